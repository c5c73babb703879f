import KumikoDiff
import Testing
import _TestSupport

@Suite struct `Duplicate identifiers` {
  @Test func `of elements replay, and as many as possible live on`() {
    let lists = words(upTo: 5)
    for source in lists {
      for target in lists {
        let (old, new) = ([section("P", source)], [section("P", target)])
        let stages = StagedChangeset(source: old, target: new)
        expectReplay(stages, from: old, to: new)
        if counts(stages) != expectedCounts(old, new) {
          Issue.record("\(text(old)) → \(text(new)): \(stages)")
        }
      }
    }
  }

  @Test func `in several sections live on within their section first`() {
    let worlds = words(upTo: 2).flatMap { first in
      words(upTo: 2).map { [section("P", first), section("Q", $0)] }
    }
    for source in worlds {
      for target in worlds {
        let stages = StagedChangeset(source: source, target: target)
        expectReplay(stages, from: source, to: target)
        if counts(stages) != expectedCounts(source, target) {
          Issue.record("\(text(source)) → \(text(target)): \(stages)")
        }
      }
    }
  }

  @Test func `of sections replay`() {
    let worlds = arrangements(of: sections("P[A] P[B] Q[C] P[]"))
    for source in worlds {
      for target in worlds {
        expectReplay(StagedChangeset(source: source, target: target), from: source, to: target)
      }
    }
  }

  @Test func `are matched first in, first out`() {
    // Content tells which one lives on as which: none is updated.
    #expect(
      linear("A1 A2 A3 B", "B A1 A2") == [
        "delete elements [0, 2]", "move elements [0, 2]→[0, 0]",
      ])
    #expect(
      sectioned("P[A1 A2] Q[]", "P[] Q[A1 A2]") == [
        "move elements [0, 0]→[1, 0], [0, 1]→[1, 1]"
      ])
  }

  @Test func `are named with both places`() {
    #expect(items("A B C").duplicateIdentifiers().isEmpty)
    #expect(
      items("A B A A").duplicateIdentifiers(section: 3).map(\.debugDescription) == [
        "identifier \"A\" at [3, 0] and again at [3, 2]",
        "identifier \"A\" at [3, 0] and again at [3, 3]",
      ])
  }

  @Test func `are found across sections`() {
    let list = sections("P[A B] Q[B] P[C]")
    #expect(
      list.duplicateElementIdentifiers() == [
        DuplicateIdentifier(
          identifier: "B", first: ElementPath(element: 1, section: 0),
          second: ElementPath(element: 0, section: 1))
      ])
    #expect(list.duplicateIdentifiers().map(\.identifier) == ["P"])
  }

  /// All lists of A and B up to a length.
  private func words(upTo length: Int) -> [[Item]] {
    guard length > 0 else { return [[]] }
    let shorter = words(upTo: length - 1)
    let longest = shorter.filter { $0.count == length - 1 }
    return shorter + longest.flatMap { [$0 + [Item("A")], $0 + [Item("B")]] }
  }

  private func section(_ model: Character, _ elements: [Item]) -> ItemSection {
    ItemSection(model: Item(model), elements: elements)
  }

  private func counts(_ stages: StagedChangeset<[ItemSection]>) -> [Int] {
    [
      stages.reduce(0) { $0 + $1.elementDeleted.count },
      stages.reduce(0) { $0 + $1.elementInserted.count },
      stages.reduce(0) { $0 + $1.elementMoved.count { $0.source.section != $0.target.section } },
    ]
  }

  /// Deletions, insertions and moves between sections, from counting identifiers alone.
  private func expectedCounts(_ source: [ItemSection], _ target: [ItemSection]) -> [Int] {
    var (deleted, inserted, crossing) = (0, 0, 0)
    for id: Character in ["A", "B"] {
      let surplus = zip(source, target).map { source, target in
        source.elements.count { $0.id == id } - target.elements.count { $0.id == id }
      }
      let leaving = surplus.filter { $0 > 0 }.reduce(0, +)
      let arriving = -surplus.filter { $0 < 0 }.reduce(0, +)
      crossing += min(leaving, arriving)
      deleted += leaving - min(leaving, arriving)
      inserted += arriving - min(leaving, arriving)
    }
    return [deleted, inserted, crossing]
  }
}
