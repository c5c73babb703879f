import UIKit

/// A value that changes with time, such as ReactiveSwift's `Property`, for which one extension is
/// enough:
///
/// ```swift
/// extension Property: BoxProperty {
///   public func observe(_ change: @escaping @MainActor (Value) -> Void) -> () -> Void {
///     let disposable = signal.observe(on: UIScheduler()).observeValues { value in
///       MainActor.assumeIsolated { change(value) }
///     }
///     return { disposable?.dispose() }
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol BoxProperty<Value>: AnyObject {
  /// The type of the value.
  associatedtype Value

  /// The value.
  var value: Value { get }

  /// Calls a closure with each value from now on, on the main actor.
  ///
  /// - Returns: What ends that.
  func observe(_ change: @escaping @MainActor (Value) -> Void) -> () -> Void
}

/// A value that is set, for apps without a library of such values.
@preconcurrency @MainActor
public final class MutableBoxProperty<Value>: BoxProperty {
  private var observers: [Int: @MainActor (Value) -> Void] = [:]
  private var count = 0

  /// The value. Whoever observes it is told at once when it is set.
  public var value: Value {
    didSet { for key in observers.keys.sorted() { observers[key]?(value) } }
  }

  /// Makes a value.
  public init(_ value: Value) { self.value = value }

  /// Calls a closure with each value from now on.
  public func observe(_ change: @escaping @MainActor (Value) -> Void) -> () -> Void {
    count += 1
    observers[count] = change
    return { [weak self, count] in self?.observers[count] = nil }
  }
}

/// What a screen looks like beside its content: a value.
@preconcurrency @MainActor
public protocol BoxAppearance {
  /// The traits of the view controller that shows the screen.
  var traits: UITraitCollection { get set }
}

/// What a renderer needs to know that needs nothing.
public typealias EmptyConfig = Void

/// What makes screens of states.
@preconcurrency @MainActor
public protocol BoxRenderer {
  /// What takes actions.
  typealias Sink<Action> = (Action) -> Void

  /// What a screen is made of.
  associatedtype State
  /// What users can do.
  associatedtype Action
  /// What screens look like.
  associatedtype Appearance: BoxAppearance
  /// What else the renderer has to know; nothing by default.
  associatedtype Config = EmptyConfig
  /// What sections are known by.
  associatedtype SectionID: Hashable
  /// What rows are known by.
  associatedtype ItemID: Hashable

  /// The look of the whole screen; white by default.
  var styleSheet: ViewStyleSheet<UIView> { get }
  /// The look of what stays in view above the list; clear by default.
  var pinnedToTopBoxStyleSheet: ViewStyleSheet<UIView> { get }
  /// The look of what stays in view below the list; clear by default.
  var pinnedToBottomBoxStyleSheet: ViewStyleSheet<UIView> { get }
  /// What all screens have in common; separators by default.
  var configuration: BoxConfiguration { get }

  /// Makes a renderer.
  init(observer: @escaping Sink<Action>, appearance: Appearance, config: Config)

  /// Makes the screen of a state.
  func render(state: State) -> Screen<SectionID, ItemID>
}

extension BoxRenderer {
  public var styleSheet: ViewStyleSheet<UIView> { ViewStyleSheet(backgroundColor: .white) }
  public var pinnedToTopBoxStyleSheet: ViewStyleSheet<UIView> {
    ViewStyleSheet(backgroundColor: .clear)
  }
  public var pinnedToBottomBoxStyleSheet: ViewStyleSheet<UIView> {
    ViewStyleSheet(backgroundColor: .clear)
  }
  public var configuration: BoxConfiguration { BoxConfiguration() }

  /// A row of space.
  public func renderSpace<ItemID>(
    height: CGFloat, styleSheet: ViewStyleSheet<UIView> = .init(),
    rowId: @autoclosure () -> ItemID
  ) -> Node<ItemID> {
    Node(id: rowId(), component: Component.EmptySpace(height: height, styleSheet: styleSheet))
  }
}

extension BoxRenderer where Config == EmptyConfig {
  /// Makes a renderer that needs nothing else.
  public init(observer: @escaping Sink<Action>, appearance: Appearance) {
    self.init(observer: observer, appearance: appearance, config: ())
  }
}

/// What has the states of a screen, and takes actions.
@preconcurrency @MainActor
public protocol BoxViewModel: AnyObject {
  /// What a screen is made of.
  associatedtype State
  /// What users can do.
  associatedtype Action
  /// What keeps the state.
  associatedtype StateProperty: BoxProperty where StateProperty.Value == State

  /// The state.
  var state: StateProperty { get }

  /// Takes an action.
  func send(action: Action)

  /// Takes what happens to the screen. Does nothing by default.
  func send(_ event: ScreenLifecycleEvent)
}

extension BoxViewModel {
  public func send(_ event: ScreenLifecycleEvent) {}
}
