import KumikoDiff

/// A component with an identifier: one row of a table, one item of a collection.
///
/// A node is small and quick to compare. It keeps a key computed once from its identifier, which
/// alone tells integers apart, and one reference to its identifier and component; components of
/// lazy sections are built when they are asked for.
@preconcurrency @MainActor
public struct CellNode {
  let key: DifferenceKey
  let source: NodeSource
  let position: Int32
  let keyKind: NodeKey.Kind

  @usableFromInline
  init(_ key: NodeKey, source: NodeSource, position: Int32 = 0) {
    self.key = key.key
    self.source = source
    self.position = position
    keyKind = key.kind
  }

  /// Makes a node of a row with an identifier.
  @inlinable
  init<Base, ID: Hashable>(row: consuming Row<Base, ID>) {
    let id = row.id
    if ID.self == AnyHashable.self, let inner = (id as AnyHashable).base as? any Hashable {
      self = CellNode.node(of: row, id: inner)
    } else {
      self.init(NodeKey(id), source: KeyedComponentBox(keyed: row))
    }
  }

  @inlinable
  static func node<Base, ID, NewID: Hashable>(
    of row: consuming Row<Base, ID>, id: NewID
  ) -> CellNode { CellNode(row: row.id(id)) }

  /// This node at another place.
  func moved(to place: UInt64, isScoped: Bool = false) -> CellNode {
    let key = NodeKey(DifferenceKey(place: place), isScoped ? .scoped : .placed)
    return CellNode(key, source: source, position: position)
  }

  /// Whether the key tells rows apart alone.
  package var isKeyExact: Bool { keyKind != .hashed }

  /// Makes a node.
  ///
  /// - Parameters:
  ///   - id: What stays the same in every version of the row, and is unlike any other row's.
  ///   - component: What the row shows.
  public init<ID: Hashable, C: Component>(id: ID, _ component: C) {
    if C.self == AnyComponent.self, let erased = component as? AnyComponent {
      self = erased.box.node(id: id)
    } else {
      self.init(row: component.id(id))
    }
  }

  /// Makes a node of a component that knows its identifier.
  public init<C: Component>(_ component: C) where C.ID: Hashable {
    self.init(row: component.makeRow())
  }

  /// What identifies the row; its place if it has no identifier.
  public var id: AnyHashable {
    get {
      switch keyKind {
      case .exact, .hashed: source.erasedID(at: Int(position))
      case .placed, .scoped:
        AnyHashable(PlaceID(bits: key.bits, isScoped: keyKind == .scoped))
      }
    }
    set { self = CellNode(id: newValue, component) }
  }

  /// What the row shows.
  public var component: AnyComponent {
    get { AnyComponent(box: source.component(at: Int(position))) }
    set { self = CellNode(id: id, newValue) }
  }

  /// The component if it is a `T`, or else the first one inside its wrappers that is.
  public func component<T>(as type: T.Type) -> T? { component.as(type) }

  /// The component, unless it belongs to a lazy section and has not been built.
  package var builtComponent: AnyComponent? {
    source.builtComponent(at: Int(position)).map(AnyComponent.init(box:))
  }
}

extension CellNode: Differentiable {
  /// What identifies the row. Differences ask for the key instead.
  public var differenceIdentifier: AnyHashable { id }

  /// The key of the identifier, computed once.
  public var differenceKey: DifferenceKey { key }

  /// Whether both rows have the same identifier; found by their keys, and for identifiers other
  /// than integers by a typed comparison.
  public func hasSameIdentifier(as other: CellNode) -> Bool {
    guard key == other.key, keyKind == other.keyKind else { return false }
    if isKeyExact { return true }
    return source.hasSameID(at: Int(position), as: other.source, at: Int(other.position))
  }

  /// Whether the component of `source`, the older version, does without a reload.
  ///
  /// A component of a lazy section that was not built has not been seen, so it has not changed.
  public func isContentEqual(to source: CellNode) -> Bool {
    if self.source === source.source && position == source.position { return true }
    return self.source.hasSameContent(
      at: Int(position), as: source.source, at: Int(source.position))
  }
}

extension CellNode: CustomDebugStringConvertible {
  /// The identifier and the component.
  public var debugDescription: String {
    "CellNode(id: \(id), component: \(String(reflecting: component.base)))"
  }
}
