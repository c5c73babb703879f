import QuartzCore

/// A shape of lines and curves with the looks of its line, which draws itself in the present
/// context.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()

  /// Makes an empty path.
  public override init() {}

  /// Makes a path around a rectangle.
  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect, transform: nil)) }

  /// Makes a path around the ellipse that fits into a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
  }

  /// Makes a path around a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      cgPath: CGPath(
        roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
  }

  /// Makes a path around a rectangle of which some corners are rounded.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    addRoundedRect(rect.standardized, corners, cornerRadii)
  }

  /// Makes a part of a circle. Angles are in radians from the x axis, `clockwise` as one sees it.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Makes a path with the elements of another one.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  /// A path with the same elements and looks.
  open func copy(with zone: NSZone? = nil) -> Any {
    let twin = UIBezierPath(cgPath: path)
    (twin.lineWidth, twin.lineCapStyle, twin.lineJoinStyle) = (
      lineWidth, lineCapStyle, lineJoinStyle
    )
    (twin.miterLimit, twin.usesEvenOddFillRule, twin.dashes) = (
      miterLimit, usesEvenOddFillRule, dashes
    )
    return twin
  }

  // MARK: Looks

  /// The width of the line; 1 by default. 0 is the thinnest line there is: one pixel.
  open var lineWidth: CGFloat = 1

  /// How the line ends; cut off by default.
  open var lineCapStyle: CGLineCap = .butt

  /// How lines meet; with a point by default.
  open var lineJoinStyle: CGLineJoin = .miter

  /// How many line widths a point may be long before it is cut off; 10 by default.
  open var miterLimit: CGFloat = 10

  /// Whether areas inside of others are holes; false by default.
  open var usesEvenOddFillRule = false

  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Sets the lengths of dashes and gaps; nil draws a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }

  // MARK: Elements

  /// The path as Core Graphics has it. What is set is copied.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// Begins an outline at `point`.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Draws a line to `point`.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Draws a cubic curve.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Draws a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Draws a part of a circle, with a line to its beginning. Angles are in radians from the x axis,
  /// `clockwise` as one sees it.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the outline with a line to its beginning.
  open func close() { path.closeSubpath() }

  /// Takes all elements away.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Maps all elements.
  open func apply(_ transform: CGAffineTransform) {
    let old = path
    path = CGMutablePath()
    path.addPath(old, transform: transform)
  }

  private func addRoundedRect(_ rect: CGRect, _ corners: UIRectCorner, _ radii: CGSize) {
    let w = min(max(radii.width, 0), rect.width / 2)
    let h = min(max(radii.height, 0), rect.height / 2)
    func corner(_ which: UIRectCorner, _ x: CGFloat, _ y: CGFloat, _ isWide: Bool) {
      let inX = x == rect.minX ? w : -w
      let inY = y == rect.minY ? h : -h
      let place = CGPoint(x: x, y: y)
      guard corners.contains(which), w > 0, h > 0 else { return path.addLine(to: place) }
      let (side, end) = (CGPoint(x: x, y: y + inY), CGPoint(x: x + inX, y: y))
      path.addLine(to: isWide ? side : end)
      let keep: CGFloat = 1 - 0.552_284_75
      let nearSide = CGPoint(x: x, y: y + inY * keep)
      let nearEnd = CGPoint(x: x + inX * keep, y: y)
      path.addCurve(
        to: isWide ? end : side, control1: isWide ? nearSide : nearEnd,
        control2: isWide ? nearEnd : nearSide)
    }
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    corner(.topRight, rect.maxX, rect.minY, false)
    corner(.bottomRight, rect.maxX, rect.maxY, true)
    corner(.bottomLeft, rect.minX, rect.maxY, false)
    corner(.topLeft, rect.minX, rect.minY, true)
    path.closeSubpath()
  }

  // MARK: Measures

  /// Whether there are no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the path.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// The end of the last element.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  // MARK: Drawing

  /// Fills the path with the present fill color.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.fillPath(using: fillRule)
  }

  /// Draws the line with the present line color.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth == 0 ? context.pixelWidth : lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashes.phase, lengths: dashes.lengths)
    context.beginPath()
    context.addPath(path)
    context.strokePath()
    context.restoreGState()
  }

  /// Draws nothing outside of the path from now on.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: fillRule)
  }
}

extension CGContext {
  /// The width of a pixel in user space, where that is drawn evenly.
  fileprivate var pixelWidth: CGFloat {
    let pixels = abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot()
    return pixels > 0 ? 1 / pixels : 0
  }
}
