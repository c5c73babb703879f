import Foundation
import Kumiko
import KumikoRemote
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// Documents that somebody has damaged, or means to.
@MainActor
@Suite("A screen of a hostile document", .closesWindows, .timeLimit(.minutes(3)))
struct HostileScreenTests {
  nonisolated private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples/Documents")

  /// Shows a document, and returns views whose place no screen has.
  private func show(_ data: Data) -> [String] {
    let reading = RemoteScreen.read(data, file: "hostile")
    guard let screen = reading.screen else {
      return reading.problems.hasErrors ? [] : ["neither a screen nor an error"]
    }
    let controller = RemoteScreenController(screen)
    let stage = TestStage(root: controller)
    stage.runFrame()
    defer { stage.close() }
    return misplaced(in: controller.view)
  }

  private func misplaced(in view: UIView) -> [String] {
    let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
    let isWrong = !numbers.allSatisfy { $0.isFinite }
    return (isWrong ? ["\(type(of: view)) \(view.frame)"] : [])
      + view.subviews.flatMap { misplaced(in: $0) }
  }

  @Test(
    "never traps, whatever one of its words is replaced with",
    arguments: ["settings", "product", "front", "inbox"])
  func mutations(name: String) throws {
    let words = try String(
      contentsOf: Self.folder.appendingPathComponent("\(name).json"), encoding: .utf8)
    let pieces = words.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    var random = SeededRandom(seed: UInt64(name.count))
    let hostile = [
      "", "x", "-1", "1e308", "${", "${1/0}", "${data}", "${state.volume * -1e300}", "state.x",
      "#", "100000000", "NaN", "\u{202E}", "999999%", "estimated 0", "symbol:", "List", "Screen",
    ]
    for _ in 0..<120 {
      var copy = pieces
      let place = Int.random(in: 1..<(pieces.count - 1), using: &random)
      copy[place] = hostile.randomElement(using: &random) ?? ""
      let words = copy.joined(separator: "\"")
      #expect(show(Data(words.utf8)) == [], "\(copy[place]) at \(place)")
    }
  }

