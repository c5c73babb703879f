import CoreGraphics

/// The flat transform `m` as a matrix of four rows.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
  (result.m41, result.m42) = (m.tx, m.ty)
  return result
}

/// Whether `t` stays within the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(t.flattened)
}

/// The part of `t` within the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.flattened }

/// The transform that undoes `t`; `t` itself if it cannot be undone.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var rows = (0..<4).map { row in
    Array(t.rows[row * 4..<row * 4 + 4]) + (0..<4).map { $0 == row ? 1 : 0 }
  }
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
    guard rows[pivot][column] != 0 else { return t }
    rows.swapAt(column, pivot)
    let divisor = rows[column][column]
    rows[column] = rows[column].map { $0 / divisor }
    for row in 0..<4 where row != column {
      let factor = rows[row][column]
      for index in 0..<8 { rows[row][index] -= factor * rows[column][index] }
    }
  }
  return CATransform3D(rows: rows.flatMap { $0[4...] })
}

extension CATransform3D {
  /// What a flat drawing shows of this transform.
  package var flattened: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

extension CGAffineTransform {
  /// The transform with zeros for what the sine or cosine of a quarter turn leaves of them, so that
  /// upright rectangles have exact sides.
  var withoutRoundingErrors: CGAffineTransform {
    let largest = max(abs(a), abs(b), abs(c), abs(d))
    guard largest > 0, largest.isFinite else { return self }
    let least = largest * 1e-14
    func cleaned(_ entry: CGFloat) -> CGFloat { abs(entry) < least ? 0 : entry }
    return CGAffineTransform(
      a: cleaned(a), b: cleaned(b), c: cleaned(c), d: cleaned(d), tx: tx, ty: ty)
  }
}
