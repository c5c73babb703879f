extension CGPath.Element {
  /// The points of the element: controls first, the end last.
  package var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  /// The same kind of element with other points. `map` is called in the order of ``points``.
  package func mapPoints(_ map: (CGPoint) -> CGPoint) -> CGPath.Element {
    switch self {
    case .move(let end): return .move(map(end))
    case .line(let end): return .line(map(end))
    case .quadCurve(let end, let control):
      let control = map(control)
      return .quadCurve(map(end), control: control)
    case .curve(let end, let control1, let control2):
      let (first, second) = (map(control1), map(control2))
      return .curve(map(end), control1: first, control2: second)
    case .close: return .close
    }
  }

  package func hasSameKind(as other: CGPath.Element) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve),
      (.close, .close):
      true
    default: false
    }
  }

  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> CGPath.Element {
    guard let transform = transform?.pointee else { return self }
    return mapPoints { $0.applying(transform) }
  }
}

// MARK: Shapes

/// The distance of a control point, in radii, for a quarter of a circle.
private let quarter = 0.552_284_749_830_793_6

extension CGPath.Element {
  static func rect(_ rect: CGRect) -> [CGPath.Element] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  static func ellipse(in rect: CGRect) -> [CGPath.Element] {
    let circle = arc(center: .zero, radius: 1, start: 0, sweep: 2 * .pi)
    let map = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    return circle.map { $0.mapPoints { $0.applying(map) } } + [.close]
  }

  static func roundedRect(_ rect: CGRect, corner: CGSize) -> [CGPath.Element] {
    let rect = rect.standardized
    let w = min(max(corner.width, 0), rect.width / 2)
    let h = min(max(corner.height, 0), rect.height / 2)
    guard w > 0, h > 0 else { return self.rect(rect) }
    let (kw, kh) = (w * (1 - quarter), h * (1 - quarter))
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return [
      .move(point(r, t + h)), .line(point(r, b - h)),
      .curve(point(r - w, b), control1: point(r, b - kh), control2: point(r - kw, b)),
      .line(point(l + w, b)),
      .curve(point(l, b - h), control1: point(l + kw, b), control2: point(l, b - kh)),
      .line(point(l, t + h)),
      .curve(point(l + w, t), control1: point(l, t + kh), control2: point(l + kw, t)),
      .line(point(r - w, t)),
      .curve(point(r, t + h), control1: point(r - kw, t), control2: point(r, t + kh)),
      .close,
    ]
  }

  /// An arc as a move to its start and curves of at most a quarter turn; nothing if a number is not
  /// finite.
  static func arc(
    center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat
  ) -> [CGPath.Element] {
    let turn = 2 * CGFloat.pi
    guard [center.x, center.y, radius, start, sweep].allSatisfy(\.isFinite) else { return [] }
    // Further turns only cover the circle again.
    let sweep =
      abs(sweep) <= 2 * turn
      ? sweep : sweep.truncatingRemainder(dividingBy: turn) + (sweep < 0 ? -turn : turn)
    let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = sweep / CGFloat(count)
    let reach = radius * 4 / 3 * tan(step / 4)
    func point(_ angle: CGFloat, ahead: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * cos(angle) - ahead * sin(angle),
        y: center.y + radius * sin(angle) + ahead * cos(angle))
    }
    return [.move(point(start))]
      + (0..<count).map { index in
        let (from, to) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
        return .curve(
          point(to), control1: point(from, ahead: reach), control2: point(to, ahead: -reach))
      }
  }
}
