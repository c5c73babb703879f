import UIKit

/// What a text says: plain, or with attributes of its own. A string literal is a plain one.
public enum TextValue: ExpressibleByStringLiteral {
  /// A text that looks as its style says.
  case plain(String)
  /// A text with attributes of its own.
  case rich(NSAttributedString)

  /// Makes a plain text.
  public init(stringLiteral value: String) { self = .plain(value) }

  private var string: String {
    switch self {
    case .plain(let string): string
    case .rich(let text): text.string
    }
  }

  /// Whether there are no characters.
  public var isEmpty: Bool { string.isEmpty }

  /// Whether there are characters.
  public var isNotEmpty: Bool { !isEmpty }

  /// Shows the text in a label.
  @preconcurrency @MainActor
  public func apply(to label: UILabel) {
    switch self {
    case .plain(let string): label.text = string
    case .rich(let text): label.attributedText = text
    }
  }

  /// Shows the text in a field, unless the field says it already: what is typed stays selected.
  @preconcurrency @MainActor
  public func apply(to textField: UITextField) {
    switch self {
    case .plain(let string): if textField.text != string { textField.text = string }
    case .rich(let text):
      if textField.attributedText != text { textField.attributedText = text }
    }
  }

  /// The width of the text in one line, in points.
  @preconcurrency @MainActor
  public func width(using styleSheet: LabelStyleSheet) -> CGFloat {
    switch self {
    case .plain(let string): styleSheet.width(of: string)
    case .rich(let text): styleSheet.width(of: text)
    }
  }

  /// The height of the text whose lines break at a width, in points.
  @preconcurrency @MainActor
  public func height(
    using styleSheet: LabelStyleSheet, fittingWidth width: CGFloat
  ) -> CGFloat {
    switch self {
    case .plain(let string): styleSheet.height(of: string, fittingWidth: width)
    case .rich(let text): styleSheet.height(of: text, fittingWidth: width)
    }
  }
}
