/// A component together with the identifier of its row, in one allocation.
@usableFromInline
final class KeyedComponentBox<ID: Hashable, Base: Component>: TypedComponentBox<Base> {
  @usableFromInline let id: ID

  @inlinable
  init(keyed row: consuming Row<Base, ID>) {
    id = row.id
    super.init(row)
  }

  override func erasedID(at position: Int) -> AnyHashable { AnyHashable(id) }

  override func id<T>(at position: Int, as type: T.Type) -> T? { id as? T }

  override func hasSameID(
    at position: Int, as other: NodeSource, at otherPosition: Int
  ) -> Bool {
    if let other = other as? KeyedComponentBox<ID, Base> { return id == other.id }
    if let otherID = other.id(at: otherPosition, as: ID.self) { return id == otherID }
    return AnyHashable(id) == other.erasedID(at: otherPosition)
  }
}
