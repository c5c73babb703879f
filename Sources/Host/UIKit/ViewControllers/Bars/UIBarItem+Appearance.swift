extension UIBarItem: UIAppearance {
  /// What stands for all items of the class.
  public static func appearance() -> Self { proxy(nil, []) }

  /// What stands for all items inside of containers of some classes: the last is the outermost.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(nil, containerTypes) }

  /// What stands for all items with some traits.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(trait, []) }

  /// What stands for all items with some traits inside of containers of some classes.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(trait, containerTypes) }

  private static func proxy(
    _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    let scope = AppearanceScope(traits: traits, containers: containers)
    let known = BarItemProxies.all.first { type(of: $0.item) == self && $0.scope == scope }
    if let known = known?.item as? Self { return known }
    guard let item = Self(coder: NSCoder()) else {
      preconditionFailure("+[\(self) appearance]: the class makes no items without content.")
    }
    BarItemProxies.add(BarItemProxies.Proxy(item: item, scope: scope) { $0 is Self })
    return item
  }

  /// How the title looks in a state, in a view of a bar: as was set for the item, else for its
  /// class.
  func titleAttributes(
    for state: UIControl.State, in view: UIView
  ) -> [NSAttributedString.Key: Any]? {
    titleTextAttributes(for: state)
      ?? BarItemProxies.value(for: self, in: view) { $0.titleTextAttributes(for: state) }
  }
}

extension UIBarButtonItem {
  /// The color of title and picture in a view of a bar: the item's, else that of its class.
  func tintColor(in view: UIView) -> UIColor? {
    tintColor
      ?? BarItemProxies.value(for: self, in: view) { ($0 as? UIBarButtonItem)?.tintColor }
  }
}

/// The items that stand for all items of their classes.
@MainActor
enum BarItemProxies {
  /// One of them, with what it stands for.
  @MainActor
  struct Proxy {
    let item: UIBarItem
    let scope: AppearanceScope
    let isInstance: (UIBarItem) -> Bool

    /// How many classes stand between the item's and the root.
    fileprivate var depth: Int {
      Array(sequence(first: Mirror(reflecting: item), next: \.superclassMirror)).count
    }
  }

  private(set) static var all: [Proxy] = []

  static func add(_ proxy: Proxy) {
    all.append(proxy)
    all.sort {
      ($0.depth, $0.scope.containers.count) < ($1.depth, $1.scope.containers.count)
    }
  }

  /// What was set for the class of an item that a view in a bar shows: by the most special class
  /// and containers that have a value.
  static func value<Value>(
    for item: UIBarItem, in view: UIView, _ value: (UIBarItem) -> Value?
  ) -> Value? {
    for proxy in all.reversed() where proxy.isInstance(item) && proxy.scope.covers(view) {
      if let value = value(proxy.item) { return value }
    }
    return nil
  }
}
