import CoreGraphics

/// A layer that draws the shadow of an opaque rectangle of its size and corners outside of it only:
/// so what shines through a translucent plate in front is not darkened.
package final class OutsetShadowLayer: CALayer {
  /// What is drawn; nil by default.
  package var outsetShadow: DisplayNode.Shadow? { didSet { setStale() } }

  package override func ownItems(_ shown: LayerValues) -> [DrawItem] {
    guard let outsetShadow else { return [] }
    return [
      .shadow(
        shown.bounds, radii: shown.radii, color: outsetShadow.color, offset: outsetShadow.offset,
        blur: outsetShadow.blur)
    ]
  }
}
