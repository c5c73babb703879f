import QuartzCore

extension UIListContentConfiguration {
  /// How the image of a list's content looks.
  public struct ImageProperties: Hashable {
    /// As a reserved length: as much as symbols at this size of text take as a rule.
    public static let standardDimension: CGFloat = -1

    /// The looks of symbols; the text's size by default.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of symbols and other templates; nil, the default, is the view's tint.
    public var tintColor: UIColor?
    private var tintMaker: ColorTransform?
    /// The color of a line along the image's edge; nil, the default, is the view's tint.
    @available(iOS 18.0, *)
    public var strokeColor: UIColor?
    private var strokeMaker: ColorTransform?
    /// The width of the line in points; 0, the default, shows none.
    @available(iOS 18.0, *)
    public var strokeWidth: CGFloat = 0
    /// The radius of the image's corners in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The size that the image is shrunk to; lengths of 0, the default, are no limit.
    public var maximumSize = CGSize.zero
    /// The size that the image is centered in; with 0, the default, symbols take the standard width
    /// and other images their own.
    public var reservedLayoutSize = CGSize.zero

    init(_ style: UIFont.TextStyle) {
      preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: style, scale: .large)
    }

    /// Makes the color that is shown from ``tintColor``; nil by default.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { tintMaker?.transformer }
      set { tintMaker = ColorTransform(newValue) }
    }

    /// Makes the color that is shown from ``strokeColor``; nil by default.
    @available(iOS 18.0, *)
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
      get { strokeMaker?.transformer }
      set { strokeMaker = ColorTransform(newValue) }
    }

    /// The color of the line in a view with this tint.
    @available(iOS 18.0, *)
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    /// The color that is shown in a view with this tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }
}
