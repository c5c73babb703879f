import Foundation
import Kumiko
import KumikoRemote
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// Rows that say nothing but literals are kept as their text, and nobody can tell.
@MainActor
@Suite("Rows that are kept as their text", .closesWindows, .timeLimit(.minutes(1)))
struct KeptRowsTests {
  /// A schema that knows elements, and no literals, so that everything is read.
  private struct PlainSchema: DocumentSchema {
    func elementSchema(for type: String) -> ElementSchema? {
      ScreenRegistry.stock.elementSchema(for: type)
    }
  }

  private static func screen(_ rows: [String]) -> String {
    """
    { "kumiko": "1.0", "type": "Screen", "id": "kept", "state": { "n": 1 },
      "styles": { "big": { "titleStyle": "title1" } },
      "sections": [ { "type": "Section", "id": "all", "rows": [
        \(rows.joined(separator: ",\n    ")) ] } ] }
    """
  }

  private static let row = """
    { "type": "ListRow", "id": "a", "title": "One \\" é", "subtitle": "${literal", "value": 3,
        "symbol": "star", "symbolColor": "systemBlue", "numberOfLines": 2,
        "onSelect": [ { "type": "Navigate", "to": "a/b" }, { "type": "Refresh" } ],
        "swipeActions": [ { "type": "RowAction", "title": "Go",
          "onSelect": { "type": "Dismiss" } } ] }
    """

  /// All that an element says, and where.
  private func lines(_ element: DocumentElement) -> [String] {
    let id = "\(element.id?.text ?? "-") \(place(element.id?.location))"
    return ["\(element.path) \(element.type) \(place(element.location)) \(id)"]
      + element.properties.flatMap { property -> [String] in
        let name = "\(element.path).\(property.name) \(place(property.location)) "
        return switch property.value {
        case .value(let value): [name + "\(value)"]
        case .expression(let words): [name + words]
        case .element(let child): [name] + lines(child)
        case .elements(let children): [name] + children.flatMap { lines($0) }
        }
      }
  }

  private func place(_ location: DocumentLocation?) -> String {
    location.map { "\($0.range) \($0.position)" } ?? "nowhere"
  }

  @Test("They say what they say when they are read, at the same places")
  func equality() throws {
    let words = Self.screen([Self.row.replacingOccurrences(of: "${", with: "$ {"), Self.row])
    let data = Data(words.utf8)
    let kept = try #require(RemoteScreen.read(data, file: "a.json").screen)
    let reading = DocumentReader(schema: PlainSchema()).read(data, file: "a.json")
    guard case .screen(let read)? = reading.document else {
      Issue.record("\(reading.problems)")
      return
    }
    #expect(lines(kept.document.element) == lines(read.element))
    #expect(kept.document == read)
    var changed = kept.document
    changed.element.properties[0] = changed.element.properties[0]
    #expect(changed == read)
    var row = changed.element.elements("sections")[0].elements("rows")[0]
    let count = row.properties.count
    row.location = nil
    #expect(row.properties.count == count)
  }

  private static let types = ["ListRow", "DescriptionRow", "Card", "EmptySpace", "TextElement"]
  private static let names = [
    "title", "text", "value", "symbol", "symbolColor", "accessory", "numberOfLines", "isRedacted",
    "image", "layoutInsets", "style", "onSelect", "height", "row", "texts", "contextMenu", "bogus",
    "width", "markdown", "bind",
  ]
  private static let values = [
    #""a""#, #""""#, #""star""#, #""systemRed""#, "\"#FFF\"", "\"#112233/#445566\"", "3", "1e99",
    "-0.5", "true", "null", #""chevron""#, #""${state.n}""#, #""\u0024{state.n}""#, "[]", "{}",
    #"["a"]"#, #"{ "type": "Refresh" }"#, #"[{ "type": "Navigate", "to": "a b" }]"#,
    #"{ "type": "Navigate" }"#, #"{ "type": "ListRow", "title": "b" }"#, #""big""#,
    #"[{ "type": "MenuItem", "title": "c", "id": "x" }]"#, #""https://example.com/a?b=c""#,
    #""//""#, #"{ "to": "a", "type": "Navigate" }"#, #""state.n""#, "{ \"top\": 3 }",
  ]

