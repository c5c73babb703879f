/// Which elements of a pair of sections need not move: as many as possible of those whose order
/// among each other is the same before and after.
struct PairOrder {
  /// Whether elements come from other sections.
  private(set) var hasArrivals = false

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
        hasArrivals = true
      } else {
        isAscending = isAscending && last < partner
        last = partner
      }
    }
    if !isAscending {
      let values = partners[pair.target.numbers].filter { own.contains(Int($0)) }
      subsequence = LongestIncreasingSubsequence(ContiguousArray(values))
    }
  }

  /// Whether no element moves.
  var isSettled: Bool { !hasArrivals && subsequence == nil }
}
