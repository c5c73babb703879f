/// More changes were found than the caller wants.
@frozen
@usableFromInline
struct ChangeLimitExceeded: Error {
  @inlinable
  init() {}
}

/// How many changes there are at least, by the counts of sections alone: who grows has elements
/// inserted or moved into it, who shrinks has others deleted or moved out of it.
@frozen
@usableFromInline
struct CountDifference {
  @usableFromInline var grown = 0
  @usableFromInline var shrunk = 0

  /// How many changes are tolerated before the work ends with an error.
  @usableFromInline let maximum: Int

  @inlinable
  init(maximum: Int) { self.maximum = maximum }

  /// Adds how many elements a section has more than it had.
  @inlinable
  mutating func add(_ difference: Int) throws {
    if difference > 0 { grown += difference } else { shrunk -= difference }
    if max(grown, shrunk) > maximum { throw ChangeLimitExceeded() }
  }
}

/// Which elements that are retained changed their content.
@frozen
@usableFromInline
struct ChangedElements: Sendable {
  /// The source elements, numbered through all pairs of sections.
  @usableFromInline var numbers: Bitset

  /// How many there are.
  @usableFromInline var count = 0

  /// How many changes are tolerated before the work ends with an error.
  @usableFromInline let maximum: Int

  @inlinable
  init(elementCount: Int, maximum: Int) {
    numbers = Bitset(limit: elementCount)
    self.maximum = maximum
  }

  /// Inserts an element that changed its content.
  @inlinable
  mutating func insert(_ number: Int) throws {
    numbers.insert(number)
    count += 1
    if count > maximum { throw ChangeLimitExceeded() }
  }
}

/// A set of small integers, one bit each, allocated when the first one is inserted.
@frozen
@usableFromInline
struct Bitset: Sendable {
  /// One more than the greatest integer the set can hold.
  @usableFromInline let limit: Int

  @usableFromInline var words: ContiguousArray<UInt64> = []

  @inlinable
  init(limit: Int) { self.limit = limit }

  @inlinable
  mutating func insert(_ member: Int) {
    if words.isEmpty { words = ContiguousArray(repeating: 0, count: (limit + 63) / 64) }
    words[member / 64] |= 1 << UInt64(member % 64)
  }

  @inlinable
  func contains(_ member: Int) -> Bool {
    !words.isEmpty && words[member / 64] & (1 << UInt64(member % 64)) != 0
  }

  /// Calls `body` with every member in ascending order.
  ///
  /// - Complexity: O(`limit` / 64 + *m*), where *m* is the number of members.
  @inlinable
  func forEach(_ body: (Int) -> Void) {
    for (index, word) in words.enumerated() where word != 0 {
      var rest = word
      while rest != 0 {
        body(index * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }
}
