import CoreGraphics

/// How the ends of a shape's line are drawn.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off at the end. The default.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Half a circle beyond the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How two lines of a shape meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// With a point. The default.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// With a part of a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// With the point cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// Which areas of a shape are filled.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Those that the outlines turn around. The default.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Those that an odd number of outlines encloses.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that draws a path above its background.
open class CAShapeLayer: CALayer {
  /// The shape, in the layer's coordinates; nil (the default) draws nothing.
  open var path: CGPath? {
    get { values.shape.path }
    // A mutable path may have changed although it is the same object, so it is copied.
    set { change(\.shape.path, to: newValue?.copy(), .shape("path")) }
  }

  /// The color inside the path; opaque black by default, nil for none.
  open var fillColor: CGColor? {
    get { values.shape.fillColor }
    set { change(\.shape.fillColor, to: newValue, .shape("fillColor")) }
  }

  /// Which areas are inside; those turned around by default.
  open var fillRule: CAShapeLayerFillRule {
    get { values.shape.fillRule }
    set { change(\.shape.fillRule, to: newValue, .shape("fillRule")) }
  }

  /// The color of the line; nil (the default) for none.
  open var strokeColor: CGColor? {
    get { values.shape.strokeColor }
    set { change(\.shape.strokeColor, to: newValue, .shape("strokeColor")) }
  }

  /// Where the line begins, as a share of the path; 0 by default.
  open var strokeStart: CGFloat {
    get { values.shape.strokeStart }
    set { change(\.shape.strokeStart, to: newValue, .shape("strokeStart")) }
  }

  /// Where the line ends, as a share of the path; 1 by default.
  open var strokeEnd: CGFloat {
    get { values.shape.strokeEnd }
    set { change(\.shape.strokeEnd, to: newValue, .shape("strokeEnd")) }
  }

  /// The line's width in points; 1 by default.
  open var lineWidth: CGFloat {
    get { values.shape.lineWidth }
    set { change(\.shape.lineWidth, to: newValue, .shape("lineWidth")) }
  }

  /// How many line widths a miter may be long; 10 by default.
  open var miterLimit: CGFloat {
    get { values.shape.miterLimit }
    set { change(\.shape.miterLimit, to: newValue, .shape("miterLimit")) }
  }

  /// How the line ends.
  open var lineCap: CAShapeLayerLineCap {
    get { values.shape.lineCap }
    set { change(\.shape.lineCap, to: newValue, .shape("lineCap")) }
  }

  /// How lines meet.
  open var lineJoin: CAShapeLayerLineJoin {
    get { values.shape.lineJoin }
    set { change(\.shape.lineJoin, to: newValue, .shape("lineJoin")) }
  }

  /// How far into the dashes the line begins; 0 by default.
  open var lineDashPhase: CGFloat {
    get { values.shape.lineDashPhase }
    set { change(\.shape.lineDashPhase, to: newValue, .shape("lineDashPhase")) }
  }

  /// Lengths of dashes and gaps in turn; nil (the default) for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get {
      let pattern = values.shape.lineDashPattern
      return pattern.isEmpty ? nil : pattern.map { NSNumber(value: Double($0)) }
    }
    set {
      let pattern = (newValue ?? []).map { CGFloat($0.doubleValue) }
      change(\.shape.lineDashPattern, to: pattern, .shape("lineDashPattern"))
    }
  }

  package override func ownItems(_ shown: LayerValues) -> [DrawItem] { shown.shape.items }
}

extension LayerKey {
  /// A property of shape layers.
  static func shape(_ name: String) -> LayerKey { LayerKey(rawValue: name) }
}

extension ShapeValues {
  /// What the shape draws: its inside, then its line, which may be only a part of the outline.
  fileprivate var items: [DrawItem] {
    guard let path else { return [] }
    let line = strokeColor.flatMap { lineWidth > 0 && $0.alpha > 0 ? $0 : nil }
    let isWhole = strokeStart <= 0 && strokeEnd >= 1
    if isWhole, line != nil || fillColor != nil {
      return [.path(path, fill: fillColor, stroke: line, style: style)]
    }
    var items: [DrawItem] = []
    if let fillColor { items.append(.path(path, fill: fillColor, stroke: nil, style: style)) }
    if let line, strokeEnd > strokeStart {
      let part = path.trimmed(from: strokeStart, to: strokeEnd)
      items.append(.path(part, fill: nil, stroke: line, style: style))
    }
    return items
  }

  private var style: StrokeStyle {
    var style = StrokeStyle(width: lineWidth, dashes: lineDashPattern)
    style.cap = [.round: .round, .square: .square][lineCap] ?? .butt
    style.join = [.round: .round, .bevel: .bevel][lineJoin] ?? .miter
    (style.dashPhase, style.miterLimit) = (lineDashPhase, miterLimit)
    style.fillRule = fillRule == .evenOdd ? .evenOdd : .winding
    return style
  }
}

extension AnimatedProperty {
  static let shapes: [String: AnimatedProperty] = [
    "path": path(.shape("path"), \.shape.path),
    "fillColor": color(.shape("fillColor"), \.shape.fillColor),
    "strokeColor": color(.shape("strokeColor"), \.shape.strokeColor),
    "strokeStart": number(.shape("strokeStart"), \.shape.strokeStart),
    "strokeEnd": number(.shape("strokeEnd"), \.shape.strokeEnd),
    "lineWidth": number(.shape("lineWidth"), \.shape.lineWidth),
    "miterLimit": number(.shape("miterLimit"), \.shape.miterLimit),
    "lineDashPhase": number(.shape("lineDashPhase"), \.shape.lineDashPhase),
  ]
}
