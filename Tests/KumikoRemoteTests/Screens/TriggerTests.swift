import Foundation
import Kumiko
import KumikoRemote
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

/// What documents have done without end.
@MainActor
@Suite("What a document has done", .closesWindows, .timeLimit(.minutes(1)))
struct TriggerTests {
  private func screen(_ rows: String, more: String = "") -> String {
    """
    { "kumiko": "1.0", "type": "Screen", "id": "test", \(more)
      "state": { "n": 0, "isOn": false, "name": "" },
      "sections": [ { "type": "Section", "id": "only", "rows": [ \(rows) ] } ] }
    """
  }

  private func counts(_ number: Int) -> String {
    Array(
      repeating: #"{ "type": "SetState", "path": "state.n", "to": "${state.n + 1}" }"#,
      count: number
    ).joined(separator: ",")
  }

  @Test("changes state 16 times for one event, and for the next again (K313)")
  func changes() throws {
    let stage = try DocumentStage(
      screen(#"{ "type": "ListRow", "title": "Go", "onSelect": [ \#(counts(17)) ] }"#))
    try stage.stage.tap(on: "Go")
    #expect(stage.controller.model.state(at: "state.n") == 16)
    #expect(stage.problems.map(\.code.rawValue) == ["K313"])
    try stage.stage.tap(on: "Go")
    #expect(stage.controller.model.state(at: "state.n") == 32)
  }

  @Test("is loaded anew by a pull where the condition of that holds")
  func pulls() async throws {
    let stage = try DocumentStage(
      screen(
        #"{ "type": "ListRow", "title": "Row" }"#,
        more: #""onRefresh": { "type": "Refresh", "if": "${state.isOn}" },"#))
    let control = try #require(stage.controller.listView.refreshControl)
    for isOn in [false, true, false] {
      stage.controller.model.setState("state.isOn", to: .bool(isOn))
      stage.stage.settle()
      control.sendActions(for: .valueChanged)
      await stage.stage.settleRenders()
      #expect(stage.spy?.take() == (isOn ? ["refresh"] : []))
    }
    #expect(stage.problems == [])
  }

  @Test("takes nothing from what is typed, however often state changes with it")
  func typing() throws {
    let stage = try DocumentStage(
      screen(
        """
        { "type": "TextInput", "id": "name", "title": "Name", "bind": "state.name",
          "onChange": [ \(counts(16)) ] }
        """))
    try stage.stage.tap(on: "Name")
    // There is no time to describe the screen in between.
    for letter in "abc" { try stage.stage.type(String(letter)) }
    #expect(stage.controller.model.state(at: "state.name") == "abc")
    #expect(stage.controller.model.state(at: "state.n") == 48)
    for number in 0..<40 { stage.controller.model.setState("state.n", to: .number(Double(number))) }
    #expect(stage.controller.model.state(at: "state.n") == 39)
    #expect(stage.problems == [])
    stage.stage.window.endEditing(true)
  }

  @Test("comes to rest though rows that are shown change what is shown, until a tap (K313)")
  func cycles() throws {
    let toggle = #"{ "type": "Toggle", "path": "state.isOn" }"#
    let stage = try DocumentStage(
      screen(
        """
        { "type": "ListRow", "id": "a", "if": "${state.isOn}", "title": "A", "onDisplay":
          [ \(toggle), \(counts(1)) ] },
        { "type": "ListRow", "id": "b", "if": "${!state.isOn}", "title": "B", "onDisplay":
          [ \(toggle), \(counts(1)) ] },
        { "type": "ListRow", "id": "go", "title": "Go", "onSelect": \(toggle) }
        """))
    #expect(stage.stage.settle())
    let model = stage.controller.model
    guard case .number(let count) = model.state(at: "state.n") else {
      Issue.record("\(model.state)")
      return
    }
    #expect(2...17 ~= count)
    #expect(stage.problems.allSatisfy { $0.code == .tooManyChanges } && !stage.problems.isEmpty)
    try stage.stage.tap(on: "Go")
    #expect(stage.stage.settle())
    #expect(model.state(at: "state.n") != .number(count))
  }

  @Test("leads to one other screen without a tap, and to as many as are tapped and chosen")
  func navigation() throws {
    let navigate = #"{ "type": "Navigate", "to": "/next" }"#
    let stage = try DocumentStage(
      screen(
        """
        { "type": "ListRow", "title": "Go", "onSelect": \(navigate) },
        { "type": "ToggleRow", "title": "On", "bind": "state.isOn", "onChange": \(navigate) }
        """,
        more: #""onAppear": [ \#(navigate), \#(navigate) ],"#))
    #expect(stage.spy?.take() == ["navigate /next"])
    #expect(stage.problems.map(\.code) == [.tooManyChanges])
    for _ in 0..<2 {
      try stage.stage.tap(on: "Go")
      try stage.stage.tap(stage.stage.view(of: UISwitch.self))
    }
    #expect(stage.spy?.take() == Array(repeating: "navigate /next", count: 4))
  }

  @Test("leads to one other screen without a tap also by actions of the app")
  func ownActions() throws {
    struct Lead: Decodable, Sendable { var place: String }
    var registry = ScreenRegistry.stock
    registry.register(Lead.self) { action, context in
      guard let url = URL(string: action.place) else { return }
      context.handler.navigate(to: url)
    }
    let lead = #"{ "type": "Lead", "place": "/own" }"#
    let stage = try DocumentStage(
      screen(
        #"{ "type": "ListRow", "title": "Go", "onSelect": \#(lead) }"#,
        more: #""onAppear": [ \#(lead), \#(lead), { "type": "Navigate", "to": "/next" } ],"#),
      registry: registry)
    #expect(stage.spy?.take() == ["navigate /own"])
    #expect(stage.problems.map(\.code) == [.tooManyChanges, .tooManyChanges])
    try stage.stage.tap(on: "Go")
    #expect(stage.spy?.take() == ["navigate /own"])
  }

  @Test("is loaded for nobody 30 times a minute at most")
  func loads() async throws {
    let stage = try DocumentStage(
      screen(
        #"{ "type": "ListRow", "title": "Go", "onSelect": { "type": "Refresh" } }"#,
        more: """
          "onAppear": [ \((0..<40).map { #"{ "type": "Submit", "to": "/\#($0)" }"# }
            .joined(separator: ",")) ],
          """))
    try await stage.stage.wait("30 forms") { stage.spy?.log.count == 30 }
    _ = stage.spy?.take()
    #expect(stage.problems.map(\.code) == Array(repeating: .tooManyChanges, count: 10))
    try stage.stage.tap(on: "Go")
    try await stage.stage.wait("a refresh") { stage.spy?.log == ["refresh"] }
  }

  @Test("is sent once by two taps, and again when there was an answer")
  func taps() async throws {
    let words = screen(
      """
      { "type": "ListRow", "title": "Send", "onSelect": { "type": "Submit", "to": "/a",
        "form": { "n": 1 }, "onSuccess": [ \(counts(1)) ] } },
      { "type": "ListRow", "title": "Other", "onSelect": { "type": "Submit", "to": "/a",
        "form": { "n": 2 }, "onSuccess": [ \(counts(1)) ] } }
      """)
    let reading = RemoteScreen.read(Data(words.utf8), file: "test.json")
    let controller = WaitingController(try #require(reading.screen))
    let stage = TestStage(root: controller)
    stage.settle()
    for title in ["Send", "Send", "Other"] { try stage.tap(on: title) }
    try await stage.wait("two forms") { controller.waiting.count == 2 }
    controller.answer()
    try await stage.wait("two answers") { controller.model.state(at: "state.n") == 2 }
    try stage.tap(on: "Send")
    try await stage.wait("a form") { controller.waiting.count == 1 }
    controller.answer()
    try await stage.wait("an answer") { controller.model.state(at: "state.n") == 3 }
    #expect(controller.count == 3)
  }

  @Test("is not sent again and again because it fails")
  func failures() async throws {
    var chain = #"{ "type": "Submit", "to": "/last" }"#
    for number in 0..<8 {
      chain = """
        { "type": "Submit", "to": "/\(number)", "form": { "name": "" }, "onFailure": \(chain) }
        """
    }
    let stage = try DocumentStage(
      screen(#"{ "type": "ListRow", "title": "Send", "onSelect": \#(chain) }"#))
    try stage.stage.tap(on: "Send")
    try await stage.stage.wait("an end") { stage.problems.map(\.code) == [.tooManyChanges] }
    #expect(stage.spy?.take().count == 5)
  }
}

/// Has its forms wait for the test.
private final class WaitingController: RemoteScreenController {
  private(set) var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var count = 0

  func answer() {
    for form in waiting { form.resume() }
    waiting = []
  }

  override func submit(
    _ form: [String: RemoteValue], to url: URL, method: String
  ) async throws -> [String: String] {
    count += 1
    await withCheckedContinuation { waiting.append($0) }
    return [:]
  }
}
