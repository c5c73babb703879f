import QuartzCore
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct UITextFieldEditingTests {
  private let field = UITextField()
  private let stage: TypingStage

  init() {
    stage = TypingStage(field)
    field.becomeFirstResponder()
  }

  private func edit(_ text: String, selecting range: NSRange? = nil) {
    field.text = text
    if let range { field.selectedUnits = range }
  }

  private var caret: Int? { field.selectedUnits.map(\.location) }

  @Test func `typing replaces the selection`() {
    edit("hello", selecting: NSRange(location: 1, length: 3))
    stage.type("e")
    #expect(field.text == "heo")
    #expect(caret == 2)
  }

  @Test func `backspace and delete take whole characters`() {
    edit("a👍🏽🇩🇪e\u{301}")
    var texts: [String?] = []
    for _ in 0..<5 {
      stage.press(.backspace)
      texts.append(field.text)
    }
    #expect(texts == ["a👍🏽🇩🇪", "a👍🏽", "a", "", ""])
    edit("👍🏽b", selecting: NSRange(location: 0, length: 0))
    stage.press(.delete)
    #expect(field.text == "b")
  }

  @Test func `arrows move by characters, with control by words`() {
    edit("two words", selecting: NSRange(location: 0, length: 0))
    stage.press(.right)
    #expect(caret == 1)
    stage.press(.right, control: true)
    #expect(caret == 3)
    stage.press(.right, control: true)
    #expect(caret == 9)
    stage.press(.left, control: true)
    #expect(caret == 4)
    stage.press(.home)
    #expect(caret == 0)
    stage.press(.left)
    #expect(caret == 0)
    stage.press(.end)
    #expect(caret == 9)
    stage.press(.up)
    #expect(caret == 0)
    stage.press(.down)
    #expect(caret == 9)
  }

  @Test func `in text that is read from right to left, the left arrow leads on`() {
    edit("שלום עולם", selecting: NSRange(location: 0, length: 0))
    stage.press(.left)
    #expect(caret == 1)
    stage.press(.left, control: true)
    #expect(caret == 4)
    stage.press(.right)
    #expect(caret == 3)
    stage.press(.left, shift: true)
    #expect(field.selectedUnits == NSRange(location: 3, length: 1))
    stage.press(.right)
    #expect(field.selectedUnits == NSRange(location: 3, length: 0))
    stage.press(.backspace)
    #expect(field.text == "שלם עולם", "backspace removes what comes before")
  }

  @Test func `shift extends and an arrow falls back to the selection's end`() {
    edit("hello", selecting: NSRange(location: 1, length: 0))
    stage.press(.right, shift: true)
    stage.press(.right, shift: true)
    #expect(field.selectedUnits == NSRange(location: 1, length: 2))
    stage.press(.right)
    #expect(field.selectedUnits == NSRange(location: 3, length: 0))
    stage.press(.home, shift: true)
    #expect(field.selectedUnits == NSRange(location: 0, length: 3))
    stage.press(.left)
    #expect(field.selectedUnits == NSRange(location: 0, length: 0))
  }

  @Test func `no position is beyond the text, however far that is`() {
    edit("ab")
    for distance in [1, -3, Int.max, Int.min] {
      #expect(field.position(from: field.endOfDocument, offset: distance) == nil)
    }
    #expect(field.position(from: field.endOfDocument, offset: -2) != nil)
  }

  @Test func `control deletes words`() {
    edit("one two three")
    stage.press(.backspace, control: true)
    #expect(field.text == "one two ")
    stage.press(.home)
    stage.press(.delete, control: true)
    #expect(field.text == " two ")
  }

  @Test func `all is selected, cut, copied and pasted by keys`() {
    edit("text")
    stage.control("a")
    #expect(field.selectedUnits == NSRange(location: 0, length: 4))
    stage.control("x")
    #expect(field.text == "")
    #expect(UIPasteboard.general.string == "text")
    stage.control("v")
    stage.control("v")
    #expect(field.text == "texttext")
    field.selectedUnits = NSRange(location: 0, length: 2)
    stage.control("c")
    #expect(UIPasteboard.general.string == "te")
    #expect(field.text == "texttext")
  }

  @Test func `changes are undone and redone`() {
    edit("")
    stage.type("abc")
    stage.press(.backspace)
    stage.control("z")
    #expect(field.text == "abc")
    stage.control("z")
    #expect(field.text == "")
    stage.control("z", shift: true)
    #expect(field.text == "abc")
    stage.control("y")
    #expect(field.text == "ab")
  }

  @Test func `pasted line breaks become spaces, and tab is left to others`() {
    edit("")
    UIPasteboard.general.string = "a\nb\r\nc"
    stage.control("v")
    #expect(field.text == "a b c")
    stage.press(.tab, "\t")
    #expect(field.text == "a b c")
  }

  @Test func `secret text is shown as bullets and cannot be copied`() {
    field.isSecureTextEntry = true
    edit("a👍🏽c")
    UIPasteboard.general.string = "before"
    stage.control("a")
    stage.control("c")
    stage.control("x")
    #expect(UIPasteboard.general.string == "before")
    #expect(field.text == "a👍🏽c")
    #expect(field.shownText == "•••")
    let carets = [0, 1, 5, 6].map { offset in
      field.position(from: field.beginningOfDocument, offset: offset).map {
        field.caretRect(for: $0)
      }
    }
    #expect(carets.compactMap { $0?.minX } == carets.compactMap { $0?.minX }.sorted())
    for place in [0, 1, 5, 6] {
      let rect =
        field.position(from: field.beginningOfDocument, offset: place)
        .map { field.caretRect(for: $0) } ?? .zero
      let nearest = field.closestPosition(to: CGPoint(x: rect.midX, y: rect.midY))
      #expect(nearest.map { field.offset(from: field.beginningOfDocument, to: $0) } == place)
    }
  }

  @Test func `a disabled field takes no focus and no keys`() {
    field.resignFirstResponder()
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
    stage.type("x")
    #expect(field.text == "")
  }

  @Test func `a megabyte is pasted and edited on`() {
    edit("start ")
    UIPasteboard.general.string = String(repeating: "lorem ipsum ö ", count: 75_000)
    stage.control("v")
    stage.type("end")
    stage.press(.backspace)
    stage.stage.frame()
    #expect(field.text?.utf16.count == 6 + 14 * 75_000 + 2)
    #expect(field.text?.hasSuffix("ö en") == true)
    #expect(caret == 6 + 14 * 75_000 + 2)
    stage.press(.home)
    stage.type("x")
    #expect(field.text?.hasPrefix("xstart") == true)
    #expect((field.shownText?.utf16.count ?? 0) < 10_000, "only a window is laid out")
  }
}

