/// The distinct priorities in use, strongest first.
///
/// A row keeps its priority's `slot`, which does not change; the slot's `rank` says how many
/// stronger priorities there are. Required rows have rank 0. One rank more, ``idleRank``, stands
/// for the wish of every variable to be zero where no constraint cares.
struct PriorityLevels: Sendable {
  private var priorities: [Priority] = []
  private var counts: [Int] = []
  private var ranks: [Int] = []

  /// The rank after all priorities in use.
  private(set) var idleRank = 0

  /// How many stronger priorities there are than that of `slot`.
  func rank(ofSlot slot: Int) -> Int { ranks[slot] }

  /// The slot of a priority, which one more row uses now.
  ///
  /// - Complexity: O(k log k) for k distinct priorities, if this one is new.
  mutating func enter(_ priority: Priority) -> Int {
    let priority = min(priority, .required)
    if let slot = priorities.firstIndex(of: priority), counts[slot] > 0 {
      counts[slot] += 1
      return slot
    }
    let slot = counts.firstIndex(of: 0) ?? addSlot()
    (priorities[slot], counts[slot]) = (priority, 1)
    rankAll()
    return slot
  }

  /// Says that one row less uses `slot`.
  mutating func leave(slot: Int) {
    counts[slot] -= 1
    if counts[slot] == 0 { rankAll() }
  }

  private mutating func addSlot() -> Int {
    priorities.append(.required)
    counts.append(0)
    ranks.append(0)
    return counts.count - 1
  }

  private mutating func rankAll() {
    let used = counts.indices.filter { counts[$0] > 0 }.sorted { priorities[$0] > priorities[$1] }
    for (rank, slot) in used.enumerated() { ranks[slot] = rank }
    idleRank = used.count
  }
}
