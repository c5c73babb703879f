import KumikoComponents
import UIKit

/// A view that is a function of its state.
///
/// Override ``construct()`` to describe the views for the present ``state``. Every render makes a
/// new description, finds out what differs, and changes only that.
///
/// ```swift
/// final class CounterView: ComponentView<Int> {
///   override func construct() -> any ElementTree {
///     VFlex { TextElement("Tapped \(state ?? 0) times") }
///   }
/// }
/// ```
@preconcurrency @MainActor
open class ComponentView<State>: BaseComponentView {
  /// What the component shows. Setting it does not render.
  open var state: State?

  /// Describes the views for the present ``state``; an empty view by default.
  open func construct() -> any ElementTree { Element<UIView>() }

  /// The description that was rendered last.
  public private(set) var root: (any ElementTree)?

  /// Whether the component was described.
  public var isRootInitialized: Bool { root != nil }

  override func describe() -> ElementNode? {
    let tree = construct()
    root = tree
    return tree.node
  }

  /// Changes the state and renders.
  ///
  /// - Parameters:
  ///   - duration: How long views take to their new places, in seconds; 0, for no animation, by
  ///     default.
  ///   - change: Changes the state.
  public func setState(duration: TimeInterval = 0, _ change: (inout State?) -> Void) {
    change(&state)
    guard duration > 0 else { return renderComponent() }
    UIView.animate(withDuration: duration) { self.renderComponent() }
  }
}

/// A view whose tree of views never changes, only what the views show.
///
/// ``ComponentView/construct()`` is called once; every render runs the `configure` closures again
/// and lays out. Nothing is compared, so renders are cheaper.
@preconcurrency @MainActor
open class StaticComponentView<State>: ComponentView<State> {
  private var constructed: ElementNode?

  /// Constructs the tree anew, which otherwise never changes, and renders.
  open override func injected() {
    constructed = nil
    super.injected()
  }

  override func describe() -> ElementNode? {
    if let constructed { return constructed }
    constructed = super.describe()
    return constructed
  }
}
