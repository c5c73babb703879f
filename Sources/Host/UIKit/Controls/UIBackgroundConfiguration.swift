import QuartzCore

/// What is drawn behind the content of a button, a cell or a header.
public struct UIBackgroundConfiguration: Hashable {
  /// What decides the color in a list; nil when it is set.
  var list: ListBackground?
  /// A view behind the content; nil by default. It takes the place of color and stroke.
  public var customView: UIView?

  /// The radius of the corners in points; 0 by default.
  public var cornerRadius: CGFloat = 0

  /// How far the background stands in from the edges; zero by default.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero

  /// The edges at which ``backgroundInsets`` begin at the view's margins; none by default.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// The color; nil takes the tint of the view.
  public var backgroundColor: UIColor?

  /// What is done with what lies behind, below the color; nil (the default) for nothing.
  public var visualEffect: UIVisualEffect?

  /// Makes the color that is shown from ``backgroundColor``; nil by default.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { backgroundColorMaker?.transformer }
    set { backgroundColorMaker = ColorTransform(newValue) }
  }
  private var backgroundColorMaker: ColorTransform?

  /// A picture in front of the color; nil by default.
  public var image: UIImage?

  /// How the picture fills the background; stretched by default.
  public var imageContentMode: UIView.ContentMode = .scaleToFill

  /// The color of a line along the edge; nil takes the tint of the view.
  public var strokeColor: UIColor?

  /// Makes the color that is shown from ``strokeColor``; nil by default.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { strokeColorMaker?.transformer }
    set { strokeColorMaker = ColorTransform(newValue) }
  }
  private var strokeColorMaker: ColorTransform?

  /// The width of the line in points; 0 (no line) by default.
  public var strokeWidth: CGFloat = 0

  /// How far the line stands outside the background; 0 by default.
  public var strokeOutset: CGFloat = 0

  /// The shadow of the background; none by default.
  @available(iOS 18.0, *)
  public var shadowProperties = UIShadowProperties()

  init(backgroundColor: UIColor?) { self.backgroundColor = backgroundColor }

  /// Mixes in what most often tells configurations apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(list)
    hasher.combine(customView)
    hasher.combine(cornerRadius)
    hasher.combine(backgroundColor)
    hasher.combine(image)
    hasher.combine(strokeColor)
    hasher.combine(strokeWidth)
  }

  /// Nothing at all.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }

  /// The color that is shown in a view with `tintColor`.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The color of the line in a view with `tintColor`.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
