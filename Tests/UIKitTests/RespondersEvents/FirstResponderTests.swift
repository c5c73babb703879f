import Testing
import UIKit

private class Field: UIView {
  var accepts = true
  var gives = true
  override var canBecomeFirstResponder: Bool { accepts }
  override var canResignFirstResponder: Bool { gives }
}

@MainActor
@Suite struct FirstResponderTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let form = UIView()
  private let name = Field()
  private let mail = Field()

  init() {
    window.addSubview(form)
    form.addSubview(name)
    form.addSubview(mail)
  }

  @Test func `a plain view does not become first responder`() {
    #expect(!form.becomeFirstResponder())
    #expect(!form.isFirstResponder)
  }

  @Test func `outside a window nobody becomes first responder`() {
    #expect(!Field().becomeFirstResponder())
  }

  @Test func `there is one first responder at a time`() {
    #expect(name.becomeFirstResponder())
    #expect(name.isFirstResponder)
    #expect(mail.becomeFirstResponder())
    #expect(!name.isFirstResponder)
    #expect(mail.isFirstResponder)
    #expect(mail.resignFirstResponder())
    #expect(!mail.isFirstResponder)
  }

  @Test func `a first responder may refuse to go`() {
    name.becomeFirstResponder()
    name.gives = false
    #expect(!mail.becomeFirstResponder())
    #expect(!name.resignFirstResponder())
    #expect(name.isFirstResponder)
  }

  @Test func `editing ends inside a view, by force if need be`() {
    name.becomeFirstResponder()
    name.gives = false
    #expect(!mail.endEditing(false))
    #expect(!form.endEditing(false))
    #expect(name.isFirstResponder)
    #expect(form.endEditing(true))
    #expect(!name.isFirstResponder)
  }

  @Test func `a view that leaves its window is no longer first responder`() {
    name.becomeFirstResponder()
    form.removeFromSuperview()
    #expect(!name.isFirstResponder)
    window.addSubview(form)
    #expect(!name.isFirstResponder)
  }

  @Test func `the chain leads from views through controllers to the window`() {
    let controller = UIViewController()
    window.addSubview(controller.view)
    controller.view.addSubview(name)
    #expect(name.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
  }

  @Test func `what assistive technology hears is kept`() {
    #expect(!name.isAccessibilityElement)
    #expect(name.accessibilityTraits == .none)
    name.isAccessibilityElement = true
    name.accessibilityLabel = "Name"
    name.accessibilityTraits = [.button, .selected]
    name.accessibilityIdentifier = "name"
    #expect(name.isAccessibilityElement)
    #expect(name.accessibilityLabel == "Name")
    #expect(name.accessibilityTraits.contains(.selected))
    #expect(name.accessibilityHint == nil)
    #expect(name.accessibilityIdentifier == "name")
  }
}
