import HeadlessHost
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct FocusEngineTests {
  private let stage = Stage()
  private let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
  private let toggle = UISwitch(frame: CGRect(x: 10, y: 60, width: 51, height: 31))
  private let slider = UISlider(frame: CGRect(x: 10, y: 110, width: 200, height: 31))

  init() {
    for view in [slider, toggle, button] as [UIView] { stage.window.addSubview(view) }
    stage.frame()
  }

  private func press(_ code: KeyInput.Code, shift: Bool = false) {
    for isDown in [true, false] {
      stage.window.receive(
        .key(KeyInput(code, isShiftDown: shift), isDown: isDown, time: MediaClock.now))
    }
  }

  @Test func `tab goes through the controls in reading order and round again`() {
    press(.tab)
    #expect(button.isFocused)
    #expect(button.state == .focused)
    press(.tab)
    #expect(toggle.isFocused)
    #expect(!button.isFocused)
    press(.tab)
    press(.tab)
    #expect(button.isFocused)
    press(.tab, shift: true)
    #expect(slider.isFocused)
  }

  @Test func `controls that are off or hidden are passed over`() {
    button.isEnabled = false
    toggle.isHidden = true
    press(.tab)
    #expect(slider.isFocused)
  }

  @Test func `tab leads from a field to a text view, and shift with tab out of it`() {
    let field = UITextField(frame: CGRect(x: 10, y: 200, width: 100, height: 40))
    let note = UITextView(frame: CGRect(x: 10, y: 300, width: 100, height: 80))
    for view in [note, field] as [UIView] { stage.window.addSubview(view) }
    field.becomeFirstResponder()
    press(.tab)
    #expect(note.isFirstResponder)
    press(.tab)
    #expect(note.isFirstResponder)
    #expect(note.text == "\t")
    press(.tab, shift: true)
    #expect(field.isFirstResponder)
  }

  @Test func `return and space press, with the looks of a press`() {
    let log = ControlLog(button)
    press(.tab)
    stage.window.receive(.key(KeyInput(.space), isDown: true, time: MediaClock.now))
    #expect(button.isHighlighted)
    stage.window.receive(.key(KeyInput(.space), isDown: false, time: MediaClock.now))
    #expect(!button.isHighlighted)
    press(.return)
    #expect(log.entries == ["up", "primary", "up", "primary"])
    press(.tab)
    press(.space)
    #expect(toggle.isOn)
  }

  @Test func `arrows change values`() {
    let log = ControlLog(slider)
    press(.tab, shift: true)
    press(.right)
    press(.up)
    press(.left)
    #expect(abs(slider.value - 0.1) < 1e-6)
    #expect(log.entries.filter { $0 == "value" }.count == 3)
    press(.tab, shift: true)
    press(.right)
    #expect(toggle.isOn)
    press(.left)
    #expect(!toggle.isOn)
  }

  @Test func `arrows step, turn pages and choose segments`() {
    let stepper = UIStepper()
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let segments = UISegmentedControl(items: ["A", "B", "C"])
    segments.setEnabled(false, forSegmentAt: 1)
    for control in [stepper, pages, segments] as [UIControl] { control.accessibilityIncrement() }
    #expect(stepper.value == 1)
    #expect(pages.currentPage == 1)
    #expect(segments.selectedSegmentIndex == 0)
    for control in [stepper, pages, segments] as [UIControl] { control.accessibilityIncrement() }
    #expect(stepper.value == 2)
    #expect(pages.currentPage == 2)
    #expect(segments.selectedSegmentIndex == 2)
    for control in [stepper, pages, segments] as [UIControl] { control.accessibilityDecrement() }
    #expect(stepper.value == 1)
    #expect(pages.currentPage == 1)
    #expect(segments.selectedSegmentIndex == 0)
  }

  @Test func `a finger or escape takes the focus away`() {
    press(.tab)
    press(.escape)
    #expect(!button.isFocused)
    press(.tab)
    stage.tap(at: CGPoint(x: 300, y: 700))
    #expect(!button.isFocused)
    #expect(button.state == .normal)
  }

  @Test func `the focused control is brought into view with a ring`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
    scroll.contentSize.height = 1000
    stage.window.addSubview(scroll)
    let far = UIButton(frame: CGRect(x: 10, y: 800, width: 100, height: 40))
    scroll.addSubview(far)
    let display = HeadlessDisplay.install()
    #expect(!display.textSnapshot(of: far).contains("border"))
    press(.tab, shift: true)
    stage.advance(by: 1)
    #expect(far.isFocused)
    #expect(scroll.contentOffset.y == 648)
    #expect(display.textSnapshot(of: far).contains("border"))
  }
}
