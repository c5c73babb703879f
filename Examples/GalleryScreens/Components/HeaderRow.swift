import Kumiko
import UIKit

/// A section's header: a small title and, at the other side, a count or a spinner.
struct HeaderRow: Component, Equatable {
  var title: String
  var count: Int?
  /// Whether more is on its way, which a spinner tells.
  var isBusy = false

  func renderContent() -> HeaderRowView { HeaderRowView() }

  func render(in content: HeaderRowView) {
    content.title.text = title
    content.count.text = count.map(String.init)
    if isBusy {
      content.spinner.startAnimating()
    } else {
      content.spinner.stopAnimating()
    }
    content.setNeedsLayout()
  }

  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 50) }
}

/// What a ``HeaderRow`` is drawn in.
final class HeaderRowView: UIView {
  let title = UILabel()
  let count = UILabel()
  let spinner = UIActivityIndicatorView(style: .medium)

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 20, weight: .bold)
    count.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    count.textColor = .secondaryLabel
    count.textAlignment = .right
    for view in [title, count, spinner] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("Headers are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let right = bounds.width - RowMetrics.margin
    title.frame = CGRect(x: RowMetrics.margin, y: bounds.height - 34, width: right - 76, height: 26)
    count.frame = CGRect(x: right - 60, y: bounds.height - 34, width: 60, height: 26)
    spinner.center = CGPoint(x: right - spinner.bounds.width / 2, y: title.frame.midY)
  }
}
