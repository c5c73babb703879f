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

  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 38) }

  func shouldContentUpdate(with next: ChatDayHeader) -> Bool { self != next }
}

/// A capsule with a text in its middle.
final class ChatDayView: UIView {
  let label = UILabel()
  private let capsule = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .caption1)
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
    capsule.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: bounds.height - 28, width: width, height: 24)
    capsule.layer.cornerRadius = 12
    label.frame = capsule.frame
  }
}
