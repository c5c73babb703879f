/// Resolved lengths of the four sides, in points.
struct Insets {
  var left = 0.0
  var top = 0.0
  var right = 0.0
  var bottom = 0.0

  @inline(__always)
  var horizontal: Double { left + right }
  @inline(__always)
  var vertical: Double { top + bottom }

  init() {}

  /// Resolves edges; words are 0.
  init(_ edges: FlexEdges, basis: Double, isRightToLeft: Bool) {
    left = edges.left(isRightToLeft: isRightToLeft).resolvedOrZero(basis)
    top = edges.top.resolvedOrZero(basis)
    right = edges.right(isRightToLeft: isRightToLeft).resolvedOrZero(basis)
    bottom = edges.bottom.resolvedOrZero(basis)
  }

  static func + (one: Insets, other: Insets) -> Insets {
    var sum = one
    sum.left += other.left
    sum.top += other.top
    sum.right += other.right
    sum.bottom += other.bottom
    return sum
  }
}

/// The sizes and limits of a style as border boxes, in points.
struct ResolvedSizes {
  /// Not a number where it is `auto`, or a percentage of nothing known.
  var width = Double.nan
  var height = Double.nan
  /// Not a number for `auto`.
  var minWidth = Double.nan
  var minHeight = Double.nan
  var maxWidth = Double.infinity
  var maxHeight = Double.infinity

  @inline(__always)
  func clampedWidth(_ value: Double) -> Double {
    max(min(value, maxWidth), minWidth == minWidth ? minWidth : 0)
  }

  @inline(__always)
  func clampedHeight(_ value: Double) -> Double {
    max(min(value, maxHeight), minHeight == minHeight ? minHeight : 0)
  }
}
