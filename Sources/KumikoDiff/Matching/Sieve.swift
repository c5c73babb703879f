/// Tells of most keys that are not in a list that they are not, in little memory.
///
/// A Bloom filter (*Space/time trade-offs in hash coding with allowable errors*, 1970) with one
/// hash function: it has eight to sixteen bits for each key. A key whose bit is not set is not in
/// the list; of others' keys about one in ten slips through.
@frozen
@usableFromInline
struct Sieve {
  @usableFromInline var words: ContiguousArray<UInt64>

  /// How many of a key's last bits are left out.
  @usableFromInline let shift: UInt32

  /// Where the bits of a key that are looked at begin.
  @usableFromInline let rotation: UInt32

  /// Makes a sieve that lets keys through.
  ///
  /// - Parameter rotation: Sieves with different rotations err on different keys.
  @inlinable
  init(_ keys: ContiguousArray<UInt32>, rotation: UInt32) {
    let width = max(6, min(32, Int.bitWidth - (8 * keys.count).leadingZeroBitCount))
    shift = UInt32(truncatingIfNeeded: 32 - width)
    self.rotation = rotation
    words = ContiguousArray(repeating: 0, count: 1 << (width - 6))
    for key in keys {
      let bit = bit(key)
      words[Int(bit >> 6)] |= 1 << UInt64(bit & 63)
    }
  }

  /// Whether a key may be in the list.
  @inlinable
  func contains(_ key: UInt32) -> Bool {
    let bit = bit(key)
    return words[Int(bit >> 6)] & (1 << UInt64(bit & 63)) != 0
  }

  @inlinable
  func bit(_ key: UInt32) -> UInt32 { (key << rotation | key >> (32 - rotation)) >> shift }

  /// Removes elements whose keys the other side does not have, again and again for as long as that
  /// halves them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  static func sift(_ sources: inout Leftover, _ targets: inout Leftover) {
    var (count, rotation) = (Int.max, UInt32(0))
    while !sources.numbers.isEmpty, sources.numbers.count <= count / 2 {
      count = sources.numbers.count
      let wanted = Sieve(targets.keys, rotation: rotation)
      sources.filter { wanted.contains($1) }
      let present = Sieve(sources.keys, rotation: rotation + 16)
      targets.filter { present.contains($1) }
      rotation = (rotation + 5) % 16
    }
  }
}
