import Kumiko
import UIKit

/// The row that both lists show: two labels above each other, measured, 16 points from the sides.
struct ComparedRow: Component {
  var id: Int
  /// Whether it is higher than its labels: it is an item of a grid.
  var hasRoom: Bool

  func renderContent() -> ComparedRowView { ComparedRowView(hasRoom: hasRoom) }

  func render(in content: ComparedRowView) {
    content.title.text = "Row \(id)"
    content.detail.text = "The quick brown fox jumps over the lazy dog, message \(id &* 7919)"
  }
}

/// What a ``ComparedRow`` is drawn in.
final class ComparedRowView: UIView {
  let title = UILabel()
  let detail = UILabel()

  init(hasRoom: Bool) {
    super.init(frame: .zero)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    detail.font = .systemFont(ofSize: 15)
    detail.textColor = .secondaryLabel
    for label in [title, detail] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      hasRoom
        ? detail.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -8)
        : detail.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
