import QuartzCore
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct EditMenuTests {
  private let field = UITextField()
  private let note = UITextView()
  private let stage: TypingStage
  private let delegate = MenuDelegate()

  init() {
    stage = TypingStage(field, note)
    field.text = "two words"
    note.text = "one two three"
    UIPasteboard.general.string = "paste"
  }

  private func click(_ input: some UITextInput & UIView, at offset: Int) {
    stage.stage.window.receive(
      .secondaryClick(location: point(input, offset), time: MediaClock.now))
    stage.stage.advance(by: 0.5)
  }

  /// The middle of the character at an offset, in the window.
  private func point(_ input: some UITextInput & UIView, _ offset: Int) -> CGPoint {
    guard let place = input.position(from: input.beginningOfDocument, offset: offset) else {
      return .zero
    }
    let caret = input.caretRect(for: place)
    return input.convert(CGPoint(x: caret.midX + 3, y: caret.midY), to: nil)
  }

  private func pick(_ title: String) throws {
    let label = try #require(labels.first { $0.text == title })
    stage.tap(label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
  }

  /// The labels of the menu that is open.
  private var labels: [UILabel] {
    func labels(in view: UIView) -> [UILabel] {
      ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }
    return stage.stage.window.subviews.flatMap(labels)
  }

  private var titles: [String] { labels.compactMap(\.text).filter { !$0.isEmpty } }

  @Test func `a secondary click selects a word and offers what can be done with it`() {
    click(field, at: 5)
    #expect(field.isFirstResponder)
    #expect(field.selectedUnits == NSRange(location: 4, length: 5))
    #expect(titles == ["Cut", "Copy", "Paste", "Select All"])
  }

  @Test func `picking an entry does it and closes the menu`() throws {
    click(field, at: 5)
    try pick("Cut")
    #expect(field.text == "two ")
    #expect(UIPasteboard.general.string == "words")
    #expect(titles.isEmpty)
    click(field, at: 1)
    try pick("Paste")
    #expect(field.text == "words ")
  }

  @Test func `selecting everything offers what can be done next`() throws {
    click(note, at: 5)
    try pick("Select All")
    #expect(note.selectedRange == NSRange(location: 0, length: 13))
    #expect(titles == ["Cut", "Copy", "Paste"])
  }

  @Test func `a click inside the selection keeps it`() {
    field.becomeFirstResponder()
    field.selectedUnits = NSRange(location: 0, length: 6)
    click(field, at: 4)
    #expect(field.selectedUnits == NSRange(location: 0, length: 6))
  }

  @Test func `what is secret cannot be copied, what is fixed cannot be cut`() {
    field.isSecureTextEntry = true
    click(field, at: 2)
    #expect(titles == ["Paste"])
    stage.tap(CGPoint(x: 380, y: 840))
    note.isEditable = false
    click(note, at: 5)
    #expect(titles == ["Copy", "Select All"])
  }

  @Test func `the delegate may add entries, or have no menu`() throws {
    field.delegate = delegate
    click(field, at: 5)
    #expect(titles == ["Cut", "Copy", "Paste", "Select All", "Look Up"])
    #expect(delegate.range == NSRange(location: 4, length: 5))
    stage.tap(CGPoint(x: 380, y: 840))
    delegate.isQuiet = true
    click(field, at: 5)
    #expect(titles.isEmpty)
  }

  // MARK: Long presses and handles

  private func press(_ point: CGPoint) {
    stage.stage.touch(.began, at: point)
    stage.stage.advance(by: 0.7)
    stage.stage.touch(.ended, at: point)
    stage.stage.advance(by: 0.5)
  }

  @Test func `a long press selects a word and opens the menu when the finger lifts`() {
    stage.stage.touch(.began, at: point(field, 1))
    stage.stage.advance(by: 0.7)
    #expect(field.selectedUnits == NSRange(location: 0, length: 3))
    #expect(titles.isEmpty)
    stage.stage.touch(.ended, at: point(field, 1))
    stage.stage.advance(by: 0.5)
    #expect(titles.first == "Cut")
  }

  @Test func `the ends of a selection made by a long press can be dragged`() throws {
    press(point(field, 1))
    stage.tap(CGPoint(x: 380, y: 840))
    let range = try #require(field.selectedTextRange)
    let caret = field.caretRect(for: range.end)
    let knob = field.convert(CGPoint(x: caret.midX, y: caret.maxY + 4), to: nil)
    stage.drag(from: knob, to: CGPoint(x: point(field, 6).x - 3, y: knob.y))
    #expect(field.selectedUnits == NSRange(location: 0, length: 6))
    stage.type("x")
    #expect(field.text == "xrds")
  }

  @Test func `a finger that scrolls soon selects nothing`() {
    let start = point(note, 2)
    stage.stage.touch(.began, at: start)
    stage.stage.advance(by: 0.2)
    stage.stage.touch(.moved, at: CGPoint(x: start.x, y: start.y - 30))
    stage.stage.advance(by: 0.7)
    stage.stage.touch(.ended, at: CGPoint(x: start.x, y: start.y - 30))
    #expect(!note.isFirstResponder)
    #expect(titles.isEmpty)
  }

  @Test func `any responder can take the edit actions`() {
    let view = CopyingView()
    view.copy(nil)
    view.cut(nil)
    #expect(view.copies == 1)
  }
}

private final class CopyingView: UIView {
  var copies = 0
  override func copy(_ sender: Any?) { copies += 1 }
}

private final class MenuDelegate: NSObject, UITextFieldDelegate {
  var range: NSRange?
  var isQuiet = false

  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    self.range = range
    if isQuiet { return UIMenu(children: []) }
    return UIMenu(children: suggestedActions + [UIAction(title: "Look Up") { _ in }])
  }
}
