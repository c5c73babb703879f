import UIKit

/// How a stack view arranges what is in it.
@preconcurrency @MainActor
open class StackViewStyleSheet<View: UIStackView>: StyleSheetProtocol {
  /// What has the look: any stack view.
  public typealias Element = UIStackView

  /// Along which views stand.
  public var axis: NSLayoutConstraint.Axis
  /// The space between them, in points.
  public var spacing: CGFloat
  /// How they share the length.
  public var distribution: UIStackView.Distribution
  /// Where they stand across.
  public var alignment: UIStackView.Alignment
  /// Whether vertical space is measured between baselines; false by default.
  public var isBaselineRelativeArrangement: Bool
  /// Whether views keep to the margins; false by default.
  public var isLayoutMarginsRelativeArrangement: Bool
  /// The margins, in points; 8 on each side by default.
  public var layoutMargins: UIEdgeInsets
  /// Whether nothing outside of the bounds is seen; false by default.
  public var clipsToBounds: Bool

  /// Makes an arrangement.
  public init(
    axis: NSLayoutConstraint.Axis, spacing: CGFloat, distribution: UIStackView.Distribution,
    alignment: UIStackView.Alignment, isBaselineRelativeArrangement: Bool = false,
    isLayoutMarginsRelativeArrangement: Bool = false,
    layoutMargins: UIEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
    clipsToBounds: Bool = false
  ) {
    (self.axis, self.spacing) = (axis, spacing)
    (self.distribution, self.alignment) = (distribution, alignment)
    self.isBaselineRelativeArrangement = isBaselineRelativeArrangement
    self.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
    (self.layoutMargins, self.clipsToBounds) = (layoutMargins, clipsToBounds)
  }

  /// Gives a stack view the arrangement.
  open func apply(to element: UIStackView) {
    element.axis = axis
    element.spacing = spacing
    element.distribution = distribution
    element.alignment = alignment
    element.isBaselineRelativeArrangement = isBaselineRelativeArrangement
    element.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
    element.layoutMargins = layoutMargins
    element.clipsToBounds = clipsToBounds
  }
}

/// How a stack view with a background and a border looks.
@preconcurrency @MainActor
open class BaseStackViewStyleSheet<View: BaseStackView>: StackViewStyleSheet<View> {
  /// The color behind the views; none by default.
  public var backgroundColor: UIColor?
  /// The color of the border; none by default.
  public var borderColor: UIColor?
  /// The radius of the corners, in points; 0 by default.
  public var cornerRadius: CGFloat
  /// The width of the border, in points; 0 by default.
  public var borderWidth: CGFloat

  /// Makes a look.
  public init(
    axis: NSLayoutConstraint.Axis, spacing: CGFloat, distribution: UIStackView.Distribution,
    alignment: UIStackView.Alignment, backgroundColor: UIColor? = nil,
    borderColor: UIColor? = nil, cornerRadius: CGFloat = 0.0, borderWidth: CGFloat = 0.0
  ) {
    (self.backgroundColor, self.borderColor) = (backgroundColor, borderColor)
    (self.cornerRadius, self.borderWidth) = (cornerRadius, borderWidth)
    super.init(axis: axis, spacing: spacing, distribution: distribution, alignment: alignment)
  }

  /// Gives a stack view the arrangement; one with a background and a border the whole look.
  open override func apply(to element: UIStackView) {
    super.apply(to: element)
    if let element = element as? BaseStackView { applyLook(to: element) }
  }

  /// Gives a stack view the look.
  open func apply(to element: BaseStackView) { apply(to: element as UIStackView) }

  private func applyLook(to element: BaseStackView) {
    element.backgroundColor = backgroundColor
    element.borderColor = borderColor?.cgColor
    element.cornerRadius = cornerRadius
    element.borderWidth = borderWidth
  }
}
