import HeadlessHost
import Testing
import UIKit
import _UIKitTestSupport

/// The sizes that stock controls have by themselves, as iOS lays them out.
@MainActor
@Suite(.closesWindows) struct ControlSizeTests {
  private let stage = Stage()

  private func solid(_ width: Int, _ height: Int) throws -> UIImage {
    let pixels = [UInt8](repeating: 255, count: width * height * 4)
    return UIImage(
      cgImage: try #require(
        CGImage(width: width, height: height, bytesPerRow: width * 4, pixels: pixels)))
  }

  // MARK: Hugging

  @Test func `switches, steppers, wheels and date pickers hug their content`() {
    let views = [UISwitch(), UIStepper(), UIActivityIndicatorView(), UIDatePicker()]
    for view in views {
      #expect(view.contentHuggingPriority(for: .horizontal) == .defaultHigh)
      #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
    }
    #expect(UIProgressView().contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(UIProgressView().contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(UIButton().contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  @Test func `in a row beside a label the label takes what is left`() {
    for control in [UISwitch(), UIStepper(), UIDatePicker()] as [UIControl] {
      let label = UILabel()
      label.text = "Name"
      let row = UIStackView(arrangedSubviews: [label, control])
      row.frame = CGRect(x: 0, y: 0, width: 350, height: 44)
      row.alignment = .center
      stage.window.addSubview(row)
      stage.frame()
      let size = control.intrinsicContentSize
      #expect(control.frame.size == size, "\(type(of: control))")
      #expect(control.frame.maxX == 350)
      #expect(label.frame.width == 350 - size.width)
      row.removeFromSuperview()
    }
  }

  // MARK: Pickers

  @Test func `a picker without a frame is 320 by 216 points`() {
    #expect(UIPickerView().frame.size == CGSize(width: 320, height: 216))
    let placed = UIPickerView(frame: CGRect(x: 5, y: 6, width: 200, height: 162))
    #expect(placed.frame == CGRect(x: 5, y: 6, width: 200, height: 162))
  }

  @Test func `a date picker that becomes wheels becomes as large as wheels`() {
    let picker = UIDatePicker()
    #expect(picker.frame.height < 60)
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    picker.preferredDatePickerStyle = .compact
    #expect(picker.frame.height < 60)
  }

  @Test func `a date picker that was given a size keeps it`() {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 250, height: 180))
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.frame.size == CGSize(width: 250, height: 180))
  }

  @Test func `wheels in place of a keyboard are 216 points high`() {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.inputView = picker
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    stage.advance(by: 1)
    #expect(picker.convert(picker.bounds, to: stage.window).height == 216)
    #expect(picker.frame.width == 390)
  }

  // MARK: Buttons

  @Test func `a bare title has room above and below and is not narrower than a finger`() {
    let button = UIButton(type: .system)
    button.setTitle("I", for: .normal)
    let line = UIFont.systemFont(ofSize: 15).lineHeight.rounded(.up)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: line + 12))
    button.setTitle("A longer title", for: .normal)
    let size = button.intrinsicContentSize
    #expect(size.width == size.width.rounded())
    #expect(size.height == size.height.rounded())
    #expect(size.width > 60)
  }

  @Test func `an empty title is one line high`() {
    let custom = UIButton()
    let line = UIFont.systemFont(ofSize: 18).lineHeight.rounded(.up)
    #expect(custom.intrinsicContentSize == CGSize(width: 30, height: line + 12))
    custom.setTitle("", for: .normal)
    #expect(custom.intrinsicContentSize == CGSize(width: 30, height: line + 12))
    custom.titleLabel?.font = .systemFont(ofSize: 30)
    #expect(custom.intrinsicContentSize.height > 40)
  }

  @Test func `pictures and insets decide alone`() throws {
    let button = UIButton(type: .custom)
    button.setImage(try solid(20, 10), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 10))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 26, height: 14))
    button.setImage(nil, for: .normal)
    button.setTitle("", for: .normal)
    let line = UIFont.systemFont(ofSize: 18).lineHeight
    #expect(
      button.intrinsicContentSize == CGSize(width: 6, height: (line + 4).rounded(.up)))
  }

  @Test func `an empty title beside a picture is one line high`() throws {
    let button = UIButton(type: .custom)
    button.setImage(try solid(20, 10), for: .normal)
    button.setTitle("", for: .normal)
    let line = UIFont.systemFont(ofSize: 18).lineHeight.rounded(.up)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: line))
    button.setImage(try solid(20, 40), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 40))
  }

  @Test func `a button is not smaller than its background image`() throws {
    let button = UIButton()
    button.setBackgroundImage(try solid(80, 60), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 80, height: 60))
  }

  @Test func `a close button is a disc of 30 points`() {
    let button = UIButton(type: .close)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
  }
}
