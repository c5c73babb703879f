/// Which elements of a pair of sections need not move: as many as possible of those whose order
/// among each other is the same before and after.
struct PairOrder {
  /// How many elements move within the section or arrive from another one.
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
