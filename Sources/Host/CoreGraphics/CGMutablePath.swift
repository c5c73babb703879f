/// A path that can be added to.
public final class CGMutablePath: CGPath {
  private var start: CGPoint?
  private var pen: CGPoint?

  /// Makes an empty path.
  public init() { super.init(elements: []) }

  /// The end of the last element; the origin if there is none.
  public var currentPoint: CGPoint { pen ?? .zero }

  private func append(_ element: Element) {
    elements.append(element)
    roundedRect = nil
    switch element {
    case .move(let point): (start, pen) = (point, point)
    case .close: pen = start
    default: pen = element.points.last
    }
  }

  private func append(_ new: [Element], _ transform: CGAffineTransform) {
    for element in new { append(element.mapPoints { $0.applying(transform) }) }
  }

  /// Begins a new outline at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.move(point)], transform)
  }

  /// Draws a line to `point`; begins an outline there if there is none.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([pen == nil ? .move(point) : .line(point)], transform)
  }

  /// Draws lines through `points`, beginning a new outline at the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      append([index == 0 ? .move(point) : .line(point)], transform)
    }
  }

  /// Draws a quadratic curve. Does nothing before an outline was begun.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard pen != nil else { return }
    append([.quadCurve(end, control: control)], transform)
  }

  /// Draws a cubic curve. Does nothing before an outline was begun.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard pen != nil else { return }
    append([.curve(end, control1: control1, control2: control2)], transform)
  }

  /// Closes the outline with a line to its begin.
  public func closeSubpath() {
    guard pen != nil else { return }
    append(.close)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Element.rect(rect), transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    append(Element.roundedRect(rect, corner: corner), transform)
  }

  /// Adds the ellipse that fits into `rect`.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Element.ellipse(in: rect), transform)
  }

  /// Adds an arc, with a line to its start if an outline was begun. Angles are in radians from the
  /// x axis towards the y axis; `clockwise` arcs run against that direction.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, endAngle.isFinite else { return }
    var sweep = clockwise ? startAngle - endAngle : endAngle - startAngle
    if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: 2 * .pi) + 2 * .pi }
    sweep = min(sweep, 2 * .pi)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -sweep : sweep,
      transform: transform)
  }

  /// Adds an arc that turns by `delta` radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var arc = Element.arc(center: center, radius: radius, start: startAngle, sweep: delta)
    if pen != nil, let first = arc.first?.points.last { arc[0] = .line(first) }
    append(arc, transform)
  }

  /// Adds an arc that touches the line from the current point to `tangent1End` and that from there
  /// to `tangent2End`, with a line to its start.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let pen else { return }
    let first = atan2(pen.y - tangent1End.y, pen.x - tangent1End.x)
    let second = atan2(tangent2End.y - tangent1End.y, tangent2End.x - tangent1End.x)
    let opening = (second - first).remainder(dividingBy: 2 * .pi)
    guard radius > 0, abs(sin(opening)) > 1e-9 else {
      return addLine(to: tangent1End, transform: transform)
    }
    let distance = radius / sin(abs(opening) / 2)
    let middle = first + opening / 2
    let center = CGPoint(
      x: tangent1End.x + distance * cos(middle), y: tangent1End.y + distance * sin(middle))
    let quarterTurn: CGFloat = opening > 0 ? .pi / 2 : -.pi / 2
    addRelativeArc(
      center: center, radius: radius, startAngle: first - quarterTurn,
      delta: opening - 2 * quarterTurn, transform: transform)
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let shape = elements.isEmpty && transform.isIdentity ? path.roundedRect : nil
    append(path.elements, transform)
    roundedRect = shape
  }
}
