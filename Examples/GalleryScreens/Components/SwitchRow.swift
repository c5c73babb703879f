import Kumiko
import UIKit

/// A titled switch, with an icon if wanted.
struct SwitchRow: IdentifiableComponent, ControlRow {
  var id: String
  var title: String
  var icon: TileIcon?
  var isOn: Bool
  var didChange: @MainActor (Bool) -> Void

  func renderContent() -> SwitchRowView { SwitchRowView() }

  func render(in content: SwitchRowView) {
    content.title.text = title
    content.tile.icon = icon
    content.toggle.accessibilityIdentifier = id
    if content.toggle.isOn != isOn { content.toggle.setOn(isOn, animated: true) }
    content.setNeedsLayout()
  }

  func setBehaviors(in content: SwitchRowView) { content.didChange = didChange }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    CGSize(width: bounds.width, height: RowMetrics.single)
  }
}

/// What a ``SwitchRow`` is drawn in.
final class SwitchRowView: UIView {
  let tile = TileIconView()
  let title = UILabel()
  let toggle = UISwitch()
  var didChange: (@MainActor (Bool) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .body)
    toggle.addAction(UIAction { [weak self] _ in self?.tell() }, for: .valueChanged)
    for view in [tile, title, toggle] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = toggle.intrinsicContentSize
    let right = bounds.width - RowMetrics.margin - size.width
    toggle.frame = CGRect(
      origin: CGPoint(x: right, y: (bounds.height - size.height) / 2), size: size)
    let left = tile.place(in: bounds)
    title.frame = CGRect(
      x: left, y: 0, width: right - left - RowMetrics.spacing, height: bounds.height)
  }

  private func tell() { didChange?(toggle.isOn) }
}
