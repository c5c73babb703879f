import QuartzCore

/// The shadow of a background.
@available(iOS 18.0, *)
public struct UIShadowProperties: Hashable {
  /// The color; black by default.
  public var color: UIColor = .black
  /// The opacity, 0 to 1; 0, the default, shows no shadow.
  public var opacity: CGFloat = 0
  /// How far the shadow is blurred, in points; 3 by default.
  public var radius: CGFloat = 3
  /// How far the shadow stands off, in points; (0, -3) by default.
  public var offset = CGSize(width: 0, height: -3)
}
