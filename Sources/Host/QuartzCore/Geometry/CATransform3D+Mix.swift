import CoreGraphics

extension CATransform3D {
  /// The transform at `progress` of the way to `target`. Flat ones turn the shorter way around and
  /// keep their shape; others are mixed entry by entry.
  package func mixed(with target: CATransform3D, _ progress: Double) -> CATransform3D {
    guard CATransform3DIsAffine(self), CATransform3DIsAffine(target),
      let from = FlatParts(flattened), let to = FlatParts(target.flattened)
    else {
      return CATransform3D(rows: zip(rows, target.rows).map { $0 + ($1 - $0) * progress })
    }
    return CATransform3DMakeAffineTransform(from.mixed(with: to, progress).transform)
  }
}

/// A flat transform taken apart: scale, then shear, then turn, then move.
package struct FlatParts: Hashable {
  package var scaleX, scaleY, shear, angle, moveX, moveY: Double

  /// Takes `transform` apart; nil if it flattens everything onto a line.
  package init?(_ transform: CGAffineTransform) {
    let (a, b, c, d) = (
      Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d)
    )
    scaleX = (a * a + b * b).squareRoot()
    guard scaleX > 1e-12 else { return nil }
    let (cosine, sine) = (a / scaleX, b / scaleX)
    shear = cosine * c + sine * d
    scaleY = cosine * d - sine * c
    guard abs(scaleY) > 1e-12 else { return nil }
    angle = atan2(b, a)
    (moveX, moveY) = (Double(transform.tx), Double(transform.ty))
  }

  /// The transform put together again.
  package var transform: CGAffineTransform {
    let (cosine, sine) = (cos(angle), sin(angle))
    return CGAffineTransform(
      a: scaleX * cosine, b: scaleX * sine,
      c: shear * cosine - scaleY * sine, d: shear * sine + scaleY * cosine, tx: moveX, ty: moveY)
  }

  func mixed(with target: FlatParts, _ progress: Double) -> FlatParts {
    func mix(_ path: KeyPath<FlatParts, Double>) -> Double {
      self[keyPath: path] + (target[keyPath: path] - self[keyPath: path]) * progress
    }
    var result = self
    (result.scaleX, result.scaleY, result.shear) = (mix(\.scaleX), mix(\.scaleY), mix(\.shear))
    (result.moveX, result.moveY) = (mix(\.moveX), mix(\.moveY))
    result.angle = angle + (target.angle - angle).remainder(dividingBy: 2 * .pi) * progress
    return result
  }
}
