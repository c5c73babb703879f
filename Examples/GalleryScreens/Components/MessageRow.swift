import Kumiko
import UIKit

/// A row that shows one piece of text over as many lines as it needs.
struct MessageRow: Component, Equatable {
  /// How the text looks.
  enum Style { case body, headline, footnote }

  var id: String
  var text: String
  var style = Style.body

  init(_ text: String, id: String? = nil, style: Style = .body) {
    self.id = id ?? text
    self.text = text
    self.style = style
  }

  func renderContent() -> MessageRowView { MessageRowView() }

  func render(in content: MessageRowView) {
    content.label.text = text
    content.label.font = .preferredFont(forTextStyle: textStyle)
    content.label.textColor = style == .footnote ? .secondaryLabel : .label
  }

  func shouldContentUpdate(with next: MessageRow) -> Bool { self != next }

  private var textStyle: UIFont.TextStyle {
    switch style {
    case .body: .body
    case .headline: .headline
    case .footnote: .footnote
    }
  }
}

/// What a ``MessageRow`` is drawn in.
final class MessageRowView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    // A row may have no width at all for a while.
    let end = label.trailingAnchor.constraint(
      equalTo: trailingAnchor, constant: -RowMetrics.margin)
    end.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: RowMetrics.margin), end,
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      heightAnchor.constraint(greaterThanOrEqualTo: label.heightAnchor, constant: 22),
      heightAnchor.constraint(greaterThanOrEqualToConstant: RowMetrics.single),
    ])
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }
}
