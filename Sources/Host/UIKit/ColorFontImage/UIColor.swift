/// A color, fixed or depending on the traits (light or dark). It never changes.
public final class UIColor: NSObject, Sendable {
  private let typeInfo = FoundationTypeInfo()

  private enum Storage: Sendable {
    case fixed(CGColor)
    case table(Palette)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  /// What a color of the system looks like on the ground and above it.
  package struct Palette: Hashable, Sendable {
    package var light, dark, elevatedDark: CGColor
  }

  private let storage: Storage

  /// Makes a color from a color of Core Graphics.
  public init(cgColor: CGColor) { storage = .fixed(cgColor) }

  package init(_ palette: Palette) { storage = .table(palette) }

  /// Makes a color that is asked for anew in each surrounding. `dynamicProvider` may be called on
  /// any thread.
  @preconcurrency
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
  }

  /// The fixed color that this color is in `traitCollection`.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .fixed: self
    case .table(let palette): UIColor(cgColor: palette.color(in: traitCollection))
    case .dynamic(let provider):
      provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The components of this color in `traits`.
  package func cgColor(in traits: UITraitCollection) -> CGColor {
    switch storage {
    case .fixed(let color): color
    case .table(let palette): palette.color(in: traits)
    case .dynamic(let provider): provider(traits).cgColor(in: traits)
    }
  }

  /// The components of this color in the current traits.
  public var cgColor: CGColor {
    if case .fixed(let color) = storage { return color }
    return cgColor(in: .current)
  }

  /// The same color with another opacity; it stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .table(let palette): UIColor(palette.withAlpha(alpha))
    case .dynamic(let provider):
      UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// Whether `object` is the same fixed color, or the same dynamic one.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (storage, other.storage) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.table(let a), .table(let b)): return a == b
    default: return false
    }
  }

  /// A hash of the components, or of the identity of a dynamic color.
  public override var hash: Int {
    switch storage {
    case .fixed(let color): color.hashValue
    case .table(let palette): palette.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  /// The components in the current traits.
  public override var description: String {
    let color = cgColor
    return "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
  }
}

extension UIColor.Palette {
  /// The color for a surrounding; what is unspecified counts as light and on the ground.
  func color(in traits: UITraitCollection) -> CGColor {
    guard traits.userInterfaceStyle == .dark else { return light }
    return traits.userInterfaceLevel == .elevated ? elevatedDark : dark
  }

  func withAlpha(_ alpha: CGFloat) -> UIColor.Palette {
    func faded(_ color: CGColor) -> CGColor { color.copy(alpha: alpha) ?? color }
    return .init(light: faded(light), dark: faded(dark), elevatedDark: faded(elevatedDark))
  }
}
