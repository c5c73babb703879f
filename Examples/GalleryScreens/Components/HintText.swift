import Kumiko
import UIKit

/// A small explanation above or below a section, over as many lines as it needs.
struct HintText: Component, Equatable {
  var text: String
  var color = UIColor.secondaryLabel

  func renderContent() -> HintTextView { HintTextView() }

  func render(in content: HintTextView) {
    content.label.text = text
    content.label.textColor = color
  }
}

/// What a ``HintText`` is drawn in; it has the height of its text.
final class HintTextView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .footnote)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    let margin = RowMetrics.margin
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("Hints are made in code") }
}
