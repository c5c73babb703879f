/// An open-addressing hash table from elements of the source to their indices.
///
/// A slot is 64 bits: half of the element's key, its *tag*, and its index. The other half of the
/// key chooses where probing begins; probing is linear and at most half of the slots are used.
/// Elements with equal identifiers share a slot: it holds the first of them that is free, and the
/// others follow in their order.
@frozen
@usableFromInline
struct ResidualTable {
  @usableFromInline var slots: ContiguousArray<Slot>

  /// For each element that shares a slot, the index of the next one, or -1.
  @usableFromInline var followers: ContiguousArray<Int32> = []

  @frozen
  @usableFromInline
  struct Slot {
    @usableFromInline var tag: UInt32
    @usableFromInline var index: Int32

    @inlinable
    init(tag: UInt32 = 0, index: Int32 = Slot.vacant) {
      self.tag = tag
      self.index = index
    }

    /// The index in a slot that was never used, where probing ends.
    @inlinable static var vacant: Int32 { -2 }

    /// The index in a slot whose elements are all taken.
    @inlinable static var exhausted: Int32 { -1 }
  }

  @inlinable
  init(count: Int) { slots = ContiguousArray(repeating: Slot(), count: 2 * count + 1) }

  /// The slot where probing for a key begins.
  @inlinable
  func start(_ key: DifferenceKey) -> Int {
    Int(truncatingIfNeeded: ((key.bits >> 32) &* UInt64(slots.count)) >> 32)
  }

  @inlinable
  func slot(after slot: Int) -> Int { slot + 1 == slots.count ? 0 : slot + 1 }

  /// Adds an element in front of those with an equal identifier.
  ///
  /// - Parameter isSame: Whether the element with an index has the added one's identifier.
  @inlinable
  mutating func insert(_ index: Int, key: DifferenceKey, count: Int, isSame: (Int) -> Bool) {
    let tag = UInt32(truncatingIfNeeded: key.bits)
    var place = start(key)
    while slots[place].index != Slot.vacant {
      let first = slots[place].index
      if slots[place].tag == tag, isSame(Int(first)) {
        if followers.isEmpty { followers = ContiguousArray(repeating: -1, count: count) }
        followers[index] = first
        slots[place].index = Int32(truncatingIfNeeded: index)
        return
      }
      place = slot(after: place)
    }
    slots[place] = Slot(tag: tag, index: Int32(truncatingIfNeeded: index))
  }

  /// Takes the first free element with an identifier out of the table.
  @inlinable
  mutating func take(
    key: DifferenceKey, isFree: (Int) -> Bool, isSame: (Int) -> Bool
  ) -> Int? {
    let tag = UInt32(truncatingIfNeeded: key.bits)
    var place = start(key)
    while slots[place].index != Slot.vacant {
      let first = slots[place].index
      if slots[place].tag == tag, first >= 0, isSame(Int(first)) {
        return takeFirstFree(of: place, isFree: isFree)
      }
      place = slot(after: place)
    }
    return nil
  }

  /// Takes the first free element out of a slot, and those before it.
  @inlinable
  mutating func takeFirstFree(of place: Int, isFree: (Int) -> Bool) -> Int? {
    var candidate = Int(slots[place].index)
    while candidate >= 0, !isFree(candidate) { candidate = follower(of: candidate) }
    slots[place].index = Int32(candidate < 0 ? -1 : follower(of: candidate))
    return candidate < 0 ? nil : candidate
  }

  @inlinable
  func follower(of index: Int) -> Int { followers.isEmpty ? -1 : Int(followers[index]) }
}
