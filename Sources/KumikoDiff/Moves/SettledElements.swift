/// The elements in windows that need not move: in each section, as many as possible of those whose
/// order is the same before and after.
struct SettledElements {
  private var members: Bitset

  /// How many there are.
  private(set) var count = 0

  init(_ matching: ElementMatching) {
    members = Bitset(limit: matching.targetPartners.count)
    for pair in matching.pairs {
      settle(pair, matching.targetPartners)
    }
  }

  /// Whether the target element with a number is settled.
  func contains(target number: Int) -> Bool { members.contains(number) }

  private mutating func settle(_ pair: SectionPair, _ partners: ContiguousArray<Int32>) {
    let (own, isAscending) = partnersWithin(pair, partners)
    if isAscending {
      own.forEach { insert($0.target) }
    } else {
      let values = own.map(\.source)
      LongestIncreasingSubsequence(values).forEachPositionReversed { insert(own[$0].target) }
    }
  }

  private mutating func insert(_ number: Int32) {
    members.insert(Int(number))
    count += 1
  }

  /// The target elements whose partner is in the same pair, and whether their order is the same.
  private func partnersWithin(
    _ pair: SectionPair, _ partners: ContiguousArray<Int32>
  ) -> (ContiguousArray<(source: Int32, target: Int32)>, isAscending: Bool) {
    var own: ContiguousArray<(source: Int32, target: Int32)> = []
    var isAscending = true
    for number in pair.target.numbers where pair.source.numbers.contains(Int(partners[number])) {
      if let last = own.last, last.source > partners[number] { isAscending = false }
      own.append((partners[number], Int32(number)))
    }
    return (own, isAscending)
  }
}
