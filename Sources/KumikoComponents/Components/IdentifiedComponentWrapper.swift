/// The former name of a component with an identifier from outside.
@available(*, deprecated, message: "A component with an id is a Row.")
public typealias IdentifiedComponentWrapper<ID: Hashable, Wrapped: Component> =
  Row<Wrapped.Base, ID>

extension Component {
  /// This component with an identifier: the former name of ``id(_:)``.
  @available(*, deprecated, renamed: "id(_:)")
  @_disfavoredOverload
  public consuming func identified<NewID: Hashable>(by id: NewID) -> Row<Base, NewID> {
    self.id(id)
  }

  /// This component with one of its properties as the identifier.
  @available(*, deprecated, message: "Use id(_:) with the value.")
  @_disfavoredOverload
  public func identified<NewID: Hashable>(
    by path: KeyPath<Self, NewID>
  ) -> Row<Base, NewID> { id(self[keyPath: path]) }
}
