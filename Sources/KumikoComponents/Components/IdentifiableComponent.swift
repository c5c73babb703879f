/// A component that knows which row it is.
///
/// A `Hashable` component is its own identifier; then a change of anything it shows makes it another
/// row. Give it an ``id`` of its own, or use ``Component/identified(by:)-(ID)``, to have one row
/// change.
public protocol IdentifiableComponent: Component, CellsBuildable {
  /// The identifier's type.
  associatedtype ID: Hashable

  /// What stays the same in every version of the row, and is unlike any other row's.
  var id: ID { get }
}

extension IdentifiableComponent {
  public func buildCells() -> [CellNode] { [CellNode(self)] }
}

extension IdentifiableComponent where Self: Hashable {
  /// The component itself.
  public var id: Self { self }
}
