import Testing
import UIKit
import _UIKitTestSupport

/// What an input method does to a text while it composes.
@MainActor
@Suite(.closesWindows) struct CompositionTests {
  private let field = UITextField()
  private let note = UITextView()
  private let stage: TypingStage

  init() {
    stage = TypingStage(field, note)
    field.text = "ab"
    note.text = "ab"
  }

  @Test func `marked text stands in the text and is replaced as it is composed`() {
    for input in [field, note] as [any UITextInput & UIView] {
      input.becomeFirstResponder()
      input.setMarkedText("´", selectedRange: NSRange(location: 1, length: 0))
      #expect(marked(in: input) == "´")
      input.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
      #expect(marked(in: input) == "か")
      input.insertText("火")
      #expect(input.markedTextRange == nil)
    }
    #expect(field.text == "ab火")
    #expect(note.text == "ab火")
  }

  @Test func `marked text that is taken back leaves the text and nothing to undo`() {
    field.becomeFirstResponder()
    stage.type("c")
    field.setMarkedText("¨", selectedRange: NSRange(location: 1, length: 0))
    field.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
    #expect(field.text == "abc")
    #expect(field.markedTextRange == nil)
    stage.control("z")
    #expect(field.text == "ab")
  }

  @Test func `text that is being composed is accepted when editing ends`() {
    field.becomeFirstResponder()
    field.setMarkedText("é", selectedRange: NSRange(location: 1, length: 0))
    note.becomeFirstResponder()
    #expect(field.text == "abé")
    #expect(field.markedTextRange == nil)
  }

  @Test func `an input method says which part of what it composes is selected`() {
    for input in [field, note] as [any UITextInput & UIView] {
      input.becomeFirstResponder()
      input.setMarkedText("kana", selectedRange: NSRange(location: 1, length: 2))
      #expect(input.selectedUnits == NSRange(location: 3, length: 2))
      input.setMarkedText("ka", selectedRange: NSRange(location: NSNotFound, length: 2))
      #expect(input.selectedUnits == NSRange(location: 4, length: 0))
    }
  }

  @Test func `cutting takes the selected part of what is composed, and no more`() {
    field.becomeFirstResponder()
    field.setMarkedText("kana", selectedRange: NSRange(location: 1, length: 2))
    stage.control("x")
    #expect(UIPasteboard.general.string == "an")
    #expect(field.text == "abka")
    #expect(field.markedTextRange == nil)
  }

  @Test func `text that is being composed is underlined`() {
    field.becomeFirstResponder()
    stage.stage.frame()
    let plain = field.layer.displayNode(at: 0).debugDescription
    field.setMarkedText("é", selectedRange: NSRange(location: 1, length: 0))
    stage.stage.frame()
    let composed = field.layer.displayNode(at: 0).debugDescription
    #expect(count("fill", in: composed) == count("fill", in: plain) + 1)
  }

  private func marked(in input: some UITextInput) -> String? {
    input.markedTextRange.flatMap { input.text(in: $0) }
  }

  private func count(_ word: String, in text: String) -> Int {
    text.components(separatedBy: word).count - 1
  }
}
