import Foundation
import Kumiko
import KumikoRemote
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

/// What renders of a screen make: what is near the screen, and what has changed.
@MainActor
@Suite("Rows of screens", .closesWindows, .timeLimit(.minutes(1)))
struct ScreenRowsTests {
  /// Counts how often a row of the app is made.
  private final class Count {
    var made: [String] = []
  }

  private static func registry(_ count: Count) -> ScreenRegistry {
    var registry = ScreenRegistry.stock
    registry.register(
      ElementDefinition.row(
        "Counted", "counts", properties: [ElementProperty("title", .text, "a name")]
      ) { values in
        count.made.append(values.text("title") ?? "")
        return ListRow(values.text("title") ?? "")
      })
    return registry
  }

  /// A color that is another object whenever it is read.
  private static let color = "#FFFFFF/#000000"

  private static func screen(_ rows: [String], state: String = "") -> String {
    """
    { "kumiko": "1.0", "type": "Screen", "id": "rows", "state": { "words": "\(state)" },
      "sections": [ { "type": "Section", "id": "all", "rows": [
        \(rows.joined(separator: ",\n    ")) ] } ] }
    """
  }

  private static func space(_ id: String, height: String = "10") -> String {
    """
    { "type": "EmptySpace", "id": "\(id)", "height": \(height), "color": "\(color)" }
    """
  }

  private static func counted(_ id: String) -> String {
    #"{ "type": "Counted", "id": "\#(id)", "title": "\#(id)" }"#
  }

  private func colors(of stage: DocumentStage) -> [UIColor?] {
    stage.controller.model.sections().flatMap(\.cells)
      .map { $0.component(as: EmptySpace.self)?.color }
  }

  @Test("Of rows that are written out, those near the screen are made")
  func visible() throws {
    let count = Count()
    let rows = (0..<500).map { Self.counted("\($0)") }
    let stage = try DocumentStage(Self.screen(rows), registry: Self.registry(count))
    #expect(stage.texts.contains("0"))
    #expect(Set(count.made).count < 100)
    #expect(!count.made.contains("499"))
    let last = IndexPath(item: 499, section: 0)
    let end = UICollectionView.ScrollPosition.bottom
    stage.controller.listView.scrollToItem(at: last, at: end, animated: false)
    stage.stage.settle()
    #expect(count.made.contains("499"))
  }

