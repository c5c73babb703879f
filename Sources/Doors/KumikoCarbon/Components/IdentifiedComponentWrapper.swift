/// A component with an identifier from outside, which takes no part in whether content is updated.
public struct IdentifiedComponentWrapper<ID: Hashable, Wrapped: Component>: ComponentWrapping,
  IdentifiableComponent
{
  /// What stays the same in every version of the row, and is unlike any other row's.
  public var id: ID

  /// The component inside.
  public var wrapped: Wrapped

  /// Makes a component with an identifier.
  public init(id: ID, wrapped: Wrapped) {
    self.id = id
    self.wrapped = wrapped
  }
}

extension Component {
  /// This component with an identifier. Of several ones the last counts.
  public func identified<ID: Hashable>(by id: ID) -> IdentifiedComponentWrapper<ID, Self> {
    IdentifiedComponentWrapper(id: id, wrapped: self)
  }

  /// This component with one of its properties as the identifier.
  public func identified<ID: Hashable>(
    by keyPath: KeyPath<Self, ID>
  ) -> IdentifiedComponentWrapper<ID, Self> { identified(by: self[keyPath: keyPath]) }
}
