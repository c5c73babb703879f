import Kumiko
import UIKit

/// The row that both lists show: two labels above each other, measured, 16 points from the sides.
struct ComparedRow: IdentifiableComponent {
  var id: Int

  func renderContent() -> ComparedRowView { ComparedRowView(frame: .zero) }

  func render(in content: ComparedRowView) {
    content.title.text = "Row \(id)"
    content.detail.text = "The quick brown fox jumps over the lazy dog, message \(id &* 7919)"
  }
}

/// What a ``ComparedRow`` is drawn in.
final class ComparedRowView: UIView {
  let title = UILabel()
  let detail = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
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
      detail.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
