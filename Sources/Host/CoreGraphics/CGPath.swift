/// How the ends of a line are drawn.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end.
  case butt = 0
  /// Half a circle beyond the end.
  case round = 1
  /// Half a square beyond the end.
  case square = 2
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// With a point.
  case miter = 0
  /// With a part of a circle.
  case round = 1
  /// With the point cut off.
  case bevel = 2
}

/// Which areas lie inside a path whose outlines cross or enclose each other.
public enum CGPathFillRule: Int, Sendable {
  /// Those that the outlines turn around a number of times that is not 0.
  case winding = 0
  /// Those from which an odd number of outlines must be crossed to leave.
  case evenOdd = 1
}

/// A shape made of lines and curves. It never changes; build one with a ``CGMutablePath``.
public class CGPath: Hashable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  /// A rectangle with rounded corners, which can be drawn faster than other paths.
  package struct RoundedRect: Hashable, Sendable {
    package var rect: CGRect
    package var radius: CGFloat
  }

  package internal(set) var elements: [Element]

  /// The rounded rectangle that the whole path is, if it was made as one.
  package internal(set) var roundedRect: RoundedRect?

  package init(elements: [Element]) { self.elements = elements }

  /// Makes a path around `rect`.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Element.rect(rect).map { $0.applying(transform) })
    if transform == nil { roundedRect = RoundedRect(rect: rect.standardized, radius: 0) }
  }

  /// Makes a path around the ellipse that fits into `rect`.
  public convenience init(
    ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(elements: Element.ellipse(in: rect).map { $0.applying(transform) })
    if transform == nil, rect.width == rect.height {
      roundedRect = RoundedRect(rect: rect.standardized, radius: abs(rect.width) / 2)
    }
  }

  /// Makes a path around a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(elements: Element.roundedRect(rect, corner: corner).map { $0.applying(transform) })
    if transform == nil, cornerWidth == cornerHeight {
      let limit = min(abs(rect.width), abs(rect.height)) / 2
      roundedRect = RoundedRect(rect: rect.standardized, radius: min(max(cornerWidth, 0), limit))
    }
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// A path with the same elements.
  public func copy() -> CGPath? {
    let twin = CGPath(elements: elements)
    twin.roundedRect = roundedRect
    return twin
  }

  /// A path with the elements mapped by `transform`.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    transform == nil ? copy() : CGPath(elements: elements.map { $0.applying(transform) })
  }

  /// A path with the same elements that can be added to.
  public func mutableCopy() -> CGMutablePath? {
    let twin = CGMutablePath()
    twin.addPath(self)
    return twin
  }

  /// Whether both paths have the same elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.elements == rhs.elements
  }

  /// Feeds the elements to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
