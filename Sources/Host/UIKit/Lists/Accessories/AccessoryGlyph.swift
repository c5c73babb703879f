import QuartzCore

/// One of the system's signs beside the content of an item, drawn as lines so that it is crisp at
/// any scale.
final class AccessoryGlyph: UIView {
  enum Shape {
    case chevron
    case checkmark
    case detail
  }

  private let shape: Shape
  /// Called when a touch ends inside.
  private(set) var onTap: (() -> Void)?
  /// Whether the sign has the tint color, as all but chevrons by default.
  lazy var isTinted = shape != .chevron
  /// The color in place of the shape's own; nil by default.
  var color: UIColor? { didSet { if color != oldValue { setNeedsDisplay() } } }

  init(_ shape: Shape) {
    self.shape = shape
    super.init(frame: CGRect(origin: .zero, size: shape.size))
    isUserInteractionEnabled = false
    isOpaque = false
    // A view that is made at the present size of text hears of no change.
    followTextSize()
    setNeedsDisplay()
  }

  /// Has a touch call something; nil lets touches pass.
  func setAction(_ action: (() -> Void)?) {
    onTap = action
    isUserInteractionEnabled = action != nil
  }

  required init?(coder: NSCoder) {
    shape = .chevron
    super.init(coder: coder)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTextSize()
    setNeedsDisplay()
  }

  /// Grows with the text beside it.
  private func followTextSize() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let width = metrics.scaledValue(for: shape.size.width, compatibleWith: traitCollection)
    let size = CGSize(
      width: width.rounded(), height: (width * shape.size.height / shape.size.width).rounded())
    guard size != bounds.size else { return }
    frame.size = size
    superview?.setNeedsLayout()
  }

  package override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    setNeedsDisplay()
  }

  package override func makeDrawing() -> [DrawItem] {
    let standard = isTinted ? tintColor ?? .systemBlue : UIColor.tertiaryLabel
    let color = color ?? standard
    let scale = bounds.width / shape.size.width
    let path = CGPath(elements: shape.elements.map(placed))
    let style = StrokeStyle(width: shape.lineWidth * scale, cap: .round, join: .round)
    return [.path(path, fill: nil, stroke: color.cgColor, style: style)]
  }

  /// An element at the present size, in the reading direction.
  private func placed(_ element: CGPath.Element) -> CGPath.Element {
    let isMirrored = shape == .chevron && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let scale = bounds.width / shape.size.width
    func transformed(_ point: CGPoint) -> CGPoint {
      let x = point.x * scale
      return CGPoint(x: isMirrored ? bounds.width - x : x, y: point.y * scale)
    }
    switch element {
    case .move(let point): return .move(transformed(point))
    case .line(let point): return .line(transformed(point))
    case .quadCurve(let end, let control):
      return .quadCurve(transformed(end), control: transformed(control))
    case .curve(let end, let one, let two):
      return .curve(transformed(end), control1: transformed(one), control2: transformed(two))
    case .close: return element
    }
  }

  // A finger is larger than a sign.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    onTap == nil
      ? super.point(inside: point, with: event)
      : bounds.insetBy(dx: min(0, bounds.width - 44) / 2, dy: min(0, bounds.height - 44) / 2)
        .contains(point)
  }

  // A button keeps its touches from the row.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if onTap == nil { super.touchesBegan(touches, with: event) } else { alpha = 0.3 }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let onTap else { return super.touchesEnded(touches, with: event) }
    alpha = 1
    if let touch = touches.first,
      bounds.insetBy(dx: -20, dy: -20).contains(touch.location(in: self))
    {
      onTap()
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if onTap == nil { super.touchesCancelled(touches, with: event) } else { alpha = 1 }
  }
}

extension AccessoryGlyph.Shape {
  var size: CGSize {
    switch self {
    case .chevron: CGSize(width: 8, height: 14)
    case .checkmark: CGSize(width: 16, height: 14)
    case .detail: CGSize(width: 22, height: 22)
    }
  }

  var lineWidth: CGFloat { self == .detail ? 1.5 : 2 }

  var elements: [CGPath.Element] {
    switch self {
    case .chevron: Self.line((1.25, 1.5), (6.75, 7), (1.25, 12.5))
    case .checkmark: Self.line((1.5, 7.5), (6, 12), (14.5, 1.5))
    case .detail:
      Self.circle(center: CGPoint(x: 11, y: 11), radius: 10)
        + Self.line((11, 6.5), (11, 6.7)) + Self.line((9.6, 10), (11, 10), (11, 15.5))
        + Self.line((9.3, 15.5), (12.7, 15.5))
    }
  }

  private static func line(_ points: (Double, Double)...) -> [CGPath.Element] {
    points.enumerated().map { index, point in
      let point = CGPoint(x: point.0, y: point.1)
      return index == 0 ? .move(point) : .line(point)
    }
  }

  private static func circle(center: CGPoint, radius: CGFloat) -> [CGPath.Element] {
    let pull = radius * 0.552_284_75
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
    return [
      .move(point(radius, 0)),
      .curve(point(0, radius), control1: point(radius, pull), control2: point(pull, radius)),
      .curve(point(-radius, 0), control1: point(-pull, radius), control2: point(-radius, pull)),
      .curve(point(0, -radius), control1: point(-radius, -pull), control2: point(-pull, -radius)),
      .curve(point(radius, 0), control1: point(pull, -radius), control2: point(radius, -pull)),
      .close,
    ]
  }
}
