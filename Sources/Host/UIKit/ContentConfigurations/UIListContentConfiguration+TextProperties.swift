import QuartzCore

extension UIListContentConfiguration {
  /// How a text of a list's content looks.
  public struct TextProperties: Hashable {
    /// Where lines stand.
    public enum TextAlignment: Sendable {
      /// Where reading begins.
      case natural
      /// In the middle.
      case center
      /// From edge to edge.
      case justified
    }

    /// How letters are changed.
    public enum TextTransform: Sendable {
      /// Not at all.
      case none
      /// To capitals.
      case uppercase
      /// To small letters.
      case lowercase
      /// Each word begins with a capital.
      case capitalized
    }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    var colorTransform: ColorTransform?
    /// Where lines stand; natural by default.
    public var alignment: TextAlignment = .natural
    /// What happens to text that does not fit; truncated at its end by default.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The most lines to show; 0 for as many as there are, as by default in cells.
    public var numberOfLines = 0
    /// Whether the text shrinks until it fits; false by default.
    public var adjustsFontSizeToFitWidth = false
    /// How far the text may shrink, as a part of its size; 0, the default, sets no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the preferred size of text; true by default.
    public var adjustsFontForContentSizeCategory = true
    /// How letters are changed; not at all by default.
    public var transform: TextTransform = .none

    init(_ style: UIFont.TextStyle, _ color: UIColor, _ state: ListContentState) {
      font = .preferredFont(forTextStyle: style, compatibleWith: state.traits)
      self.color = color
    }

    /// Makes the color that is shown from ``color``; nil by default.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { colorTransform?.transformer }
      set { colorTransform = ColorTransform(newValue) }
    }

    /// The color that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Takes over what a style says for another state, unless it was changed.
    mutating func follow(from old: Self, to new: Self) {
      if font == old.font { font = new.font }
      if color == old.color { color = new.color }
    }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }
}
