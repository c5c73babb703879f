import KumikoDiff

/// Where a ``CellNode`` finds its identifier and its component.
///
/// Two kinds exist: a ``ComponentBox`` that was made together with one node, and the
/// ``LazyCells`` of a whole section, which build a component when it is needed. A plain source, of
/// no use, is identified by itself and shows nothing.
@MainActor
@usableFromInline
class NodeSource {
  @usableFromInline
  init() {}

  /// The identifier of the node at a position, as its own type.
  func erasedID(at position: Int) -> AnyHashable { ObjectIdentifier(self) }

  /// The identifier of the node at a position if it is a `T`.
  func id<T>(at position: Int, as type: T.Type) -> T? { nil }

  /// Whether the node at a position has the same identifier as another one.
  ///
  /// Only asked when both have equal keys that do not decide it.
  func hasSameID(at position: Int, as other: NodeSource, at otherPosition: Int) -> Bool {
    self === other && position == otherPosition
  }

  /// Whether the component at a position does without a reload where an older one is shown.
  ///
  /// One that was not built has not been seen, so it has not changed.
  func hasSameContent(
    at position: Int, as older: NodeSource, at olderPosition: Int
  ) -> Bool {
    guard let old = older.builtComponent(at: olderPosition) else { return true }
    return !old.shouldContentUpdate(with: component(at: position))
  }

  /// The component at a position, built if need be.
  func component(at position: Int) -> ComponentBox { ComponentBox() }

  /// The component at a position unless it would have to be built.
  func builtComponent(at position: Int) -> ComponentBox? { nil }
}
