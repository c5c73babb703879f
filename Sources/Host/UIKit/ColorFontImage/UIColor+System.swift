/// The system's colors with the values Apple publishes, for light and dark surroundings and, where
/// it differs, for dark appearances above other content.
extension UIColor {
  // Colors with a name

  /// Red that adapts to the traits.
  public static let systemRed = system(light: 0xFF3B30, dark: 0xFF453A)
  /// Orange that adapts to the traits.
  public static let systemOrange = system(light: 0xFF9500, dark: 0xFF9F0A)
  /// Yellow that adapts to the traits.
  public static let systemYellow = system(light: 0xFFCC00, dark: 0xFFD60A)
  /// Green that adapts to the traits.
  public static let systemGreen = system(light: 0x34C759, dark: 0x30D158)
  /// Mint that adapts to the traits.
  public static let systemMint = system(light: 0x00C7BE, dark: 0x63E6E2)
  /// Teal that adapts to the traits.
  public static let systemTeal = system(light: 0x30B0C7, dark: 0x40C8E0)
  /// Cyan that adapts to the traits.
  public static let systemCyan = system(light: 0x32ADE6, dark: 0x64D2FF)
  /// Blue that adapts to the traits.
  public static let systemBlue = system(light: 0x007AFF, dark: 0x0A84FF)
  /// Indigo that adapts to the traits.
  public static let systemIndigo = system(light: 0x5856D6, dark: 0x5E5CE6)
  /// Purple that adapts to the traits.
  public static let systemPurple = system(light: 0xAF52DE, dark: 0xBF5AF2)
  /// Pink that adapts to the traits.
  public static let systemPink = system(light: 0xFF2D55, dark: 0xFF375F)
  /// Brown that adapts to the traits.
  public static let systemBrown = system(light: 0xA2845E, dark: 0xAC8E68)

  // Grays

  /// The base gray.
  public static let systemGray = system(light: 0x8E8E93, dark: 0x8E8E93)
  /// A gray one step nearer to the background.
  public static let systemGray2 = system(light: 0xAEAEB2, dark: 0x636366)
  /// A gray two steps nearer to the background.
  public static let systemGray3 = system(light: 0xC7C7CC, dark: 0x48484A)
  /// A gray three steps nearer to the background.
  public static let systemGray4 = system(light: 0xD1D1D6, dark: 0x3A3A3C)
  /// A gray four steps nearer to the background.
  public static let systemGray5 = system(light: 0xE5E5EA, dark: 0x2C2C2E)
  /// A gray close to the background.
  public static let systemGray6 = system(light: 0xF2F2F7, dark: 0x1C1C1E)

  // Text

  /// Text of the first rank.
  public static let label = system(light: 0x000000, dark: 0xFFFFFF)
  /// Text of the second rank.
  public static let secondaryLabel = system(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.6)
  /// Text of the third rank.
  public static let tertiaryLabel = system(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
  /// Text of the fourth rank.
  public static let quaternaryLabel = system(
    light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16)
  /// The hint in an empty text field.
  public static let placeholderText = system(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
  /// A link.
  public static let link = system(light: 0x007AFF, dark: 0x0984FF)
  /// Light text for dark backgrounds, in any appearance.
  public static let lightText = system(light: 0xFFFFFF, dark: 0xFFFFFF, alpha: 0.6)
  /// Dark text for light backgrounds, in any appearance.
  public static let darkText = system(light: 0x000000, dark: 0x000000)

  // Fills

  /// Fills thin and small shapes.
  public static let systemFill = system(
    light: 0x787880, dark: 0x787880, alpha: 0.2, darkAlpha: 0.36)
  /// Fills shapes of middle size.
  public static let secondarySystemFill = system(
    light: 0x787880, dark: 0x787880, alpha: 0.16, darkAlpha: 0.32)
  /// Fills large shapes.
  public static let tertiarySystemFill = system(
    light: 0x767680, dark: 0x767680, alpha: 0.12, darkAlpha: 0.24)
  /// Fills large areas with complex content.
  public static let quaternarySystemFill = system(
    light: 0x747480, dark: 0x767680, alpha: 0.08, darkAlpha: 0.18)

  // Backgrounds

  /// The background of an interface.
  public static let systemBackground = system(light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
  /// Content on the background.
  public static let secondarySystemBackground = system(
    light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  /// Content on secondary content.
  public static let tertiarySystemBackground = system(
    light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  /// The background of a grouped interface.
  public static let systemGroupedBackground = system(
    light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
  /// Content on the background of a grouped interface.
  public static let secondarySystemGroupedBackground = system(
    light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  /// Content on secondary content of a grouped interface.
  public static let tertiarySystemGroupedBackground = system(
    light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)

  // Separators

  /// A line through which content shows.
  public static let separator = system(light: 0x3C3C43, dark: 0x545458, alpha: 0.29, darkAlpha: 0.6)
  /// A line that hides what is behind it.
  public static let opaqueSeparator = system(light: 0xC6C6C8, dark: 0x38383A)

  /// The color of what can be tapped: ``systemBlue``.
  public static let tintColor = systemBlue

  private static func system(
    light: UInt32, dark: UInt32, elevated: UInt32? = nil, alpha: CGFloat = 1,
    darkAlpha: CGFloat? = nil
  ) -> UIColor {
    func color(_ hex: UInt32, _ alpha: CGFloat) -> CGColor {
      func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
      return CGColor(srgbRed: part(16), green: part(8), blue: part(0), alpha: alpha)
    }
    let darkColor = color(dark, darkAlpha ?? alpha)
    return UIColor(
      Palette(
        light: color(light, alpha), dark: darkColor,
        elevatedDark: elevated.map { color($0, darkAlpha ?? alpha) } ?? darkColor))
  }
}