  @Test("What is wrong with a row is found, whatever it says", arguments: 0..<60)
  func problems(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<40 {
      let type = Self.types.randomElement(using: &random) ?? ""
      let names = Self.names.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
      let members = names.map { name in
        "\"\(name)\": \(Self.values.randomElement(using: &random) ?? "")"
      }
      let head = #"{ "type": "\#(type)", "# + members.map { $0 + ", " }.joined()
      // A row with a condition is never kept as its text.
      let kept = problems(of: head + #""id": "a" }"#)
      let read = problems(of: head + #""id": "a", "if": true }"#)
      #expect(kept == read, "\(head)")
    }
  }

  private func problems(of row: String) -> [String] {
    RemoteScreen.read(Data(Self.screen([row]).utf8), file: "a.json").problems.lines
  }

  @Test("Limits count what is in them")
  func limits() {
    var limits = DocumentLimits()
    let data = Data(Self.screen((0..<10).map { Self.counted("\($0)") }).utf8)
    limits.elements = 22
    #expect(problems(data, limits) != "")
    limits.elements = 23
    #expect(problems(data, limits) == "")
    limits.depth = 3
    #expect(problems(data, limits) != "")
    limits.depth = 4
    #expect(problems(data, limits) == "")
    limits.idBytes = 0
    #expect(problems(data, limits) != "")
  }

  private static func counted(_ id: String) -> String {
    #"{ "type": "ListRow", "id": "\#(id)", "title": "a", "onSelect": { "type": "Refresh" } }"#
  }

  private func problems(_ data: Data, _ limits: DocumentLimits) -> String {
    RemoteScreen.read(data, file: "a.json", limits: limits).problems.lines.joined(separator: "\n")
  }

  @Test("Two rows of one id are reported")
  func duplicates() {
    #expect(problems(of: Self.counted("a") + "," + Self.counted("a")).count == 1)
  }

  // MARK: Places of problems

  private static func refused(_ id: String) -> String {
    """
    { "type": "ListRow", "id": "\(id)", "title": "\(id)",
        "onSelect": { "type": "Open",
          "url": "ftp://example.com" } }
    """
  }

  @Test("A row that is shown again reports where it stands in the newest text")
  func moved() throws {
    let stage = try DocumentStage(Self.screen([Self.counted("first"), Self.refused("Open")]))
    let rows = [Self.counted("first"), Self.counted("second"), Self.refused("Open")]
    try stage.show(Self.screen(rows))
    try stage.stage.tap(on: "Open")
    #expect(
      stage.problems.map { "\($0.file):\($0.position) \($0.path)" }
        == ["test.json:8:14 sections[0].rows[2].onSelect.url"])
  }

  @Test("A row of a patch reports where it stands in that, and keeps nothing else of it")
  func patched() throws {
    let stage = try DocumentStage(Self.screen([Self.counted("first"), Self.counted("second")]))
    let rows = (0..<10).map { Self.counted("new \($0)") } + [Self.refused("Open")]
    let patch = """
      { "kumiko": "1.0", "type": "Patch", "of": "kept", "changes": [
        { "type": "Insert", "before": "first", "elements": [
        \(rows.reversed().joined(separator: ",\n")) ] } ] }
      """
    let result = stage.controller.model.remoteScreen.receiving(Data(patch.utf8), file: "patch.json")
    guard case .patched(let screen, _) = result else {
      Issue.record("\(result)")
      return
    }
    stage.controller.show(screen)
    stage.stage.settle()
    try stage.stage.tap(on: "Open")
    #expect(
      stage.problems.map { "\($0.file):\($0.position) \($0.path)" }
        == ["patch.json:5:14 changes[0].elements[0].onSelect.url"])
    let inserted = screen.document.sections[0].elements("rows").prefix(11)
    #expect(
      inserted.allSatisfy { row in
        row.location.map { $0.source.bytes.count <= 2 * $0.range.count } ?? false
      })
    #expect(inserted.map { lines($0).count } == [5] + Array(repeating: 4, count: 10))
  }

  @Test("A registry that was changed reads rows of another one again")
  func registries() throws {
    var registry = ScreenRegistry.stock
    registry.register(
      .row("ListRow", "another", properties: []) { _ in EmptySpace(height: 1) })
    let words = Self.screen([#"{ "type": "ListRow", "id": "a" }"#])
    let screen = try #require(
      RemoteScreen.read(Data(words.utf8), file: "a.json", registry: registry).screen)
    // A patch that was read as the library's elements are, for a screen of others.
    let patch = """
      { "kumiko": "1.0", "type": "Patch", "of": "kept", "changes": [
        { "type": "Replace", "id": "a", "with": { "type": "ListRow", "id": "a", "title": "b" } } ] }
      """
    let reading = DocumentReader(schema: ScreenRegistry.stock)
      .read(Data(patch.utf8), file: "patch.json")
    guard case .patch(let document)? = reading.document else {
      Issue.record("\(reading.problems)")
      return
    }
    guard case .patched(_, let problems) = screen.applying(document) else {
      Issue.record("the patch fits the screen")
      return
    }
    #expect(problems.all.map(\.code) == [.unknownProperty])
  }
}
