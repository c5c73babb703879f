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
