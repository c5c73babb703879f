/// A component that knows which row it is.
///
/// A `Hashable` component is its own identifier; then a change of anything it shows makes it
/// another row. Give it an ``id`` of its own, or use ``Component/identified(by:)-(ID)``, to have
/// one row change.
public protocol IdentifiableComponent: Component, CellsBuildable {
  /// The identifier's type; must be `Hashable`.
  ///
  /// The constraint stands at the uses, so that a component which is its own identifier may be
  /// `Hashable` on the main actor only.
  associatedtype ID

  /// What stays the same in every version of the row, and is unlike any other row's.
  var id: ID { get }
}

extension IdentifiableComponent where ID: Hashable {
  /// One row with this component.
  public func buildCells() -> [CellNode] { [CellNode(self)] }
}

extension IdentifiableComponent where Self: Hashable {
  /// The component itself.
  public var id: Self { self }
}
