/// Where each source element stands in its section when deletions are done.
struct SurvivorRanks {
  private var ranks: ContiguousArray<Int32>

  init(_ matching: ElementMatching) {
    ranks = ContiguousArray(repeating: 0, count: matching.sourcePartners.count)
    for window in matching.pairs.lazy.map(\.source) {
      var rank = Int32(window.elements.lowerBound)
      for number in window.numbers where matching.sourcePartners[number] >= 0 {
        ranks[number] = rank
        rank += 1
      }
    }
  }

  /// The path of the source element with a number, when sections are in their final order.
  ///
  /// - Parameter pair: Where the element is likely to be.
  func path(
    of number: Int, near pair: SectionPair, in matching: ElementMatching
  ) -> ElementPath {
    let isNear = pair.source.numbers.contains(number)
    let pair = isNear ? pair : matching.pairs[matching.pairs.index(of: number, in: \.source)]
    return ElementPath(element: Int(ranks[number]), section: pair.target.section)
  }
}
