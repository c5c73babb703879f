extension NSLayoutConstraint {
  /// What a visual format does not say: how views line up across its axis, and which way it runs.
  public struct FormatOptions: OptionSet, Sendable {
    /// One bit for each attribute to line up, above them the direction and the spacing.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// All views have the same left edge.
    public static let alignAllLeft = FormatOptions(.left)
    /// All views have the same right edge.
    public static let alignAllRight = FormatOptions(.right)
    /// All views have the same top edge.
    public static let alignAllTop = FormatOptions(.top)
    /// All views have the same bottom edge.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// All views have the same leading edge.
    public static let alignAllLeading = FormatOptions(.leading)
    /// All views have the same trailing edge.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// All views have the same middle from left to right.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// All views have the same middle from top to bottom.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// All views have the same last baseline.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// All views have the same first baseline.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)

    /// A row runs from left to right wherever reading begins.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A row runs from right to left wherever reading begins.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The attributes that all views share.
    var alignedAttributes: [Attribute] {
      (1...12).compactMap { bit in rawValue & (1 << UInt(bit)) != 0 ? Attribute(rawValue: bit) : nil
      }
    }
  }

  static func read(
    _ format: String, options opts: FormatOptions, metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormatReader(format, opts, metrics ?? [:], views)
    return reader.constraints()
  }
}
