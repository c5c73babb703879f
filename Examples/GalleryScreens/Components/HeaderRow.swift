import Kumiko
import UIKit

/// A section's header: a small title and, at the other side, a count.
struct HeaderRow: Component, Equatable {
  var title: String
  var count: Int?

  func renderContent() -> HeaderRowView { HeaderRowView() }

  func render(in content: HeaderRowView) {
    content.title.text = title
    content.count.text = count.map(String.init)
    content.setNeedsLayout()
  }

  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 50) }
}

/// What a ``HeaderRow`` is drawn in.
final class HeaderRowView: UIView {
  let title = UILabel()
  let count = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 20, weight: .bold)
    count.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    count.textColor = .secondaryLabel
    count.textAlignment = .right
    addSubview(title)
    addSubview(count)
  }

  required init?(coder: NSCoder) { fatalError("Headers are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let right = bounds.width - RowMetrics.margin
    title.frame = CGRect(x: RowMetrics.margin, y: bounds.height - 34, width: right - 76, height: 26)
    count.frame = CGRect(x: right - 60, y: bounds.height - 34, width: 60, height: 26)
  }
}
