import Kumiko
import UIKit

/// A titled switch.
struct SwitchRow: IdentifiableComponent, ControlRow {
  var id: String
  var title: String
  var isOn: Bool
  var didChange: @MainActor (Bool) -> Void

  func renderContent() -> SwitchRowView { SwitchRowView() }

  func render(in content: SwitchRowView) {
    content.title.text = title
    content.toggle.accessibilityIdentifier = id
    if content.toggle.isOn != isOn { content.toggle.setOn(isOn, animated: true) }
  }

  func setBehaviors(in content: SwitchRowView) { content.didChange = didChange }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    CGSize(width: bounds.width, height: RowMetrics.single)
  }
}

/// What a ``SwitchRow`` is drawn in.
final class SwitchRowView: UIView {
  let title = UILabel()
  let toggle = UISwitch()
  var didChange: (@MainActor (Bool) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .body)
    toggle.addAction(UIAction { [weak self] _ in self?.tell() }, for: .valueChanged)
    addSubview(title)
    addSubview(toggle)
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = toggle.intrinsicContentSize
    let left = bounds.width - RowMetrics.margin - size.width
    toggle.frame = CGRect(
      origin: CGPoint(x: left, y: (bounds.height - size.height) / 2), size: size)
    title.frame = CGRect(
      x: RowMetrics.margin, y: 0, width: left - RowMetrics.margin - RowMetrics.spacing,
      height: bounds.height)
  }

  private func tell() { didChange?(toggle.isOn) }
}
