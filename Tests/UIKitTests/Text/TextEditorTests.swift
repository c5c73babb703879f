import Testing
import UIKit
import _TestSupport

@Suite struct TextEditorTests {
  private func editor(_ text: String) -> TextEditor {
    let editor = TextEditor()
    editor.setText(NSAttributedString(string: text))
    return editor
  }

  @Test func `the caret stands behind a new text`() {
    let editor = editor("hello")
    #expect(editor.selection == NSRange(location: 5, length: 0))
    #expect(!editor.canUndo)
  }

  @Test func `replacing puts the caret behind the new characters`() {
    let editor = editor("hello")
    editor.replace(NSRange(location: 1, length: 3), with: "ipp")
    #expect(editor.text == "hippo")
    #expect(editor.selection == NSRange(location: 4, length: 0))
  }

  @Test func `ranges outside the text are cut`() {
    let editor = editor("abc")
    editor.replace(NSRange(location: 2, length: .max), with: "X")
    #expect(editor.text == "abX")
    editor.replace(NSRange(location: 99, length: 1), with: "Y")
    #expect(editor.text == "abXY")
    editor.select(NSRange(location: -3, length: 99))
    #expect(editor.selection == NSRange(location: 0, length: 4))
    #expect(editor.text(in: NSRange(location: 3, length: 50)) == "Y")
  }

  @Test func `a selection never splits a character`() {
    let editor = editor("a👍🏽b")
    editor.select(NSRange(location: 3, length: 0))
    #expect(editor.selection == NSRange(location: 1, length: 0))
    editor.moveHead(to: 4, extending: true)
    #expect(editor.selection == NSRange(location: 1, length: 0))
    editor.moveHead(to: 5, extending: true)
    #expect(editor.selection == NSRange(location: 1, length: 4))
  }

  @Test func `extending keeps the anchor on either side`() {
    let editor = editor("abcdef")
    editor.moveHead(to: 3, extending: false)
    editor.moveHead(to: 5, extending: true)
    #expect(editor.selection == NSRange(location: 3, length: 2))
    editor.moveHead(to: 1, extending: true)
    #expect(editor.selection == NSRange(location: 1, length: 2))
    #expect((editor.anchor, editor.head) == (3, 1))
  }

  @Test func `typing without a break is taken back at once`() {
    let editor = editor("")
    for character in "abc" {
      editor.replace(editor.selection, with: String(character), isTyping: true)
    }
    #expect(editor.undo())
    #expect(editor.text == "")
    #expect(editor.redo())
    #expect(editor.text == "abc")
    #expect(editor.selection.location == 3)
  }

  @Test func `moving the caret begins another step`() {
    let editor = editor("")
    editor.replace(editor.selection, with: "ab", isTyping: true)
    editor.moveHead(to: 0, extending: false)
    editor.moveHead(to: 2, extending: false)
    editor.replace(editor.selection, with: "c", isTyping: true)
    #expect(editor.undo())
    #expect(editor.text == "ab")
    #expect(editor.undo())
    #expect(editor.text == "")
    #expect(!editor.undo())
  }

  @Test func `a new change forgets what could be made again`() {
    let editor = editor("a")
    editor.replace(NSRange(location: 0, length: 1), with: "b")
    #expect(editor.undo())
    editor.replace(NSRange(location: 0, length: 1), with: "c")
    #expect(!editor.redo())
    #expect(editor.text == "c")
  }

  @Test func `marked text is replaced until it is accepted`() {
    let editor = editor("xy")
    editor.select(NSRange(location: 1, length: 0))
    editor.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
    editor.setMarkedText("かな", selectedRange: NSRange(location: 2, length: 0))
    #expect(editor.text == "xかなy")
    #expect(editor.markedRange == NSRange(location: 1, length: 2))
    #expect(editor.selection == NSRange(location: 3, length: 0))
    editor.unmark()
    #expect(editor.markedRange == nil)
    #expect(editor.undo())
    #expect(editor.text == "xy")
    #expect(editor.redo())
    #expect(editor.text == "xかなy")
  }

  @Test func `random changes are all taken back and made again`() {
    withEvery("seed", in: 0..<40) { seed in
      var random = SeededRandom(seed: UInt64(seed))
      let editor = editor("start 👩‍👩‍👧 text")
      var states = [editor.text]
      for _ in 0..<30 {
        let location = Int.random(in: 0...editor.length, using: &random)
        let range = NSRange(location: location, length: Int.random(in: 0...4, using: &random))
        editor.replace(range, with: ["", "x", "ö\n", "🇩🇪"].randomElement(using: &random) ?? "")
        states.append(editor.text)
      }
      for state in states.dropLast().reversed() {
        #expect(editor.undo())
        #expect(editor.text == state)
      }
      for state in states.dropFirst() {
        #expect(editor.redo())
        #expect(editor.text == state)
      }
    }
  }

  @Test func `every change is reported with its old range and new length`() {
    let editor = editor("abc")
    var copy = Array(editor.text.utf16)
    editor.onReplace = { range, length in
      let new = Array(editor.text.utf16)
      let added = new[range.location..<range.location + length]
      copy.replaceSubrange(range.location..<range.upperBound, with: added)
      #expect(copy == new)
    }
    editor.replace(NSRange(location: 1, length: 1), with: "XYZ")
    editor.setMarkedText("m", selectedRange: NSRange(location: 1, length: 0))
    editor.setMarkedText("mm", selectedRange: NSRange(location: 2, length: 0))
    #expect(editor.undo())
    #expect(editor.undo())
    #expect(editor.redo())
    editor.setText(NSAttributedString(string: "other"))
    #expect(copy == Array("other".utf16))
  }
}
