/// A 3 × 3 matrix `[a b 0; c d 0; tx ty 1]` that maps a row vector: `x′ = a·x + c·y + tx`,
/// `y′ = b·x + d·y + ty`.
public struct CGAffineTransform: Hashable, Sendable, Codable {
  /// The entries of the matrix.
  public var a, b, c, d, tx, ty: CGFloat

  /// Makes a transform from its six entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Makes a matrix of zeros, as Core Graphics does; use ``identity`` for "no transform".
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether this is the identity.
  public var isIdentity: Bool { self == .identity }

  /// Makes a move by `tx`, `ty` points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a scale about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a rotation by `angle` radians about the origin.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// This transform applied after a move.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// This transform applied after a scale.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// This transform applied after a rotation by `angle` radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// This transform followed by `next`.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The transform that undoes this one; this one itself if it cannot be undone.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// The point that `transform` maps this one to.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// The size mapped by `transform` without its translation.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle that holds the four mapped corners; the null and the infinite rectangle
  /// stay what they are.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let (left, top, right, bottom) = (minX, minY, maxX, maxY)
    // Each coordinate of a corner is a sum of one part by the column and one by the row.
    let (ax, bx) = (transform.a * left, transform.a * right)
    let (cx, dx) = (transform.c * top, transform.c * bottom)
    let (ay, by) = (transform.b * left, transform.b * right)
    let (cy, dy) = (transform.d * top, transform.d * bottom)
    let (x, y) = (min(ax, bx) + min(cx, dx), min(ay, by) + min(cy, dy))
    return CGRect(
      x: x + transform.tx, y: y + transform.ty,
      width: max(ax, bx) + max(cx, dx) - x, height: max(ay, by) + max(cy, dy) - y)
  }
}
