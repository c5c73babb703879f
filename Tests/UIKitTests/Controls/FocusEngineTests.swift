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

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `beside each other, controls are reached where reading begins`(
    _ direction: UISemanticContentAttribute
  ) {
    let box = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
    let left = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    let right = UIButton(frame: CGRect(x: 200, y: 10, width: 60, height: 40))
    box.semanticContentAttribute = direction
    for view in [left, right] { box.addSubview(view) }
    stage.window.addSubview(box)
    for _ in 0..<4 { press(.tab) }
    let isMirrored = direction == .forceRightToLeft
    #expect(left.isFocused == !isMirrored)
    #expect(right.isFocused == isMirrored)
  }

  @Test func `controls that are off or hidden are passed over`() {
    button.isEnabled = false
    toggle.isHidden = true
    press(.tab)
    #expect(slider.isFocused)
  }

  @Test func `a control that is off or hidden since it got the focus is not used by keys`() {
    let (log, changes) = (ControlLog(button), ControlLog(slider))
    press(.tab)
    #expect(button.isFocused)
    button.isEnabled = false
    press(.space)
    button.isEnabled = true
    button.isHidden = true
    press(.return)
    #expect(log.entries.isEmpty)
    #expect(!button.isHighlighted)
    button.isHidden = false
    press(.tab)
    press(.tab)
    #expect(slider.isFocused)
    slider.isUserInteractionEnabled = false
    press(.right)
    #expect(slider.value == 0)
    #expect(changes.entries.isEmpty)
    slider.isUserInteractionEnabled = true
    press(.right)
    #expect(slider.value > 0)
  }

  @Test func `a button with the focus has the title and the color of its state`() {
    button.setTitle("Chosen", for: .selected)
    button.setTitleColor(.red, for: .selected)
    button.isSelected = true
    press(.tab)
    #expect(button.isFocused)
    #expect(button.currentTitle == "Chosen")
    #expect(button.currentTitleColor == .red)
  }

  @Test func `a modal view that is not seen keeps no keys from what is behind it`() {
    let log = ControlLog(button)
    let cover = UIView(frame: stage.window.bounds)
    cover.accessibilityViewIsModal = true
    stage.window.addSubview(cover)
    press(.tab)
    #expect(!button.isFocused)
    cover.isHidden = true
    press(.tab)
    #expect(button.isFocused)
    cover.isHidden = false
    cover.alpha = 0
    press(.return)
    #expect(log.entries == ["up", "primary"])
  }

  @Test func `what is behind a modal view takes no keys`() {
    let log = ControlLog(button)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 400, width: 200, height: 200))
    scroll.contentSize = CGSize(width: 200, height: 2000)
    stage.window.addSubview(scroll)
    press(.tab)
    #expect(button.isFocused)
    let cover = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    cover.accessibilityViewIsModal = true
    stage.window.addSubview(cover)
    press(.return)
    press(.end)
    stage.frame()
    #expect(log.entries.isEmpty)
    #expect(scroll.contentOffset == .zero)
    cover.removeFromSuperview()
    press(.return)
    #expect(log.entries == ["up", "primary"])
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

  @Test(arguments: [CGSize(width: 390, height: 844), .zero])
  func `keys of the software keyboard cannot be focused`(size: CGSize) {
    let display = HeadlessDisplay.install()
    display.keyboardHeight = 336
    display.size = size
    let field = UITextField(frame: CGRect(x: 10, y: 200, width: 100, height: 40))
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    stage.frame()
    press(.tab, shift: true)
    #expect(slider.isFocused)
    press(.tab)
    #expect(field.isFirstResponder)
    press(.tab)
    #expect(button.isFocused)
    press(.space)
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

  @Test func `arrows turn the wheel of an input view, whose responder keeps the keys`() {
    let wheel = WheelField(frame: CGRect(x: 10, y: 160, width: 200, height: 40))
    stage.window.addSubview(wheel)
    wheel.becomeFirstResponder()
    stage.advance(by: 1)
    press(.down)
    press(.down)
    press(.up)
    #expect(wheel.chosen == [1, 2, 1])
    #expect(wheel.isFirstResponder)
    press(.tab)
    #expect(button.isFocused, "round again, as the wheel is the last")
    #expect(!wheel.isFirstResponder)
  }

  @Test func `tab leads into an input view right after what brings it, and on from there`() {
    let wheel = WheelField(frame: CGRect(x: 10, y: 90, width: 200, height: 20))
    stage.window.addSubview(wheel)
    press(.tab)
    press(.tab)
    #expect(toggle.isFocused)
    press(.tab)
    #expect(wheel.isFirstResponder)
    press(.tab)
    stage.advance(by: 1)
    #expect(wheel.isFirstResponder)
    press(.right)
    #expect(wheel.chosen == [1])
    press(.tab, shift: true)
    #expect(wheel.isFirstResponder)
    press(.tab)
    press(.tab)
    #expect(slider.isFocused)
    #expect(!wheel.isFirstResponder)
    press(.right)
    #expect(wheel.chosen == [1], "the wheel is away")
  }

  @Test func `escape leaves a wheel, then has it go`() {
    let wheel = WheelField(frame: CGRect(x: 10, y: 160, width: 200, height: 40))
    stage.window.addSubview(wheel)
    wheel.becomeFirstResponder()
    press(.down)
    press(.escape)
    #expect(wheel.isFirstResponder)
    press(.escape)
    #expect(!wheel.isFirstResponder)
  }

  @Test func `the focus goes where code sends the keys`() {
    let field = UITextField(frame: CGRect(x: 10, y: 90, width: 200, height: 20))
    stage.window.addSubview(field)
    press(.tab)
    #expect(button.isFocused)
    field.becomeFirstResponder()
    #expect(!button.isFocused)
    #expect(button.state == .normal)
    press(.tab)
    #expect(slider.isFocused, "what comes after the field")
    #expect(!field.isFirstResponder)
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

/// A view that brings a wheel in the place of the keyboard.
private final class WheelField: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 390, height: 216))
  var chosen: [Int] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    picker.dataSource = self
    picker.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  override var inputView: UIView? { picker }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(row)" }
  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) { chosen.append(row) }
}