  @Test("Rows with conditions, loops and templates among others are made near the screen, too")
  func mixed() throws {
    let count = Count()
    var rows = (0..<300).map { Self.counted("\($0)") }
    rows.insert(
      #"{ "type": "Counted", "id": "no", "if": "${state.words == 'yes'}", "title": "no" }"#, at: 0)
    rows.insert(
      #"{ "type": "Counted", "id": "${n}", "for": "n in ['a', 'b']", "title": "${n}" }"#, at: 0)
    let stage = try DocumentStage(Self.screen(rows), registry: Self.registry(count))
    #expect(stage.texts.starts(with: ["a", "b", "0"]))
    #expect(!count.made.contains("299"))
    stage.controller.model.setState("state.words", to: "yes")
    stage.stage.settle()
    #expect(stage.texts.starts(with: ["a", "b", "no", "0"]))
  }

  @Test("A list that is scrolled up and down has no more elements for that")
  func counted() throws {
    let rows = (0..<700).map { number in
      """
      { "type": "VFlex", "id": "r\(number)", "children": [
        { "type": "TextElement", "text": "A \(number)" },
        { "type": "TextElement", "text": "B \(number)" } ] }
      """
    }
    var limits = DocumentLimits()
    limits.elements = 2_200
    let reading = RemoteScreen.read(
      Data(Self.screen(rows).utf8), file: "test.json", limits: limits)
    let screen = try #require(reading.screen, "\(reading.problems.lines)")
    let controller = RemoteScreenController(screen)
    var codes: [DocumentProblem.Code] = []
    controller.onProblem = { codes.append($0.code) }
    let stage = TestStage(root: controller)
    stage.settle()
    let cells = controller.model.sections().flatMap(\.cells)
    for _ in 0..<4 {
      // Rows are made as when they come into view; those that came long before are forgotten.
      for cell in cells { _ = cell.component(as: EmptySpace.self) }
      stage.settle()
    }
    #expect(codes == [])
  }

  @Test("A row that reads nothing is made once")
  func once() throws {
    let stage = try DocumentStage(
      Self.screen([Self.space("fixed"), Self.space("moving", height: "\"${state.words}\"")]))
    let first = colors(of: stage)
    stage.controller.model.setState("state.words", to: 3)
    let second = colors(of: stage)
    #expect(first[0] != nil && first[0] === second[0])
    #expect(first[1] !== second[1])
  }

  @Test("A row that a patch leaves is not made again; one that it replaces is")
  func patched() throws {
    let stage = try DocumentStage(Self.screen([Self.space("one"), Self.space("two")]))
    let first = colors(of: stage)
    let patch = """
      { "kumiko": "1.0", "type": "Patch", "of": "rows", "changes": [
        { "type": "Replace", "id": "two", "with": \(Self.space("two", height: "20")) } ] }
      """
    let result = stage.controller.model.remoteScreen.receiving(Data(patch.utf8), file: "patch.json")
    guard case .patched(let screen, _) = result else {
      Issue.record("\(result)")
      return
    }
    stage.controller.show(screen)
    let second = colors(of: stage)
    #expect(first[0] != nil && first[0] === second[0])
    #expect(first[1] !== second[1])
  }

  @Test("A row that shows the same is not rendered again, nor measured")
  func rendered() throws {
    func row(_ id: String, _ title: String) -> String {
      "{ \"type\": \"ListRow\", \"id\": \"\(id)\", \"title\": \"\(title)\" }"
    }
    let stage = try DocumentStage(Self.screen([row("one", "One"), row("two", "Two")]))
    let label = try #require(stage.stage.window.firstLabel { $0.text == "One" })
    label.text = "Touched"
    let patch = """
      { "kumiko": "1.0", "type": "Patch", "of": "rows", "changes": [
        { "type": "Replace", "id": "two", "with": \(row("two", "Three")) } ] }
      """
    func show(_ patch: String) throws {
      let present = stage.controller.model.remoteScreen
      let result = present.receiving(Data(patch.utf8), file: "patch.json")
      stage.controller.show(try #require(result.screen))
      stage.stage.settle()
    }
    try show(patch)
    #expect(stage.texts == ["Touched", "Three"])
    let long = Array(repeating: "Many words", count: 20).joined(separator: " ")
    try show(patch.replacing("two", with: "one").replacing("Three", with: long))
    #expect(stage.texts == [long, "Three"])
    #expect(label.bounds.height > 60, "the row is measured anew")
  }

  @Test("What a row that is shown again does, it does to the version that is shown")
  func actions() throws {
    func words(_ other: String) -> String {
      Self.screen(
        [
          """
          { "type": "ListRow", "id": "a", "title": "Set",
            "onSelect": { "type": "SetState", "path": "state.words", "to": "set" } }
          """,
          #"{ "type": "ListRow", "id": "b", "title": "${state.words}" }"#,
          "{ \"type\": \"ListRow\", \"id\": \"c\", \"title\": \"\(other)\" }",
        ], state: "not yet")
    }
    let stage = try DocumentStage(words("first"))
    try stage.show(words("second"))
    #expect(stage.texts.contains("second"))
    try stage.stage.tap(on: "Set")
    stage.stage.settle()
    #expect(stage.texts.contains("set"))
  }

  @Test("Other addresses are relative to another base, and rows are made anew")
  func base() throws {
    let stage = try DocumentStage(Self.screen([Self.space("fixed")]))
    let first = colors(of: stage)
    stage.controller.model.baseURL = URL(string: "https://example.com/")
    #expect(colors(of: stage)[0] !== first[0])
  }

  @Test("What a screen has made goes with it, also rows that do something")
  func memory() throws {
    weak var made: UIColor?
    func show() throws {
      let row = """
        { "type": "EmptySpace", "id": "a", "height": 10, "color": "\(Self.color)",
          "onSelect": { "type": "Refresh" } }
        """
      let reading = RemoteScreen.read(Data(Self.screen([row]).utf8), file: "test.json")
      let model = RemoteScreenModel(try #require(reading.screen))
      made = model.sections()[0].cells[0].component(as: EmptySpace.self)?.color
      // It is kept for the next render.
      #expect(made != nil)
    }
    try show()
    #expect(made == nil)
  }

  @Test("What is typed behind dots is secret before it is seen")
  func secrets() throws {
    let rows =
      (0..<100).map { Self.space("\($0)", height: "40") } + [
        """
        { "type": "TextInput", "id": "pin", "title": "PIN", "bind": "state.words",
          "isSecure": true }
        """
      ]
    let bar = """
      "rightBarItems": [ { "type": "BarItem", "title": "Go",
        "onSelect": { "type": "Open", "url": "https://example.com/${state.words}" } } ],
      "sections"
      """
    let stage = try DocumentStage(
      Self.screen(rows, state: "1234").replacingOccurrences(of: "\"sections\"", with: bar))
    try stage.stage.tap(on: "Go")
    #expect(stage.spy?.take() == [])
    #expect(stage.problems.map(\.code) == [.refusedURL])
  }
}

extension UIView {
  fileprivate func firstLabel(where matches: (UILabel) -> Bool) -> UILabel? {
    if let label = self as? UILabel, matches(label) { return label }
    for view in subviews {
      if let found = view.firstLabel(where: matches) { return found }
    }
    return nil
  }
}
