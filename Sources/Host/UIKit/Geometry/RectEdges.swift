/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge of that name.
  public static let top = UIRectEdge(rawValue: 1)
  /// The edge of that name.
  public static let left = UIRectEdge(rawValue: 2)
  /// The edge of that name.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The edge of that name.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Edges of a rectangle along the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge of that name.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where lines of text begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The edge of that name.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where lines of text end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Directions across and along a screen.
public struct UIAxis: OptionSet, Sendable {
  /// One bit for each axis.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner of that name.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner of that name.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner of that name.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner of that name.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
