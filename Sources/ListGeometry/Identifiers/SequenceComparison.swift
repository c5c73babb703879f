/// Two orders of items, some of which are in both, compared in one walk.
///
/// Items at which both orders agree are paired by looking at them; only those near a difference
/// are hashed. - Complexity: O(n + d log d) for n items and d differences.
struct SequenceComparison<Item: Hashable> {
  /// Indices, in the first order, of items that only it has.
  private(set) var leaving: [Int] = []
  /// Indices, in the second order, of items that only it has.
  private(set) var arriving: [Int] = []
  /// Items of both that have to move, so that the others keep their order.
  private(set) var moves: [Move<Int>] = []

  private let old: [Item]
  private let new: [Item]
  /// What both have: indices in each order.
  private var keptOld: [Int] = []
  private var keptNew: [Int] = []
  /// For each of `keptNew` the index in `keptOld`; -1 while it is not known.
  private var partners: [Int] = []
  private var looseOld: [Int] = []
  private var failures = 0

  /// Compares two orders.
  /// - Parameters:
  ///   - stays: Whether an item of `old` is in `new`.
  ///   - stayed: Whether an item of `new` is in `old`.
  init(
    _ old: [Item], _ new: [Item], stays: (Item) -> Bool, stayed: (Item) -> Bool
  ) {
    self.old = old
    self.new = new
    if old == new { return }
    walk(stays, stayed)
    pairLoose()
    findMoves()
  }

  private mutating func walk(_ stays: (Item) -> Bool, _ stayed: (Item) -> Bool) {
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      if old[i] == new[j] {
        pair(i, j)
        (i, j) = (i + 1, j + 1)
      } else if !stayed(new[j]) {
        arriving.append(j)
        j += 1
      } else if !stays(old[i]) {
        leaving.append(i)
        i += 1
      } else {
        let (nextOld, nextNew) = reunion(i, j)
        while i < nextOld { takeOld(&i, stays) }
        while j < nextNew { takeNew(&j, stayed) }
      }
    }
    while i < old.count { takeOld(&i, stays) }
    while j < new.count { takeNew(&j, stayed) }
  }

  /// How far ahead items are sought at which both orders agree again.
  private static var reach: Int { 12 }

  /// How often in a row the search may be in vain: orders that have nothing to do with each other
  /// are then no longer searched.
  private static var patience: Int { 32 }

  /// The next places, near `i` and `j`, at which both orders agree; else the next ones of all.
  private mutating func reunion(_ i: Int, _ j: Int) -> (old: Int, new: Int) {
    guard failures < Self.patience else { return (i + 1, j + 1) }
    for distance in 1...Self.reach {
      let first = max(0, distance - (new.count - 1 - j))
      let last = min(distance, old.count - 1 - i)
      guard first <= last else { break }
      for step in first...last where old[i + step] == new[j + distance - step] {
        failures = 0
        return (i + step, j + distance - step)
      }
    }
    failures += 1
    return (i + 1, j + 1)
  }

  private mutating func takeOld(_ i: inout Int, _ stays: (Item) -> Bool) {
    if stays(old[i]) {
      looseOld.append(keptOld.count)
      keptOld.append(i)
    } else {
      leaving.append(i)
    }
    i += 1
  }

  private mutating func takeNew(_ j: inout Int, _ stayed: (Item) -> Bool) {
    if stayed(new[j]) {
      partners.append(-1)
      keptNew.append(j)
    } else {
      arriving.append(j)
    }
    j += 1
  }

  private mutating func pair(_ i: Int, _ j: Int) {
    partners.append(keptOld.count)
    keptOld.append(i)
    keptNew.append(j)
  }

  private mutating func pairLoose() {
    guard !looseOld.isEmpty else { return }
    var places: [Item: Int] = [:]
    places.reserveCapacity(looseOld.count)
    for place in looseOld { places[old[keptOld[place]]] = place }
    for index in partners.indices where partners[index] < 0 {
      partners[index] = places[new[keptNew[index]]] ?? -1
    }
  }

  private mutating func findMoves() {
    guard !looseOld.isEmpty else { return }
    var still = [Bool](repeating: false, count: partners.count)
    for index in partners.longestIncreasingIndices { still[index] = true }
    for index in partners.indices where !still[index] {
      moves.append(Move(from: keptOld[partners[index]], to: keptNew[index]))
    }
  }
}
