/// The moves that a matching implies, in the order of their targets.
struct MoveList {
  private(set) var moves: [(source: ElementPath, target: ElementPath)] = []
  private let matching: ElementMatching

  /// Where each source element in a window stands in its section when deletions are done.
  private let ranks: ContiguousArray<Int32>

  /// - Parameter pairs: The matching's pairs in the order of the target.
  init(_ matching: ElementMatching, _ pairs: [SectionPair]) {
    let unsettled =
      pairs.lazy.map { ($0, StationaryElements($0, partners: matching.targetPartners)) }
      .filter { $1.moveCount > 0 } as [(SectionPair, StationaryElements)]
    self.matching = matching
    ranks = unsettled.isEmpty ? [] : Self.ranks(matching)
    moves.reserveCapacity(unsettled.reduce(0) { $0 + $1.1.moveCount })
    for (pair, order) in unsettled { append(pair, order) }
  }

  private mutating func append(_ pair: SectionPair, _ order: StationaryElements) {
    var ownIndex = 0
    for number in pair.target.numbers where matching.targetPartners[number] >= 0 {
      let partner = Int(matching.targetPartners[number])
      let isOwn = pair.source.numbers.contains(partner)
      if isOwn { ownIndex += 1 }
      if isOwn, order.subsequence?.contains(ownIndex - 1) ?? true { continue }
      let source = isOwn ? pair : self.pair(ofSource: partner)
      moves.append(
        (
          ElementPath(element: Int(ranks[partner]), section: source.target.section),
          ElementPath(element: pair.target.element(number), section: pair.target.section)
        ))
    }
  }

  private func pair(ofSource number: Int) -> SectionPair {
    matching.pairs[matching.pairs.lazy.map(\.source).index(of: number)]
  }

  private static func ranks(_ matching: ElementMatching) -> ContiguousArray<Int32> {
    let partners = matching.sourcePartners
    return ContiguousArray(unsafeUninitializedCapacity: partners.count) { ranks, count in
      count = partners.count
      for window in matching.pairs.lazy.map(\.source) {
        var rank = Int32(truncatingIfNeeded: window.elements.lowerBound)
        for number in window.numbers {
          ranks[number] = rank
          rank += partners[number] < 0 ? 0 : 1
        }
      }
    }
  }
}

/// Which elements of a pair of sections need not move: as many as possible of those whose order
/// among each other is the same before and after.
struct StationaryElements {
  /// The number of elements that move within the section or into it from another one.
  private(set) var moveCount = 0

  /// The elements that stay in the section, when some of them change their order: for each in the
  /// order of the target, whether it stays in place.
  private(set) var subsequence: LongestIncreasingSubsequence?

  /// - Complexity: O(*n*), where *n* is the number of elements in the pair's target window; O(*n*
  ///   log *n*) when they change their order.
  init(_ pair: SectionPair, partners: ContiguousArray<Int32>) {
    let own = pair.source.numbers
    var (last, isAscending) = (-1, true)
    for number in pair.target.numbers where partners[number] >= 0 {
      let partner = Int(partners[number])
      if !own.contains(partner) {
        moveCount += 1
      } else {
        isAscending = isAscending && last < partner
        last = partner
      }
    }
    if !isAscending { findSubsequence(partners[pair.target.numbers], own) }
  }

  private mutating func findSubsequence(
    _ partners: ContiguousArray<Int32>.SubSequence, _ own: Range<Int>
  ) {
    let values = ContiguousArray(unsafeUninitializedCapacity: partners.count) { values, count in
      for partner in partners where own.contains(Int(partner)) {
        values[count] = partner
        count += 1
      }
    }
    let subsequence = LongestIncreasingSubsequence(values)
    moveCount += values.count - subsequence.count
    self.subsequence = subsequence
  }
}
