import KumikoDiff

/// What identifies a row, or a section, that has no identifier: its place among the statements,
/// branches and turns that describe the list.
struct PlaceID: Hashable, CustomStringConvertible {
  var bits: UInt64

  /// Whether it is a place among rows that have one identifier together.
  var isScoped = false

  var description: String { "place " + String(bits, radix: 36) }
}

extension UInt64 {
  /// The place of a number, of a statement, a branch or a turn, inside of this place.
  ///
  /// Places are mixed like keys of integers, so that those of a list differ: by a multiplication
  /// with an odd number and by shifted exclusive ors, of which none loses a bit.
  func place(of number: Int) -> UInt64 {
    let inner = self &+ (UInt64(truncatingIfNeeded: number) &+ 1) &* 0xD6E8_FEB8_6659_FD93
    let mixed = (inner ^ (inner >> 32)) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ (mixed >> 29)
  }
}
