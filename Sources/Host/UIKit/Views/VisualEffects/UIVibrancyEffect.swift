import QuartzCore

/// How much content with vibrancy stands out from what shines through it.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// As a label.
  case label
  /// As a secondary label.
  case secondaryLabel
  /// As a tertiary label.
  case tertiaryLabel
  /// As a quaternary label, the faintest.
  case quaternaryLabel
  /// As a filled area.
  case fill
  /// As a fainter filled area.
  case secondaryFill
  /// As the faintest filled area.
  case tertiaryFill
  /// As a line between rows.
  case separator
}

/// Lets what lies behind a blur shine through the content of a view, darker or brighter than around
/// it. The view belongs into the ``UIVisualEffectView/contentView`` of one with that blur.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  private let blur: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  /// Makes the vibrancy of a label on a blur.
  public init(blurEffect: UIBlurEffect) {
    (blur, style) = (blurEffect, .label)
    super.init()
  }

  /// Makes a vibrancy of a style on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (blur, self.style) = (blurEffect, style)
    super.init()
  }

  private static let styleKey = "UIVibrancyEffectStyle"

  /// Makes an effect from an archive; nil if it holds no known style.
  public required init?(coder: NSCoder) {
    guard let blur = UIBlurEffect(coder: coder),
      let style = UIVibrancyEffectStyle(rawValue: coder.decodeInteger(forKey: Self.styleKey))
    else { return nil }
    (self.blur, self.style) = (blur, style)
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    blur.encode(with: coder)
    coder.encode(style.rawValue, forKey: Self.styleKey)
  }

  /// Whether `object` is a vibrancy of the same style on an equal blur.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.style == style && other.blur.isEqual(blur)
  }

  /// A hash of the style and the blur.
  open override var hash: Int { blur.hash &* 31 &+ style.hashValue }

  override func contentBackdrop(in traits: UITraitCollection) -> DisplayNode.Backdrop? {
    let isDark = Material(blur.style, in: traits).isDark
    let (gain, lift) = isDark ? darkTone : (lightGain, 0)
    return DisplayNode.Backdrop(
      blur: 0, saturation: 1.3, gain: gain, lift: lift, tint: CGColor(gray: 0, alpha: 0))
  }

  /// How dark what shines through is on a light blur.
  private var lightGain: CGFloat {
    switch style {
    case .label: 0.28
    case .secondaryLabel: 0.52
    case .tertiaryLabel: 0.68
    case .quaternaryLabel: 0.8
    case .fill: 0.86
    case .secondaryFill: 0.89
    case .tertiaryFill: 0.93
    case .separator: 0.78
    }
  }

  /// What what shines through is multiplied by, and what is added, on a dark blur.
  private var darkTone: (CGFloat, CGFloat) {
    switch style {
    case .label: (0.7, 0.62)
    case .secondaryLabel: (0.8, 0.4)
    case .tertiaryLabel: (0.87, 0.26)
    case .quaternaryLabel: (0.92, 0.16)
    case .fill: (0.92, 0.14)
    case .secondaryFill: (0.94, 0.11)
    case .tertiaryFill: (0.96, 0.08)
    case .separator: (0.9, 0.2)
    }
  }
}
