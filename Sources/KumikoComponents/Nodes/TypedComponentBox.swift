import UIKit

/// A component and its modifiers, its type remembered: whatever comes back erased is compared and
/// cast once, here.
///
/// What a row has is stored piece by piece: the metadata of a field of the type `Row<Base, ID>`
/// would be looked up whenever a box is freed.
@usableFromInline
class TypedComponentBox<Base: Component>: ComponentBox {
  @usableFromInline final let component: Base
  @usableFromInline final let action: (@MainActor () -> Void)?
  @usableFromInline final let modifiers: RowModifiers?

  @inlinable
  init<ID>(_ row: consuming Row<Base, ID>) {
    component = row.wrapped
    action = row.action
    modifiers = row.modifiers
  }

  override final var base: Any { component }
  override final var reuseIdentifier: String { component.reuseIdentifier }

  override final func node<ID: Hashable>(id: ID) -> CellNode {
    CellNode(row: Row(component, id: id, action: action, modifiers: modifiers))
  }

  override final func cast<T>(to type: T.Type) -> T? { component.unwrapped(as: type) }

  override final func describeRow(_ traits: inout RowTraits) {
    component.describeRow(&traits)
    if let action { traits.addTap(action) }
    if let modifiers { traits.add(modifiers.traits) }
  }

  override final func computedHeight(in context: HeightContext) -> CGFloat? {
    component.computeHeight(in: context)
  }

  override final func renderContent() -> Any { component.renderContent() }

  override final func render(in content: Any) {
    guard let content = accept(content) else { return }
    component.render(in: content)
  }

  override final func setBehaviors(in content: Any) {
    guard let content = accept(content) else { return }
    component.setBehaviors(in: content)
  }

  override final func referenceSize(in bounds: CGRect) -> CGSize? {
    guard let size = component.referenceSize(in: bounds) else { return nil }
    if size.width.isFinite && size.height.isFinite { return size }
    KumikoDiagnostics.report(.invalidReferenceSize(component: TypeNames.name(of: Base.self)))
    return nil
  }

  override final func shouldContentUpdate(with next: ComponentBox) -> Bool {
    if let next = typed(next) { return component.shouldContentUpdate(with: next.component) }
    guard reuseIdentifier == next.reuseIdentifier, let other = next.base as? any Component
    else { return true }
    return component.innermost.shouldContentUpdate(toShow: other.innermost)
  }

  // A difference asks for every row: the usual case, two boxes of one class, neither casts nor
  // counts references.
  override final func hasSameContent(
    at position: Int, as older: NodeSource, at olderPosition: Int
  ) -> Bool {
    guard type(of: older) == type(of: self) else {
      return super.hasSameContent(at: position, as: older, at: olderPosition)
    }
    let old = unsafeDowncast(older, to: TypedComponentBox<Base>.self)
    return !old.component.shouldContentUpdate(with: component)
  }

  override final func shouldRender(next: ComponentBox, in content: Any) -> Bool {
    guard let next = typed(next), let content = content as? Base.Content
    else { return true }
    return component.shouldRender(next: next.component, in: content)
  }

  override final func layout(content: Any, in container: UIView) {
    guard let content = accept(content) else { return }
    component.layout(content: content, in: container)
  }

  override final func intrinsicContentSize(for content: Any) -> CGSize {
    guard let content = accept(content) else { return .zero }
    return component.intrinsicContentSize(for: content)
  }

  override final func contentWillDisplay(_ content: Any) {
    guard let content = accept(content) else { return }
    component.contentWillDisplay(content)
    modifiers?.willDisplay()
  }

  override final func contentDidEndDisplay(_ content: Any) {
    guard let content = accept(content) else { return }
    component.contentDidEndDisplay(content)
    modifiers?.didEndDisplaying()
  }

  override final func didMount(to content: Any, storage: ViewStorage) {
    guard let content = accept(content) else { return }
    component.didMount(to: content, storage: storage)
  }

  override final func willUnmount(from content: Any, storage: ViewStorage) {
    guard let content = accept(content) else { return }
    component.willUnmount(from: content, storage: storage)
  }

  /// A box as one of the same component type; the usual case, two boxes of one class, does without
  /// a cast.
  private func typed(_ other: ComponentBox) -> TypedComponentBox<Base>? {
    guard type(of: other) == type(of: self) else { return other as? TypedComponentBox<Base> }
    return unsafeDowncast(other, to: TypedComponentBox<Base>.self)
  }

  /// The content as the component's own type; reports any other.
  private func accept(_ content: Any) -> Base.Content? {
    if let content = content as? Base.Content { return content }
    KumikoDiagnostics.report(
      .unexpectedContent(
        component: TypeNames.name(of: Base.self), content: TypeNames.name(of: type(of: content))))
    return nil
  }
}

extension Component {
  /// The component inside all wrappers: modifiers do not change what is shown.
  fileprivate var innermost: any Component {
    if let box = (self as? AnyComponent)?.box {
      return (box.base as? any Component)?.innermost ?? self
    }
    return (self as? any ComponentWrapping)?.wrapped.innermost ?? self
  }

  fileprivate func shouldContentUpdate(toShow next: any Component) -> Bool {
    (next as? Self).map(shouldContentUpdate(with:)) ?? true
  }

  /// This component, or the first one inside its wrappers, that is a `T`.
  func unwrapped<T>(as type: T.Type) -> T? {
    if let match = self as? T { return match }
    if let erased = self as? AnyComponent { return erased.box.cast(to: type) }
    guard let wrapper = self as? any ComponentWrapping else { return nil }
    return wrapper.wrapped.unwrapped(as: type)
  }
}
