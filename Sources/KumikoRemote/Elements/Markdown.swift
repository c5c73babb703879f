import KumikoStock
import UIKit

/// Texts with a few signs in them: `**bold**`, `*italic*`, and lines that begin with `- `.
enum Markdown {
  /// The text in a style. Signs that have no partner stand as they are.
  static func text(_ words: String, style: TextStyle) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    let plain = style.font(compatibleWith: nil)
    for (number, line) in words.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if number > 0 { result.append(NSAttributedString(string: "\n", attributes: [.font: plain])) }
      var line = line
      if line.hasPrefix("- ") {
        line = line.dropFirst(2)
        result.append(NSAttributedString(string: "•  ", attributes: [.font: plain]))
      }
      append(String(line), to: result, font: plain)
    }
    let whole = NSRange(location: 0, length: result.length)
    result.addAttribute(.foregroundColor, value: style.color, range: whole)
    return result
  }

  private static func append(
    _ line: String, to result: NSMutableAttributedString, font: UIFont
  ) {
    var rest = Substring(line)
    while let part = nextPart(of: &rest) {
      result.append(
        NSAttributedString(
          string: part.text, attributes: [.font: face(font, part.traits)]))
    }
  }

  /// Takes the text up to the next sign, or a text between two signs, from the front.
  private static func nextPart(
    of rest: inout Substring
  ) -> (text: String, traits: UIFontDescriptor.SymbolicTraits)? {
    guard let first = rest.first else { return nil }
    for (sign, traits) in [("**", UIFontDescriptor.SymbolicTraits.traitBold), ("*", .traitItalic)] {
      guard first == "*", rest.hasPrefix(sign) else { continue }
      let inner = rest.dropFirst(sign.count)
      guard let end = inner.firstRange(of: sign), end.lowerBound > inner.startIndex else {
        continue
      }
      rest = inner[end.upperBound...]
      return (String(inner[..<end.lowerBound]), traits)
    }
    let end = rest.dropFirst().firstIndex(of: "*") ?? rest.endIndex
    defer { rest = rest[end...] }
    return (String(rest[..<end]), [])
  }

  private static func face(
    _ font: UIFont, _ traits: UIFontDescriptor.SymbolicTraits
  ) -> UIFont {
    guard !traits.isEmpty,
      let descriptor = font.fontDescriptor.withSymbolicTraits(
        font.fontDescriptor.symbolicTraits.union(traits))
    else { return font }
    return UIFont(descriptor: descriptor, size: font.pointSize)
  }
}
