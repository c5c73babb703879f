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
