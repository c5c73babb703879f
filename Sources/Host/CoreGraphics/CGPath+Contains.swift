extension CGPath {
  /// Whether a point, once it has been transformed, lies inside the path; open outlines count as
  /// closed.
  ///
  /// - Complexity: O(elements).
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = transform.isIdentity ? point : point.applying(transform)
    let turns = outlines.reduce(0) { $0 + Self.turns(of: $1, around: point) }
    return rule == .winding ? turns != 0 : turns % 2 != 0
  }

  /// How often an outline turns around a point.
  private static func turns(of outline: [Segment], around point: CGPoint) -> Int {
    let corners = outline.flatMap(\.stops)
    return zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { turns, edge in
      turns + crossing(of: edge.0, edge.1, rightOf: point)
    }
  }

  /// 1 or -1 if the line crosses the ray from `point` to the right, by its direction; else 0.
  private static func crossing(
    of from: CGPoint, _ to: CGPoint, rightOf point: CGPoint
  ) -> Int {
    guard (from.y <= point.y) != (to.y <= point.y) else { return 0 }
    let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
    guard x > point.x else { return 0 }
    return to.y > from.y ? 1 : -1
  }
}

extension CGPath.Segment {
  /// Points along the segment: the start and, for curves, enough to look round.
  fileprivate var stops: [CGPoint] {
    isLine ? [points[0], points[3]] : (0...32).map { point(at: CGFloat($0) / 32) }
  }
}