  @Test("cannot turn the words around a value, nor pile marks and lines upon each other")
  func texts() throws {
    let marks = String(repeating: "\u{301}", count: 10_000)
    let lines = String(repeating: "\\n", count: 5_000)
    let stage = try DocumentStage(
      #"""
      { "kumiko": "1.0", "type": "Screen", "data": {
        "name": "\u202Elive\u2069\n\u202Eb", "hebrew": "\u05D0", "plain": "Ada é" },
        "sections": [ { "type": "Section", "rows": [
          { "type": "ListRow", "title": "${data.name} owes 5" },
          { "type": "ListRow", "title": "${data.hebrew} 5" },
          { "type": "ListRow", "title": "${data.plain} 5" },
          { "type": "ListRow", "title": "${data.name}" },
          { "type": "ListRow", "title": "e\#(marks)!" },
          { "type": "DescriptionRow", "text": "a\#(lines)b" } ] } ] }
      """#)
    let texts = stage.texts
    #expect(texts.contains("\u{2068}\u{202E}live\u{2069}\n\u{2068}\u{202E}b\u{2069} owes 5"))
    #expect(texts.contains("\u{2068}\u{5D0}\u{2069} 5"))
    #expect(texts.contains("Ada é 5"))
    let marked = try #require(texts.first { $0.hasSuffix("!") })
    #expect(marked.unicodeScalars.count == 10)
    let long = try #require(texts.first { $0.hasPrefix("a\n") })
    #expect(long.split(separator: "\n", omittingEmptySubsequences: false).count == 1_000)
  }

  @Test("does neither in lists of texts, with other ends of lines, or in what a server answers")
  func otherTexts() throws {
    let marks = String(repeating: "\u{301}", count: 100)
    let ends = String(repeating: "\\r\u{2028}", count: 1_000)
    let stage = try DocumentStage(
      #"""
      { "kumiko": "1.0", "type": "Screen", "data": { "hebrew": "\u05D0" },
        "sections": [ { "type": "Section", "rows": [
          { "type": "ListRow", "title": "T", "texts": ["${data.hebrew} 5", "e\#(marks)!"] },
          { "type": "DescriptionRow", "text": "a\#(ends)b" } ] } ] }
      """#)
    let all = stage.texts.joined(separator: "|")
    #expect(all.contains("\u{2068}\u{5D0}\u{2069} 5"))
    #expect(all.unicodeScalars.filter { $0 == "\u{301}" }.count == 8)
    let long = try #require(stage.texts.first { $0.hasPrefix("a") })
    #expect(long.unicodeScalars.count == 1_000)
    stage.controller.model.setErrors(["a": "e\(marks)"])
    #expect(stage.controller.model.errors["a"]?.unicodeScalars.count == 9)
  }

  @Test("says whose an alert is")
  func alerts() throws {
    let stage = try DocumentStage(
      #"""
      { "kumiko": "1.0", "type": "Screen", "sections": [ { "type": "Section", "rows": [
        { "type": "ListRow", "title": "Go", "onSelect":
          { "type": "Alert", "title": "Your phone is locked", "message": "Call 0190" } } ] } ] }
      """#)
    stage.controller.model.environment.appName = "Tea House"
    try stage.stage.tap(on: "Go")
    stage.stage.settle()
    #expect(stage.texts.contains("Call 0190\n\nTea House"))
  }

  @Test("never traps on alerts of which several buttons cancel, or say nothing")
  func buttons() throws {
    let buttons = ["No", "Never"].map {
      #"""
      { "type": "AlertButton", "title": "\#($0)", "style": "cancel",
        "onSelect": { "type": "Navigate", "to": "/\#($0)" } }
      """#
    }
    let stage = try DocumentStage(
      #"""
      { "kumiko": "1.0", "type": "Screen", "id": "test", "sections": [
        { "type": "Section", "id": "only", "rows": [ { "type": "ListRow", "title": "Row",
          "onSelect": { "type": "Alert", "title": "Sure?", "buttons": [
            \#(buttons.joined(separator: ",")), { "type": "AlertButton" } ] } } ] } ] }
      """#)
    for title in ["No", "Never"] {
      try stage.stage.tap(on: "Row")
      stage.stage.settle()
      let alert = try #require(stage.controller.presentedViewController as? UIAlertController)
      #expect(alert.actions.map(\.style) == [.cancel, .default, .default])
      #expect(alert.actions.map(\.title) == ["No", "Never", ""])
      try stage.stage.tap(on: title)
      stage.stage.settle()
    }
    #expect(stage.spy?.take() == ["navigate /No", "navigate /Never"])
  }

  @Test("never traps on numbers that no screen has")
  func numbers() throws {
    let words = try String(
      contentsOf: Self.folder.appendingPathComponent("product.json"), encoding: .utf8)
    for number in ["-1", "0", "1e9", "1e-300", "-1e9", "12345678901234567890", "0.5"] {
      for name in ["height", "spacing", "grow", "padding", "cornerRadius", "minimum", "maximum"] {
        let parts = words.components(separatedBy: "\"\(name)\": ")
        let changed = parts.dropFirst().map { part in
          number + part.drop { $0.isNumber || $0 == "." }
        }
        let hostile = ([parts[0]] + changed).joined(separator: "\"\(name)\": ")
        #expect(show(Data(hostile.utf8)) == [], "\(name) of \(number)")
      }
    }
  }

  /// A literal that a property takes; nil for one that may be left out.
  private func literal(for property: ElementProperty) -> String? {
    switch property.type {
    case .number: #""${state.x}""#
    case _ where property.name == "bind": #""state.x""#
    case .texts: #"["a", "b"]"#
    case .element: #"{ "type": "ListRow", "title": "T" }"#
    case .image where property.isRequired: #""symbol:star""#
    case _ where property.isRequired || property.name == "initials": #""star""#
    default: nil
    }
  }

  @Test(
    "never traps on a number that no property and no control can have",
    arguments: [
      1e300, -1e300, 9.3e18, -9.3e18, 1e9, -1e9, 1e-300, 0.5, .infinity, -.infinity, .nan,
    ] as [Double])
  func values(number: Double) throws {
    var rows: [String] = []
    for name in ScreenRegistry.stock.names {
      guard let element = ScreenRegistry.stock[name], [.row, .view].contains(element.role) else {
        continue
      }
      let properties = element.properties.compactMap { property in
        literal(for: property).map { "\"\(property.name)\": \($0)" }
      }
      rows.append("{ \((["\"type\": \"\(name)\""] + properties).joined(separator: ", ")) }")
    }
    let calls = [
      "plural('cups', state.x)", "round(state.x, 2)", "round(1.5, state.x)", "data.list[state.x]",
      "number(state.x)", "percent(state.x)", "currency(state.x, 'EUR')", "date(state.x)",
      "relative(state.x)", "slice(data.list, state.x, state.x)", "state.x % 2", "abs(state.x)",
      "slice('abc', state.x)", "join([state.x], ',')",
    ]
    rows += calls.map { #"{ "type": "ListRow", "title": "${\#($0)}!" }"# }
    let words = """
      { "kumiko": "1.0", "type": "Screen", "state": { "x": 0 }, "data": { "list": [1, 2] },
        "strings": { "cups": { "one": "# cup", "other": "# cups" } },
        "sections": [ { "type": "Section", "rows": [ \(rows.joined(separator: ",\n")) ] } ] }
      """
    let reading = RemoteScreen.read(Data(words.utf8), file: "numbers")
    let controller = RemoteScreenController(try #require(reading.screen, "\(reading.problems)"))
    let stage = TestStage(root: controller, size: CGSize(width: 390, height: 8_000))
    controller.model.setState("state.x", to: .number(number))
    for _ in 0..<3 { stage.runFrame() }
    #expect(misplaced(in: controller.view) == [])
    stage.close()
  }

  /// Shows a row of templates in each other, each of which hands on an object that has what it was
  /// given 8 times, taps on it, and says what was wrong.
  private func tap(
    levels: Int, _ action: String, registry: ScreenRegistry = .stock, bytes: Int = 8_000
  ) async throws -> (sent: [String], problems: [DocumentProblem.Code]) {
    let fields = "abcdefgh".map { "\"\($0)\": \"${p}\"" }.joined(separator: ", ")
    var templates = (0..<levels).map {
      #"""
      "T\#($0)": { "params": { "p": null }, "body":
        { "type": "T\#($0 + 1)", "p": { \#(fields) } } }
      """#
    }
    templates.append(
      #"""
      "T\#(levels)": { "params": { "p": null }, "body":
        { "type": "ListRow", "title": "Go", "onSelect": \#(action) } }
      """#)
    let words = #"""
      { "kumiko": "1.0", "type": "Screen", "templates": { \#(templates.joined(separator: ",\n")) },
        "sections": [ { "type": "Section", "rows": [ { "type": "T0", "p": "x" } ] } ] }
      """#
    var limits = DocumentLimits()
    limits.bytes = bytes
    let reading = RemoteScreen.read(
      Data(words.utf8), file: "test.json", registry: registry, limits: limits)
    let controller = SpyController(try #require(reading.screen, "\(reading.problems.lines)"))
    var problems = reading.problems.all.map(\.code)
    controller.onProblem = { problems.append($0.code) }
    let stage = TestStage(root: controller)
    stage.settle()
    try stage.tap(on: "Go")
    for _ in 0..<20 {
      stage.settle()
      await Task.yield()
    }
    return (controller.take(), problems)
  }

  @Test("sends no form that has no end for whoever reads it (K316)")
  func forms() async throws {
    let form = #"{ "type": "Submit", "to": "/send", "form": { "all": "${p}" } }"#
    let small = try await tap(levels: 2, form)
    #expect(small.sent == ["POST /send [\"all\"]"])
    #expect(small.problems == [])
    let large = try await tap(levels: 4, form)
    #expect(large.sent == [])
    #expect(large.problems == [.refusedForm])
  }

  /// Reads what is 4 levels deep in full.
  private struct Keep: Decodable, Sendable {
    var all: [String: [String: [String: [String: String]]]]
  }

  @MainActor
  private final class Kept {
    var counts: [Int] = []
  }

  @Test("gives the app's own actions nothing that has no end either")
  func actions() async throws {
    let kept = Kept()
    var registry = ScreenRegistry.stock
    registry.register(Keep.self) { action, _ in kept.counts.append(action.all.count) }
    let keep = #"{ "type": "Keep", "all": "${p}" }"#
    let large = try await tap(levels: 4, keep, registry: registry)
    #expect(kept.counts == [])
    #expect(large.problems == [.wrongType])
    let allowed = try await tap(levels: 4, keep, registry: registry, bytes: 4_000_000)
    #expect(kept.counts == [8])
    #expect(allowed.problems == [])
  }

  @Test("stops at its limits")
  func limits() {
    let rows = (0..<400).map { _ in #"{ "type": "Many", "for": "n in data.n", "id": "${n}" }"# }
    let words = """
      { "kumiko": "1.0", "type": "Screen",
        "data": { "n": [\((0..<100).map(String.init).joined(separator: ","))] },
        "templates": { "Many": { "params": {}, "body": { "type": "ListRow", "title": "a" } } },
        "sections": [ { "type": "Section", "id": "s", "rows": [\(rows.joined(separator: ","))] } ] }
      """
    let reading = RemoteScreen.read(Data(words.utf8), file: "many")
    var codes: [DocumentProblem.Code] = []
    guard let screen = reading.screen else { return #expect(Bool(false), "it has a form") }
    let model = RemoteScreenModel(screen)
    model.onProblem = { codes.append($0.code) }
    let count = model.sections().reduce(0) { $0 + $1.elements.count }
    #expect(count <= 20_000)
    #expect(codes.contains(.tooManyElements))
  }
}
