extension UIFont {
  /// What a text is for; its size follows the user's preference.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ short: String) { rawValue = "UICTFontTextStyle" + short }

    /// The title of a screen.
    public static let largeTitle = TextStyle("Title0")
    /// A title of the first rank.
    public static let title1 = TextStyle("Title1")
    /// A title of the second rank.
    public static let title2 = TextStyle("Title2")
    /// A title of the third rank.
    public static let title3 = TextStyle("Title3")
    /// A heading in running text, semibold.
    public static let headline = TextStyle("Headline")
    /// Below a heading.
    public static let subheadline = TextStyle("Subhead")
    /// Running text.
    public static let body = TextStyle("Body")
    /// Text set off from running text.
    public static let callout = TextStyle("Callout")
    /// A note at the end.
    public static let footnote = TextStyle("Footnote")
    /// The caption of a picture.
    public static let caption1 = TextStyle("Caption1")
    /// A smaller caption.
    public static let caption2 = TextStyle("Caption2")

    /// Point sizes in the order of `UIContentSizeCategory.ascending`.
    private static let sizes: [TextStyle: [CGFloat]] = [
      .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// The size at a preference; unknown styles count as body, unspecified preferences as large.
    func size(at category: UIContentSizeCategory) -> CGFloat {
      let row = Self.sizes[self] ?? Self.sizes[.body] ?? []
      let step = category.step ?? 3
      return row.indices.contains(step) ? row[step] : UIFont.labelFontSize
    }

    /// The face at a preference.
    func face(at category: UIContentSizeCategory) -> FontFace {
      FontFace(size: size(at: category), weight: self == .headline ? 600 : 400)
    }
  }

  /// The system's font for a style, at the size the user prefers.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system's font for a style, at the size that `traitCollection` asks for; the current size
  /// if it does not say.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont.Scaling.style(style, face: style.face(at: .large))
      .font(at: .effective(in: traitCollection))
  }
}

extension UIContentSizeCategory {
  /// What `traits` ask for, or the current traits where they do not say.
  static func effective(in traits: UITraitCollection?) -> UIContentSizeCategory {
    guard let traits, traits.preferredContentSizeCategory != .unspecified
    else { return UITraitCollection.current.preferredContentSizeCategory }
    return traits.preferredContentSizeCategory
  }
}