@MainActor
@Suite(.closesWindows) struct UITextFieldTouchTests {
  private let field = UITextField()
  private let stage: TypingStage

  init() {
    stage = TypingStage(field)
    field.text = "some words here"
    field.layoutIfNeeded()
  }

  /// The middle of the caret at an offset, in the window.
  private func place(_ offset: Int) -> CGPoint {
    guard let position = field.position(from: field.beginningOfDocument, offset: offset) else {
      return .zero
    }
    let rect = field.caretRect(for: position)
    return field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  @Test func `a tap begins editing and places the caret`() {
    stage.tap(place(7))
    #expect(field.isEditing)
    #expect(field.selectedUnits == NSRange(location: 7, length: 0))
    stage.tap(place(2))
    #expect(field.selectedUnits == NSRange(location: 2, length: 0))
  }

  @Test func `two taps select a word, three everything`() {
    field.becomeFirstResponder()
    stage.tap(place(7), times: 2)
    #expect(field.selectedUnits == NSRange(location: 5, length: 5))
    stage.tap(place(7), times: 3)
    #expect(field.selectedUnits == NSRange(location: 0, length: 15))
  }

  @Test func `a drag selects in a field that is being edited`() {
    field.becomeFirstResponder()
    stage.drag(from: place(12), to: place(3))
    #expect(field.selectedUnits == NSRange(location: 3, length: 9))
  }

  @Test func `a drag does not begin editing`() {
    stage.drag(from: place(2), to: CGPoint(x: place(2).x, y: place(2).y + 60))
    #expect(!field.isEditing)
  }

  @Test func `the caret stays in sight in a long text`() throws {
    field.text = String(repeating: "long text ", count: 50)
    field.becomeFirstResponder()
    stage.stage.frame()
    func caretX() throws -> CGFloat {
      field.caretRect(for: try #require(field.selectedTextRange).end).midX
    }
    #expect(field.bounds.contains(CGPoint(x: try caretX(), y: 20)))
    stage.press(.home)
    stage.stage.frame()
    #expect(field.bounds.contains(CGPoint(x: try caretX(), y: 20)))
  }

  @Test func `the caret blinks with the clock and rests on each key`() {
    field.becomeFirstResponder()
    stage.stage.frame()
    let caret = field.interaction.caret
    #expect(!caret.view.isHidden)
    stage.stage.advance(by: 0.6)
    caret.blink()
    #expect(caret.view.isHidden)
    stage.type("x")
    #expect(!caret.view.isHidden)
    stage.press(.left, shift: true)
    #expect(caret.view.isHidden, "a selection has no caret")
    field.resignFirstResponder()
    #expect(caret.view.isHidden)
  }

  @Test func `the caret of a display whose time stands still does not blink meanwhile`() async {
    field.becomeFirstResponder()
    stage.stage.advance(by: 0.6)
    try? await Task.sleep(for: .seconds(0.7))
    #expect(!field.interaction.caret.view.isHidden)
  }

  @Test func `a finger that stays where a field was does no harm`() {
    var gone: UITextField? = UITextField(frame: CGRect(x: 10, y: 300, width: 200, height: 40))
    weak let watched = gone
    if let gone { stage.stage.window.addSubview(gone) }
    stage.stage.frame()
    stage.stage.touch(.began, at: CGPoint(x: 50, y: 320))
    gone?.removeFromSuperview()
    gone = nil
    #expect(watched == nil)
    stage.stage.advance(by: 1)
    stage.stage.touch(.ended, at: CGPoint(x: 50, y: 320))
  }
}

extension UITextField {
  /// What the field draws of its text.
  var shownText: String? {
    layoutIfNeeded()
    for case .text(let layout, _) in textArea.makeDrawing() {
      return layout.block.runs.map(\.string).joined()
    }
    return nil
  }
}
