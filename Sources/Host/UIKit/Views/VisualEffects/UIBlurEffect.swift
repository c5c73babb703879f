import QuartzCore

/// A blur of what lies behind a view, in a light or dark tint.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How strong the blur is, and how much of it its tint covers.
  public enum Style: Int, Sendable {
    /// A white tint that little shines through.
    case extraLight = 0
    /// A light tint.
    case light = 1
    /// A dark tint.
    case dark = 2
    /// A tint as the interface: light or dark.
    case regular = 4
    /// A tint as the interface that little shines through.
    case prominent = 5
    /// The most transparent material.
    case systemUltraThinMaterial = 6
    /// A material that more shines through than not.
    case systemThinMaterial = 7
    /// The usual material.
    case systemMaterial = 8
    /// A material that little shines through.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The most transparent material, always light.
    case systemUltraThinMaterialLight = 11
    /// A material that more shines through than not, always light.
    case systemThinMaterialLight = 12
    /// The usual material, always light.
    case systemMaterialLight = 13
    /// A material that little shines through, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// The most transparent material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A material that more shines through than not, always dark.
    case systemThinMaterialDark = 17
    /// The usual material, always dark.
    case systemMaterialDark = 18
    /// A material that little shines through, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Makes an effect of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  private static let styleKey = "UIBlurEffectStyle"

  /// Makes an effect from an archive; nil if it holds no known style.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: Self.styleKey),
      let style = Style(rawValue: coder.decodeInteger(forKey: Self.styleKey))
    else { return nil }
    self.style = style
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: Self.styleKey)
  }

  /// Whether `object` is a blur of the same style.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  /// A hash of the style.
  open override var hash: Int { style.hashValue }

  override func backdrop(in traits: UITraitCollection) -> DisplayNode.Backdrop? {
    Material(style, in: traits).backdrop
  }
}

/// The values of a blur style in a light or dark appearance.
struct Material {
  let isDark: Bool
  /// The tint, from black to white.
  private let white: CGFloat
  /// How much of what lies below the tint covers.
  private let cover: CGFloat
  /// The deviation of the blur in points.
  private let deviation: CGFloat

  init(_ style: UIBlurEffect.Style, in traits: UITraitCollection) {
    let known = Self.fixed(style)
    isDark = known?.isDark ?? (traits.userInterfaceStyle == .dark)
    let values = Self.values(of: known?.style ?? style, isDark: isDark)
    (white, cover, deviation) = (values.0, values.1, values.2)
  }

  /// The style that a style with a fixed look is in a light or dark appearance.
  private static func fixed(
    _ style: UIBlurEffect.Style
  ) -> (style: UIBlurEffect.Style, isDark: Bool)? {
    let (light, dark) = (
      UIBlurEffect.Style.systemUltraThinMaterialLight.rawValue,
      UIBlurEffect.Style.systemUltraThinMaterialDark.rawValue
    )
    switch style {
    case .extraLight, .light: return (style, false)
    case .dark: return (style, true)
    default:
      guard style.rawValue >= light else { return nil }
      let isDark = style.rawValue >= dark
      let base = UIBlurEffect.Style.systemUltraThinMaterial.rawValue
      return UIBlurEffect.Style(rawValue: style.rawValue - (isDark ? dark : light) + base)
        .map { ($0, isDark) }
    }
  }

  /// Tint, cover and deviation of a style that is not fixed, or of one of the three old ones.
  private static func values(
    of style: UIBlurEffect.Style, isDark: Bool
  ) -> (CGFloat, CGFloat, CGFloat) {
    switch style {
    case .extraLight: (0.97, 0.82, 20)
    case .light: (1, 0.3, 30)
    case .dark: (0.11, 0.73, 20)
    case .regular: isDark ? (0.11, 0.6, 25) : (1, 0.45, 30)
    case .prominent: isDark ? (0.2, 0.78, 25) : (0.97, 0.82, 20)
    case .systemUltraThinMaterial: isDark ? (0.145, 0.55, 25) : (0.95, 0.5, 25)
    case .systemThinMaterial: isDark ? (0.145, 0.7, 25) : (0.955, 0.66, 25)
    case .systemThickMaterial: isDark ? (0.145, 0.9, 25) : (0.965, 0.9, 25)
    case .systemChromeMaterial: isDark ? (0.1, 0.8, 20) : (0.976, 0.8, 20)
    default: isDark ? (0.145, 0.82, 25) : (0.96, 0.78, 25)
    }
  }

  var backdrop: DisplayNode.Backdrop {
    DisplayNode.Backdrop(
      blur: deviation, saturation: 1.8, tint: CGColor(gray: white, alpha: cover))
  }

  /// What the material looks like where transparency is reduced.
  var opaqueColor: CGColor { CGColor(gray: white, alpha: 1) }
}
