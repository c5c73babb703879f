/// The moves that a matching implies, in the order of their targets.
struct MoveList {
  private(set) var moves: [(source: ElementPath, target: ElementPath)] = []
  private let matching: ElementMatching

  /// Where each source element in a window stands in its section when deletions are done; worked
  /// out when the first move is found.
  private var ranks: ContiguousArray<Int32> = []

  /// - Parameter pairs: The matching's pairs in the order of the target.
  init(_ matching: ElementMatching, _ pairs: [SectionPair]) {
    self.matching = matching
    for pair in pairs {
      let order = PairOrder(pair, partners: matching.targetPartners)
      if !order.isSettled { append(pair, order) }
    }
  }

  private mutating func append(_ pair: SectionPair, _ order: PairOrder) {
    if ranks.isEmpty { rankSurvivors() }
    var ownIndex = 0
    for number in pair.target.numbers where matching.targetPartners[number] >= 0 {
      let partner = Int(matching.targetPartners[number])
      let isOwn = pair.source.numbers.contains(partner)
      if isOwn { ownIndex += 1 }
      if isOwn, order.subsequence?.contains(ownIndex - 1) ?? true { continue }
      let source = isOwn ? pair : matching.pairs[matching.pairs.index(of: partner, in: \.source)]
      moves.append(
        (
          ElementPath(element: Int(ranks[partner]), section: source.target.section),
          ElementPath(element: pair.target.element(number), section: pair.target.section)
        ))
    }
  }

  private mutating func rankSurvivors() {
    ranks = ContiguousArray(unsafeUninitializedCapacity: matching.sourcePartners.count) {
      ranks, count in
      count = matching.sourcePartners.count
      for window in matching.pairs.lazy.map(\.source) {
        var rank = Int32(truncatingIfNeeded: window.elements.lowerBound)
        for number in window.numbers {
          ranks[number] = rank
          rank += matching.sourcePartners[number] < 0 ? 0 : 1
        }
      }
    }
  }
}
