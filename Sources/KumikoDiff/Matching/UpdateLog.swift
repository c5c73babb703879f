/// More changes were found than the caller wants.
@frozen
@usableFromInline
struct ChangeLimitExceeded: Error {
  @inlinable
  init() {}
}

/// Which elements that live on changed their content.
@frozen
@usableFromInline
struct UpdateLog: Sendable {
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

  /// Notes that an element changed its content.
  @inlinable
  mutating func note(_ number: Int) throws {
    numbers.insert(number)
    count += 1
    if count > maximum { throw ChangeLimitExceeded() }
  }
}
