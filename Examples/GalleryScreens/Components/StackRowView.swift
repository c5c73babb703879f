import UIKit

/// What rows of forms and menus are drawn in: views beside each other in the direction of reading,
/// and a row as high as they are.
///
/// Texts stand between what leads and what trails. Those that stand beside each other stand below
/// each other in the accessibility settings' sizes of text.
class StackRowView: UIView {
  private let texts: UIStackView
  private let axis: NSLayoutConstraint.Axis
  private let column: NSLayoutConstraint?

  /// Whether the first text is as wide as in all rows of a form; false by default.
  var hasColumns = false {
    didSet { if hasColumns != oldValue { arrange() } }
  }

  init(
    leading: [UIView] = [], texts labels: [UIView], trailing: [UIView] = [],
    axis: NSLayoutConstraint.Axis = .horizontal, height: CGFloat = RowMetrics.single,
    margins: (top: CGFloat, bottom: CGFloat) = (6, 6)
  ) {
    texts = UIStackView(arrangedSubviews: labels)
    self.axis = axis
    column = labels.first?.widthAnchor.constraint(equalToConstant: 0)
    super.init(frame: .zero)
    for case let label as UILabel in labels {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    // A size that a view is given comes before that of its content.
    let hugging = UILayoutPriority(999)
    for view in leading + trailing { view.setContentHuggingPriority(hugging, for: .horizontal) }
    let row = UIStackView(arrangedSubviews: leading + [texts] + trailing)
    row.alignment = .center
    row.spacing = RowMetrics.spacing
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: RowMetrics.margin),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -RowMetrics.margin),
      row.topAnchor.constraint(equalTo: topAnchor, constant: margins.top),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margins.bottom),
      heightAnchor.constraint(greaterThanOrEqualToConstant: height),
    ])
    arrange()
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    texts.axis = isLarge ? .vertical : axis
    texts.alignment = texts.axis == .vertical ? .fill : .center
    texts.spacing = texts.axis == .vertical ? 1 : RowMetrics.spacing
    column?.constant = UIFontMetrics.default.scaledValue(
      for: RowMetrics.column, compatibleWith: traitCollection)
    column?.isActive = hasColumns && !isLarge
  }
}
