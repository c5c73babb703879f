import Foundation
import KumikoStock
import UIKit

/// Texts with a few signs in them: `**bold**`, `*italic*`, `[a link](https://example.org)`, and
/// lines that begin with `- `. A sign behind a backslash stands as it is, as do those of values.
@MainActor
struct Markdown {
  /// A piece of a line.
  private struct Part {
    var text: String
    var traits: UIFontDescriptor.SymbolicTraits = []
    var link: URL?
  }

  /// What stands between the parentheses of a link.
  enum Link {
    case url(URL)
    /// It may not be opened; the words of the link are no link.
    case refused
    /// It is no address; the signs stand as they are.
    case none
  }

  let source: MarkdownText
  /// What a link leads to, of what stands between its parentheses, with marks for values.
  let link: @MainActor (String) -> Link

  /// The text in a style. Signs that have no partner stand as they are.
  func text(style: TextProperties, size: UIContentSizeCategory?) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    let plain = style.font(
      compatibleWith: size.map { UITraitCollection(preferredContentSizeCategory: $0) })
    // A return before a new line is one character with it.
    let lines = source.marked.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (number, line) in lines.enumerated() {
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
    var links: [NSRange] = []
    result.enumerateAttribute(LinkTextView.mark, in: whole) { link, range, _ in
      if link != nil { links.append(range) }
    }
    for link in links {
      result.addAttribute(.foregroundColor, value: UIColor.link, range: link)
    }
    return result
  }

  private func append(
    _ line: String, to result: NSMutableAttributedString, font: UIFont
  ) {
    var rest = Substring(line)
    // Signs that stand as they are go on with what is before them.
    var plain = Part(text: "")
    while let part = nextPart(of: &rest) {
      guard !part.traits.isEmpty || part.link != nil else {
        plain.text += part.text
        continue
      }
      append(plain, to: result, font: font)
      plain.text = ""
      append(part, to: result, font: font)
    }
    append(plain, to: result, font: font)
  }

  private func append(_ part: Part, to result: NSMutableAttributedString, font: UIFont) {
    guard !part.text.isEmpty else { return }
    var attributes: [NSAttributedString.Key: Any] = [.font: Self.face(font, part.traits)]
    if let link = part.link { attributes[LinkTextView.mark] = link }
    result.append(NSAttributedString(string: source.words(in: part.text), attributes: attributes))
  }

  /// Takes the text up to the next sign, or a text between two signs, from the front.
  private func nextPart(of rest: inout Substring) -> Part? {
    guard let first = rest.first else { return nil }
    if first == "[", let part = link(at: &rest) { return part }
    if first == "\\", let sign = rest.dropFirst().first, Self.signs.contains(sign) {
      rest = rest.dropFirst(2)
      return Part(text: String(sign))
    }
    for (sign, traits) in [("**", UIFontDescriptor.SymbolicTraits.traitBold), ("*", .traitItalic)] {
      guard first == "*", rest.hasPrefix(sign) else { continue }
      let inner = rest.dropFirst(sign.count)
      guard let end = Self.firstRange(of: sign, in: inner), end.lowerBound > inner.startIndex
      else { continue }
      rest = inner[end.upperBound...]
      return Part(text: Self.unescaped(inner[..<end.lowerBound]), traits: traits)
    }
    let end =
      rest.dropFirst().firstIndex { $0 == "*" || $0 == "[" || $0 == "\\" } ?? rest.endIndex
    defer { rest = rest[end...] }
    return Part(text: String(rest[..<end]))
  }

  /// What a backslash takes its meaning from.
  private static let signs: Set<Character> = ["*", "[", "]", "\\", "-"]

  /// The first place of a sign that is behind no backslash.
  ///
  /// - Parameter stop: What ends the search where it is behind no backslash; nil, for nothing, by
  ///   default.
  private static func firstRange(
    of sign: String, in text: Substring, before stop: Character? = nil
  ) -> Range<Substring.Index>? {
    var index = text.startIndex
    while index < text.endIndex {
      let rest = text[index...]
      if rest.hasPrefix(sign) { return index..<text.index(index, offsetBy: sign.count) }
      if text[index] == stop { return nil }
      let isEscape = text[index] == "\\" && rest.dropFirst().first.map(signs.contains) == true
      index = text.index(index, offsetBy: isEscape ? 2 : 1)
    }
    return nil
  }

  /// A text without the backslashes that take the meaning from signs.
  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let first = rest.popFirst() {
      if first == "\\", let sign = rest.first, signs.contains(sign) {
        result.append(sign)
        rest = rest.dropFirst()
      } else {
        result.append(first)
      }
    }
    return result
  }

  /// The most characters of an address, of which a value is one. Looking for its end takes no
  /// longer, however many beginnings of links a text has.
  private static let mostOfAddress = 2_048

  /// Takes a link from the front, if there is one.
  private func link(at rest: inout Substring) -> Part? {
    let inner = rest.dropFirst()
    guard let middle = Self.firstRange(of: "](", in: inner, before: "["),
      let end = rest[middle.upperBound...].prefix(Self.mostOfAddress).firstIndex(of: ")")
    else { return nil }
    let text = inner[..<middle.lowerBound]
    guard !text.isEmpty else { return nil }
    var part = Part(text: Self.unescaped(text))
    switch link(String(rest[middle.upperBound..<end])) {
    case .none: return nil
    case .refused: break
    case .url(let url): part.link = url
    }
    rest = rest[end...].dropFirst()
    return part
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
