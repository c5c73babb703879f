import QuartzCore

extension UIButton {
  /// The looks and contents of a button as a value.
  public struct Configuration {
    /// How round the corners are.
    public enum CornerStyle: Sendable {
      /// As the background's radius says.
      case fixed
      /// As the background's radius says, growing with the text.
      case dynamic
      /// A little.
      case small
      /// More.
      case medium
      /// Even more.
      case large
      /// Half the height.
      case capsule
    }

    /// How large text and insets are.
    public enum Size: Sendable {
      /// The usual size.
      case medium
      /// Smaller.
      case small
      /// The smallest.
      case mini
      /// Larger.
      case large
    }

    /// Where title and subtitle stand against each other.
    public enum TitleAlignment: Sendable {
      /// As suits the picture's place.
      case automatic
      /// Where reading begins.
      case leading
      /// In the middle.
      case center
      /// Where reading ends.
      case trailing
    }

    /// What decides the colors.
    enum Style { case plain, gray, tinted, filled }

    var style: Style

    /// What is drawn behind the contents.
    public var background = UIBackgroundConfiguration(backgroundColor: nil)
    /// How round the corners are; dynamic by default.
    public var cornerStyle: CornerStyle = .dynamic
    /// How large text and insets are; medium by default.
    public var buttonSize: Size = .medium {
      didSet { if hasDefaultInsets { setDefaultContentInsets() } }
    }
    /// The color of contents, from which others are made; nil takes the style's.
    public var baseForegroundColor: UIColor?
    /// The color of the background, from which others are made; nil takes the style's.
    public var baseBackgroundColor: UIColor?

    /// The picture; nil by default.
    public var image: UIImage?
    /// Makes the color of the picture from the foreground color; nil by default.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The look of a symbol; nil takes the title's size.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a turning wheel stands in the picture's place; false by default.
    public var showsActivityIndicator = false
    /// Makes the wheel's color from the foreground color; nil by default.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    /// The title; nil by default.
    public var title: String?
    /// The line below the title; nil by default.
    public var subtitle: String?
    /// Where titles stand against each other; automatic by default.
    public var titleAlignment: TitleAlignment = .automatic
    /// What happens to a title that is too long; wrapped by words by default.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// What happens to a subtitle that is too long; wrapped by words by default.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping

    /// The space between edges and contents.
    public var contentInsets: NSDirectionalEdgeInsets = .zero {
      didSet { hasDefaultInsets = false }
    }
    /// The edge of the titles at which the picture stands; leading by default.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The space between picture and titles, in points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle, in points; 1 by default.
    public var titlePadding: CGFloat = 1
    /// Whether a selected button is shown as one; true by default.
    public var automaticallyUpdateForSelection = true

    private var hasDefaultInsets = true

    init(_ style: Style) {
      self.style = style
      setDefaultContentInsets()
    }

    /// Contents in the tint color without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Contents in the tint color on gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Contents in the tint color on a light shade of it.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White contents on the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// A button without a border.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// A button with a border.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// A button with a border in the tint color.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// A button that stands out.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Takes the content insets that suit ``buttonSize`` back.
    public mutating func setDefaultContentInsets() {
      let (vertical, horizontal): (CGFloat, CGFloat) =
        switch buttonSize {
        case .mini: (3, 8)
        case .small: (5, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      contentInsets = NSDirectionalEdgeInsets(
        top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
      hasDefaultInsets = true
    }
  }
}
