import Kumiko
import UIKit

/// A titled value that opens a picker below itself.
struct ValueRow: IdentifiableComponent, Equatable {
  var id: String
  var title: String
  var value: String?
  var isOpen: Bool

  func renderContent() -> ValueRowView { ValueRowView() }

  func render(in content: ValueRowView) {
    content.title.text = title
    content.value.text = value ?? "Not set"
    content.value.textColor = isOpen ? .tintColor : value == nil ? .placeholderText : .label
    content.chevron.image = UIImage(systemName: isOpen ? "chevron.up" : "chevron.down")
  }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    CGSize(width: bounds.width, height: RowMetrics.single)
  }
}

/// What a ``ValueRow`` is drawn in.
final class ValueRowView: UIView {
  let title = UILabel()
  let value = UILabel()
  let chevron = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .body)
    value.font = .preferredFont(forTextStyle: .body)
    chevron.tintColor = .tertiaryLabel
    chevron.contentMode = .scaleAspectFit
    for view in [title, value, chevron] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (title, value) = RowMetrics.columns(in: bounds)
    let side: CGFloat = 14
    self.title.frame = title
    self.value.frame = value
    self.value.frame.size.width -= side + RowMetrics.spacing
    chevron.frame = CGRect(
      x: value.maxX - side, y: (bounds.height - side) / 2, width: side, height: side)
  }
}
