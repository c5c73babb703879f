/// Where sections go in one batch: the survivors in order, and the moved ones.
struct SectionMap: Sendable {
  /// Removed are deleted sections and the sources of moves, added the inserted and destinations.
  let sequence: SequenceMap
  private let destinations: [Int: Int]
  private let origins: [Int: Int]
  /// Sections, by their old index, whose rows are new.
  let reloaded: Set<Int>

  init(_ operations: OperationSet<Int>, countBefore: Int) {
    let moves = operations.moves
    sequence = SequenceMap(
      countBefore: countBefore, removed: operations.deletes + moves.map(\.from),
      added: operations.inserts + moves.map(\.to))
    destinations = Dictionary(uniqueKeysWithValues: moves.map { ($0.from, $0.to) })
    origins = Dictionary(uniqueKeysWithValues: moves.map { ($0.to, $0.from) })
    reloaded = Set(operations.reloads)
  }

  var isReloading: Bool { !reloaded.isEmpty }

  func new(_ old: Int) -> Int? { destinations[old] ?? sequence.newIndex(old) }

  func old(_ new: Int) -> Int? { origins[new] ?? sequence.oldIndex(new) }

  /// Whether the section at the new index `new` has rows that were there before.
  func keepsRows(_ new: Int) -> Bool { old(new).map { !reloaded.contains($0) } ?? false }
}
