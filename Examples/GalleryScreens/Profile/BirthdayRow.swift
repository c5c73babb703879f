import Kumiko
import UIKit

/// Wheels for a day that is not in the future.
///
/// The wheels are not rendered while they are displayed, or they would jump back under a finger.
struct BirthdayRow: Component, ControlRow {
  var id: String
  var date: Date
  var didChoose: @MainActor (Date) -> Void

  func renderContent() -> BirthdayRowView { BirthdayRowView() }

  func render(in content: BirthdayRowView) { content.picker.date = date }

  func setBehaviors(in content: BirthdayRowView) { content.didChoose = didChoose }

  func shouldRender(next: BirthdayRow, in content: BirthdayRowView) -> Bool {
    content.window == nil
  }

  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 216) }
}

/// What a ``BirthdayRow`` is drawn in.
final class BirthdayRowView: UIView {
  let picker = UIDatePicker()
  var didChoose: (@MainActor (Date) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    picker.maximumDate = Date()
    picker.accessibilityLabel = "Birthday"
    picker.addAction(UIAction { [weak self] _ in self?.tell() }, for: .valueChanged)
    clipsToBounds = true
    addSubview(picker)
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
  }

  private func tell() { didChoose?(picker.date) }
}
