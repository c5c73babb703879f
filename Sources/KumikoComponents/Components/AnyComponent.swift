import UIKit

/// A component whose type is not known.
///
/// Wrapping one that is wrapped already adds nothing. Content of another type than the wrapped
/// component's is left alone.
public struct AnyComponent: Component {
  let box: ComponentBox

  init(box: ComponentBox) { self.box = box }

  /// Wraps a component.
  public init<Base: Component>(_ base: Base) {
    if Base.self == AnyComponent.self, let erased = base as? AnyComponent {
      box = erased.box
    } else {
      box = TypedComponentBox(base.makeRow())
    }
  }

  /// The wrapped component.
  public var base: Any { box.base }

  /// The wrapped component if it is a `T`, or else the first component inside its wrappers that is.
  ///
  /// - Complexity: O(*w*), where *w* is the number of wrappers.
  public func `as`<T>(_ type: T.Type) -> T? { box.cast(to: type) }

  /// Whether two are the same value, given to the list once: then nothing about it has changed.
  package func isSame(as other: AnyComponent) -> Bool { box === other.box }

  /// Made by the component inside.
  public func renderContent() -> Any { box.renderContent() }

  /// Rendered by the component inside.
  public func render(in content: Any) { box.render(in: content) }

  /// Set by the component inside.
  public func setBehaviors(in content: Any) { box.setBehaviors(in: content) }

  /// That of the component inside.
  public var reuseIdentifier: String { box.reuseIdentifier }

  /// That of the component inside.
  public func referenceSize(in bounds: CGRect) -> CGSize? { box.referenceSize(in: bounds) }

  /// Whether the row has to be reloaded; always when `next` wraps a component of another type.
  public func shouldContentUpdate(with next: AnyComponent) -> Bool {
    box.shouldContentUpdate(with: next.box)
  }

  /// Whether `next` has to be rendered; always when it wraps a component of another type.
  public func shouldRender(next: AnyComponent, in content: Any) -> Bool {
    box.shouldRender(next: next.box, in: content)
  }

  /// Laid out by the component inside.
  public func layout(content: Any, in container: UIView) {
    box.layout(content: content, in: container)
  }

  /// That which the component inside finds.
  public func intrinsicContentSize(for content: Any) -> CGSize {
    box.intrinsicContentSize(for: content)
  }

  /// Tells the component inside.
  public func contentWillDisplay(_ content: Any) { box.contentWillDisplay(content) }

  /// Tells the component inside.
  public func contentDidEndDisplay(_ content: Any) { box.contentDidEndDisplay(content) }

  /// Tells the component inside.
  public func didMount(to content: Any, storage: ViewStorage) {
    box.didMount(to: content, storage: storage)
  }

  /// Tells the component inside.
  public func willUnmount(from content: Any, storage: ViewStorage) {
    box.willUnmount(from: content, storage: storage)
  }
}

extension AnyComponent: CustomDebugStringConvertible {
  /// The wrapped component's description.
  public var debugDescription: String { "AnyComponent(\(String(reflecting: base)))" }
}
