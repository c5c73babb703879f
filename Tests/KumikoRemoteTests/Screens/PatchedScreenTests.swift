import Foundation
import Kumiko
import KumikoRemote
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite("A screen that is patched", .closesWindows, .timeLimit(.minutes(1)))
struct PatchedScreenTests {
  private let form = """
    { "kumiko": "1.0", "type": "Screen", "id": "form",
      "data": { "greeting": "Hello", "count": 1 }, "state": { "name": "", "size": "S" },
      "reset": ["state.size"],
      "sections": [
        { "type": "Section", "id": "who", "rows": [
          { "type": "TextInput", "id": "name", "title": "Name", "bind": "state.name" },
          { "type": "DescriptionRow", "id": "words",
            "text": "${data.greeting} ${state.name} ${state.size}" } ] } ] }
    """

  private func patch(_ changes: String, base: String? = nil) -> Data {
    let base = base.map { #""base": "\#($0)","# } ?? ""
    return Data(
      #"{ "kumiko": "1.0", "type": "Patch", "of": "form", \#(base) "changes": [\#(changes)] }"#.utf8
    )
  }

  private let greet = #"{ "type": "Data", "path": "greeting", "value": "Welcome" }"#

  @Test("keeps what is typed, and the focus")
  func typing() throws {
    let stage = try DocumentStage(form)
    try stage.stage.tap(on: "Name")
    try stage.stage.type("Ada")
    stage.stage.settle()
    stage.controller.model.setState("state.size", to: "L")
    stage.stage.settle()
    let more = """
      \(greet), { "type": "Insert", "before": "name", "elements": [
        { "type": "ListRow", "id": "new", "title": "New" } ] }
      """
    let result = stage.controller.model.remoteScreen.receiving(patch(more), file: "patch")
    stage.controller.show(try #require(result.screen))
    stage.stage.settle()
    // A patch resets nothing.
    #expect(stage.texts == ["New", "Ada", "Name", "Welcome Ada L", "Done"])
    let field = try stage.stage.view(of: UITextField.self)
    #expect(field.isFirstResponder && field.text == "Ada")
    #expect(stage.problems == [])
  }

  @Test("takes neither the focus nor the place in the list, whatever a patch or a screen brings")
  func theft() throws {
    let stage = try DocumentStage(long("Old"))
    stage.stage.scroll(by: 600)
    stage.stage.settle()
    func place(of text: String) throws -> CGFloat {
      try stage.stage.view(called: text).convert(CGPoint.zero, to: nil).y
    }
    let before = try place(of: "Row 20")
    let more = """
      { "type": "Insert", "before": "0", "elements": [
        { "type": "TextInput", "id": "first", "title": "First", "bind": "state.typed" } ] },
      { "type": "Insert", "before": "21", "elements": [
        { "type": "TextInput", "id": "field", "title": "Field", "bind": "state.typed" } ] },
      { "type": "Insert", "after": "59", "elements": [
        { "type": "MultilineTextInput", "id": "last", "bind": "state.typed" } ] }
      """
    let patched = stage.controller.model.remoteScreen.receiving(patch(more), file: "patch")
    stage.controller.show(try #require(patched.screen))
    stage.stage.settle()
    #expect(stage.texts.contains("Field"))
    #expect(stage.stage.window.firstResponder == nil)
    #expect(try place(of: "Row 20") == before)

    try stage.show(long("New"))
    stage.stage.settle()
    #expect(stage.stage.window.firstResponder == nil)
    #expect(try place(of: "Row 20") == before)
    #expect(stage.problems == [])
  }

  /// Sixty rows, with a field of a name before the last.
  private func long(_ name: String) -> String {
    let rows = (0..<60).map { #"{ "type": "ListRow", "id": "\#($0)", "title": "Row \#($0)" }"# }
    return """
      { "kumiko": "1.0", "type": "Screen", "id": "form", "state": { "typed": "\(name)" },
        "sections": [ { "type": "Section", "id": "all", "rows": [
          \(rows.joined(separator: ",\n")) ] } ] }
      """
  }

  @Test("is the screen that would be fetched, in both forms of it")
  func equality() throws {
    let data = Data(form.utf8)
    let old = try #require(RemoteScreen.read(data, file: "form").screen)
    let new = form.replacingOccurrences(of: "Hello", with: "Welcome")
    let fetched = try #require(RemoteScreen.read(Data(new.utf8), file: "form").screen)
    let patched = try #require(old.receiving(patch(greet), file: "patch").screen)
    #expect(patched.document == fetched.document)
    let writer = DocumentWriter(schema: ScreenRegistry.stock)
    for text in [writer.json(patched.document), writer.xml(patched.document)] {
      let exported = try #require(RemoteScreen.read(Data(text.utf8), file: "export").screen)
      #expect(exported.document == fetched.document)
    }
  }

  @Test("says what rows that the patch leaves alone can no longer make of its data")
  func types() throws {
    let words = form.replacingOccurrences(
      of: "${state.size}", with: "${state.size} ${data.count + 1}")
    let old = try #require(RemoteScreen.read(Data(words.utf8), file: "form").screen)
    let more = patch(#"{ "type": "Data", "path": "count", "value": 2 }"#)
    guard case .patched(let same, let none) = old.receiving(more, file: "patch") else {
      Issue.record("it was not applied")
      return
    }
    #expect(none.isEmpty)
    let other = patch(#"{ "type": "Data", "path": "count", "value": "many" }"#)
    guard case .patched(_, let problems) = same.receiving(other, file: "patch") else {
      Issue.record("it was not applied")
      return
    }
    #expect(problems.all.map(\.code) == [.expressionType])
    #expect(problems.all.map(\.path) == ["sections[0].rows[1].text"])
  }

  @Test("shows rows in the places of others, under the same ids and under others")
  func places() throws {
    func row(_ id: String, _ more: String = "") -> String {
      #"{ "type": "ListRow", "id": "\#(id)", "title": "\#(id.uppercased())" \#(more) }"#
    }
    func screen(_ rows: [String]) -> String {
      """
      { "kumiko": "1.0", "type": "Screen", "id": "form", "data": { "on": false }, "sections": [
        { "type": "Section", "id": "part", "rows": [ \(rows.joined(separator: ", ")) ] } ] }
      """
    }
    let stage = try DocumentStage(screen([row("a"), row("b"), row("c")]))
    for (id, other, texts) in [
      ("b", row("b", #", "value": "2""#), ["A", "B", "2", "C"]),
      ("b", row("d"), ["A", "D", "C"]),
      ("a", row("e", #", "if": "${data.on}""#), ["D", "C"]),
      ("e", row("f", #", "if": "${data.on == false}""#), ["F", "D", "C"]),
      ("f", row("d2", #", "value": "${data.on ? 1 : 0}""#), ["D2", "0", "D", "C"]),
      ("c", row("c", #", "value": "3""#), ["D2", "0", "D", "C", "3"]),
    ] {
      let change = patch(#"{ "type": "Replace", "id": "\#(id)", "with": \#(other) }"#)
      let result = stage.controller.model.remoteScreen.receiving(change, file: "patch")
      stage.controller.show(try #require(result.screen))
      stage.stage.settle()
      #expect(stage.texts == texts)
    }
    #expect(stage.problems == [])
  }

  @Test("stays as it was where the patch is wrong, and says where in the patch")
  func refusal() throws {
    let stage = try DocumentStage(form)
    let screen = stage.controller.model.remoteScreen
    let wrong = patch(
      greet + #", { "type": "Replace", "id": "words", "with": { "type": "ListRow", "for": "x" } }"#)
    guard case .refused(let problems) = screen.receiving(wrong, file: "patch.json") else {
      Issue.record("it was applied")
      return
    }
    #expect(problems.all.first?.file == "patch.json")
    guard
      case .outdated = stage.controller.apply(PatchDocument(of: "form", changes: [.remove("x")]))
    else {
      Issue.record("it was applied")
      return
    }
    stage.stage.settle()
    #expect(stage.texts == ["Name", "Hello  S"])
  }

  @Test("names the patch where what it brought cannot be shown")
  func problems() throws {
    let screen = try #require(RemoteScreen.read(Data(form.utf8), file: "form").screen)
    let strange = patch(
      #"{ "type": "Insert", "into": "who", "elements": [\#n{ "type": "Hologram" } ] }"#)
    guard case .patched(_, let problems) = screen.receiving(strange, file: "patch.json") else {
      Issue.record("it was not applied")
      return
    }
    #expect(
      problems.lines == [
        "patch.json:2:1: error: changes[0].elements[0]: unknown element Hologram [K301]"
      ])
  }

  @Test("is of a version, and becomes another one")
  func versions() throws {
    var screen = try #require(RemoteScreen.read(Data(form.utf8), file: "form").screen)
    screen.entityTag = "v1"
    let first = screen.receiving(patch(greet, base: "v1"), file: "patch", becoming: "v2")
    let second = try #require(first.screen)
    #expect(second.entityTag == "v2")
    guard case .outdated(.base) = second.receiving(patch(greet, base: "v1"), file: "patch") else {
      Issue.record("it was applied twice")
      return
    }
  }

  @Test("takes a whole screen, too, which resets what it names")
  func whole() throws {
    let stage = try DocumentStage(form)
    stage.controller.model.setState("state.size", to: "L")
    stage.controller.model.setState("state.name", to: "Ada")
    let next = form.replacingOccurrences(of: "Hello", with: "Bye")
    let result = stage.controller.model.remoteScreen.receiving(Data(next.utf8), file: "next")
    stage.controller.show(try #require(result.screen))
    stage.stage.settle()
    #expect(stage.texts == ["Ada", "Name", "Bye Ada S"])
  }

  @Test("does nothing for the same bytes but reset what they reset")
  func same() throws {
    let data = Data(form.utf8)
    let stage = try DocumentStage(form)
    let shown = stage.controller.model
    let again = RemoteScreen.read(data, file: "test.json", previous: shown.remoteScreen)
    stage.controller.model.setState("state.size", to: "L")
    stage.controller.model.setState("state.name", to: "Ada")
    stage.controller.show(try #require(again.screen))
    stage.stage.settle()
    #expect(stage.controller.model === shown)
    #expect(stage.texts == ["Ada", "Name", "Hello Ada S"])
    let other = RemoteScreen.read(
      Data(form.replacingOccurrences(of: "Hello", with: "Hallo").utf8), file: "test.json",
      previous: shown.remoteScreen)
    stage.controller.show(try #require(other.screen))
    stage.stage.settle()
    #expect(stage.texts == ["Ada", "Name", "Hallo Ada S"])
  }

  @Test("lets the new document's value count where it is of another kind")
  func kinds() throws {
    let stage = try DocumentStage(form)
    stage.controller.model.setState("state.size", to: "L")
    try stage.show(form.replacingOccurrences(of: #""size": "S""#, with: #""size": 4"#))
    #expect(stage.texts == ["Name", "Hello  4"])
  }
}
