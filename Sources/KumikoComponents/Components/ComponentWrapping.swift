import UIKit

/// A component that adds something to another, and is rendered as the other is.
///
/// Every requirement of ``Component`` forwards to ``wrapped`` unless the wrapper implements it. The
/// reuse identifier is forwarded too: wrapped and bare components of a type share their content.
/// Properties of the wrapped component can be read through the wrapper.
///
/// ```swift
/// struct Deletable<Wrapped: Component>: ComponentWrapping {
///   var wrapped: Wrapped
///   var didDelete: () -> Void
/// }
/// ```
@dynamicMemberLookup
public protocol ComponentWrapping: Component {
  /// The type of the component inside.
  associatedtype Wrapped: Component

  /// The type of the identifier; that of the component inside by default.
  associatedtype ID = Wrapped.ID

  /// The component inside.
  var wrapped: Wrapped { get }
}

extension ComponentWrapping {
  /// A property of the component inside.
  public subscript<Value>(dynamicMember path: KeyPath<Wrapped, Value>) -> Value {
    wrapped[keyPath: path]
  }

  /// That of the component inside.
  public var id: Wrapped.ID { wrapped.id }

  /// Made by the component inside.
  public func renderContent() -> Wrapped.Content { wrapped.renderContent() }

  /// Rendered by the component inside.
  public func render(in content: Wrapped.Content) { wrapped.render(in: content) }

  /// Set by the component inside.
  public func setBehaviors(in content: Wrapped.Content) { wrapped.setBehaviors(in: content) }

  /// That of the component inside.
  public var reuseIdentifier: String { wrapped.reuseIdentifier }

  /// That of the component inside.
  public func referenceSize(in bounds: CGRect) -> CGSize? { wrapped.referenceSize(in: bounds) }

  /// As the component inside says.
  public func shouldContentUpdate(with next: Self) -> Bool {
    wrapped.shouldContentUpdate(with: next.wrapped)
  }

  /// As the component inside says.
  public func shouldRender(next: Self, in content: Wrapped.Content) -> Bool {
    wrapped.shouldRender(next: next.wrapped, in: content)
  }

  /// Laid out by the component inside.
  public func layout(content: Wrapped.Content, in container: UIView) {
    wrapped.layout(content: content, in: container)
  }

  /// That which the component inside finds.
  public func intrinsicContentSize(for content: Wrapped.Content) -> CGSize {
    wrapped.intrinsicContentSize(for: content)
  }

  /// Tells the component inside.
  public func contentWillDisplay(_ content: Wrapped.Content) {
    wrapped.contentWillDisplay(content)
  }

  /// Tells the component inside.
  public func contentDidEndDisplay(_ content: Wrapped.Content) {
    wrapped.contentDidEndDisplay(content)
  }

  /// Tells the component inside.
  public func didMount(to content: Wrapped.Content, storage: ViewStorage) {
    wrapped.didMount(to: content, storage: storage)
  }

  /// Tells the component inside.
  public func willUnmount(from content: Wrapped.Content, storage: ViewStorage) {
    wrapped.willUnmount(from: content, storage: storage)
  }
}
