import UIKit

/// What a text looks like, as a value that can be measured without a view: a text style, which
/// follows the user's text size, a color and how it fills its lines.
public struct TextProperties: Equatable, StyleComposing {
  /// The text style; body by default.
  public var textStyle: UIFont.TextStyle
  /// The weight; that of the text style by default.
  public var weight: UIFont.Weight?
  /// The font at the default text size, instead of that of the text style; nil by default. It grows
  /// with the text style.
  public var font: UIFont?
  /// The font at every text size, instead of all of the above.
  var exactFont: UIFont?
  /// The color; that of labels by default. It may be dynamic.
  public var color: UIColor
  /// Where lines begin; leading by default.
  public var alignment: TextAlignment
  /// The most lines; 0, for as many as needed, by default.
  public var numberOfLines: Int

  /// Makes properties.
  ///
  /// - Parameters:
  ///   - textStyle: The text style; body by default.
  ///   - weight: The weight; that of the text style by default.
  ///   - color: The color; that of labels by default.
  ///   - alignment: Where lines begin; leading by default.
  ///   - numberOfLines: The most lines; 0, for as many as needed, by default.
  public init(
    _ textStyle: UIFont.TextStyle = .body, weight: UIFont.Weight? = nil, color: UIColor = .label,
    alignment: TextAlignment = .leading, numberOfLines: Int = 0
  ) {
    self.textStyle = textStyle
    self.weight = weight
    self.color = color
    self.alignment = alignment
    self.numberOfLines = numberOfLines
  }

  /// The font for a text size.
  public func font(compatibleWith traits: UITraitCollection?) -> UIFont {
    if let exactFont { return exactFont }
    if font == nil && weight == nil {
      return .preferredFont(forTextStyle: textStyle, compatibleWith: traits)
    }
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    let size = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: usual).pointSize
    let base = font ?? .systemFont(ofSize: size, weight: weight ?? .regular)
    return UIFontMetrics(forTextStyle: textStyle).scaledFont(for: base, compatibleWith: traits)
  }
}

/// Where the lines of a text begin; right-to-left scripts are taken into account.
public enum TextAlignment: Hashable, Sendable {
  /// Where reading begins.
  case leading
  /// In the middle.
  case center
  /// Where reading ends.
  case trailing

  /// The alignment in a direction of layout.
  @MainActor
  func alignment(in direction: UIUserInterfaceLayoutDirection) -> NSTextAlignment {
    switch self {
    case .leading: direction == .rightToLeft ? .right : .left
    case .center: .center
    case .trailing: direction == .rightToLeft ? .left : .right
    }
  }
}
