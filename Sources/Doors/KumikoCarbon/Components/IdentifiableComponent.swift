/// A component that knows which row it is. It stands in a list by itself.
///
/// A `Hashable` component is its own identifier: then a change of anything it shows makes it
/// another row.
@preconcurrency @MainActor
public protocol IdentifiableComponent: KumikoComponents.IdentifiableComponent, CellsBuildable {}

extension IdentifiableComponent {
  /// A node of this component.
  public func buildCells() -> [CellNode] { [CellNode(self)] }
}

extension IdentifiableComponent where Self: Hashable {
  /// The component itself.
  public var id: Self { self }
}
