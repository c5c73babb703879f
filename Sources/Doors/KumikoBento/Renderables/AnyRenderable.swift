import KumikoComponents
import UIKit

/// A component whose type is not known. Wrapping one that is wrapped already adds nothing.
public struct AnyRenderable: Renderable {
  let base: any Renderable
  /// What the list does with the row beside showing it.
  var traits = RenderableTraits()

  /// Wraps a component.
  public init<Base: Renderable>(_ base: Base) {
    if let erased = base as? AnyRenderable { self = erased } else { self.base = base }
  }

  init(_ base: any Renderable, traits: RenderableTraits) {
    (self.base, self.traits) = (base, traits)
  }

  /// The class of the component's view.
  public var viewType: NativeView.Type { base.erasedViewType }

  /// The type of the component that was wrapped first.
  public var componentType: Any.Type { innermost }

  /// Rendered by the wrapped component. A view of another class than its own is a mistake of the
  /// app's, which stops the program.
  public func render(in view: UIView) { base.render(inAny: view) }

  /// Tells the wrapped component.
  public func didMount(to view: UIView, storage: ViewStorage) {
    base.didMount(toAny: view, storage: storage)
  }

  /// Tells the wrapped component.
  public func willUnmount(from view: UIView, storage: ViewStorage) {
    base.willUnmount(fromAny: view, storage: storage)
  }

  /// Tells the wrapped component, and who listens to its row.
  public func willDisplay(_ view: UIView) {
    base.willDisplay(any: view)
    for action in traits.willDisplay { action() }
  }

  /// Tells the wrapped component, and who listens to its row.
  public func didEndDisplaying(_ view: UIView) {
    base.didEndDisplaying(any: view)
    for action in traits.didEndDisplaying { action() }
  }

  /// This component: it is wrapped already.
  public func asAnyRenderable() -> AnyRenderable { self }

  /// The wrapped component, or the first one inside of it, if it is a `T`.
  func cast<T>(to type: T.Type) -> T? {
    base as? T ?? (base as? any RenderableWrapper)?.wrapped.cast(to: type)
  }

  private var innermost: Any.Type {
    (base as? any RenderableWrapper)?.wrapped.innermost ?? Swift.type(of: base)
  }
}

/// What a list does with a row beside showing it.
@MainActor
struct RenderableTraits {
  /// How the user deletes the row.
  struct Deletion {
    var title: String
    var color: UIColor?
    var didDelete: () -> Void
  }

  var willDisplay: [() -> Void] = []
  var didEndDisplaying: [() -> Void] = []
  var deletion: Deletion?
  var input: RowInput?
}

/// A component that shows another one.
@MainActor
protocol RenderableWrapper: Renderable {
  var wrapped: AnyRenderable { get }
}

// MARK: Views of any class

extension Renderable {
  @MainActor fileprivate var erasedViewType: NativeView.Type { View.self }

  @MainActor
  private func own(_ view: UIView) -> View {
    guard let view = view as? View else {
      preconditionFailure("\(Self.self) renders \(View.self), not \(type(of: view)).")
    }
    return view
  }

  @MainActor fileprivate func render(inAny view: UIView) { render(in: own(view)) }

  @MainActor
  fileprivate func didMount(toAny view: UIView, storage: ViewStorage) {
    didMount(to: own(view), storage: storage)
  }

  @MainActor
  fileprivate func willUnmount(fromAny view: UIView, storage: ViewStorage) {
    willUnmount(from: own(view), storage: storage)
  }

  @MainActor fileprivate func willDisplay(any view: UIView) { willDisplay(own(view)) }

  @MainActor fileprivate func didEndDisplaying(any view: UIView) { didEndDisplaying(own(view)) }
}
