import Foundation
import KumikoDocuments
import KumikoRemote
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite("The state of a screen", .closesWindows, .timeLimit(.minutes(1)))
struct StateSizeTests {
  /// A screen on a stage, with a row for each change of state.
  @MainActor
  private final class Shown {
    let controller: SpyController
    let stage: TestStage
    private(set) var problems: [DocumentProblem] = []

    /// - Parameter changes: The paths and values of the changes, by the titles of their rows.
    init(_ changes: [(String, String, String)], bytes: Int? = nil) throws {
      var limits = DocumentLimits()
      if let bytes { limits.stateBytes = bytes }
      let rows = changes.map { title, path, value in
        #"""
        {"type":"ListRow","id":"\#(title)","title":"\#(title)","onSelect":
        {"type":"SetState","path":"state.\#(path)","to":\#(value)}}
        """#
      }
      let words = #"""
        {"kumiko":"1.0","type":"Screen","id":"s",
        "state":{"name":"","tree":null,"list":{"a":{"b":"0123456789"}},"n":0},
        "sections":[{"type":"Section","id":"all","rows":[
        {"type":"TextInput","id":"name","title":"Name","bind":"state.name"},
        \#(rows.joined(separator: ","))]}]}
        """#
      let reading = RemoteScreen.read(Data(words.utf8), file: "test.json", limits: limits)
      controller = SpyController(try #require(reading.screen, "\(reading.problems.lines)"))
      stage = TestStage(
        root: UINavigationController(rootViewController: controller),
        size: CGSize(width: 390, height: 844))
      controller.onProblem = { [weak self] in self?.problems.append($0) }
      stage.settle()
    }

    func tap(_ title: String, times: Int = 1) throws {
      for _ in 0..<times {
        try stage.tap(on: title)
        stage.settle()
      }
    }

    func state(_ path: String) -> RemoteValue { controller.model.state(at: "state.\(path)") }
  }

  /// The values that are read of a value, up to a number.
  private func count(_ value: RemoteValue, upTo limit: Int = 1_000_000) -> Int {
    var count = 0
    func visit(_ value: RemoteValue) {
      count += 1
      guard count <= limit, case .object(let fields) = value else { return }
      fields.values.forEach { if count <= limit { visit($0) } }
    }
    visit(value)
    return count
  }

  @Test("is not doubled for ever by a value that holds itself twice (K318)")
  func doubling() throws {
    let shown = try Shown([
      ("Double", "tree", #"{"a":"${state.tree}","b":"${state.tree}"}"#),
      ("Count", "n", #""${state.n + 1}""#),
    ])
    try shown.tap("Double", times: 40)
    #expect(1_000...125_000 ~= count(shown.state("tree")))
    #expect(shown.problems.map(\.code) == [.stateTooLarge])
    let words = try #require(shown.problems.first?.message)
    #expect(words.contains("state.tree stays as it is") && words.contains("stateBytes"))
    // What makes it no larger is done as ever.
    try shown.tap("Count", times: 3)
    #expect(shown.state("n") == 3)
    #expect(shown.problems.count == 1)
  }

  @Test("is not nested for ever by a value that holds itself (K318)")
  func nesting() throws {
    let shown = try Shown([("Nest", "tree", #"{"in":"${state.tree}"}"#)])
    try shown.tap("Nest", times: 150)
    var (value, depth) = (shown.state("tree"), 0)
    while case .object(let fields) = value { (value, depth) = (fields["in"] ?? .null, depth + 1) }
    #expect(100...128 ~= depth)
    #expect(shown.problems.map(\.code) == [.stateTooLarge])
  }

  @Test("loses nothing that is typed, also where that is beyond what actions may add")
  func typing() throws {
    let shown = try Shown(
      [
        ("Copy", "list.more", #""${state.name}""#), ("Less", "list", #""short""#),
        ("Long", "list", #""01234567890""#),
      ], bytes: 200)
    try shown.stage.tap(on: "Name")
    let text = String(repeating: "tea ", count: 40)
    for letter in text { try shown.stage.type(String(letter)) }
    #expect(shown.state("name") == .string(text))
    shown.stage.window.endEditing(true)
    shown.stage.settle()
    // There are 233 bytes by now.
    try shown.tap("Copy")
    #expect(shown.state("list") == ["a": ["b": "0123456789"]])
    #expect(shown.problems.map(\.code) == [.stateTooLarge])
    try shown.tap("Less")
    #expect(shown.state("list") == "short")
    try shown.tap("Long")
    #expect(shown.state("list") == "short")
    #expect(shown.problems.count == 2)
    shown.controller.model.setState("state.name", to: "")
    try shown.tap("Long")
    #expect(shown.state("list") == "01234567890")
  }

  @Test("takes what fits to the byte, and no more, by what names, texts and values take")
  func exact() throws {
    // name 4 + 8, tree 4 + 8, list 4 + 8 with a 1 + 8 with b 1 + 8 + 10, n 1 + 8: all but "more".
    let before = 12 + 12 + 12 + 9 + 19 + 9
    for room in [16, 17] {
      let shown = try Shown([("Add", "list.more", #""12345""#)], bytes: before + room)
      try shown.tap("Add")
      #expect(shown.state("list.more") == (room == 17 ? "12345" : .null))
      #expect(shown.problems.count == (room == 17 ? 0 : 1))
    }
  }
}
