extension UIFont {
  /// How heavy strokes are, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The place on the scale.
    public let rawValue: CGFloat

    /// Makes a weight from its place on the scale.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a weight from its place on the scale.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// One step above the lightest weight.
    public static let thin = Weight(-0.6)
    /// One step below regular.
    public static let light = Weight(-0.4)
    /// The weight of running text.
    public static let regular = Weight(0)
    /// One step above regular.
    public static let medium = Weight(0.23)
    /// One step below bold.
    public static let semibold = Weight(0.3)
    /// The weight of emphasis.
    public static let bold = Weight(0.4)
    /// One step above bold.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight {
  /// The named weights, lightest first; the first is 100 on CSS's scale, the next 200, and so on.
  private static let named: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// The nearest of CSS's weights, 100 to 900.
  package var css: Int {
    guard rawValue.isFinite else { return 400 }
    let distances = Self.named.map { abs($0.rawValue - rawValue) }
    let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
    return (nearest + 1) * 100
  }

  /// The named weight of one of CSS's weights.
  package init(css: Int) {
    self = Self.named[min(max(css / 100 - 1, 0), Self.named.count - 1)]
  }
}
