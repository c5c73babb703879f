/// A component that hears when its row is selected; see ``Component/onSelect(_:)``.
public struct SelectableComponent<Wrapped: Component>: ComponentWrapping, SelectionAware {
  /// The component inside.
  public var wrapped: Wrapped
  var action: @MainActor () -> Void

  package func rowWasSelected() {
    wrapped.unwrapped(as: (any SelectionAware).self)?.rowWasSelected()
    action()
  }
}

/// A component that wants to know when its row is selected.
@MainActor
package protocol SelectionAware {
  /// Called once for each selection.
  func rowWasSelected()
}

extension SelectableComponent: CellsBuildable
where Wrapped: IdentifiableComponent, Wrapped.ID: Hashable {}

extension SelectableComponent: IdentifiableComponent
where Wrapped: IdentifiableComponent, Wrapped.ID: Hashable {
  /// The identifier of the component inside.
  public var id: Wrapped.ID { wrapped.id }
}

extension Component {
  /// This component, calling `action` when its row is selected.
  ///
  /// The newest action is called: it may use what it captured, such as an index, without being out
  /// of date. Actions added to the same component are called from the first to the last.
  public func onSelect(
    _ action: @escaping @MainActor () -> Void
  ) -> SelectableComponent<Self> {
    SelectableComponent(wrapped: self, action: action)
  }
}
