/// Scales fonts and distances with the user's preferred size of text, as one text style does.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// Makes metrics that follow a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Metrics that follow body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// `font`, given at the default preference, at the preferred size.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// `font`, given at the default preference, at the size that `traitCollection` asks for.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// `font` at the preferred size, but not above `maximumPointSize`.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// `font` at the size that `traitCollection` asks for, but not above `maximumPointSize`; 0 sets
  /// no limit.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont.Scaling.metrics(style, base: font.face, maximum: maximumPointSize)
      .font(at: .effective(in: traitCollection))
  }

  /// A distance, given at the default preference, at the preferred size of text.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A distance, given at the default preference, at the size that `traitCollection` asks for.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    value * style.factor(at: .effective(in: traitCollection))
  }
}

extension UIFont.TextStyle {
  /// How much larger the style is than at the default preference.
  fileprivate func factor(at category: UIContentSizeCategory) -> CGFloat {
    size(at: category) / size(at: .large)
  }
}

extension UIFont {
  /// How a font's size follows the user's preference.
  enum Scaling: Hashable, Sendable {
    /// The size of a style; of the face that the style has by default, or of one with other traits.
    case style(TextStyle, face: FontFace)
    /// The size of `base`, scaled like a style; a `maximum` above 0 limits it.
    case metrics(TextStyle, base: FontFace, maximum: CGFloat)

    /// The font at a preference.
    func font(at category: UIContentSizeCategory) -> UIFont {
      switch self {
      case .style(let style, var face):
        face.size = style.size(at: category)
        return UIFont(face: face, scaling: self)
      case .metrics(let style, var face, let maximum):
        face.size = (face.size * style.factor(at: category)).rounded()
        if maximum > 0 { face.size = min(face.size, maximum) }
        return UIFont(face: face, scaling: self)
      }
    }
  }

  /// This font at the size that `traits` ask for; itself if its size is fixed.
  package func adjusted(for traits: UITraitCollection) -> UIFont {
    scaling?.font(at: .effective(in: traits)) ?? self
  }
}

/// What follows the user's preferred size of text by itself.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts made by `UIFont.preferredFont` or `UIFontMetrics` are replaced when the
  /// preference changes; false by default.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
