import KumikoDiff
import Testing
import _TestSupport

/// Lists too long for the plain reference of small worlds, replayed in linear time.
@Suite struct `Long lists` {
  struct Row: Differentiable, Equatable {
    var id: Int
    var version = 0

    var differenceIdentifier: Int { id }
  }

  enum Edit: CaseIterable {
    case scattered, shuffledFifth, shuffled, reversed, replaced, rotated, blockMoved, duplicates
  }

  @Test(arguments: Edit.allCases, [10_000, 100_000])
  func `replay stage after stage`(edit: Edit, count: Int) throws {
    var random = SeededRandom(seed: UInt64(count))
    let source = (0..<count).map { Row(id: edit == .duplicates ? $0 % 97 : $0) }
    let target = edited(source, edit, using: &random)
    let stages = StagedChangeset(source: source, target: target)
    var replay = LinearReplay(source)
    for stage in stages {
      try replay.apply(stage)
      #expect(replay.elements == stage.data)
    }
    #expect(replay.elements == target)
    #expect(stages.changeCount > 0)
  }

  private func edited(
    _ source: [Row], _ edit: Edit, using random: inout SeededRandom
  ) -> [Row] {
    switch edit {
    case .scattered: scattered(source, using: &random)
    case .shuffledFifth:
      Array(source[..<(source.count / 5)]).shuffled(using: &random) + source[(source.count / 5)...]
    case .shuffled: source.shuffled(using: &random)
    case .reversed: source.reversed()
    case .replaced: source.map { Row(id: -1 - $0.id) }
    case .rotated: Array(source[1_000...] + source[..<1_000])
    case .blockMoved:
      Array(source[..<500] + source[900..<4_000] + source[500..<900] + source[4_000...])
    case .duplicates: scattered(source, using: &random).shuffled(using: &random)
    }
  }

  /// One row in fifty goes, one comes, and one in twenty-five changes its content.
  private func scattered(_ source: [Row], using random: inout SeededRandom) -> [Row] {
    source.flatMap { row -> [Row] in
      switch Int.random(in: 0..<100, using: &random) {
      case 0, 1: return []
      case 2, 3: return [row, Row(id: -1 - row.id)]
      case 4...7: return [Row(id: row.id, version: 1)]
      default: return [row]
      }
    }
  }
}
