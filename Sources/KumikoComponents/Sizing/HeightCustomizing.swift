import UIKit

/// A component that computes its height rather than have its content laid out to find it.
///
/// What it computes has to agree with what Auto Layout would find. Lists ask for it instead of
/// measuring cells, so that thousands of rows off screen have their true heights.
@preconcurrency @MainActor
public protocol HeightCustomizing: Component {
  /// The height at a width; nil if it has to be measured.
  func height(in context: HeightContext) -> CGFloat?
}

extension AnyComponent {
  /// The height of the component at a width, in points: what it computes itself or, if it does not,
  /// what its content asks for.
  ///
  /// Content is made and laid out for this unless the component is ``HeightCustomizing``.
  public func height(in context: HeightContext) -> CGFloat {
    let bounds = CGRect(x: 0, y: 0, width: context.width, height: .greatestFiniteMagnitude)
    if let size = referenceSize(in: bounds) { return max(0, size.height) }
    return computedHeight(in: context) ?? measuredHeight(in: context)
  }

  /// What the outermost wrapper that computes heights, or else the component inside, computes; nil
  /// if none does.
  package func computedHeight(in context: HeightContext) -> CGFloat? {
    box.computedHeight(in: context)
  }

  /// What Auto Layout finds for the content in a view that nobody sees.
  package func measuredHeight(in context: HeightContext) -> CGFloat {
    let frame = CGRect(x: 0, y: 0, width: context.width, height: 0)
    let enclosingView = UIView(frame: frame)
    enclosingView.insetsLayoutMarginsFromSafeArea = false
    enclosingView.directionalLayoutMargins = context.margins
    let container = ComponentContainer(frame: frame)
    enclosingView.addSubview(container)
    container.render(self)
    let size = container.systemLayoutSizeFitting(
      CGSize(width: context.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return context.roundedUp(size.height)
  }
}

extension Component {
  /// The height that the outermost wrapper or the component inside computes.
  func computeHeight(in context: HeightContext) -> CGFloat? {
    if let component = self as? any HeightCustomizing { return component.height(in: context) }
    if let erased = self as? AnyComponent { return erased.box.computedHeight(in: context) }
    return (self as? any ComponentWrapping)?.wrapped.computeHeight(in: context)
  }
}
