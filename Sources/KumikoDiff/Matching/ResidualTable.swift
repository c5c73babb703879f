/// An open-addressing hash table from keys to the indices of source elements.
///
/// A slot is 64 bits: half of an element's key, its *tag*, and the element's index. The other half
/// of the key chooses where probing begins; probing is linear, and at most half of the slots are
/// used. Elements with equal identifiers share a slot: it names the first of them, and each names
/// the one that follows it.
@usableFromInline
final class ResidualTable {
  @usableFromInline let slots: UnsafeMutableBufferPointer<Slot>

  /// For each source element that has a slot, the next one with an equal identifier, or -1.
  @usableFromInline let followers: UnsafeMutableBufferPointer<Int32>

  /// What is on its way into or out of the table.
  @usableFromInline let block = LookupBlock()

  @frozen
  @usableFromInline
  struct Slot {
    @usableFromInline let tag: UInt32
    @usableFromInline var index: Int32

    @inlinable
    init(tag: UInt32, index: Int) {
      self.tag = tag
      self.index = Int32(truncatingIfNeeded: index)
    }

    /// The index in a slot that was never used, where probing ends.
    @inlinable static var vacantIndex: Int { -2 }

    @inlinable var isVacant: Bool { index == Int32(Slot.vacantIndex) }
  }

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - count: How many elements will be inserted.
  ///   - limit: One more than their greatest index.
  @inlinable
  init(count: Int, limit: Int) {
    slots = .allocate(capacity: 2 * count + 1)
    slots.initialize(repeating: Slot(tag: 0, index: Slot.vacantIndex))
    followers = .allocate(capacity: limit)
  }

  /// Makes a table of source elements.
  @inlinable
  convenience init<Element>(
    _ sources: ContiguousArray<Int32>, of window: ElementWindow<Element>
  ) {
    self.init(count: sources.count, limit: window.sourceCount)
    var end = sources.count
    while end > 0 {
      let start = max(0, end - LookupBlock.capacity)
      block.insert(sources[start..<end], of: window, into: self)
      end = start
    }
  }

  deinit {
    slots.deallocate()
    followers.deallocate()
    block.deallocate()
  }

  /// Where probing for a key begins.
  @inlinable
  func start(_ key: DifferenceKey) -> Int {
    Int(truncatingIfNeeded: ((key.bits >> 32) &* UInt64(truncatingIfNeeded: slots.count)) >> 32)
  }

  /// The first place from `place` on whose slot is vacant or has the tag of a key.
  @inlinable
  func probe(_ key: DifferenceKey, from place: Int) -> Int {
    let tag = UInt32(truncatingIfNeeded: key.bits)
    var place = place
    while slots[place].tag != tag, !slots[place].isVacant { place = self.place(after: place) }
    return place
  }

  @inlinable
  func place(after place: Int) -> Int { place + 1 == slots.count ? 0 : place + 1 }

  /// Inserts an element in front of those with an equal identifier.
  ///
  /// - Parameters:
  ///   - index: The element's index.
  ///   - key: The element's key.
  ///   - place: Where to go on probing.
  ///   - isSame: Whether the element with another index has an equal identifier.
  @inlinable
  func insert(_ index: Int, key: DifferenceKey, from place: Int, isSame: (Int) -> Bool) {
    var place = probe(key, from: place)
    while !slots[place].isVacant, !isSame(Int(slots[place].index)) {
      place = probe(key, from: self.place(after: place))
    }
    followers[index] = max(-1, slots[place].index)
    slots[place] = Slot(tag: UInt32(truncatingIfNeeded: key.bits), index: index)
  }

  /// The first free element with a key that is the same, or `nil`.
  ///
  /// Elements that are found not to be free are forgotten.
  @inlinable
  func first(
    _ key: DifferenceKey, isFree: (Int) -> Bool, isSame: (Int) -> Bool
  ) -> Int? {
    var place = probe(key, from: start(key))
    while !slots[place].isVacant {
      var candidate = slots[place].index
      if candidate >= 0, isSame(Int(candidate)) {
        while candidate >= 0, !isFree(Int(candidate)) { candidate = followers[Int(candidate)] }
        slots[place].index = candidate
        return candidate < 0 ? nil : Int(candidate)
      }
      place = probe(key, from: self.place(after: place))
    }
    return nil
  }
}
