import UIKit

/// A text in a tree of elements: a label that is as large as its text, breaks lines where there is
/// too little room, and follows the user's text size.
///
/// ```swift
/// TextElement(album.artist, .subheadline, .secondaryLabel)
/// ```
public struct TextElement: ViewElement {
  /// The class of the view.
  public typealias View = UILabel

  /// What the element says of its label.
  public var node: ElementNode

  /// Describes a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: The style of its font; that of running text by default.
  ///   - color: Its color; that of texts by default.
  ///   - lines: How many lines it may have; any number, 0, by default.
  public init(
    _ text: String?, _ style: UIFont.TextStyle = .body, _ color: UIColor = .label, lines: Int = 0
  ) {
    self.init(TextSetting(.plain(text, style, color), lines))
  }

  /// Describes a text with attributes. Fonts that `UIFont.preferredFont(forTextStyle:)` made follow
  /// the user's text size.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - lines: How many lines it may have; any number, 0, by default.
  public init(_ text: NSAttributedString?, lines: Int = 0) {
    self.init(TextSetting(.attributed(text), lines))
  }

  private init(_ setting: TextSetting) {
    node = ElementNode(ElementKind(element: Self.self, isLabel: true)) {
      let label = UILabel()
      label.adjustsFontForContentSizeCategory = true
      return label
    }
    node.settings = [setting]
  }
}

/// All that a text needs in one object: one comparison and one allocation.
private final class TextSetting: PropertySetting {
  enum Text {
    case plain(String?, UIFont.TextStyle, UIColor)
    case attributed(NSAttributedString?)
  }

  private let text: Text
  private let lines: Int

  init(_ text: Text, _ lines: Int) {
    self.text = text
    self.lines = lines
  }

  override func isEqual(to other: PropertySetting) -> Bool {
    guard let other = other as? TextSetting, lines == other.lines else { return false }
    switch (text, other.text) {
    case (.plain(let text, let style, let color), .plain(let next, let nextStyle, let nextColor)):
      return text == next && style == nextStyle && (color === nextColor || color == nextColor)
    case (.attributed(let text), .attributed(let next)):
      return text === next || text == next
    default: return false
    }
  }

  override func apply(to object: AnyObject) {
    guard let label = object as? UILabel else { return }
    bringBackParagraphs(of: label)
    switch text {
    case .plain(let text, let style, let color):
      label.font = .preferredFont(forTextStyle: style)
      label.textColor = color
      label.text = text
    case .attributed(let text):
      // Where it has no attributes, it looks as in a new label.
      label.font = .systemFont(ofSize: UIFont.labelFontSize)
      label.textColor = .label
      label.attributedText = text
    }
    label.numberOfLines = lines
  }

  /// Takes from a label what it has taken over from a text with attributes.
  private func bringBackParagraphs(of label: UILabel) {
    if label.textAlignment != .natural { label.textAlignment = .natural }
    if label.lineBreakMode != .byTruncatingTail { label.lineBreakMode = .byTruncatingTail }
  }
}
