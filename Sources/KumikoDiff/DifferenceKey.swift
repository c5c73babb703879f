/// A 64-bit summary of an identifier, seeded anew in every process.
///
/// Equal identifiers have equal keys. Keys of integers are exact: two integers of at most 64 bits
/// and of the same type are equal when their keys are, so an element with an integer identifier
/// needs to keep nothing else. Keys must not be stored or sent to another process.
@frozen
public struct DifferenceKey: Hashable, Sendable {
  /// The key's bits, all of them well mixed.
  public let bits: UInt64

  /// Makes the key of an integer, from which no other integer of its type has an equal one.
  ///
  /// The integer is mixed by steps that can each be undone (an exclusive or with the process's
  /// mask, a multiplication by an odd number, a shifted exclusive or), hence none is lost. The
  /// factor is 2⁶⁴ divided by the golden ratio: no other spreads integers that follow each other
  /// more evenly (Knuth, The Art of Computer Programming 3, 6.4).
  @inlinable
  public init(exactly integer: some FixedWidthInteger) {
    var mixed = UInt64(truncatingIfNeeded: integer) ^ DifferenceKey.mask
    mixed = (mixed ^ (mixed >> 32)) &* 0x9E37_79B9_7F4A_7C15
    bits = mixed ^ (mixed >> 29)
  }

  /// Makes the key of an identifier with Swift's seeded `Hasher`.
  @inlinable
  public init(hashing identifier: some Hashable) {
    var hasher = Hasher()
    hasher.combine(identifier)
    bits = UInt64(truncatingIfNeeded: hasher.finalize())
  }

  /// Makes the key of an identifier: exact for `Int`, hashed for every other type.
  @inlinable
  public init<Identifier: Hashable>(_ identifier: Identifier) {
    if Identifier.self == Int.self, let integer = identifier as? Int {
      self.init(exactly: integer)
    } else {
      self.init(hashing: identifier)
    }
  }

  /// Makes a key of bits that are well mixed already and tell places apart alone.
  @inlinable
  package init(place bits: UInt64) { self.bits = bits }

  /// What makes the keys of integers differ from process to process: drawn from `Hasher`, so that a
  /// process told to hash deterministically also has equal keys.
  @usableFromInline static let mask = DifferenceKey(hashing: 0).bits
}
