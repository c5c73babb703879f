import UIKit

/// Knows of short texts of Latin letters, digits and signs that they fit into one line, and how
/// high that is, without measuring each of them.
///
/// Such a text needs one font, so that it is as high as any other, and it is not wider than its
/// characters are one by one, with some room for kerning.
struct ASCIILines {
  private struct Key: Hashable {
    var font: UIFont
    var scale: CGFloat
  }

  private struct Metrics {
    var height: CGFloat
    /// The widths of the printable characters; not a number until one is asked for.
    var widths = [CGFloat](repeating: .nan, count: 128)
  }

  /// How much wider kerning may make a pair of characters, as a part of the font's size.
  private static let kerning: CGFloat = 0.2
  /// What is longer is measured: it fills lines.
  private static let greatestLength = 64

  private var fonts: [Key: Metrics] = [:]

  /// The height of a text; nil if it may need another font or more than a line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: Its font.
  ///   - scale: The pixels to the point that sizes are rounded up to.
  ///   - width: Where lines break.
  ///   - measure: Called for the sizes of single characters.
  mutating func height(
    of text: String, font: UIFont, scale: CGFloat, in width: CGFloat,
    measure: (String) -> CGSize
  ) -> CGFloat? {
    let count = text.utf8.count
    guard (1...Self.greatestLength).contains(count),
      CGFloat(count) * font.pointSize * Self.kerning < width,
      text.utf8.allSatisfy({ (32...126).contains($0) })
    else { return nil }
    let key = Key(font: font, scale: scale)
    if fonts.count > 64 { fonts = [:] }
    var metrics = fonts[key] ?? Metrics(height: measure("x").height)
    defer { fonts[key] = metrics }
    var bound: CGFloat = 0
    for unit in text.utf8 {
      if metrics.widths[Int(unit)].isNaN {
        metrics.widths[Int(unit)] = measure(String(UnicodeScalar(unit))).width
      }
      bound += metrics.widths[Int(unit)] + font.pointSize * Self.kerning
      if bound > width { return nil }
    }
    return metrics.height
  }
}
