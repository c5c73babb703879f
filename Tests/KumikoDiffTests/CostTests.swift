import KumikoDiff
import Testing
import _TestSupport

@Suite struct `What a difference costs` {
  private let counter = Counter()

  @Test func `without changes: one comparison of each element, and no hash`() {
    let numbers = Array(0..<1_000)
    expectCost(numbers, numbers, hashes: 0, equalities: 1_000, contents: 1_000)
  }

  @Test(arguments: [0, 1, 500, 999, 1_000])
  func `one insertion: no hash`(index: Int) {
    var target = Array(0..<1_000)
    target.insert(-1, at: index)
    expectCost(Array(0..<1_000), target, hashes: 0, equalities: 1_002, contents: 1_000)
  }

  @Test func `scattered insertions and deletions: few hashes`() {
    let source = Array(0..<10_000)
    let target = source.filter { $0 % 50 != 0 }.flatMap { $0 % 70 == 0 ? [$0, -$0] : [$0] }
    expectCost(source, target, hashes: 350, equalities: 16_000, contents: 9_800)
  }

  @Test func `a reversed list: no hash`() {
    expectCost(
      Array(0..<1_000), (0..<1_000).reversed(), hashes: 0, equalities: 9_000, contents: 1_000)
  }

  @Test func `everything replaced: one hash of each element`() {
    expectCost(
      Array(0..<1_000), Array(1_000..<2_000), hashes: 2_000, equalities: 8_000, contents: 0)
  }

  @Test(arguments: [1_000, 10_000])
  func `shuffled: one hash and few comparisons of each element`(count: Int) {
    var random = SeededRandom(seed: 7)
    let source = Array(0..<count)
    expectCost(
      source, source.shuffled(using: &random), hashes: 2 * count, equalities: 6 * count + 4_000,
      contents: count)
  }

  @Test(arguments: [2, 3, 5, 6, 17, 40, 100])
  func `sawtooth orders: at most two hashes and 30 comparisons of each element`(tooth: Int) {
    // Blocks reversed, blocks exchanged, and blocks torn apart all tempt a walk to go on.
    let source = Array(0..<6_000)
    let blocks = stride(from: 0, to: 6_000, by: tooth).map { start in
      Array(source[start..<min(start + tooth, 6_000)])
    }
    let reversed = blocks.flatMap { $0.reversed() }
    var exchanged: [Int] = []
    for index in stride(from: 0, to: blocks.count, by: 2) {
      exchanged += blocks[min(index + 1, blocks.count - 1)]
      if index + 1 < blocks.count { exchanged += blocks[index] }
    }
    let torn = (0..<tooth).flatMap { offset in
      blocks.filter { $0.count > offset }.map { $0[offset] }
    }
    for target in [reversed, exchanged, torn] {
      expectCost(source, target, hashes: 12_000, equalities: 180_000, contents: 6_000)
    }
  }

  @Test func `elements that go to other sections: at most two hashes each`() {
    let source = (0..<10).map { section in (0..<100).map { section * 100 + $0 } }
    let target = (0..<10).map { section in (0..<100).map { $0 * 10 + section } }
    counter.reset()
    let stages = StagedChangeset(source: list(source), target: list(target))
    #expect(stages.changeCount == 900)
    #expect(counter.hashes <= 4_000)
    #expect(counter.equalities <= 40_000)
    #expect(counter.contents == 1_000)
  }

  @Test func `elements of sections that leave or arrive: nothing`() {
    counter.reset()
    let old = [section(0, Array(0..<100)), section(1, Array(100..<200))]
    let new = [section(1, Array(100..<200)), section(2, Array(0..<100))]
    let stages = StagedChangeset(source: old, target: new)
    #expect(summary(stages) == ["delete sections 0", "insert sections 1"])
    #expect(counter.hashes == 0)
    #expect(counter.equalities == 100)
  }

  @Test func `a hundred thousand equal identifiers: a few comparisons of each`() {
    let source = Array(repeating: 0, count: 100_000)
    expectCost(source, source, hashes: 0, equalities: 100_000, contents: 100_000)
    let target = [1] + Array(repeating: 0, count: 40_000) + [2, 3] + Array(repeating: 0, count: 9)
    expectCost(source, target, hashes: 100_000, equalities: 300_000, contents: 40_009)
    expectCost(target, source, hashes: 100_000, equalities: 300_000, contents: 40_009)
  }

  @Test func `identifiers whose hashes are all equal: right, if in quadratic time`() {
    let count = 300
    var random = SeededRandom(seed: 3)
    let source = (0..<count).map { Counted($0, counter, collides: true) }
    let target = source.shuffled(using: &random)
    let stages = StagedChangeset(source: source, target: target)
    #expect(stages.count == 1)
    #expect(stages[0].elementMoved.count < count)
    #expect(stages[0].elementInserted.isEmpty)
    #expect(counter.equalities <= 2 * count * count)
  }

  @Test func `elements with keys of their own: their identifiers are never asked for`() {
    var random = SeededRandom(seed: 5)
    let source = (0..<1_000).map { Keyed($0) }
    let target = source.shuffled(using: &random).dropLast(100) + [Keyed(-1)]
    let stages = StagedChangeset(source: source, target: Array(target))
    #expect(stages.reduce(0) { $0 + $1.elementDeleted.count } == 100)
    #expect(stages.reduce(0) { $0 + $1.elementInserted.count } == 1)
  }

  private func expectCost(
    _ source: [Int], _ target: [Int], hashes: Int, equalities: Int, contents: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    counter.reset()
    let before = source.map { Counted($0, counter) }
    let stages = StagedChangeset(source: before, target: target.map { Counted($0, counter) })
    #expect(counter.hashes <= hashes, sourceLocation: sourceLocation)
    #expect(counter.equalities <= equalities, sourceLocation: sourceLocation)
    #expect(counter.contents == contents, sourceLocation: sourceLocation)
    var replay = LinearReplay(before)
    #expect(throws: Never.self, sourceLocation: sourceLocation) {
      try stages.forEach { try replay.apply($0) }
    }
    let after = replay.elements.map(\.differenceIdentifier.value)
    #expect(after == target, sourceLocation: sourceLocation)
  }

  private func section(_ id: Int, _ numbers: [Int]) -> ArraySection<Number, Counted> {
    ArraySection(model: Number(id), elements: numbers.map { Counted($0, counter) })
  }

  private func list(_ numbers: [[Int]]) -> [ArraySection<Number, Counted>] {
    numbers.enumerated().map { section($0, $1) }
  }
}

/// An element that keeps its key, and an identifier that must be left alone.
private struct Keyed: Differentiable {
  let differenceKey: DifferenceKey

  init(_ number: Int) { differenceKey = DifferenceKey(exactly: number) }

  var differenceIdentifier: Int {
    Issue.record("the identifier was asked for")
    return 0
  }

  func hasSameIdentifier(as other: Keyed) -> Bool { differenceKey == other.differenceKey }
  func isContentEqual(to source: Keyed) -> Bool { true }
}
