import Kumiko
import UIKit

/// The day of the messages below it, in a capsule that floats above them.
struct ChatDayHeader: Component, Equatable {
  var title: String

  func renderContent() -> ChatDayView { ChatDayView() }

  func render(in content: ChatDayView) {
    content.label.text = title
    content.setNeedsLayout()
  }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    let capsule = UIFontMetrics(forTextStyle: .caption1).scaledValue(for: 24)
    return CGSize(width: bounds.width, height: capsule + ChatDayView.gap)
  }

  func shouldContentUpdate(with next: ChatDayHeader) -> Bool { self != next }
}

/// A capsule with a text in its middle.
final class ChatDayView: UIView {
  /// What the capsule leaves of the height, in points.
  static let gap: CGFloat = 14

  let label = UILabel()
  private let capsule = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .caption1)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    capsule.backgroundColor = .systemBackground.withAlphaComponent(0.9)
    capsule.layer.borderWidth = 0.5
    addSubview(capsule)
    addSubview(label)
    updateBorder()
  }

  required init?(coder: NSCoder) { fatalError("Headers are made in code") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorder()
  }

  private func updateBorder() {
    capsule.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.sizeThatFits(bounds.size)
    let width = min(bounds.width, text.width.rounded(.up) + 24)
    let height = max(0, bounds.height - Self.gap)
    capsule.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: bounds.height - height - 4, width: width,
      height: height)
    capsule.layer.cornerRadius = height / 2
    label.frame = capsule.frame
  }
}
