import UIKit

/// A component of some type behind one pointer. A plain box holds a component that shows nothing.
@MainActor
@usableFromInline
class ComponentBox: NodeSource {
  var base: Any { () }
  var reuseIdentifier: String { "" }

  override final func component(at position: Int) -> ComponentBox { self }
  override final func builtComponent(at position: Int) -> ComponentBox? { self }

  /// A node of the same component, with the same modifiers, and an identifier.
  func node<ID: Hashable>(id: ID) -> CellNode { CellNode(NodeKey(id), source: self) }

  func cast<T>(to type: T.Type) -> T? { nil }
  func describeRow(_ traits: inout RowTraits) {}
  func computedHeight(in context: HeightContext) -> CGFloat? { nil }
  func renderContent() -> Any { () }
  func render(in content: Any) {}
  func setBehaviors(in content: Any) {}
  func referenceSize(in bounds: CGRect) -> CGSize? { nil }
  func shouldContentUpdate(with next: ComponentBox) -> Bool { true }
  func shouldRender(next: ComponentBox, in content: Any) -> Bool { true }
  func layout(content: Any, in container: UIView) {}
  func intrinsicContentSize(for content: Any) -> CGSize { .zero }
  func contentWillDisplay(_ content: Any) {}
  func contentDidEndDisplay(_ content: Any) {}
  func didMount(to content: Any, storage: ViewStorage) {}
  func willUnmount(from content: Any, storage: ViewStorage) {}
}
