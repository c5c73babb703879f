import UIKit

/// A component whose type is not known. Wrapping one that is wrapped already adds nothing.
public struct AnyComponent: Component, Equatable {
  /// The wrapped component.
  let base: any Component

  /// That of the wrapped component, when it was wrapped.
  public let id: AnyHashable

  /// Wraps a component.
  public init<Base: Component>(_ base: Base) {
    self.base = (base as? AnyComponent)?.base ?? base
    id = base.id
  }

  /// Whether two components have the same id, whatever their types.
  public static func == (lhs: AnyComponent, rhs: AnyComponent) -> Bool { lhs.id == rhs.id }

  /// The wrapped component, if it is a `T`.
  @preconcurrency @MainActor
  public func to<T>(_: T.Type) -> T? {
    if let adopted = base as? AdoptedComponent { return adopted.node.component(as: T.self) }
    return base as? T
  }

  /// Made by the wrapped component.
  @preconcurrency @MainActor
  public func contentView() -> Any { base.makeContent() }

  /// That of the wrapped component.
  @preconcurrency @MainActor
  public func layoutSize() -> NSCollectionLayoutSize { base.layoutSize() }

  /// That of the wrapped component.
  @preconcurrency @MainActor
  public func edgeSpacing() -> NSCollectionLayoutEdgeSpacing? { base.edgeSpacing() }

  /// Those of the wrapped component.
  @preconcurrency @MainActor
  public func contentInsets() -> NSDirectionalEdgeInsets { base.contentInsets() }

  /// Those of the wrapped component.
  @preconcurrency @MainActor
  public func supplementComponents() -> [AnySupplementaryComponent] { base.supplementComponents() }

  /// Tells the wrapped component, if the content is of its type.
  @preconcurrency @MainActor
  public func willDisplay(content: Any) { base.willDisplay(any: content) }

  /// Tells the wrapped component, if the content is of its type.
  @preconcurrency @MainActor
  public func didEndDisplay(content: Any) { base.didEndDisplay(any: content) }

  /// Rendered by the wrapped component, if the content is of its type.
  @preconcurrency @MainActor
  public func render(in content: Any) { base.render(inAny: content) }
}

/// A component's methods for content whose type is not known; other content than its own is left
/// alone.
extension Component {
  @MainActor
  fileprivate func makeContent() -> Any { contentView() }

  @MainActor
  fileprivate func willDisplay(any content: Any) {
    if let content = content as? Content { willDisplay(content: content) }
  }

  @MainActor
  fileprivate func didEndDisplay(any content: Any) {
    if let content = content as? Content { didEndDisplay(content: content) }
  }

  @MainActor
  fileprivate func render(inAny content: Any) {
    if let content = content as? Content { render(in: content) }
  }
}
