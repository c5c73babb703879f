import Kumiko
import UIKit

/// A message in a bubble, at the side of who wrote it.
struct ChatBubbleRow: Component, Equatable {
  var message: ChatMessage
  /// Whether the message before it is by the same person, on the same day.
  var continues: Bool

  var id: Int { message.id }

  /// The bubbles of each side are of their own kind: their constraints differ.
  var reuseIdentifier: String { message.isMine ? "bubble of mine" : "bubble of theirs" }

  func renderContent() -> ChatBubbleView { ChatBubbleView(isMine: message.isMine) }

  func render(in content: ChatBubbleView) {
    content.label.text = message.text
    content.gap.constant = continues ? 3 : 12
  }

  func shouldContentUpdate(with next: ChatBubbleRow) -> Bool { self != next }
}

/// A bubble, which is as wide as its text wants, but not wider than most of the row.
final class ChatBubbleView: UIView {
  let label = UILabel()
  private let bubble = UIView()
  /// The space above the bubble.
  lazy var gap = bubble.topAnchor.constraint(equalTo: topAnchor, constant: 12)

  init(isMine: Bool) {
    super.init(frame: .zero)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = isMine ? .white : .label
    bubble.backgroundColor = isMine ? .systemBlue : .secondarySystemBackground
    bubble.layer.cornerRadius = 18
    addSubview(bubble)
    bubble.addSubview(label)
    for view in [bubble, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    let side =
      isMine
      ? bubble.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -RowMetrics.spacing)
      : bubble.leadingAnchor.constraint(equalTo: leadingAnchor, constant: RowMetrics.spacing)
    NSLayoutConstraint.activate([
      side, gap,
      bubble.bottomAnchor.constraint(equalTo: bottomAnchor),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 0.76),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 13),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -13),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }
}
