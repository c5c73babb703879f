import UIKit

/// Colors as documents write them.
enum ColorText {
  /// The color of a text: a name, `#RRGGBB`, `#RRGGBBAA`, or two of them with a slash between, the
  /// second one for dark appearances. Nil if it is none.
  static func color(_ text: String) -> UIColor? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first.flatMap({ plain(String($0)) }) else {
      return nil
    }
    guard parts.count == 2 else { return first }
    guard let second = plain(String(parts[1])) else { return nil }
    return UIColor { $0.userInterfaceStyle == .dark ? second : first }
  }

  /// Whether a color is the same in light and dark appearances.
  static func isFixed(_ text: String) -> Bool { text.hasPrefix("#") && !text.contains("/") }

  private static func plain(_ text: String) -> UIColor? {
    if let color = named[text] { return color }
    guard text.hasPrefix("#"), [7, 9].contains(text.utf8.count),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    let bits = text.utf8.count == 7 ? value << 8 | 0xFF : value
    func part(_ shift: UInt32) -> CGFloat { CGFloat(bits >> shift & 0xFF) / 255 }
    return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  /// The names of all colors, sorted.
  static var names: [String] { named.keys.sorted() }

  private static let named: [String: UIColor] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator, "link": .link,
    "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
    "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "tint": .tintColor, "white": .white, "black": .black, "clear": .clear,
  ]
}
