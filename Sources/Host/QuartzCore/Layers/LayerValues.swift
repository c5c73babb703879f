import CoreGraphics

/// Where a layer stands and what it looks like: everything that an animation may change.
///
/// A layer keeps the *model* values that its properties were set to. What is on screen is a copy
/// of them with the running animations applied.
package struct LayerValues {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var zPosition: CGFloat = 0
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity
  package var isHidden = false
  package var opacity: Float = 1

  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var maskedCorners = CACornerMask.all
  package var cornerCurve = CALayerCornerCurve.circular
  package var masksToBounds = false
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)

  package var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?

  package var contents: CGImage?
  package var contentsTint: CGColor?
  package var contentsGravity = CALayerContentsGravity.resize
  package var contentsScale: CGFloat = 1
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// What only some classes of layers have.
  package var extra = LayerExtra.none

  package init() {}
}

extension LayerValues {
  /// Maps the layer's coordinates to those of its superlayer.
  package var placement: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    let flat = transform.flattened.withoutRoundingErrors
    return CGAffineTransform(
      a: flat.a, b: flat.b, c: flat.c, d: flat.d,
      tx: position.x + flat.tx - flat.a * anchor.x - flat.c * anchor.y,
      ty: position.y + flat.ty - flat.b * anchor.x - flat.d * anchor.y)
  }

  /// The smallest rectangle of the superlayer that holds the bounds.
  package var frame: CGRect {
    get {
      let size = bounds.size
      guard transform == CATransform3DIdentity else {
        return bounds.applying(placement).clampedToFinite
      }
      return CGRect(
        x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height,
        width: size.width, height: size.height
      ).clampedToFinite
    }
    set {
      let target = newValue.standardized
      if transform == CATransform3DIdentity {
        bounds.size = target.size
      } else {
        let size = target.size.applying(
          transform.flattened.withoutRoundingErrors.inverted())
        bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
      }
      // Measured from where the layer stands, a place far away would swallow the one that is set.
      position = .zero
      let start = frame.origin
      position = CGPoint(x: target.minX - start.x, y: target.minY - start.y)
    }
  }

  /// The radii of the four corners, no larger than the bounds allow.
  package var radii: CornerRadii {
    guard cornerRadius > 0 else { return .zero }
    let radius = min(cornerRadius, min(bounds.width, bounds.height) / 2)
    func pick(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? radius : 0 }
    return CornerRadii(
      topLeft: pick(.layerMinXMinYCorner), topRight: pick(.layerMaxXMinYCorner),
      bottomRight: pick(.layerMaxXMaxYCorner), bottomLeft: pick(.layerMinXMaxYCorner))
  }
}
