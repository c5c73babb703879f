import KumikoDiff

/// The key of a row's identifier, and how it tells rows apart.
@MainActor
@usableFromInline
struct NodeKey {
  /// How a key tells rows apart.
  @usableFromInline
  enum Kind: UInt8 {
    /// Alone: the key of an integer. Like for `AnyHashable`, it does not matter which integer types
    /// they have.
    case exact
    /// Together with the identifier, of which it is a hash.
    case hashed
    /// Alone: the place of a row without an identifier.
    case placed
    /// Alone: the place of such a row among others that have one identifier together.
    case scoped
  }

  @usableFromInline let key: DifferenceKey
  @usableFromInline let kind: Kind

  @inlinable
  init(_ key: DifferenceKey, _ kind: Kind) { (self.key, self.kind) = (key, kind) }

  /// Makes the key of an identifier.
  @inlinable
  init<ID: Hashable>(_ id: ID) {
    if let integer = Self.integer(id) {
      self.init(DifferenceKey(exactly: integer), .exact)
    } else {
      self.init(notInteger: id)
    }
  }

  @usableFromInline
  init<ID: Hashable>(notInteger id: ID) {
    if ID.self == PlaceID.self, let place = id as? PlaceID {
      self.init(DifferenceKey(place: place.bits), place.isScoped ? .scoped : .placed)
    } else {
      self.init(DifferenceKey(hashing: id), .hashed)
    }
  }

  /// The keys of elements' identifiers. Compiled by who knows the types: asking one element after
  /// the other for what it is would take twenty times as long.
  @inlinable
  static func list<Elements: Collection, ID: Hashable>(
    _ elements: Elements, _ id: (Elements.Element) -> ID
  ) -> ContiguousArray<NodeKey> {
    var keys: ContiguousArray<NodeKey> = []
    keys.reserveCapacity(elements.count)
    for element in elements { keys.append(NodeKey(id(element))) }
    return keys
  }

  /// The value of an identifier of any integer type, provided that 64 signed bits hold it.
  @inlinable
  static func integer<ID>(_ id: ID) -> Int64? {
    if ID.self == Int.self { return (id as? Int).map(Int64.init) }
    if ID.self == Int64.self { return id as? Int64 }
    if ID.self == Int32.self { return (id as? Int32).map(Int64.init) }
    if ID.self == UInt.self { return (id as? UInt).flatMap(Int64.init(exactly:)) }
    if ID.self == UInt64.self { return (id as? UInt64).flatMap(Int64.init(exactly:)) }
    if ID.self == UInt32.self { return (id as? UInt32).map(Int64.init) }
    if ID.self == Int16.self { return (id as? Int16).map(Int64.init) }
    if ID.self == UInt16.self { return (id as? UInt16).map(Int64.init) }
    if ID.self == Int8.self { return (id as? Int8).map(Int64.init) }
    if ID.self == UInt8.self { return (id as? UInt8).map(Int64.init) }
    return nil
  }
}
