import KumikoDocuments
import KumikoFlexLayout
import UIKit

/// Lengths and insets as documents write them.
enum LengthText {
  private static let words: [String: FlexLength] = [
    "auto": .auto, "minContent": .minContent, "maxContent": .maxContent,
    "fitContent": .fitContent, "stretch": .stretch,
  ]

  /// A length of flexbox: points, a percentage, a word such as `auto`. Nil if it is none.
  static func length(_ value: RemoteValue) -> FlexLength? {
    switch value {
    case .number(let points) where abs(points) <= 1e6: return .points(CGFloat(points))
    case .string(let text) where words[text] != nil: return words[text]
    case .string(let text) where text.hasSuffix("%"):
      return number(text.dropLast()).map { .percent(CGFloat($0)) }
    case .string(let text): return number(text[...]).map { .points(CGFloat($0)) }
    default: return nil
    }
  }

  /// A size of an item of a layout: `50%`, `120`, `estimated 120`. Nil if it is none.
  @MainActor
  static func dimension(_ text: String, isWidth: Bool) -> NSCollectionLayoutDimension? {
    if text.hasSuffix("%") {
      guard let share = number(text.dropLast()), share > 0 else { return nil }
      return isWidth ? .fractionalWidth(share / 100) : .fractionalHeight(share / 100)
    }
    if text.hasPrefix("estimated ") {
      return number(text.dropFirst("estimated ".count)).flatMap { $0 > 0 ? .estimated($0) : nil }
    }
    return number(text[...]).flatMap { $0 > 0 ? .absolute($0) : nil }
  }

  private static func number(_ text: Substring) -> CGFloat? {
    guard let number = Double(text), abs(number) <= 1e6 else { return nil }
    return CGFloat(number)
  }

  private static let sides: Set<String> = [
    "top", "leading", "bottom", "trailing", "horizontal", "vertical",
  ]

  /// Insets: the same on all sides, or an object of sides. Nil if it is neither.
  static func insets(_ value: RemoteValue) -> NSDirectionalEdgeInsets? {
    if case .number(let points) = value, abs(points) <= 1e6 {
      let all = CGFloat(points)
      return NSDirectionalEdgeInsets(top: all, leading: all, bottom: all, trailing: all)
    }
    guard case .object(let fields) = value, Set(fields.keys).isSubset(of: sides) else { return nil }
    var numbers: [String: CGFloat] = [:]
    for (side, value) in fields {
      guard case .number(let points) = value, abs(points) <= 1e6 else { return nil }
      numbers[side] = CGFloat(points)
    }
    let (horizontal, vertical) = (numbers["horizontal"] ?? 0, numbers["vertical"] ?? 0)
    return NSDirectionalEdgeInsets(
      top: numbers["top"] ?? vertical, leading: numbers["leading"] ?? horizontal,
      bottom: numbers["bottom"] ?? vertical, trailing: numbers["trailing"] ?? horizontal)
  }
}
