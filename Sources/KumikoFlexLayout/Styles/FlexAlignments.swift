/// Alignments of a style.
public struct FlexAlignments: OptionSet, Hashable, Sendable {
  /// A bit for each alignment.
  public var rawValue: UInt8

  /// Makes alignments of their bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// That of children along the main axis: ``FlexStyle/justifyContent``.
  public static let justifyContent = FlexAlignments(rawValue: 1)
  /// That of lines: ``FlexStyle/alignContent``.
  public static let alignContent = FlexAlignments(rawValue: 2)
  /// That of children that say nothing themselves: ``FlexStyle/alignItems``.
  public static let alignItems = FlexAlignments(rawValue: 4)
  /// The box's own: ``FlexStyle/alignSelf``.
  public static let alignSelf = FlexAlignments(rawValue: 8)
}
