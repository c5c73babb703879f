import Foundation
import KumikoRemote
import KumikoTesting
import Testing
import UIKit

@testable import kumiko

@MainActor
@Suite("A preview of a file", .timeLimit(.minutes(1)))
struct PreviewTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString).json")

  private func document(_ title: String, more: String = "") -> String {
    #"""
    { "kumiko": "1.0", "type": "Screen", "id": "hello", "state": { "name": "" }, "sections": [
      { "type": "Section", "id": "s", "rows": [
        { "type": "ListRow", "id": "title", "title": "\#(title)" },\#(more)
        { "type": "TextInput", "id": "name", "title": "Name", "bind": "state.name" } ] } ] }
    """#
  }

  /// What looks at the file five times a second does when it has changed.
  private func save(_ text: String, _ watch: FileWatch, _ controller: PreviewController) throws {
    try Data(text.utf8).write(to: file, options: .atomic)
    controller.show(try #require(watch.change()))
  }

  @Test("shows each change; what was typed, the focus and the last good screen stay")
  func changes() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let controller = PreviewController(path: file.path)
    let stage = TestStage(root: controller)
    let watch = FileWatch(file.path)
    #expect(watch.change() == nil, "there is no file yet")
    try save(document("One"), watch, controller)
    #expect(watch.change() == nil, "nothing has changed")
    stage.settle()
    try stage.tap(on: "Name")
    try stage.type("Ada")
    try save(
      document("Two", more: #"{ "type": "ListRow", "id": "new", "title": "New" },"#), watch,
      controller)
    stage.settle()
    #expect(Set(["Two", "New", "Ada"]).isSubset(of: stage.texts))
    try stage.type("!")
    #expect(stage.texts.contains("Ada!"), "the focus has stayed")
    // A mistake leaves the last good screen, and says where it is.
    try save(document("Three").replacing("\"Three\" }", with: "\"Three\" "), watch, controller)
    stage.settle()
    #expect(Set(["Two", "New", "Ada!"]).isSubset(of: stage.texts))
    let message = try #require(stage.texts.first { $0.contains("[K") })
    #expect(message.hasPrefix("\(file.path):4:"))
    try save(document("Four"), watch, controller)
    stage.settle()
    #expect(Set(["Four", "Ada!"]).isSubset(of: stage.texts))
    #expect(!stage.texts.contains { $0.contains("[K") || $0 == "New" })
    stage.window.endEditing(true)
    stage.close()
  }

  @Test("is shown in the size of text and the direction that were asked for")
  func looks() throws {
    let controller = PreviewController(path: file.path)
    let container = PreviewContainer(
      controller, textSize: .accessibilityLarge, isRightToLeft: true)
    let stage = TestStage(root: container)
    controller.show(Data(document("One").utf8))
    stage.settle()
    let label = try stage.view(called: "One")
    #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(label.convert(label.bounds, to: nil).maxX > 300, "it begins at the right")
    stage.close()
  }

  @Test("validates with the place of what is cut at the largest text size")
  func clippedTexts() throws {
    let text = #"""
      { "kumiko": "1.0", "type": "Screen", "sections": [
        { "type": "Section", "rows": [
          { "type": "ListRow", "title": "Fits" },
          { "type": "VFlex", "padding": 16, "children": [
            { "type": "TextElement", "text": "Fits, too" },
            { "type": "TextElement", "height": 20,
              "text": "As many words as stand in no line of twenty points, however small" } ] } ] } ] }
      """#
    let screen = try #require(RemoteScreen.read(Data(text.utf8), file: "a.json").screen)
    let problems = ClippedTexts.problems(of: screen, registry: .stock)
    #expect(
      problems.map(\.description) == [
        "a.json:6:7: warning: sections[0].rows[1].children[1]: at the largest text size this is "
          + "cut: \"As many words as stand in no line of twe\" [K408]"
      ])
  }
}
