/// A property that can be set for all instances of a class.
@MainActor
struct AppearanceProperty {
  /// Whether a view has another value than a pristine one.
  let isSet: (UIView, _ pristine: UIView) -> Bool
  /// Gives a view the value of another one.
  let copy: (_ source: UIView, _ target: UIView) -> Void

  private init<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, areSame: @escaping (Value, Value) -> Bool
  ) {
    isSet = { view, pristine in
      guard let view = view as? View, let pristine = pristine as? View else { return false }
      return !areSame(view[keyPath: path], pristine[keyPath: path])
    }
    copy = { source, target in
      guard let source = source as? View, let target = target as? View else { return }
      target[keyPath: path] = source[keyPath: path]
    }
  }

  private init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    self.init(path) { $0 == $1 }
  }

  private init<View: UIView>(
    attributes path: ReferenceWritableKeyPath<View, [NSAttributedString.Key: Any]?>
  ) {
    self.init(path) { ($0 == nil) == ($1 == nil) }
  }

  private init<View: UIView, Appearance: UIBarAppearance>(
    appearance path: ReferenceWritableKeyPath<View, Appearance>
  ) {
    self.init(path) { $0.isEquivalent(to: $1) }
  }

  private init<View: UIView, Appearance: UIBarAppearance>(
    appearance path: ReferenceWritableKeyPath<View, Appearance?>
  ) {
    self.init(path) { ($0 == nil) == ($1 == nil) }
  }

  /// All that can be set so, those that others depend on first.
  static let all: [AppearanceProperty] = views + bars + controls

  private static let views = [
    AppearanceProperty(\UIView.backgroundColor), AppearanceProperty(\UIView.ownTintColor),
    AppearanceProperty(\UITableView.separatorColor), AppearanceProperty(\UILabel.ownFont),
    AppearanceProperty(\UILabel.ownTextColor),
  ]

  private static let bars = [
    AppearanceProperty(\UINavigationBar.barTintColor),
    AppearanceProperty(\UINavigationBar.isTranslucent),
    AppearanceProperty(\UINavigationBar.barStyle),
    AppearanceProperty(\UINavigationBar.prefersLargeTitles),
    AppearanceProperty(\UINavigationBar.shadowImage),
    AppearanceProperty(attributes: \UINavigationBar.titleTextAttributes),
    AppearanceProperty(attributes: \UINavigationBar.largeTitleTextAttributes),
    AppearanceProperty(appearance: \UINavigationBar.standardAppearance),
    AppearanceProperty(appearance: \UINavigationBar.scrollEdgeAppearance),
    AppearanceProperty(\UITabBar.barTintColor), AppearanceProperty(\UITabBar.isTranslucent),
    AppearanceProperty(\UITabBar.unselectedItemTintColor),
    AppearanceProperty(appearance: \UITabBar.standardAppearance),
    AppearanceProperty(appearance: \UITabBar.scrollEdgeAppearance),
    AppearanceProperty(\UIToolbar.barTintColor), AppearanceProperty(\UIToolbar.isTranslucent),
    AppearanceProperty(\UIToolbar.barStyle),
    AppearanceProperty(appearance: \UIToolbar.standardAppearance),
    AppearanceProperty(appearance: \UIToolbar.scrollEdgeAppearance),
    AppearanceProperty(\UISearchBar.barTintColor),
  ]

  private static let controls = [
    AppearanceProperty(\UISwitch.onTintColor), AppearanceProperty(\UISwitch.thumbTintColor),
    AppearanceProperty(\UISlider.minimumTrackTintColor),
    AppearanceProperty(\UISlider.maximumTrackTintColor),
    AppearanceProperty(\UISlider.thumbTintColor),
    AppearanceProperty(\UIProgressView.progressTintColor),
    AppearanceProperty(\UIProgressView.trackTintColor),
    AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
    AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
    AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
    AppearanceProperty(\UISegmentedControl.attributes) { $0.isEmpty == $1.isEmpty },
    AppearanceProperty(\UIActivityIndicatorView.color),
  ]
}

extension UIView {
  /// The tint that was set, unlike ``tintColor``, which a view takes from its superview.
  fileprivate var ownTintColor: UIColor? {
    get { storage.tintColor }
    set { tintColor = newValue }
  }
}

extension UILabel {
  fileprivate var ownFont: UIFont? {
    get { font }
    set { font = newValue }
  }

  fileprivate var ownTextColor: UIColor? {
    get { textColor }
    set { textColor = newValue }
  }
}

extension UIBarAppearance {
  /// Whether both looks are the same in what programs change.
  fileprivate func isEquivalent(to other: UIBarAppearance) -> Bool {
    guard backgroundColor == other.backgroundColor, shadowColor == other.shadowColor,
      backgroundImage == other.backgroundImage,
      (backgroundEffect == nil) == (other.backgroundEffect == nil)
    else { return false }
    if let bar = self as? UITabBarAppearance, let otherBar = other as? UITabBarAppearance {
      return bar.stackedLayoutAppearance.isEquivalent(to: otherBar.stackedLayoutAppearance)
    }
    guard let bar = self as? UINavigationBarAppearance,
      let otherBar = other as? UINavigationBarAppearance
    else { return true }
    return bar.titleTextAttributes.isEmpty == otherBar.titleTextAttributes.isEmpty
      && bar.largeTitleTextAttributes.isEmpty == otherBar.largeTitleTextAttributes.isEmpty
  }
}

extension UITabBarItemAppearance {
  /// Whether items look the same in all states, in what programs change.
  fileprivate func isEquivalent(to other: UITabBarItemAppearance) -> Bool {
    normal.isEquivalent(to: other.normal) && selected.isEquivalent(to: other.selected)
      && disabled.isEquivalent(to: other.disabled)
  }
}

extension UITabBarItemStateAppearance {
  fileprivate func isEquivalent(to other: UITabBarItemStateAppearance) -> Bool {
    iconColor == other.iconColor && badgeBackgroundColor == other.badgeBackgroundColor
      && titleTextAttributes.isEmpty == other.titleTextAttributes.isEmpty
      && badgeTextAttributes.isEmpty == other.badgeTextAttributes.isEmpty
  }
}
