/// How the places of one sequence move when some are removed and others are added.
///
/// Survivors keep their order. Stored are only the removed and added places, so that looking up a
/// place costs O(log changes) and no place is visited.
package struct SequenceMap: Sendable, Equatable {
  /// How many places there were.
  package let countBefore: Int
  /// Places that leave, sorted, in the old numbering.
  package let removed: [Int]
  /// Places that appear, sorted, in the new numbering.
  package let added: [Int]

  /// Makes a map.
  /// - Parameters:
  ///   - removed: Different old places, in any order.
  ///   - added: Different new places, in any order.
  package init(countBefore: Int, removed: [Int], added: [Int]) {
    self.countBefore = countBefore
    self.removed = removed.sorted()
    self.added = added.sorted()
    precondition(
      self.removed.last ?? -1 < countBefore && self.added.last ?? -1 < countAfter,
      "Places removed must exist before, places added after the change; validate the batch first.")
  }

  /// How many places there are now.
  package var countAfter: Int { countBefore - removed.count + added.count }

  /// Where a survivor is now, nothing for a removed place.
  package func newIndex(_ old: Int) -> Int? { Self.carry(old, leaving: removed, entering: added) }

  /// Where a survivor was, nothing for an added place.
  package func oldIndex(_ new: Int) -> Int? { Self.carry(new, leaving: added, entering: removed) }

  private static func carry(_ index: Int, leaving: [Int], entering: [Int]) -> Int? {
    let gone = leaving.prefixLength { leaving[$0] < index }
    if gone < leaving.count, leaving[gone] == index { return nil }
    let rank = index - gone
    return rank + entering.prefixLength { entering[$0] - $0 <= rank }
  }
}

extension SequenceMap {
  /// A stretch of the new sequence.
  package enum Segment: Sendable, Equatable {
    /// Survivors, by their old places.
    case kept(Range<Int>)
    /// Places that appear, in the new numbering.
    case added(Range<Int>)
  }

  /// The new sequence as stretches of survivors and of added places.
  /// - Complexity: O(changes).
  package var segments: [Segment] {
    var result: [Segment] = []
    var (old, new, gone, come) = (0, 0, 0, 0)
    while old < countBefore || new < countAfter {
      let keptOld = (gone < removed.count ? removed[gone] : countBefore) - old
      let keptNew = (come < added.count ? added[come] : countAfter) - new
      let kept = min(keptOld, keptNew)
      if kept > 0 { result.append(.kept(old..<old + kept)) }
      old += kept
      new += kept
      while gone < removed.count, removed[gone] == old { (gone, old) = (gone + 1, old + 1) }
      let start = new
      while come < added.count, added[come] == new { (come, new) = (come + 1, new + 1) }
      if start < new { result.append(.added(start..<new)) }
    }
    return result
  }
}

extension Array {
  /// How many leading indices satisfy `condition`, which holds for a prefix only.
  /// - Complexity: O(log n).
  fileprivate func prefixLength(_ condition: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
