extension ElementWindow {
  /// Pairs the elements without a partner by the keys of their identifiers.
  ///
  /// The source's elements go into a table and the target's look themselves up in order. Elements
  /// with equal identifiers are paired first in, first out.
  ///
  /// Both is done in blocks: what a step needs of memory is read for a whole block before the next
  /// step uses it, so that the waits for memory overlap. This pays where elements are shuffled.
  ///
  /// - Complexity: O(*n*) expected, where *n* is the number of elements; O(*n*²) comparisons of
  ///   identifiers when all of them have equal keys without being equal.
  @inlinable
  func matchByKey() {
    let waiting = UnsafeBufferPointer(targetPartners).unpairedIndices()
    guard !waiting.isEmpty, let table = tableOfSources() else { return }
    let block = table.block
    var follower = Follower()
    var position = 0
    while position < waiting.count {
      while position < waiting.count, let source = follower.next(in: self, for: waiting[position]) {
        pair(source, Int(waiting[position]))
        position += 1
      }
      let end = min(position + LookupBlock.capacity, waiting.count)
      block.load(waiting[position..<end], of: self, from: table)
      for offset in 0..<end - position {
        let target = Int(waiting[position + offset])
        guard let source = block.source(at: offset, for: target, of: self, from: table) else {
          continue
        }
        pair(source, target)
        follower.note(source)
      }
      position = end
    }
  }

  /// A table of the source elements without a partner, or `nil` when there are none.
  @inlinable
  func tableOfSources() -> ResidualTable? {
    let waiting = UnsafeBufferPointer(sourcePartners).unpairedIndices()
    guard !waiting.isEmpty else { return nil }
    let table = ResidualTable(count: waiting.count, limit: sourceCount)
    let block = table.block
    var end = waiting.count
    while end > 0 {
      let start = max(0, end - LookupBlock.capacity)
      block.insert(waiting[start..<end], of: self, into: table)
      end = start
    }
    return table
  }
}
