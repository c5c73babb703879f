import Kumiko
import UIKit

/// A task: a ring that fills when it is done, and its text.
struct TodoRow: Component, Equatable {
  var task: TodoTask

  var id: TodoTask.ID { task.id }

  func renderContent() -> TodoRowView { TodoRowView() }

  func render(in content: TodoRowView) {
    let symbol = task.isCompleted ? "checkmark.circle.fill" : "circle"
    content.mark.image = UIImage(systemName: symbol)
    content.mark.tintColor = task.isCompleted ? .systemGreen : .tertiaryLabel
    content.mark.accessibilityLabel = task.isCompleted ? "Completed" : "To do"
    content.label.text = task.text
    content.label.textColor = task.isCompleted ? .secondaryLabel : .label
  }
}

/// What a ``TodoRow`` is drawn in.
final class TodoRowView: StackRowView {
  /// The side of the ring, in points.
  static let markSide: CGFloat = 26

  let mark = UIImageView()
  let label = UILabel()

  init() {
    mark.contentMode = .scaleAspectFit
    mark.isAccessibilityElement = true
    label.font = .preferredFont(forTextStyle: .body)
    super.init(leading: [mark], texts: [label], height: 52)
    NSLayoutConstraint.activate([
      mark.widthAnchor.constraint(equalToConstant: Self.markSide),
      mark.heightAnchor.constraint(equalToConstant: Self.markSide),
    ])
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }
}
