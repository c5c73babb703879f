import KumikoDiff

/// The key of a row's identifier, and whether it decides alone if two identifiers are equal.
///
/// Keys of integers do: like `AnyHashable`, it does not matter which integer types they have. Those
/// of other identifiers are hashes.
@MainActor
struct NodeKey {
  let key: DifferenceKey
  let isExact: Bool

  /// Makes the key of an identifier.
  init<ID: Hashable>(_ id: ID) {
    if let integer = Self.integer(id) {
      (key, isExact) = (DifferenceKey(exactly: integer), true)
    } else {
      (key, isExact) = (DifferenceKey(hashing: id), false)
    }
  }

  /// The value of an identifier of any integer type, provided that 64 signed bits hold it.
  private static func integer<ID>(_ id: ID) -> Int64? {
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
