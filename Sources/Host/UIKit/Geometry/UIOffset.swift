/// A distance by which something is moved, in points.
public struct UIOffset: Equatable, Codable, Sendable {
  /// The distance in that direction, in points; positive values lead right and down.
  public var horizontal, vertical: CGFloat

  /// Makes an offset of two distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// Makes an offset of 0.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// No offset.
  public static let zero = UIOffset()
}
