/// The look of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// The blur of what lies below the bar; nil for none. That of bars by default.
  open var backgroundEffect: UIBlurEffect?

  /// The color behind the items, in front of the blur; nil by default.
  open var backgroundColor: UIColor?

  /// The color of the line at the edge; nil for none.
  open var shadowColor: UIColor?

  /// A picture behind the items; nil by default.
  open var backgroundImage: UIImage?

  /// Makes the usual look.
  public override convenience init() { self.init(idiom: .unspecified) }

  /// Makes the usual look on a kind of device; it is the same on all.
  public init(idiom: UIUserInterfaceIdiom) {
    super.init()
    configureWithDefaultBackground()
  }

  /// Makes a copy of a look.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    copyValues(from: barAppearance)
  }

  /// Makes the usual look: the material of bars, with a line.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    (backgroundColor, shadowColor, backgroundImage) = (nil, .barLine, nil)
  }

  /// Makes an opaque look with a line.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    (backgroundColor, shadowColor, backgroundImage) = (.systemBackground, .barLine, nil)
  }

  /// Makes a look of nothing but the items.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    (backgroundColor, shadowColor, backgroundImage) = (nil, nil, nil)
  }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

  func copyValues(from other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    shadowColor = other.shadowColor
    backgroundImage = other.backgroundImage
  }
}

/// The look of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles look; as usual where nothing is said.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How large titles look; as usual where nothing is said.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How far titles are moved from the middle of the row of items; not at all by default. Large
  /// titles stay.
  open var titlePositionAdjustment: UIOffset = .zero

  /// Makes the usual look on a kind of device; it is the same on all.
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// Makes a copy of a look.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    UINavigationBarAppearance(barAppearance: self)
  }
}

/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  open override func copy(with zone: NSZone? = nil) -> Any {
    UIToolbarAppearance(barAppearance: self)
  }
}

/// Light on dark or dark on light.
public enum UIBarStyle: Int, Sendable {
  /// As the surroundings.
  case `default`
  /// Light on dark.
  case black
}

/// The room that a bar has.
public enum UIBarMetrics: Int, Sendable {
  /// As usual.
  case `default`
  /// Little height.
  case compact
}

extension UIColor {
  /// What bars are made of where nothing can shine through.
  static let barBackground = UIColor { traits in
    UIColor(cgColor: Material(.systemChromeMaterial, in: traits).opaqueColor)
  }

  /// The line at the edge of a bar.
  static let barLine = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.17)
  }
}

/// Draws a bar's look.
@MainActor
final class BarBackgroundView: UIView {
  private let material = UIVisualEffectView(effect: nil)
  private let picture = UIImageView()
  private let line = UIView()
  /// Whether the line is at the top.
  private let isBottomBar: Bool

  init(isBottomBar: Bool) {
    self.isBottomBar = isBottomBar
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    picture.clipsToBounds = true
    addSubview(material)
    addSubview(picture)
    addSubview(line)
  }

  required init?(coder: NSCoder) { fatalError("bar backgrounds are not archived") }

  /// Takes a look. What is not translucent lets nothing through.
  func apply(_ appearance: UIBarAppearance, tint: UIColor? = nil, isTranslucent: Bool = true) {
    let effect = appearance.backgroundEffect
    let color = tint ?? appearance.backgroundColor
    material.effect = isTranslucent ? effect : nil
    material.contentView.backgroundColor =
      isTranslucent ? color : (color ?? effect.map { _ in .barBackground })?.withAlphaComponent(1)
    line.backgroundColor = appearance.shadowColor
    picture.image = appearance.backgroundImage
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    picture.frame = bounds
    let height = 1 / max(contentScaleFactor, 1)
    line.frame = CGRect(
      x: 0, y: isBottomBar ? -height : bounds.height, width: bounds.width, height: height)
  }
}
