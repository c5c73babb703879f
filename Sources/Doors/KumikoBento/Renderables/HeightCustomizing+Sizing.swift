import KumikoComponents
import UIKit

extension HeightCustomizing {
  public func estimatedHeight(
    forWidth width: CGFloat, inheritedMargins: UIEdgeInsets
  ) -> CGFloat { height(forWidth: width, inheritedMargins: inheritedMargins) }
}

/// The room that a component is measured for.
enum SizingStrategy {
  case fillHorizontal(CGFloat)
  case fillVertical(CGFloat)
  case compressed(CGSize)
}

extension AnyRenderable {
  /// The height at a width: what the component computes, or else what its view asks for.
  func height(forWidth width: CGFloat, margins: UIEdgeInsets) -> CGFloat {
    cast(to: (any HeightCustomizing).self)?.height(forWidth: width, inheritedMargins: margins)
      ?? size(.fillHorizontal(width), margins).height
  }

  /// What the component's view asks for within some room, in a view that nobody sees.
  func size(_ strategy: SizingStrategy, _ margins: UIEdgeInsets) -> CGSize {
    let around = UIView()
    let container = ComponentContainer()
    around.insetsLayoutMarginsFromSafeArea = false
    around.layoutMargins = margins
    around.addSubview(container)
    switch strategy {
    case .fillHorizontal(let width): around.frame.size.width = width
    case .fillVertical(let height): around.frame.size.height = height
    case .compressed: break
    }
    container.frame = around.bounds
    container.render(AnyComponent(RenderableComponent(self)))
    if cast(to: (any PreSizingLayoutPassRequiring).self) != nil
      || container.renderedContent is any PreSizingLayoutPassRequiring
    {
      container.layoutIfNeeded()
    }
    let size = container.fitting(strategy)
    container.removeFromSuperview()
    RowBinding.of(container).unbind()
    return size
  }
}

extension UIView {
  fileprivate func fitting(_ strategy: SizingStrategy) -> CGSize {
    let least = UIView.layoutFittingCompressedSize
    switch strategy {
    case .fillHorizontal(let width):
      return systemLayoutSizeFitting(
        CGSize(width: width, height: least.height),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    case .fillVertical(let height):
      return systemLayoutSizeFitting(
        CGSize(width: least.width, height: height),
        withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .required)
    case .compressed(let size):
      return systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel)
    }
  }
}
