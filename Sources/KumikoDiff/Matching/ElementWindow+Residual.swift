extension ElementWindow {
  /// Pairs the elements without a partner by the keys of their identifiers.
  ///
  /// The source's elements go into a table, the target's look themselves up in order; an element
  /// that follows a pair in the source is tried first, because elements that moved together still
  /// stand together. Elements with equal identifiers are paired first in, first out.
  ///
  /// - Complexity: O(*n*) expected, where *n* is the number of elements; O(*n*²) comparisons of
  ///   identifiers when all of them have equal keys without being equal.
  @inlinable
  func matchByKey(
    didPair: (Int, Int) throws -> Void
  ) rethrows {
    guard targetPartners.contains(-1) else { return }
    let count = sourcePartners.count { $0 < 0 }
    guard count > 0 else { return }
    var table = ResidualTable(count: count)
    for index in sourcePartners.indices.reversed() where sourcePartners[index] < 0 {
      table.insert(index, key: source[index].differenceKey, count: source.count) {
        source[index].hasSameIdentifier(as: source[$0])
      }
    }
    var expected = 0
    for index in targetPartners.indices where targetPartners[index] < 0 {
      guard let partner = partner(of: index, expected: expected, in: &table) else { continue }
      pair(partner, index)
      try didPair(partner, index)
      expected = partner + 1
    }
  }

  /// The source element to pair with a target element.
  @inlinable
  func partner(of index: Int, expected: Int, in table: inout ResidualTable) -> Int? {
    if expected < source.count, sourcePartners[expected] < 0, isSame(expected, index) {
      return expected
    }
    return table.take(key: target[index].differenceKey) {
      sourcePartners[$0] < 0
    } isSame: {
      isSame($0, index)
    }
  }
}
