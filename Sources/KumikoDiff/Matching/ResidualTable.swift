/// An open-addressing hash table from keys to the numbers of source elements.
///
/// A slot is 64 bits: an element's key and its number. The key also chooses where probing begins;
/// probing is linear, and four slots in seven are used. Elements with equal identifiers share
/// a slot: it names the first of them, and each names the one that follows it.
@frozen
@usableFromInline
struct ResidualTable: ~Copyable {
  /// The slots of as many elements as the table can hold.
  @usableFromInline let slots: UnsafeMutablePointer<Slot>

  /// How many slots are in use.
  @usableFromInline var slotCount = 0

  /// For each source element that has a slot, the next one with an equal identifier, or -1; empty
  /// as long as there are none.
  @usableFromInline var followers: ContiguousArray<Int32> = []

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
    while slots[place].key != key, !slots[place].isVacant { place = self.place(after: place) }
    return place
  }

  @inlinable
  func place(after place: Int) -> Int { place + 1 == slotCount ? 0 : place + 1 }

  /// Puts an element into a slot, in front of the one that is there.
  @inlinable
  mutating func put(_ number: Int, key: UInt32, in place: Int) {
    let slot = slots[place]
    if !slot.isVacant, followers.isEmpty {
      followers = ContiguousArray(repeating: -1, count: limit)
    }
    if !followers.isEmpty { followers[number] = max(-1, slot.number) }
    slots[place] = Slot(key: key, number: number)
  }

  /// The element that follows another in its slot, or -1.
  @inlinable
  func follower(of number: Int) -> Int { followers.isEmpty ? -1 : Int(followers[number]) }
}
