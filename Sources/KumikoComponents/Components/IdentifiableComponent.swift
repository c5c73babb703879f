/// A component that knows which row it is.
///
/// A `Hashable` component is its own identifier; then a change of anything it shows makes it
/// another row. Give it an ``id`` of its own, or use ``Component/identified(by:)-(ID)``, to have
/// one row change.
@preconcurrency @MainActor
public protocol IdentifiableComponent: Component, CellsBuildable {
  /// The identifier's type.
  ///
  /// In a module whose default isolation is the main actor, declare a type of your own
  /// `nonisolated`, so that it is `Hashable` everywhere.
  associatedtype ID: Hashable

  /// What stays the same in every version of the row, and is unlike any other row's.
  var id: ID { get }
}

extension IdentifiableComponent {
  /// One row with this component.
  public func buildCells() -> [CellNode] { [CellNode(self)] }
}

extension IdentifiableComponent where Self: Hashable {
  /// The component itself, its type erased so that it may be `Hashable` on the main actor only.
  public var id: AnyHashable { AnyHashable(self) }
}
