import Kumiko
import UIKit

/// A task: a ring that fills when it is done, and its text.
struct TodoRow: IdentifiableComponent, Equatable {
  var task: TodoTask

  var id: TodoTask.ID { task.id }

  func renderContent() -> TodoRowView { TodoRowView() }

  func render(in content: TodoRowView) {
    let symbol = task.isCompleted ? "checkmark.circle.fill" : "circle"
    content.mark.image = UIImage(systemName: symbol)
    content.mark.tintColor = task.isCompleted ? .systemGreen : .tertiaryLabel
    content.label.text = task.text
    content.label.textColor = task.isCompleted ? .secondaryLabel : .label
  }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    CGSize(width: bounds.width, height: 52)
  }
}

/// What a ``TodoRow`` is drawn in.
final class TodoRowView: UIView {
  let mark = UIImageView()
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    mark.contentMode = .scaleAspectFit
    label.font = .preferredFont(forTextStyle: .body)
    addSubview(mark)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = 26
    mark.frame = CGRect(
      x: RowMetrics.margin, y: (bounds.height - side) / 2, width: side, height: side)
    let left = mark.frame.maxX + RowMetrics.spacing
    label.frame = CGRect(
      x: left, y: 0, width: bounds.width - left - RowMetrics.margin, height: bounds.height)
  }
}
