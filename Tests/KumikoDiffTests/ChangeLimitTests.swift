import KumikoDiff
import Testing
import _TestSupport

@Suite struct `A greatest number of changes` {
  @Test func `decides exactly whether there is a result`() {
    let worlds = sectionedWorlds(items("A B1 C"), in: items("P Q1"))
    for (index, source) in worlds.enumerated() {
      for target in worlds.dropFirst(index % 3).striding(by: 3) {
        let changed = target.map { ItemSection(model: Item($0.model.id), elements: $0.elements) }
        let stages = StagedChangeset(source: source, target: changed)
        for maximum in 0...7 {
          let limited = StagedChangeset(
            source: source, target: changed, maximumChangeCount: maximum)
          let expected = stages.changeCount <= maximum ? stages : nil
          if limited != expected {
            Issue.record("\(text(source)) → \(text(changed)): \(stages) within \(maximum)")
          }
        }
      }
    }
  }

  @Test func `decides for elements alone`() {
    let (source, target) = (items("A B1 C D"), items("D B C E"))
    let stages = StagedChangeset(source: source, target: target)
    #expect(stages.changeCount == 4)
    #expect(StagedChangeset(source: source, target: target, maximumChangeCount: 4) == stages)
    #expect(StagedChangeset(source: source, target: target, maximumChangeCount: 3) == nil)
  }

  @Test func `of zero tells whether anything changed`() {
    let list = items("A B")
    #expect(StagedChangeset(source: list, target: list, maximumChangeCount: 0)?.isEmpty == true)
    #expect(StagedChangeset(source: list, target: [], maximumChangeCount: 0) == nil)
  }

  @Test func `ends the work early`() {
    let counter = Counter()
    let source = (0..<1_000).map { Changing($0, counter) }
    #expect(StagedChangeset(source: source, target: source, maximumChangeCount: 10) == nil)
    #expect(counter.contents == 11)
    counter.reset()
    let replaced = (0..<990).map { Changing(-1 - $0, counter) } + source.suffix(10)
    #expect(StagedChangeset(source: source, target: replaced, maximumChangeCount: 100) == nil)
    #expect(counter.contents == 10)
    counter.reset()
    let half = source.enumerated().map { $0 % 2 == 0 ? Changing(-1 - $0, counter) : $1 }
    #expect(StagedChangeset(source: source, target: half, maximumChangeCount: 998) == nil)
    #expect(counter.contents == 1)
  }
}

extension `A greatest number of changes` {
  @Test func `ends the work before it begins if counts differ by more`() {
    let counter = Counter()
    func section(_ id: Character, _ numbers: Range<Int>) -> ArraySection<Item, Counted> {
      ArraySection(model: Item(id), elements: numbers.map { Counted($0, counter) })
    }
    let small = [section("P", 0..<10), section("Q", 100..<110)]
    let grown = [section("P", 0..<20), section("Q", 100..<111)]
    for (source, target) in [(small, grown), (grown, small)] {
      #expect(StagedChangeset(source: source, target: target, maximumChangeCount: 10) == nil)
      #expect([counter.hashes, counter.equalities, counter.contents] == [0, 0, 0])
    }
    let stages = StagedChangeset(source: small, target: grown, maximumChangeCount: 11)
    #expect(stages?.changeCount == 11)
    // An element that moves makes one section grow and one shrink, and is one change.
    let moved = [section("P", 0..<9), ArraySection(model: Item("Q"), elements: small[1].elements)]
    var other = moved
    other[1].elements.append(Counted(9, counter))
    let move = StagedChangeset(source: small, target: other, maximumChangeCount: 1)
    #expect(move?.changeCount == 1)
  }
}

/// An element whose content differs from itself.
private struct Changing: Differentiable, Equatable {
  let differenceIdentifier: Int
  let counter: Counter

  init(_ id: Int, _ counter: Counter) {
    differenceIdentifier = id
    self.counter = counter
  }

  static func == (left: Changing, right: Changing) -> Bool { false }

  func isContentEqual(to source: Changing) -> Bool {
    counter.contents += 1
    return false
  }
}

extension Sequence {
  /// Every element whose index is a multiple of `step`.
  fileprivate func striding(by step: Int) -> [Element] {
    enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }
}
