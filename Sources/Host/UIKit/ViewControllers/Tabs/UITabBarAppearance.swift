/// The look of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// How items look whose title stands below the picture.
  open var stackedLayoutAppearance = UITabBarItemAppearance()

  /// Makes the usual look on a kind of device; it is the same on all.
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// Makes a copy of a look.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = UITabBarItemAppearance(copying: other.stackedLayoutAppearance)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    UITabBarAppearance(barAppearance: self)
  }
}

/// How the items of a tab bar look.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
  /// How items look that are not selected.
  open var normal: UITabBarItemStateAppearance { states.normal }

  /// How the item looks that is selected.
  open var selected: UITabBarItemStateAppearance { states.selected }

  /// How items look that cannot be used.
  open var disabled: UITabBarItemStateAppearance { states.disabled }

  private let states: States

  /// A look for each state.
  private struct States {
    let normal: UITabBarItemStateAppearance
    let selected: UITabBarItemStateAppearance
    let disabled: UITabBarItemStateAppearance
  }

  /// Makes the usual look.
  public convenience override init() {
    let (normal, selected) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
    self.init(normal, selected, UITabBarItemStateAppearance())
  }

  init(
    _ normal: UITabBarItemStateAppearance, _ selected: UITabBarItemStateAppearance,
    _ disabled: UITabBarItemStateAppearance
  ) {
    states = States(normal: normal, selected: selected, disabled: disabled)
    super.init()
  }

  convenience init(copying other: UITabBarItemAppearance) {
    self.init(
      UITabBarItemStateAppearance(copying: other.normal),
      UITabBarItemStateAppearance(copying: other.selected),
      UITabBarItemStateAppearance(copying: other.disabled))
  }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any { UITabBarItemAppearance(copying: self) }

  /// The look of an item.
  func stateAppearance(of item: UITabBarItem, isSelected: Bool) -> UITabBarItemStateAppearance {
    item.isEnabled ? isSelected ? selected : normal : disabled
  }
}

/// How the items of a tab bar look in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// How titles look; as usual where nothing is said.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The color of pictures; nil (the default) for that of the bar.
  open var iconColor: UIColor?

  /// The color of badges; nil (the default) for red.
  open var badgeBackgroundColor: UIColor?

  /// How the text of badges looks; as usual where nothing is said.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  override init() { super.init() }

  convenience init(copying other: UITabBarItemStateAppearance) {
    self.init()
    titleTextAttributes = other.titleTextAttributes
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}
