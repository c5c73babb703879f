/// How a line under or through text looks.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// One bit for each part of the look.
  public let rawValue: Int

  /// Makes a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
}
