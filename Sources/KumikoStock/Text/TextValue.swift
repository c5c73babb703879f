import UIKit

/// What a text says: plain, or with attributes of its own. A string literal is a plain one.
public enum TextValue: Equatable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// A text that looks as its style says.
  case plain(String)
  /// A text with attributes of its own, which win over its style.
  case rich(NSAttributedString)

  /// Makes a plain text.
  public init(stringLiteral value: String) { self = .plain(value) }

  /// The characters.
  public var string: String {
    switch self {
    case .plain(let string): string
    case .rich(let text): text.string
    }
  }

  /// Whether there are no characters.
  public var isEmpty: Bool { string.isEmpty }

  /// Whether there are characters.
  public var isNotEmpty: Bool { !isEmpty }
}
