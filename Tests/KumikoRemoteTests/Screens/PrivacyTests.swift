import Foundation
import Kumiko
import KumikoRemote
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

/// What a document may do with what its user types.
@MainActor
@Suite("What is typed into a screen", .closesWindows, .timeLimit(.minutes(1)))
struct PrivacyTests {
  private func screen(_ rows: String, more: String = "") -> String {
    """
    { "kumiko": "1.0", "type": "Screen", "id": "test", \(more)
      "state": { "query": "a b&c/../é", "password": "", "copy": "", "list": ["x"] },
      "data": { "dots": "..", "id": 7 },
      "sections": [ { "type": "Section", "id": "only", "rows": [ \(rows) ] } ] }
    """
  }

  @Test("is one component of an address, whatever signs it has")
  func encoding() throws {
    let stage = try DocumentStage(
      screen(
        """
        { "type": "ListRow", "title": "A", "onSelect":
          { "type": "Navigate", "to": "/s/${data.id}?q=${state.query}" } },
        { "type": "ListRow", "title": "B", "onSelect":
          { "type": "Navigate", "to": "/s/${data.dots}/x" } }
        """))
    for title in ["A", "B"] { try stage.stage.tap(on: title) }
    #expect(
      stage.spy?.take() == [
        "navigate /s/7?q=a%20b%26c%2F..%2F%C3%A9", "navigate /s/%2E%2E/x",
      ])
    #expect(stage.problems == [])
  }

  @Test("goes into no address without a tap, and into none of a picture")
  func addresses() throws {
    let stage = try DocumentStage(
      screen(
        """
        { "type": "ImageRow", "image": "/track?q=${state.query}", "height": 20 },
        { "type": "ImageRow", "for": "x in state.list", "id": "${x}", "image": "/t/${x}",
          "height": 20 },
        { "type": "Picture", "id": "p", "address": "/t/${state.query}" },
        { "type": "ListRow", "title": "A", "onDisplay":
          { "type": "Navigate", "to": "/shown/${state.query}" } }
        """,
        more: """
          "onAppear": [ { "type": "Navigate", "to": "/seen/${state.query}" },
            { "type": "Open", "url": "https://example.org" } ],
          "templates": { "Picture": { "params": { "address": "" }, "body":
            { "type": "ImageRow", "image": "${address}", "height": 20 } } },
          """))
    #expect(stage.spy?.take() == [])
    #expect(Set(stage.problems.map(\.code)) == [.refusedURL])
    #expect(stage.problems.count == 6)
  }

  @Test("goes into no address at all if dots stand for it, nor do copies of it")
  func secrets() throws {
    let stage = try DocumentStage(
      screen(
        """
        { "type": "TextInput", "title": "Password", "bind": "state.password", "isSecure": true },
        { "type": "ListRow", "title": "A", "onSelect":
          { "type": "Navigate", "to": "/a/${state.password}" } },
        { "type": "ListRow", "title": "B", "onSelect": [
          { "type": "SetState", "path": "state.copy", "to": "${state.password}!" },
          { "type": "Navigate", "to": "/b/${state.copy}" } ] },
        { "type": "ListRow", "title": "C", "onSelect":
          { "type": "Submit", "to": "/c", "form": { "password": "${state.password}" } } }
        """))
    for title in ["A", "B"] { try stage.stage.tap(on: title) }
    #expect(stage.spy?.take() == [])
    #expect(stage.problems.map(\.code) == [.refusedURL, .refusedURL])
  }

  @Test("decides on no address without a tap, as conditions and loops would have it")
  func decisions() async throws {
    let stage = try DocumentStage(
      """
      { "kumiko": "1.0", "type": "Screen", "id": "test",
        "state": { "query": "", "isOpen": false, "copy": false },
        "data": { "words": ["a", "b"] },
        "sections": [ { "type": "Section", "id": "only", "rows": [
          { "type": "TextInput", "id": "q", "title": "Query", "bind": "state.query", "onChange":
            { "type": "SetState", "if": "${state.query == 'a'}", "path": "state.copy",
              "to": true } },
          { "type": "ToggleRow", "id": "t", "title": "Open", "bind": "state.isOpen" },
          { "type": "ImageRow", "id": "chosen", "if": "${state.isOpen}", "image": "/chosen",
            "height": 20 },
          { "type": "ImageRow", "id": "if", "if": "${state.query == 'a'}", "image": "/if",
            "height": 20 },
          { "type": "ListRow", "id": "none", "if": "${state.query == ''}", "title": "Nothing" },
          { "type": "ImageRow", "id": "else", "else": true, "image": "/else", "height": 20 },
          { "type": "ImageRow", "for": "w in data.words", "where": "${w == state.query}",
            "id": "${w}", "image": "/where/${w}", "height": 20 },
          { "type": "ImageRow", "id": "copy", "if": "${state.copy}", "image": "/copy",
            "height": 20 },
          { "type": "ListRow", "id": "go", "if": "${state.query == 'a'}", "title": "Go",
            "onDisplay": [ { "type": "Navigate", "to": "/displayed" }, { "type": "Refresh" } ],
            "onSelect": { "type": "Navigate", "to": "/tapped" } } ] } ] }
      """)
    try stage.stage.tap(stage.stage.view(of: UISwitch.self))
    // There is nobody to load pictures, which is a problem for each that is asked for.
    try await stage.stage.wait("a picture") { stage.asked == ["/chosen"] }
    try stage.stage.tap(on: "Query")
    try stage.stage.type("a")
    await stage.stage.settleRenders()
    #expect(stage.texts.contains("Go"))
    #expect(stage.asked == ["/chosen"])
    #expect(stage.problems.count { $0.code == .refusedURL } == 6)
    #expect(stage.spy?.take() == [])
    try stage.stage.tap(on: "Go")
    #expect(stage.spy?.take() == ["navigate /tapped"])
    stage.stage.window.endEditing(true)
  }

  @Test("decides on no address without a tap by what it leaves as it is")
  func omissions() async throws {
    let row = #"{ "type": "ImageRow", "height": 20, "id""#
    let stage = try DocumentStage(
      """
      { "kumiko": "1.0", "type": "Screen", "id": "test",
        "state": { "query": "", "other": false, "shown": false, "more": false, "isOpen": false,
          "chosen": false, "left": true, "right": false },
        "data": { "words": ["a"] },
        "templates": { "Note": { "params": { "word": "" }, "body":
          { "type": "ListRow", "if": "${word != 'a'}", "title": "Note",
            "onDisplay": { "type": "SetState", "path": "state.shown", "to": true } } } },
        "sections": [ { "type": "Section", "id": "only", "rows": [
          { "type": "TextInput", "id": "q", "title": "Query", "bind": "state.query", "onChange":
            { "type": "SetState", "if": "${state.query != 'a'}", "path": "state.other",
              "to": true } },
          { "type": "ToggleRow", "id": "t", "title": "Open", "bind": "state.isOpen", "onChange": [
            { "type": "SetState", "if": "${state.other}", "path": "state.more", "to": true },
            { "type": "SetState", "for": "w in data.words", "id": "${w}", "if": "${w == 'a'}",
              "path": "state.chosen", "to": true },
            { "type": "SetState", "if": "${state.left}", "path": "state.right", "to": true },
            { "type": "SetState", "if": "${state.right}", "path": "state.left", "to": false } ] },
          { "type": "Note", "id": "n", "word": "${state.query}" },
          \(row): "other", "if": "${state.isOpen && !state.other}", "image": "/other" },
          \(row): "shown", "if": "${state.isOpen && !state.shown}", "image": "/shown" },
          \(row): "more", "if": "${state.isOpen && !state.more}", "image": "/more" },
          \(row): "chosen", "if": "${state.chosen}", "image": "/chosen" },
          \(row): "right", "if": "${state.right}", "image": "/right" }
        ] } ] }
      """)
    stage.controller.model.setState("state.shown", to: false)
    try stage.stage.tap(on: "Query")
    try stage.stage.type("a")
    await stage.stage.settleRenders()
    try stage.stage.tap(stage.stage.view(of: UISwitch.self))
    try await stage.stage.wait("two pictures") { stage.asked.count == 2 }
    await stage.stage.settleRenders()
    #expect(stage.controller.model.state(at: "state.other") == false)
    #expect(stage.asked.sorted() == ["/chosen", "/right"])
    stage.stage.window.endEditing(true)
  }

  @Test("decides on no address without a tap by what it leaves, in however many templates")
  func omissionsInTemplates() async throws {
    var limits = DocumentLimits()
    limits.templateDepth = 12
    let templates = (1...9).map {
      #"""
      "N\#($0)": { "params": { "word": "" }, "body":
        { "type": "N\#($0 + 1)", "word": "${word}" } }
      """#
    }
    let stage = try DocumentStage(
      """
      { "kumiko": "1.0", "type": "Screen", "id": "test",
        "state": { "query": "", "shown": false, "isOpen": false },
        "templates": { \(templates.joined(separator: ",")), "N10": { "params": { "word": "" },
          "body": { "type": "ListRow", "if": "${word != 'a'}", "title": "Note",
            "onDisplay": { "type": "SetState", "path": "state.shown", "to": true } } } },
        "sections": [ { "type": "Section", "id": "only", "rows": [
          { "type": "TextInput", "id": "q", "title": "Query", "bind": "state.query" },
          { "type": "ToggleRow", "id": "t", "title": "Open", "bind": "state.isOpen" },
          { "type": "N1", "id": "n", "word": "${state.query}" },
          { "type": "ImageRow", "id": "s", "if": "${state.isOpen && !state.shown}", "height": 20,
            "image": "/shown" },
          { "type": "ImageRow", "id": "o", "if": "${state.isOpen}", "height": 20,
            "image": "/open" } ] } ] }
      """, limits: limits)
    #expect(stage.controller.model.state(at: "state.shown") == true)
    stage.controller.model.setState("state.shown", to: false)
    try stage.stage.tap(on: "Query")
    try stage.stage.type("a")
    await stage.stage.settleRenders()
    try stage.stage.tap(stage.stage.view(of: UISwitch.self))
    try await stage.stage.wait("a picture") { !stage.asked.isEmpty }
    await stage.stage.settleRenders()
    #expect(stage.asked == ["/open"])
    stage.stage.window.endEditing(true)
  }

  @Test("decides on no address without a tap by which value of state it names")
  func names() async throws {
    let stage = try DocumentStage(
      """
      { "kumiko": "1.0", "type": "Screen", "id": "test",
        "state": { "query": "", "is_a": false, "on_a": false, "at_a": false },
        "sections": [ { "type": "Section", "id": "only", "rows": [
          { "type": "TextInput", "id": "q", "title": "Query", "bind": "state.query", "onChange": [
            { "type": "SetState", "path": "state.is_${state.query}", "to": true },
            { "type": "Toggle", "path": "state.on_${state.query}" } ] },
          { "type": "ToggleRow", "id": "t", "title": "At", "bind": "state.at_${state.query}" },
          { "type": "ImageRow", "id": "is", "if": "${state.is_a}", "image": "/is", "height": 20 },
          { "type": "ImageRow", "id": "on", "if": "${state.on_a}", "image": "/on", "height": 20 },
          { "type": "ImageRow", "id": "at", "if": "${state.at_a}", "image": "/at", "height": 20 }
        ] } ] }
      """)
    try stage.stage.tap(on: "Query")
    try stage.stage.type("a")
    await stage.stage.settleRenders()
    try stage.stage.tap(stage.stage.view(of: UISwitch.self))
    await stage.stage.settleRenders()
    let model = stage.controller.model
    for path in ["is_a", "on_a", "at_a"] { #expect(model.state(at: "state.\(path)") == true) }
    #expect(stage.asked == [])
    #expect(stage.problems.count { $0.code == .refusedURL } == 3)
    stage.stage.window.endEditing(true)
  }

  @Test("stands in no message about what is wrong")
  func messages() throws {
    let stage = try DocumentStage(
      """
      { "kumiko": "1.0", "type": "Screen", "id": "test",
        "state": { "password": "hunter2", "hunter2": 7, "query": "ada:lovelace" },
        "sections": [ { "type": "Section", "id": "only", "rows": [
          { "type": "TextInput", "title": "Password", "bind": "state.password",
            "isSecure": true },
          { "type": "ListRow", "title": "A", "titleColor": "${state.password}" },
          { "type": "ListRow", "title": "${date(state.password)}" },
          { "type": "ListRow", "title": "${currency(1, state.password)}" },
          { "type": "ListRow", "title": "B", "layoutWidth": "${state.password}",
            "layoutHeight": "20" },
          { "type": "ToggleRow", "title": "T", "bind": "state.${state.password}" },
          { "type": "ListRow", "title": "C", "onSelect": [
            { "type": "Submit", "to": "/c", "form": "${state.password}" },
            { "type": "Open", "url": "${state.query}" } ] } ] } ] }
      """)
    try stage.stage.tap(on: "C")
    stage.stage.settle()
    let messages = stage.problems.map(\.description).joined(separator: "\n")
    #expect(stage.problems.count == 7, "\(messages)")
    #expect(!messages.contains("hunter2") && !messages.contains("ada"), "\(messages)")
  }

  @Test("is not sent as a whole, under whatever name")
  func wholes() async throws {
    let stage = try DocumentStage(
      screen(
        """
        { "type": "Sender", "id": "a", "all": "${state}", "name": "A" },
        { "type": "Sender", "id": "b", "all": { "in": ["${state}"] }, "name": "B" },
        { "type": "ListRow", "title": "Copy", "onSelect": [
          { "type": "SetState", "path": "state.copy", "to": "${state}" },
          { "type": "Submit", "to": "/copy", "form": { "all": "${state.copy}" } } ] }
        """,
        more: """
          "templates": { "Sender": { "params": { "all": {}, "name": "" }, "body":
            { "type": "VFlex", "children": [
              { "type": "ListRow", "title": "${name} all", "onSelect":
                { "type": "Submit", "to": "/all", "form": { "all": "${all}" } } },
              { "type": "ListRow", "title": "${name} part", "onSelect":
                { "type": "Submit", "to": "/part", "form": { "all": "${all.in}" } } },
              { "type": "ListRow", "title": "${name} one", "onSelect":
                { "type": "Submit", "to": "/one", "form": { "one": "${all.query}" } } } ] } } },
          """))
    for title in ["A all", "B all", "B part", "A one", "Copy"] { try stage.stage.tap(on: title) }
    try await stage.stage.wait("two forms") { stage.spy?.log.count == 2 }
    #expect(stage.spy?.take() == [#"POST /one ["one"]"#, #"POST /copy ["all"]"#])
    #expect(stage.controller.model.state(at: "state.copy") == "")
    // What is wrong in a template is said once.
    #expect(stage.problems.map(\.code) == Array(repeating: .refusedForm, count: 3))
  }

  @Test("is sent as far as a form names it")
  func forms() async throws {
    let stage = try DocumentStage(
      """
      { "kumiko": "1.0", "type": "Screen", "id": "test",
        "state": { "name": "Ada", "gift": true, "size": "M", "other": "o", "hidden": "h" },
        "sections": [
          { "type": "Section", "id": "form", "rows": [
            { "type": "TextInput", "id": "who", "title": "Name", "bind": "state.name" },
            { "type": "ToggleRow", "title": "Gift", "bind": "state.gift" },
            { "type": "ChoiceRow", "id": "m", "title": "M", "value": "M", "bind": "state.size" },
            { "type": "TextInput", "id": "no", "if": "${!state.gift}", "bind": "state.hidden" } ] },
          { "type": "Section", "id": "else", "rows": [
            { "type": "TextInput", "title": "Other", "bind": "state.other" },
            { "type": "ButtonRow", "title": "One", "onSelect":
              { "type": "Submit", "to": "/one", "form": "form" } },
            { "type": "ButtonRow", "title": "All", "onSelect":
              { "type": "Submit", "to": "/all", "form": "${state}" } },
            { "type": "ButtonRow", "title": "None", "onSelect":
              { "type": "Submit", "to": "/none", "form": "nowhere" } } ] } ] }
      """)
    for title in ["One", "All", "None"] { try stage.stage.tap(on: title) }
    try await stage.stage.wait("a form") { stage.spy?.log.count == 1 }
    #expect(stage.spy?.take() == [#"POST /one ["gift", "size", "who"]"#])
    #expect(stage.problems.map(\.code) == [.refusedForm, .refusedForm])
  }

  @Test("is marked with what the server says against it, until it is typed again")
  func errors() throws {
    let stage = try DocumentStage(
      screen(
        """
        { "type": "TextInput", "id": "q", "title": "Query", "bind": "state.query" },
        { "type": "ToggleRow", "id": "t", "title": "Gift" },
        { "type": "ListRow", "title": "Last" }
        """))
    stage.controller.model.setErrors(["q": "Too long.", "other": "Lost."])
    stage.stage.settle()
    #expect(stage.texts == ["a b&c/../é", "Query", "Too long.", "Gift", "Last"])
    let field = try stage.stage.view(of: UITextField.self)
    #expect(field.accessibilityHint == "Too long." && !field.isFirstResponder)
    try stage.stage.tap(on: "Query")
    try stage.stage.type("x")
    stage.stage.settle()
    #expect(stage.texts == ["xa b&c/../é", "Query", "Gift", "Last", "Done"])
    #expect(stage.controller.model.errors == ["other": "Lost."])
  }

  @Test("is marked so, and no longer once it is typed again, where a template stands for the field")
  func errorsOfTemplates() throws {
    let stage = try DocumentStage(
      screen(
        """
        { "type": "Field", "id": "q", "label": "Query" },
        { "type": "ListRow", "title": "Last" }
        """,
        more: """
          "templates": { "Field": { "params": { "label": "" }, "body":
            { "type": "TextInput", "title": "${label}", "bind": "state.query" } } },
          """))
    stage.controller.model.setErrors(["q": "Too long."])
    stage.stage.settle()
    #expect(stage.texts == ["a b&c/../é", "Query", "Too long.", "Last"])
    let field = try stage.stage.view(of: UITextField.self)
    #expect(field.accessibilityHint == "Too long.")
    try stage.stage.tap(on: "Query")
    try stage.stage.type("x")
    stage.stage.settle()
    #expect(stage.controller.model.errors == [:])
    #expect(!stage.texts.contains("Too long."))
  }
}
