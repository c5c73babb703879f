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
    makeRoomForContainer(width)
    return max(width - widthBesideContainer, 0)
  }

  /// Lays out a view that has no room for its container at a width that it is asked about: while
  /// accessories and controls take all of it, it does not say how much they want.
  private func makeRoomForContainer(_ width: CGFloat) {
    let container = componentContainerView
    guard container !== self, container.bounds.width == 0, width > bounds.width else { return }
    UIView.performWithoutAnimation {
      frame.size.width = width
      layoutIfNeeded()
    }
  }

  /// How much of the view's width its container does not have: that of accessories and controls.
  private var widthBesideContainer: CGFloat {
    let container = componentContainerView
    return container === self ? 0 : max(bounds.width - container.bounds.width, 0)
  }
}
