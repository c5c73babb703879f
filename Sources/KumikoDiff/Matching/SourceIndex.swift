/// An open-addressing hash table from keys to the numbers of source elements.
///
/// A slot is 64 bits: an element's key and its number. The key also chooses where probing begins;
/// probing is linear, and four slots in seven are used. Elements with equal identifiers share
/// a slot: it names the first of them, and each names the one that follows it.
@frozen
@usableFromInline
struct SourceIndex: ~Copyable {
  /// The slots of as many elements as the table can hold.
  @usableFromInline let slots: UnsafeMutablePointer<Slot>

  /// How many slots are in use.
  @usableFromInline var slotCount = 0

  /// For each source element that has a slot, the next one with an equal identifier, or -1; empty
  /// as long as there are none.
  @usableFromInline var nextEqual: ContiguousArray<Int32> = []

  /// One more than the greatest number.
  @usableFromInline let limit: Int

  /// What was found for each element of the block that is being inserted or looked up.
  @usableFromInline let found = UnsafeMutablePointer<Int>.allocate(capacity: blockSize)

  /// How many elements are inserted or looked up together: what one step needs of memory is read
  /// for all of them before the next step uses it, so that the waits for memory overlap. This pays
  /// where elements are shuffled.
  @usableFromInline static var blockSize: Int { 64 }

  @frozen
  @usableFromInline
  struct Slot {
    @usableFromInline let key: UInt32
    @usableFromInline var number: Int32

    @inlinable
    init(key: UInt32, number: Int) {
      self.key = key
      self.number = Int32(truncatingIfNeeded: number)
    }

    /// The number in a slot whose elements all have partners.
    @inlinable static var exhausted: Int { -1 }

    /// The number in a slot that was never used, where probing ends.
    @inlinable static var vacant: Int { -2 }

    @inlinable var isVacant: Bool { number == Int32(Slot.vacant) }
  }

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - capacity: How many elements it can hold.
  ///   - limit: One more than their greatest number.
  @inlinable
  init(capacity: Int, limit: Int) {
    slots = .allocate(capacity: Self.slotCount(capacity))
    self.limit = limit
  }

  @inlinable
  deinit {
    slots.deallocate()
    found.deallocate()
  }

  /// How many slots a number of elements needs; one at least stays vacant.
  @inlinable
  static func slotCount(_ count: Int) -> Int { count + count / 2 + count / 4 + 1 }

  /// Makes room for a number of elements, and forgets those there were.
  @inlinable
  mutating func reset(count: Int) {
    slotCount = Self.slotCount(count)
    slots.initialize(repeating: Slot(key: 0, number: Slot.vacant), count: slotCount)
  }

  /// Where probing for a key begins.
  @inlinable
  func start(_ key: UInt32) -> Int {
    Int(truncatingIfNeeded: (UInt64(key) &* UInt64(truncatingIfNeeded: slotCount)) >> 32)
  }

  /// The first place from `place` on whose slot is vacant or has a key.
  @inlinable
  func probe(_ key: UInt32, from place: Int) -> Int {
    var place = place
    while slots[place].key != key, !slots[place].isVacant { place = self.slotIndex(after: place) }
    return place
  }

  @inlinable
  func slotIndex(after place: Int) -> Int { place + 1 == slotCount ? 0 : place + 1 }

  /// Puts an element into a slot, in front of the one that is there.
  @inlinable
  mutating func put(_ number: Int, key: UInt32, in place: Int) {
    let slot = slots[place]
    if !slot.isVacant, nextEqual.isEmpty {
      nextEqual = ContiguousArray(repeating: -1, count: limit)
    }
    if !nextEqual.isEmpty { nextEqual[number] = max(-1, slot.number) }
    slots[place] = Slot(key: key, number: number)
  }

  /// The element that follows another in its slot, or -1.
  @inlinable
  func nextEqual(of number: Int) -> Int { nextEqual.isEmpty ? -1 : Int(nextEqual[number]) }
}

extension SourceIndex {
  /// Fills the table with source elements, of equal ones the first in front.
  @inlinable
  mutating func fill<Element>(
    with sources: borrowing UnmatchedElements, _ range: Range<Int>,
    of window: borrowing ElementWindow<Element>
  ) {
    reset(count: range.count)
    var end = range.upperBound
    while end > range.lowerBound {
      let start = max(range.lowerBound, end - Self.blockSize)
      for place in start..<end {
        found[place - start] = probe(sources.keys[place], from: self.start(sources.keys[place]))
      }
      for place in (start..<end).reversed() {
        insert(
          Int(sources.numbers[place]), key: sources.keys[place], from: found[place - start],
          of: window)
      }
      end = start
    }
  }

  @inlinable
  mutating func insert<Element>(
    _ number: Int, key: UInt32, from place: Int, of window: borrowing ElementWindow<Element>
  ) {
    var place = probe(key, from: place)
    while !slots[place].isVacant, !window.isSameSource(number, Int(slots[place].number)) {
      place = probe(key, from: self.slotIndex(after: place))
    }
    put(number, key: key, in: place)
  }

  /// Looks up a block of target elements.
  @inlinable
  func load<Element>(
    _ targets: borrowing UnmatchedElements, _ range: Range<Int>,
    of window: borrowing ElementWindow<Element>
  ) {
    for place in range {
      let key = targets.keys[place]
      found[place - range.lowerBound] = Int(slots[probe(key, from: start(key))].number)
    }
    for place in range {
      let number = found[place - range.lowerBound]
      if number >= 0, !window.isSame(number, Int(targets.numbers[place])) {
        found[place - range.lowerBound] = Slot.exhausted
      }
    }
  }

  /// The source element to pair with a target element.
  ///
  /// - Parameter offset: The target element's place in the block that was loaded.
  @inlinable
  mutating func partner<Element>(
    of target: Int, key: UInt32, at offset: Int, of window: borrowing ElementWindow<Element>
  ) -> Int? {
    let number = found[offset]
    if number == Slot.vacant { return nil }
    if number >= 0, window.isFree(number) { return number }
    return firstFree(sameAs: target, key: key, of: window)
  }

  /// The first free source element with a target element's identifier.
  ///
  /// Elements that are found to have a partner are forgotten.
  @inlinable
  mutating func firstFree<Element>(
    sameAs target: Int, key: UInt32, of window: borrowing ElementWindow<Element>
  ) -> Int? {
    var place = probe(key, from: start(key))
    while !slots[place].isVacant {
      var number = Int(slots[place].number)
      if number >= 0, window.isSame(number, target) {
        while number >= 0, !window.isFree(number) { number = nextEqual(of: number) }
        slots[place].number = Int32(truncatingIfNeeded: number)
        return number < 0 ? nil : number
      }
      place = probe(key, from: self.slotIndex(after: place))
    }
    return nil
  }
}
