extension CGPath {
  /// A line or curve of a path.
  package struct Segment: Hashable, Sendable {
    /// The start, two control points and the end of a cubic curve.
    package let points: [CGPoint]

    /// Whether the segment is a straight line.
    let isLine: Bool

    fileprivate init(from start: CGPoint, lineTo end: CGPoint) {
      let thirds = [start.mixed(with: end, 1 / 3), start.mixed(with: end, 2 / 3)]
      (points, isLine) = ([start] + thirds + [end], true)
    }

    fileprivate init(from start: CGPoint, quadTo end: CGPoint, control: CGPoint) {
      let first = start.mixed(with: control, 2 / 3)
      (points, isLine) = ([start, first, end.mixed(with: control, 2 / 3), end], false)
    }

    fileprivate init(_ points: [CGPoint]) { (self.points, isLine) = (points, false) }

    /// The point at a share of the way, measured by the curve's parameter.
    package func point(at t: CGFloat) -> CGPoint { split(at: t).before.points[3] }

    /// The length; exact for lines, close for curves.
    package var length: CGFloat {
      isLine ? points[0].distance(to: points[3]) : chords.reduce(0, +)
    }

    /// The lengths of short chords, evenly spaced in the curve's parameter.
    private var chords: [CGFloat] {
      let stops = (0...16).map { point(at: CGFloat($0) / 16) }
      return zip(stops, stops.dropFirst()).map { $0.distance(to: $1) }
    }

    /// Both parts of the segment when it is cut.
    func split(at t: CGFloat) -> (before: Segment, after: Segment) {
      let a = points[0].mixed(with: points[1], t)
      let b = points[1].mixed(with: points[2], t)
      let c = points[2].mixed(with: points[3], t)
      let (ab, bc) = (a.mixed(with: b, t), b.mixed(with: c, t))
      let middle = ab.mixed(with: bc, t)
      return (Segment([points[0], a, ab, middle]), Segment([middle, bc, c, points[3]]))
    }

    /// The parameter at which `distance` of the length lies behind.
    func parameter(at distance: CGFloat) -> CGFloat {
      if isLine { return length > 0 ? distance / length : 1 }
      var left = distance
      for (index, chord) in chords.enumerated() {
        if left <= chord { return (CGFloat(index) + (chord > 0 ? left / chord : 1)) / 16 }
        left -= chord
      }
      return 1
    }
  }

  /// The lines and curves of each outline, closing lines included.
  ///
  /// - Complexity: O(elements).
  var outlines: [[Segment]] {
    var (result, start, pen): ([[Segment]], CGPoint, CGPoint) = ([], .zero, .zero)
    func add(_ segment: Segment) {
      if result.isEmpty { result.append([]) }
      result[result.count - 1].append(segment)
    }
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        result.append([])
      case .line(let end): add(Segment(from: pen, lineTo: end))
      case .quadCurve(let end, let control): add(Segment(from: pen, quadTo: end, control: control))
      case .curve(let end, let control1, let control2):
        add(Segment([pen, control1, control2, end]))
      case .close: if pen != start { add(Segment(from: pen, lineTo: start)) }
      }
      pen = element.points.last ?? start
    }
    return result
  }

  /// The lines and curves that are drawn, closing lines included.
  package var segments: [Segment] { outlines.flatMap { $0 } }

  /// The part of the path between two shares of its whole length.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let (start, end) = (max(start, 0), min(end, 1))
    if start <= 0, end >= 1 { return self }
    let segments = segments
    let total = segments.reduce(0) { $0 + $1.length }
    let result = CGMutablePath()
    var passed: CGFloat = 0
    for segment in segments where end > start {
      let length = segment.length
      let (low, high) = (max(start * total - passed, 0), min(end * total - passed, length))
      passed += length
      if high > low { result.addPart(of: segment, from: low, to: high) }
    }
    return result
  }

  /// The smallest rectangle that holds all points and control points; null if there are none.
  public var boundingBox: CGRect { Self.box(of: elements.flatMap(\.points)) }

  /// The smallest rectangle that holds the shape; null if it is empty.
  public var boundingBoxOfPath: CGRect {
    Self.box(of: segments.flatMap { $0.isLine ? [$0.points[0], $0.points[3]] : $0.extremes })
  }

  private static func box(of points: [CGPoint]) -> CGRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGPath.Segment {
  /// The ends, and the points where the curve turns back in x or y.
  fileprivate var extremes: [CGPoint] {
    let turns = turns(points.map(\.x)) + turns(points.map(\.y))
    return [points[0], points[3]] + turns.filter { $0 > 0 && $0 < 1 }.map { point(at: $0) }
  }

  /// Where the derivative of a cubic curve through four numbers is zero.
  private func turns(_ p: [CGFloat]) -> [CGFloat] {
    let a = p[3] - 3 * p[2] + 3 * p[1] - p[0]
    let b = 2 * (p[2] - 2 * p[1] + p[0])
    let c = p[1] - p[0]
    guard abs(a) > 1e-12 else { return abs(b) > 1e-12 ? [-c / b] : [] }
    let root = b * b - 4 * a * c
    guard root >= 0 else { return [] }
    return [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
  }
}

extension CGMutablePath {
  /// Draws a part of a segment, beginning a new outline unless the last one ended there.
  fileprivate func addPart(of segment: CGPath.Segment, from low: CGFloat, to high: CGFloat) {
    let (first, last) = (segment.parameter(at: low), segment.parameter(at: high))
    let tail = segment.split(at: first).after
    let part = first < 1 ? tail.split(at: (last - first) / (1 - first)).before : tail
    if isEmpty || currentPoint.distance(to: part.points[0]) > 1e-6 { move(to: part.points[0]) }
    if segment.isLine { return addLine(to: part.points[3]) }
    addCurve(to: part.points[3], control1: part.points[1], control2: part.points[2])
  }
}

extension CGPoint {
  fileprivate func mixed(with other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  fileprivate func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
