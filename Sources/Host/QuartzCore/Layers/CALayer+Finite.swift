import CoreGraphics

/// A layer's place consists of finite numbers, whatever it is set to: what is drawn, hit and laid
/// out from it would not recover from others.
extension CALayer {
  /// A frame to take: where `frame` is not finite, that of the layer. A null rectangle, which is
  /// what insetting a small one gives, has no size and leaves the layer where it is.
  func accepted(_ frame: CGRect) -> CGRect {
    let old = values.frame
    if frame.isNothing { return CGRect(origin: old.origin, size: .zero) }
    return accepted(frame, or: old, "frame")
  }

  func accepted(_ rect: CGRect, _ key: LayerKey) -> CGRect {
    let old = values.bounds
    if rect.isNothing { return CGRect(origin: old.origin, size: .zero) }
    return accepted(rect, or: old, key.rawValue)
  }

  private func accepted(_ rect: CGRect, or old: CGRect, _ name: String) -> CGRect {
    guard !rect.isFinite else { return rect }
    report(name, "\(rect)")
    func pick(_ new: CGFloat, _ old: CGFloat) -> CGFloat { new.isFinite ? new : old }
    return CGRect(
      x: pick(rect.origin.x, old.minX), y: pick(rect.origin.y, old.minY),
      width: pick(rect.size.width, old.width), height: pick(rect.size.height, old.height))
  }

  func accepted(_ point: CGPoint, _ key: LayerKey) -> CGPoint {
    guard !(point.x.isFinite && point.y.isFinite) else { return point }
    report(key.rawValue, "\(point)")
    let old = key == .position ? values.position : values.anchorPoint
    return CGPoint(
      x: point.x.isFinite ? point.x : old.x, y: point.y.isFinite ? point.y : old.y)
  }

  func accepted(_ zPosition: CGFloat) -> CGFloat {
    guard !zPosition.isFinite else { return zPosition }
    report(LayerKey.zPosition.rawValue, "\(zPosition)")
    return values.zPosition
  }

  func accepted(_ transform: CATransform3D, _ key: LayerKey) -> CATransform3D {
    guard !transform.isFinite else { return transform }
    report(key.rawValue, "\(transform)")
    return key == .transform ? values.transform : values.sublayerTransform
  }

  private func report(_ name: String, _ value: String) {
    guard !flags.contains(.isReported) else { return }
    flags.insert(.isReported)
    let owner = delegate.map { " of \(type(of: $0))" } ?? ""
    Diagnostics.report(
      "\(type(of: self))\(owner): the \(name) \(value) is not finite; what was set before is kept.")
  }
}

extension CGRect {
  /// Whether this is the null rectangle, and not one of which one number is infinite.
  fileprivate var isNothing: Bool {
    origin.x == .infinity && origin.y == .infinity && size == .zero
  }

  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// The rectangle with the largest numbers there are in place of those beyond them, which sums of
  /// very large ones lead to.
  var clampedToFinite: CGRect {
    guard !isFinite else { return self }
    func clamp(_ value: CGFloat) -> CGFloat {
      let limit = CGFloat.greatestFiniteMagnitude
      return value.isNaN ? 0 : min(max(value, -limit), limit)
    }
    return CGRect(
      x: clamp(origin.x), y: clamp(origin.y), width: clamp(size.width),
      height: clamp(size.height))
  }
}

extension CATransform3D {
  fileprivate var isFinite: Bool {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
      .allSatisfy(\.isFinite)
  }
}
