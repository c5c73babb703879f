import Kumiko
import UIKit

/// A wheel with a few choices.
///
/// The wheel is not rendered while it is displayed, or it would jump back under a finger.
struct ChoiceRow: Component, ControlRow {
  var id: String
  /// What is chosen, for assistive technology.
  var title: String
  var choices: [String]
  var chosen: Int
  var didChoose: @MainActor (Int) -> Void

  func renderContent() -> ChoiceRowView { ChoiceRowView() }

  func render(in content: ChoiceRowView) {
    content.choices = choices
    content.picker.accessibilityLabel = title
    content.picker.reloadAllComponents()
    content.picker.selectRow(chosen, inComponent: 0, animated: false)
  }

  func setBehaviors(in content: ChoiceRowView) { content.didChoose = didChoose }

  func shouldRender(next: ChoiceRow, in content: ChoiceRowView) -> Bool { content.window == nil }

  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 160) }
}

/// What a ``ChoiceRow`` is drawn in.
final class ChoiceRowView: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
  let picker = UIPickerView()
  var choices: [String] = []
  var didChoose: (@MainActor (Int) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    picker.dataSource = self
    picker.delegate = self
    clipsToBounds = true
    addSubview(picker)
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    choices.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { choices[row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    didChoose?(row)
  }
}
