extension ElementWindow {
  /// Pairs the elements without a partner by the keys of their identifiers.
  ///
  /// The source's elements go into a table and the target's look themselves up in order, a
  /// ``LookupBlock`` at a time. Elements with equal identifiers are paired first in, first out. A
  /// ``Follower`` pairs runs of elements that moved together without the table.
  ///
  /// - Complexity: O(*n*) expected, where *n* is the number of elements; O(*n*²) comparisons of
  ///   identifiers when all of them have equal keys without being equal.
  @inlinable
  func matchByKey() {
    let sources = UnsafeBufferPointer(sourcePartners).unpairedIndices()
    let targets = UnsafeBufferPointer(targetPartners).unpairedIndices()
    guard let first = sources.first, let last = sources.last else { return }
    var follower = Follower(before: first)
    var position = follower.pair(targets, from: 0, in: self)
    if position == 0 {
      follower = Follower(after: last)
      position = follower.pair(targets, from: 0, in: self)
    }
    guard position < targets.count else { return }
    let table = ResidualTable(sources, of: self)
    while position < targets.count {
      let end = min(position + LookupBlock.capacity, targets.count)
      lookUp(targets[position..<end], in: table, follower: &follower)
      position = follower.pair(targets, from: end, in: self)
    }
  }

  /// Pairs target elements with what a table has for them.
  @inlinable
  func lookUp(
    _ targets: ContiguousArray<Int32>.SubSequence, in table: ResidualTable,
    follower: inout Follower
  ) {
    table.block.load(targets, of: self, from: table)
    for (offset, index) in targets.enumerated() {
      let target = Int(index)
      if let source = table.block.source(at: offset, for: target, of: self, from: table) {
        pair(source, target)
        follower.note(source)
      }
    }
  }
}
