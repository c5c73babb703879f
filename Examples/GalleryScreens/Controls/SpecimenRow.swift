import Kumiko
import UIKit

/// A stock view at work: beside its title, or below it where it needs the row's whole width.
struct SpecimenRow: IdentifiableComponent, ControlRow {
  var id: String
  var title: String
  var axis = NSLayoutConstraint.Axis.horizontal
  /// Makes the view; called once for each row that comes into view.
  var make: @MainActor () -> UIView

  var reuseIdentifier: String { "specimen-\(id)" }

  func renderContent() -> SpecimenView { SpecimenView(title: title, axis: axis, view: make()) }

  func render(in content: SpecimenView) {}
}

/// What a ``SpecimenRow`` is drawn in; it is as high as the view needs.
final class SpecimenView: UIView {
  init(title: String, axis: NSLayoutConstraint.Axis, view: UIView) {
    super.init(frame: .zero)
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: axis == .horizontal ? .body : .footnote)
    label.textColor = axis == .horizontal ? .label : .secondaryLabel
    label.adjustsFontForContentSizeCategory = true
    label.setContentHuggingPriority(UILayoutPriority(rawValue: 249), for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [label, view])
    stack.axis = axis
    stack.alignment = axis == .horizontal ? .center : .fill
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let margin = RowMetrics.margin
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      heightAnchor.constraint(greaterThanOrEqualToConstant: RowMetrics.single),
    ])
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }
}

/// Views at their natural sizes: beside each other with what is left of the width at the end, and
/// below each other in the accessibility settings' sizes of text.
final class SpecimenStack: UIStackView {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  fileprivate func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    axis = isLarge ? .vertical : .horizontal
    alignment = isLarge ? .leading : .center
    arrangedSubviews.last?.isHidden = isLarge
  }
}

extension UIStackView {
  /// Makes a row of views at their natural sizes, with what is left of the width at its end.
  static func row(_ views: [UIView], spacing: CGFloat = 10) -> UIStackView {
    let row = SpecimenStack(arrangedSubviews: views + [UIView()])
    row.spacing = spacing
    row.arrange()
    return row
  }
}
