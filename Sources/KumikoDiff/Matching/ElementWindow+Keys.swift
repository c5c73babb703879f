extension ElementWindow {
  /// Pairs elements by the keys of their identifiers.
  ///
  /// The source's elements go into a table and the target's look themselves up in order. Elements
  /// with equal identifiers are paired first in, first out. A ``Follower`` pairs runs of elements
  /// that moved together without the table.
  ///
  /// - Parameters:
  ///   - sources: Elements without a partner.
  ///   - sourceRange: Where those of this window are among them.
  ///   - targets: The same of the target.
  ///   - targetRange: Where those of this window are among them.
  ///   - table: A table to work with.
  /// - Complexity: O(*n*) expected, where *n* is the number of elements; O(*n*²) comparisons of
  ///   identifiers when all of them have equal keys without being equal.
  @inlinable
  func matchByKey(
    _ sources: Leftover, _ sourceRange: Range<Int>, _ targets: Leftover, _ targetRange: Range<Int>,
    in table: inout ResidualTable
  ) {
    guard !sourceRange.isEmpty, !targetRange.isEmpty else { return }
    table.fill(with: sources, sourceRange, of: self)
    var follower = Follower(after: -2)
    var place = targetRange.lowerBound
    while place < targetRange.upperBound {
      let end = min(place + ResidualTable.blockSize, targetRange.upperBound)
      lookUp(targets, place..<end, in: &table, &follower)
      place = end
      while place < targetRange.upperBound,
        follower.pair(Int(targets.numbers[place]), in: self)
      {
        place += 1
      }
    }
  }

  /// Pairs target elements with what a table has for them.
  @inlinable
  func lookUp(
    _ targets: Leftover, _ range: Range<Int>, in table: inout ResidualTable,
    _ follower: inout Follower
  ) {
    table.load(targets, range, of: self)
    for place in range {
      let target = Int(targets.numbers[place])
      let offset = place - range.lowerBound
      if let source = table.partner(of: target, key: targets.keys[place], at: offset, of: self) {
        pair(source, target)
        follower.note(source)
      }
    }
  }
}
