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

  func referenceSize(in bounds: CGRect) -> CGSize? {
    let probe = UILabel()
    probe.numberOfLines = 0
    probe.text = text
    probe.font = .preferredFont(forTextStyle: textStyle)
    let width = bounds.width - 4 * RowMetrics.margin
    let text = probe.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: bounds.width, height: max(RowMetrics.single, text.height + 22))
  }

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
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(RowMetrics.margin, bounds.width / 2), dy: 0)
  }
}
