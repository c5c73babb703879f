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
}
