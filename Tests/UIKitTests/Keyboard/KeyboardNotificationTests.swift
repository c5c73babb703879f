import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct KeyboardNotificationTests {
  private let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
  private let stage = Stage()
  private let log = KeyboardLog()
  private let up = CGRect(x: 0, y: 644, width: 390, height: 200)
  private let down = CGRect(x: 0, y: 844, width: 390, height: 200)

  init() {
    stage.window.addSubview(field)
    field.inputView = plate(200)
    stage.frame()
  }

  @Test func `showing is announced at once and confirmed at its end`() {
    field.becomeFirstResponder()
    #expect(log.names == ["willChangeFrame", "willShow"])
    #expect(log.begins == [down, down])
    #expect(log.ends == [up, up])
    #expect(log.durations == [0.25, 0.25])
    stage.advance(by: 0.2)
    #expect(log.names.count == 2)
    stage.advance(by: 0.2)
    #expect(log.names.suffix(2) == ["didChangeFrame", "didShow"])
    #expect(log.ends.suffix(2) == [up, up])
  }

  @Test func `hiding is announced at once and confirmed at its end`() {
    field.becomeFirstResponder()
    stage.advance(by: 0.5)
    log.clear()
    field.resignFirstResponder()
    #expect(log.names == ["willChangeFrame", "willHide"])
    #expect(log.begins == [up, up])
    #expect(log.ends == [down, down])
    stage.advance(by: 0.5)
    #expect(log.names.suffix(2) == ["didChangeFrame", "didHide"])
  }

  @Test func `a hidden window has no keyboard until it is shown again`() {
    field.becomeFirstResponder()
    stage.advance(by: 0.5)
    log.clear()
    stage.window.isHidden = true
    #expect(log.names == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    log.clear()
    UIApplication.shared.displayDidChange()
    stage.advance(by: 0.5)
    #expect(log.names == [], "the keyboard of the display is of no concern to it")
    stage.window.isHidden = false
    stage.advance(by: 0.5)
    #expect(field.isFirstResponder)
    #expect(log.names.last == "didShow")
  }

  @Test func `an area that comes back before it is gone is never hidden`() {
    field.becomeFirstResponder()
    stage.advance(by: 0.5)
    field.resignFirstResponder()
    stage.advance(by: 0.1)
    field.becomeFirstResponder()
    stage.advance(by: 0.5)
    #expect(!log.names.contains("didHide"))
    #expect(log.names.last == "didShow")
    #expect(field.inputView?.onScreen == up)
  }

  @Test func `typing on a hardware keyboard alone is not announced`() {
    field.inputView = nil
    field.becomeFirstResponder()
    stage.advance(by: 0.5)
    field.resignFirstResponder()
    #expect(log.names.isEmpty)
  }

  @Test func `an accessory view alone is announced with its height`() {
    field.inputView = nil
    field.inputAccessoryView = plate(44)
    field.becomeFirstResponder()
    #expect(log.ends.last == CGRect(x: 0, y: 800, width: 390, height: 44))
  }

  @Test func `frames are the screen's, not the window's`() {
    stage.window.frame = CGRect(x: 20, y: 30, width: 300, height: 700)
    field.becomeFirstResponder()
    #expect(log.ends.last == CGRect(x: 20, y: 530, width: 300, height: 200))
  }

  @Test func `somebody who is told may end it all`() {
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [window = stage.window] _ in
      MainActor.assumeIsolated { _ = window.endEditing(true) }
    }
    field.becomeFirstResponder()
    NotificationCenter.default.removeObserver(token)
    stage.advance(by: 0.5)
    #expect(!field.isFirstResponder)
    #expect(field.inputView?.window == nil)
    #expect(log.names.last == "didHide")
  }
}
