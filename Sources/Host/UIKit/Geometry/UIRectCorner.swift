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
