/// What can hold views whose appearance is customized: a view, or a view controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// What can be customized for all instances of a class at once.
///
/// What is set on the result of ``appearance()`` is taken over by instances that have not been
/// given another value, when they come into a window. An instance that is in a window stays as it
/// is.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// What stands for all instances of the class.
  static func appearance() -> Self

  /// What stands for all instances inside of containers of some classes: the last is the
  /// outermost.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// What stands for all instances with some traits.
  static func appearance(for trait: UITraitCollection) -> Self

  /// What stands for all instances with some traits inside of containers of some classes.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearanceContainer, UIAppearance {
  /// What stands for all instances of the class.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// What stands for all instances inside of containers of some classes: the last is the
  /// outermost.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(nil, containerTypes) }

  /// What stands for all instances with some traits.
  public static func appearance(for trait: UITraitCollection) -> Self {
    proxy(trait, [])
  }

  /// What stands for all instances with some traits inside of containers of some classes.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(trait, containerTypes) }

  private static func proxy(
    _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    let scope = AppearanceScope(traits: traits, containers: containers)
    let proxy = AppearanceProxies.proxy(for: self, scope) { $0 is Self }
    guard let proxy = proxy.view as? Self else {
      preconditionFailure("+[\(self) appearance]: the class made a view of another class.")
    }
    return proxy
  }
}

/// The views that stand for all instances of their classes.
@MainActor
enum AppearanceProxies {
  /// One of them, with what it stands for.
  @MainActor
  final class Proxy {
    let view: UIView
    /// A view of the class as it is made, to tell what has been set.
    let pristine: UIView
    let scope: AppearanceScope
    let isInstance: (UIView) -> Bool

    init(
      _ kind: UIView.Type, _ scope: AppearanceScope, isInstance: @escaping (UIView) -> Bool
    ) {
      (view, pristine) = (kind._makeDefault(), kind._makeDefault())
      (self.scope, self.isInstance) = (scope, isInstance)
    }

    /// Whether what is set here concerns `target`.
    func stands(for target: UIView) -> Bool {
      isInstance(target) && target !== view && target !== pristine && scope.covers(target)
    }
  }

  private static var proxies: [Proxy] = []

  static func proxy(
    for kind: UIView.Type, _ scope: AppearanceScope, isInstance: @escaping (UIView) -> Bool
  ) -> Proxy {
    let known = proxies.first { type(of: $0.view) == kind && $0.scope == scope }
    if let known { return known }
    let new = Proxy(kind, scope, isInstance: isInstance)
    proxies.append(new)
    proxies.sort {
      ($0.depth, $0.scope.containers.count) < ($1.depth, $1.scope.containers.count)
    }
    return new
  }

  /// Gives a view that comes into a window what was set for its class: that of the most special
  /// class and containers.
  static func apply(to target: UIView) {
    guard !proxies.isEmpty else { return }
    let matching = proxies.filter { $0.stands(for: target) }
    guard !matching.isEmpty else { return }
    for property in AppearanceProperty.all {
      let source = matching.last { property.isSet($0.view, $0.pristine) }
      guard let source, !property.isSet(target, source.pristine) else { continue }
      property.copy(source.view, target)
    }
  }
}

extension AppearanceProxies.Proxy {
  /// How many classes stand between the proxy's and the root.
  fileprivate var depth: Int {
    Array(sequence(first: Mirror(reflecting: view), next: \.superclassMirror)).count
  }
}
