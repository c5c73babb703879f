import UIKit

/// Content whose height depends on its width in ways that constraints do not know.
///
/// Cells, headers and footers of this library tell it the width before they are measured.
@preconcurrency @MainActor
public protocol WidthFitting: AnyObject {
  /// Prepares for a width, in points: afterwards the intrinsic height is the one at that width.
  func fit(width: CGFloat)
}

extension ComponentRenderable where Self: UIView {
  /// Tells content that is ``WidthFitting`` how wide it will be.
  ///
  /// Called by cells, headers and footers of this library before they are measured; custom classes
  /// call it in `systemLayoutSizeFitting`.
  ///
  /// - Parameter width: The width that the whole view will have, in points.
  public func prepareContent(forWidth width: CGFloat) {
    guard let container = existingContainer,
      let content = container.renderedContent as? any WidthFitting
    else { return }
    // Accessories and controls take their width from the container when the view is laid out.
    if bounds.width > 0 { layoutIfNeeded() }
    if container.framedContent != nil {
      if componentContainerView.constraints.isEmpty { return }
      container.placeByConstraints()
    }
    content.fit(width: self.width(ofContentIn: width))
  }

  /// The width of the container when the whole view has `width`, in points.
  func width(ofContentIn width: CGFloat) -> CGFloat {
    max(width - (bounds.width > 0 ? widthBesideContainer : 0), 0)
  }

  /// How much of the view's width its container does not have: that of accessories and controls.
  private var widthBesideContainer: CGFloat {
    let container = componentContainerView
    return container === self ? 0 : max(bounds.width - container.bounds.width, 0)
  }
}
