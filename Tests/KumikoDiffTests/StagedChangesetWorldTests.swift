import Foundation
import KumikoDiff
import Testing
import _TestSupport

@Suite struct `Every pair of small worlds` {
  /// Three elements over two sections, or over three when there is time: 979² pairs.
  private static let worlds = sectionedWorlds(
    items("A B C"),
    in: items(ProcessInfo.processInfo.environment["LONG_TESTS"] == nil ? "P Q" : "P Q R"))

  @Test func `replays through legal stages with the fewest moves`() {
    #expect(Self.worlds.count == 131 || Self.worlds.count == 979)
    for source in Self.worlds {
      for target in Self.worlds {
        let stages = StagedChangeset(source: source, target: target)
        expectReplay(stages, from: source, to: target)
        let (found, fewest) = (moveCounts(stages), fewestMoves(source, target))
        if found != fewest {
          Issue.record("\(text(source)) → \(text(target)): \(found) moves for \(fewest)")
        }
      }
    }
  }

  @Test func `replays when content changes`() {
    for source in Self.worlds {
      for target in Self.worlds {
        let changed = target.map(\.withSomeChanges)
        let stages = StagedChangeset(source: source, target: changed)
        expectReplay(stages, from: source, to: changed)
        let updates = stages.reduce(0) { $0 + $1.elementUpdated.count }
        let expected = survivors(source, changed).count { $0.version > 0 }
        if updates != expected {
          Issue.record("\(text(source)) → \(text(changed)): \(updates) updates for \(expected)")
        }
      }
    }
  }

  @Test func `of elements alone are those of one section`() {
    let lists = arrangements(of: items("A B C D"))
    withEvery("source", in: lists) { source in
      withEvery("target", in: lists) { target in
        let linear = StagedChangeset(source: source, target: target)
        let sectioned = StagedChangeset(
          source: [ItemSection(model: Item("P"), elements: source)],
          target: [ItemSection(model: Item("P"), elements: target)])
        #expect(summary(linear) == summary(sectioned), TestLabels.current)
        #expect(linear.map(\.data) == sectioned.map { $0.data[0].elements }, TestLabels.current)
      }
    }
  }
}

/// Every way to spread some of `elements` over some of `models`, in every order of both.
func sectionedWorlds(_ elements: [Item], in models: [Item]) -> [[ItemSection]] {
  arrangements(of: models).flatMap { models -> [[ItemSection]] in
    if models.isEmpty { return [[]] }
    return distributions(of: elements, over: models.count).map { bins in
      zip(models, bins).map { ItemSection(model: $0, elements: $1) }
    }
  }
}

extension ItemSection {
  /// The section with another version of its second element, of C, and of Q.
  fileprivate var withSomeChanges: ItemSection {
    let changed = elements.enumerated().map { index, item in
      Item(item.id, version: index == 1 || item.id == "C" ? 1 : 0)
    }
    return ItemSection(model: Item(model.id, version: model.id == "Q" ? 1 : 0), elements: changed)
  }
}

/// The target's elements that live on: theirs and their source's section do.
private func survivors(_ source: [ItemSection], _ target: [ItemSection]) -> [Item] {
  let living = Set(source.map(\.model.id)).intersection(target.map(\.model.id))
  let old = Set(
    source.filter { living.contains($0.model.id) }.flatMap(\.elements).map(\.id))
  return target.filter { living.contains($0.model.id) }.flatMap(\.elements)
    .filter { old.contains($0.id) }
}

private func moveCounts(_ stages: StagedChangeset<[ItemSection]>) -> [Int] {
  [
    stages.reduce(0) { $0 + $1.sectionMoved.count },
    stages.reduce(0) { $0 + $1.elementMoved.count },
  ]
}

/// How many sections and elements have to move, found by trying which of them may stay.
private func fewestMoves(_ source: [ItemSection], _ target: [ItemSection]) -> [Int] {
  let (old, new) = (source.map(\.model.id), target.map(\.model.id))
  let kept = target.compactMap { section in
    source.first { $0.model.id == section.model.id }
      .map { (old: $0.elements, new: section.elements) }
  }
  let stayed = kept.reduce(0) { $0 + longestCommonSubsequence($1.old.map(\.id), $1.new.map(\.id)) }
  return [
    Set(old).intersection(new).count - longestCommonSubsequence(old, new),
    survivors(source, target).count - stayed,
  ]
}

/// The length of the longest sequence that both contain in order, by trying all of them.
private func longestCommonSubsequence(_ left: [Character], _ right: [Character]) -> Int {
  guard let first = left.first else { return 0 }
  let without = longestCommonSubsequence(Array(left.dropFirst()), right)
  guard let index = right.firstIndex(of: first) else { return without }
  let rest = longestCommonSubsequence(Array(left.dropFirst()), Array(right[(index + 1)...]))
  return max(without, 1 + rest)
}
