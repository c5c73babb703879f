internal import Synchronization

/// The surroundings of an interface: light or dark, how much room, how large text, which reading
/// direction. It never changes; every trait may be unspecified.
public final class UITraitCollection: NSObject, Sendable {
  package struct Values: Hashable, Sendable {
    package var idiom = UIUserInterfaceIdiom.unspecified
    package var style = UIUserInterfaceStyle.unspecified
    package var level = UIUserInterfaceLevel.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var displayScale: CGFloat = 0
    package var contentSizeCategory = UIContentSizeCategory.unspecified

    package init() {}
  }

  package let values: Values

  package init(values: Values) { self.values = values }

  /// Makes a collection in which every trait is unspecified.
  public override convenience init() { self.init(values: Values()) }

  /// A copy with some traits changed.
  package func with(_ change: (inout Values) -> Void) -> UITraitCollection {
    var values = self.values
    change(&values)
    return UITraitCollection(values: values)
  }

  /// The kind of device; unspecified by default.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }

  /// Light or dark; unspecified by default.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }

  /// On the ground or above other content; unspecified by default.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }

  /// The reading direction; unspecified by default.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// How much room there is from side to side; unspecified by default.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

  /// How much room there is from top to bottom; unspecified by default.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// Pixels a point; 0 where unspecified.
  public var displayScale: CGFloat { values.displayScale }

  /// How large text should be; unspecified by default.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.contentSizeCategory }

  /// Whether `object` is a collection of the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  /// A hash of all traits.
  public override var hash: Int { values.hashValue }

  /// The traits that are specified.
  public override var description: String { "<UITraitCollection: \(values)>" }
}

extension UITraitCollection {
  /// What one thread set; nil until it did.
  private final class Current {
    static let threads = ThreadLocal(main: Current()) { Current() }

    var traits: UITraitCollection?
  }

  private static let standard = Mutex(base)

  /// The traits of the screen, which every thread begins with.
  package static func setStandard(_ traits: UITraitCollection) {
    standard.withLock { $0 = traits }
    current = traits
  }

  /// What a program sees before any window exists: a phone in light mode.
  package static let base = UITraitCollection().with {
    $0.idiom = .phone
    $0.style = .light
    $0.level = .base
    $0.layoutDirection = .leftToRight
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.displayScale = 2
    $0.contentSizeCategory = .large
  }

  /// The traits of whatever is being laid out or drawn on this thread; dynamic colors resolve
  /// against them.
  public static var current: UITraitCollection {
    get { Current.threads.current.traits ?? standard.withLock { $0 } }
    set { Current.threads.current.traits = newValue }
  }

  /// Runs `actions` with these traits as ``current``.
  public func performAsCurrent(_ actions: () -> Void) {
    let holder = Current.threads.current
    let outer = holder.traits
    holder.traits = self
    defer { holder.traits = outer }
    actions()
  }
}
