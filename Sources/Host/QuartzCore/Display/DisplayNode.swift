import CoreGraphics

/// What one layer and its sublayers look like at one moment: an immutable tree of values.
///
/// A layer hands out the *same* node as long as nothing in its subtree changed, so a drawing module
/// can keep what it made from a node in ``drawingCache`` and find it again in the next frame.
/// Placement stands with the child, so that a subtree that only moves keeps its node.
package final class DisplayNode {
  /// A child and where it stands in its parent.
  package struct Placed {
    package var node: DisplayNode
    /// Maps the child's coordinates to the parent's.
    package var transform: CGAffineTransform

    package init(node: DisplayNode, transform: CGAffineTransform) {
      (self.node, self.transform) = (node, transform)
    }
  }

  /// A picture that this one replaces gradually.
  package struct Fade {
    package var from: DisplayNode
    /// How much of the new picture shows, from 0 to 1.
    package var progress: CGFloat

    package init(from: DisplayNode, progress: CGFloat) {
      (self.from, self.progress) = (from, progress)
    }
  }

  /// A blurred copy behind whatever is shown.
  package struct Shadow {
    package var color: CGColor
    package var offset: CGSize
    /// Softness, as a CALayer `shadowRadius`.
    package var blur: CGFloat

    package init(color: CGColor, offset: CGSize, blur: CGFloat) {
      (self.color, self.offset, self.blur) = (color, offset, blur)
    }
  }

  /// The area of the layer in its own coordinates.
  package let bounds: CGRect
  /// What the layer draws below its children.
  package let items: [DrawItem]
  /// Sublayers, back to front.
  package let children: [Placed]
  /// What the layer draws above its children (a border).
  package let overlay: [DrawItem]
  /// Opacity of the whole subtree, from 0 to 1.
  package let opacity: CGFloat
  /// Whether children (and items) are cut at `bounds`, rounded by `radii`.
  package let clips: Bool
  /// Rounding of the clip.
  package let radii: CornerRadii
  /// What cuts the whole subtree by its alpha, placed in this layer's coordinates.
  package let mask: Placed?
  /// The shadow that the whole subtree throws.
  package let shadow: Shadow?
  /// What the layer and its sublayers looked like before, while it fades away.
  package let fade: Fade?
  /// What the layer makes of everything painted before it, below what it draws; nil for nothing.
  package let backdrop: Backdrop?
  /// Whether this node or one below has a ``backdrop``, so that its picture depends on what is
  /// painted before it.
  package let holdsBackdrop: Bool
  /// What a drawing module made from this node; it lives as long as the node.
  package var drawingCache: AnyObject?

  package init(
    bounds: CGRect, items: [DrawItem], children: [Placed] = [], overlay: [DrawItem] = [],
    opacity: CGFloat = 1, clips: Bool = false, radii: CornerRadii = .zero,
    mask: Placed? = nil, shadow: Shadow? = nil, fade: Fade? = nil, backdrop: Backdrop? = nil
  ) {
    self.bounds = bounds
    self.items = items
    self.children = children
    self.overlay = overlay
    self.opacity = opacity
    self.clips = clips
    self.radii = radii
    self.mask = mask
    self.shadow = shadow
    self.fade = fade
    self.backdrop = backdrop
    holdsBackdrop = backdrop != nil || children.contains { $0.node.holdsBackdrop }
  }
}
