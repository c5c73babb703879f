/// The moves that a matching implies, in the order of their targets.
struct MoveList {
  private(set) var moves: [(source: ElementPath, target: ElementPath)] = []
  private let matching: ElementMatching

  /// Where each source element in a window stands in its section when deletions are done.
  private let ranks: ContiguousArray<Int32>

  /// - Parameter pairs: The matching's pairs in the order of the target.
  init(_ matching: ElementMatching, _ pairs: [SectionPair]) {
    let unsettled =
      pairs.lazy.map { ($0, PairOrder($0, partners: matching.targetPartners)) }
      .filter { $1.moveCount > 0 } as [(SectionPair, PairOrder)]
    self.matching = matching
    ranks = unsettled.isEmpty ? [] : Self.ranks(matching)
    moves.reserveCapacity(unsettled.reduce(0) { $0 + $1.1.moveCount })
    for (pair, order) in unsettled { append(pair, order) }
  }

  private mutating func append(_ pair: SectionPair, _ order: PairOrder) {
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
