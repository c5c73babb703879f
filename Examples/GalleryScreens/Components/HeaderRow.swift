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
    content.count.isHidden = count == nil
    if isBusy {
      content.spinner.startAnimating()
    } else {
      content.spinner.stopAnimating()
    }
  }
}

/// What a ``HeaderRow`` is drawn in.
final class HeaderRowView: StackRowView {
  let title = UILabel()
  let count = UILabel()
  let spinner = UIActivityIndicatorView(style: .medium)

  init() {
    title.font = UIFontMetrics(forTextStyle: .title3)
      .scaledFont(for: .systemFont(ofSize: 20, weight: .bold))
    count.font = UIFontMetrics.default
      .scaledFont(for: .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
    count.textColor = .secondaryLabel
    count.adjustsFontForContentSizeCategory = true
    super.init(texts: [title], trailing: [count, spinner], height: 50, margins: (16, 8))
  }

  required init?(coder: NSCoder) { fatalError("Headers are made in code") }
}
