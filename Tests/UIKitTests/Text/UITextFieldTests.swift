import Testing
import UIKit
import _UIKitTestSupport

/// Writes down what a text field asks and tells.
@MainActor
final class FieldLog: NSObject, UITextFieldDelegate {
  var lines: [String] = []
  var refusals: Set<String> = []
  var accepts: (NSRange, String) -> Bool = { _, _ in true }

  private func ask(_ word: String, _ field: UITextField) -> Bool {
    lines.append("\(field.accessibilityIdentifier ?? "")\(word)?")
    return !refusals.contains(word)
  }

  private func tell(_ word: String, _ field: UITextField) {
    lines.append("\(field.accessibilityIdentifier ?? "")\(word)")
  }

  func watch(_ field: UITextField) {
    field.delegate = self
    for (event, word) in [
      (UIControl.Event.editingDidBegin, "[begin]"), (.editingChanged, "[changed]"),
      (.editingDidEnd, "[end]"), (.editingDidEndOnExit, "[exit]"),
    ] {
      field.addAction(
        UIAction { [weak self, weak field] _ in
          if let field { self?.tell(word, field) }
        }, for: event)
    }
  }

  func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { ask("begin", field) }
  func textFieldDidBeginEditing(_ field: UITextField) { tell("begin", field) }
  func textFieldShouldEndEditing(_ field: UITextField) -> Bool { ask("end", field) }
  func textFieldDidEndEditing(_ field: UITextField) { tell("end", field) }
  func textFieldShouldClear(_ field: UITextField) -> Bool { ask("clear", field) }
  func textFieldShouldReturn(_ field: UITextField) -> Bool { ask("return", field) }
  func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String
  ) -> Bool {
    lines.append("\(range.location),\(range.length)=\(text)?")
    return accepts(range, text)
  }
}

@MainActor
@Suite(.closesWindows) struct UITextFieldDelegateTests {
  private let field = UITextField()
  private let other = UITextField()
  private let log = FieldLog()
  private let stage: TypingStage

  init() {
    stage = TypingStage(field, other)
    log.watch(field)
  }

  @Test func `editing begins and ends in UIKit's order`() {
    #expect(field.becomeFirstResponder())
    #expect(field.isEditing)
    #expect(field.isFirstResponder)
    #expect(field.resignFirstResponder())
    #expect(!field.isEditing)
    #expect(!field.isFirstResponder)
    #expect(log.lines == ["begin?", "begin", "[begin]", "end?", "end", "[end]"])
  }

  @Test func `from field to field the new one is asked first and told last`() {
    field.accessibilityIdentifier = "a "
    other.accessibilityIdentifier = "b "
    log.watch(other)
    field.becomeFirstResponder()
    log.lines = []
    other.becomeFirstResponder()
    #expect(
      log.lines == ["b begin?", "a end?", "a end", "a [end]", "b begin", "b [begin]"])
  }

  @Test func `a delegate can refuse to begin and to end`() {
    log.refusals = ["begin"]
    #expect(!field.becomeFirstResponder())
    #expect(!field.isFirstResponder)
    log.refusals = ["end"]
    field.becomeFirstResponder()
    #expect(!field.resignFirstResponder())
    #expect(!other.becomeFirstResponder())
    #expect(field.isEditing)
    #expect(stage.stage.window.endEditing(true))
    #expect(!field.isEditing)
    #expect(!field.isFirstResponder)
    #expect(log.lines.suffix(2) == ["end", "[end]"])
  }

  @Test func `a field that leaves its window ends editing`() {
    field.becomeFirstResponder()
    log.refusals = ["end"]
    field.removeFromSuperview()
    #expect(!field.isEditing)
    #expect(log.lines.suffix(2) == ["end", "[end]"])
    #expect(!field.becomeFirstResponder(), "outside a window nothing is edited")
  }

  @Test func `each key asks with the range it replaces, then tells`() {
    field.becomeFirstResponder()
    log.lines = []
    stage.type("ab")
    stage.press(.left)
    stage.press(.backspace)
    #expect(field.text == "b")
    #expect(
      log.lines
        == ["0,0=a?", "[changed]", "1,0=b?", "[changed]", "0,1=?", "[changed]"])
  }

  @Test func `what is refused does not happen`() {
    field.becomeFirstResponder()
    log.accepts = { _, text in !text.contains { $0.isNumber } }
    stage.type("a1b2")
    #expect(field.text == "ab")
    UIPasteboard.general.string = "34"
    stage.control("v")
    #expect(field.text == "ab")
    UIPasteboard.general.string = "cd"
    stage.control("v")
    #expect(field.text == "abcd")
  }

  @Test func `programs change the text without asking`() {
    field.becomeFirstResponder()
    log.lines = []
    field.text = "set"
    #expect(log.lines.isEmpty)
    #expect(field.selectedUnits == NSRange(location: 3, length: 0))
    field.text = nil
    #expect(field.text == "")
    #expect(!field.hasText)
  }

  @Test func `return asks, and ends editing where somebody waits for the exit`() {
    other.delegate = log
    other.becomeFirstResponder()
    stage.press(.return, "\r")
    #expect(other.isEditing, "nobody waits")
    #expect(other.text == "")
    field.becomeFirstResponder()
    log.refusals = ["return"]
    log.lines = []
    stage.press(.return, "\r")
    #expect(log.lines == ["return?"])
    log.refusals = []
    log.lines = []
    stage.press(.return, "\r")
    #expect(log.lines == ["return?", "[exit]", "end?", "end", "[end]"])
  }

  @Test func `return does nothing in an empty field that says so`() {
    field.enablesReturnKeyAutomatically = true
    field.becomeFirstResponder()
    log.lines = []
    stage.press(.return, "\r")
    #expect(log.lines.isEmpty)
    stage.type("x")
    stage.press(.return, "\r")
    #expect(log.lines.contains("return?"))
  }

  @Test func `the clear button asks and clears`() {
    field.clearButtonMode = .always
    field.text = "text"
    field.layoutIfNeeded()
    let rect = field.clearButtonRect(forBounds: field.bounds)
    let place = field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    log.refusals = ["clear"]
    stage.tap(place)
    #expect(field.text == "text")
    log.refusals = []
    stage.tap(place)
    #expect(field.text == "")
    #expect(log.lines.filter { $0 == "clear?" }.count == 2)
  }

  @Test func `text can be cleared when editing begins`() {
    field.text = "old"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
  }

  @Test func `notifications tell of beginning, change and end`() {
    var heard: [Notification.Name] = []
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
        MainActor.assumeIsolated { heard.append(name) }
      }
    }
    field.becomeFirstResponder()
    stage.type("x")
    field.resignFirstResponder()
    #expect(heard == names)
    tokens.forEach(NotificationCenter.default.removeObserver)
  }
}
