/// A component with an identifier from outside.
public struct IdentifiedComponentWrapper<ID: Hashable, Wrapped: Component>: ComponentWrapping,
  IdentifiableComponent
{
  /// What stays the same in every version of the row.
  public var id: ID

  /// The component inside.
  public var wrapped: Wrapped

  /// Makes a component that is identified by `id`.
  public init(id: ID, wrapped: Wrapped) {
    self.id = id
    self.wrapped = wrapped
  }
}

extension Component {
  /// This component with an identifier.
  public func identified<ID: Hashable>(by id: ID) -> IdentifiedComponentWrapper<ID, Self> {
    IdentifiedComponentWrapper(id: id, wrapped: self)
  }

  /// This component with one of its properties as the identifier.
  public func identified<ID: Hashable>(
    by path: KeyPath<Self, ID>
  ) -> IdentifiedComponentWrapper<ID, Self> {
    IdentifiedComponentWrapper(id: self[keyPath: path], wrapped: self)
  }
}
