/// The path that is being built. Its points are mapped by the transform when they are added.
extension CGContext {
  /// The current path, in user space; nil if it is empty.
  public var path: CGPath? {
    guard !current.isEmpty else { return nil }
    let toUser = state.transform.inverted()
    return withUnsafePointer(to: toUser) { current.copy(using: $0) }
  }

  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { current.isEmpty }

  /// The end of the current path, in user space.
  public var currentPointOfPath: CGPoint {
    current.currentPoint.applying(state.transform.inverted())
  }

  /// The smallest rectangle around the current path, in user space.
  public var boundingBoxOfPath: CGRect { path?.boundingBoxOfPath ?? .null }

  /// Begins a new path.
  public func beginPath() { current = CGMutablePath() }

  /// Gives back the current path, and begins a new one.
  func takePath() -> CGPath {
    defer { beginPath() }
    return current
  }

  /// Closes the outline with a line to its beginning.
  public func closePath() { current.closeSubpath() }

  /// Begins an outline at `point`.
  public func move(to point: CGPoint) { current.move(to: point, transform: state.transform) }

  /// Draws a line to `point`.
  public func addLine(to point: CGPoint) {
    current.addLine(to: point, transform: state.transform)
  }

  /// Draws lines through points, beginning an outline at the first.
  public func addLines(between points: [CGPoint]) {
    current.addLines(between: points, transform: state.transform)
  }

  /// Draws a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(
      to: end, control1: control1, control2: control2, transform: state.transform)
  }

  /// Draws a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control, transform: state.transform)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { current.addRect(rect, transform: state.transform) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) {
    current.addRects(rects, transform: state.transform)
  }

  /// Adds the ellipse that fits into a rectangle.
  public func addEllipse(in rect: CGRect) {
    current.addEllipse(in: rect, transform: state.transform)
  }

  /// Adds a part of a circle. Angles are in radians from the x axis towards the y axis;
  /// `clockwise` arcs run against that direction.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: state.transform)
  }

  /// Adds a path.
  public func addPath(_ path: CGPath) { current.addPath(path, transform: state.transform) }

  // MARK: Painting

  /// The color of areas; black at first.
  public func setFillColor(_ color: CGColor) { state.fill = color }

  /// The color of areas, as components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// The color of areas, as a gray from 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(gray: gray, alpha: alpha)
  }

  /// The color of lines; black at first.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  /// The color of lines, as components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// The color of lines, as a gray from 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }

  /// The width of lines; 1 at first.
  public func setLineWidth(_ width: CGFloat) { state.line.width = max(0, width) }

  /// How lines end; cut off at first.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

  /// How lines meet; with a point at first.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

  /// How many line widths a point may be long before it is cut off; 10 at first.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// The lengths of dashes and gaps in turn, beginning `phase` into them; solid at first.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dashes) = (phase, lengths)
  }

  /// Fills the current path and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint(takePath(), fills: rule, strokes: false)
  }

  /// Draws the line of the current path and begins a new one.
  public func strokePath() { paint(takePath(), fills: nil, strokes: true) }

  /// Draws the current path and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill: paint(path, fills: .winding, strokes: false)
    case .eoFill: paint(path, fills: .evenOdd, strokes: false)
    case .stroke: paint(path, fills: nil, strokes: true)
    case .fillStroke: paint(path, fills: .winding, strokes: true)
    case .eoFillStroke: paint(path, fills: .evenOdd, strokes: true)
    }
  }

  /// Records a path in points. Its line is drawn by a pen that the transform maps.
  private func paint(_ path: CGPath, fills rule: CGPathFillRule?, strokes: Bool) {
    guard !path.isEmpty else { return }
    if let rule { record(.fill(path, rule), transform: .identity) }
    guard strokes else { return }
    let toUser = state.transform.inverted()
    if let line = withUnsafePointer(to: toUser, { path.copy(using: $0) }) { record(.stroke(line)) }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { record(.fill(CGPath(rect: rect, transform: nil), .winding)) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Fills the ellipse that fits into a rectangle.
  public func fillEllipse(in rect: CGRect) {
    record(.fill(CGPath(ellipseIn: rect, transform: nil), .winding))
  }

  /// Draws the line around a rectangle.
  public func stroke(_ rect: CGRect) { record(.stroke(CGPath(rect: rect, transform: nil))) }

  /// Draws a line of `width` around a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.line.width
    state.line.width = width
    stroke(rect)
    state.line.width = old
  }

  /// Draws the line around the ellipse that fits into a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    record(.stroke(CGPath(ellipseIn: rect, transform: nil)))
  }

  /// Draws lines from the first point to the second, the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    if !path.isEmpty { record(.stroke(path)) }
  }

  /// Draws a picture scaled into a rectangle, or repeated from there. As in Core Graphics its lower
  /// edge lies at the smaller y, so in UIKit's coordinates it is upside down.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard byTiling else { return drawFlipped(image, in: rect) }
    guard rect.width > 0, rect.height > 0 else { return }
    let area = boundingBoxOfClipPath
    guard !area.isNull else { return }
    func first(_ origin: CGFloat, _ length: CGFloat, _ low: CGFloat) -> CGFloat {
      origin + ((low - origin) / length).rounded(.down) * length
    }
    for y in stride(from: first(rect.minY, rect.height, area.minY), to: area.maxY, by: rect.height)
    {
      for x in stride(from: first(rect.minX, rect.width, area.minX), to: area.maxX, by: rect.width)
      {
        drawFlipped(image, in: CGRect(origin: CGPoint(x: x, y: y), size: rect.size))
      }
    }
  }

  private func drawFlipped(_ image: CGImage, in rect: CGRect) {
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    record(.image(image, rect), transform: flip.concatenating(state.transform))
  }
}
