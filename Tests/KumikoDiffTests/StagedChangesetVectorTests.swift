import KumikoDiff
import Testing

/// Letters are identifiers, digits versions of their content; paths read `[section, element]`.
@Suite struct `Known differences of elements` {
  @Test func `nothing changes`() {
    #expect(linear("", "").isEmpty)
    #expect(linear("A", "A").isEmpty)
    #expect(linear("A B C", "A B C").isEmpty)
  }

  @Test func `everything arrives or leaves in one stage`() {
    #expect(linear("", "A B") == ["insert elements [0, 0], [0, 1]"])
    #expect(linear("A B", "") == ["delete elements [0, 0], [0, 1]"])
  }

  @Test func `everything is replaced`() {
    #expect(linear("A", "B") == ["delete elements [0, 0]", "insert elements [0, 0]"])
  }

  @Test func `the first element goes last`() {
    // Where moves are counted instead of minimal, B and C move.
    #expect(linear("A B C", "B C A") == ["move elements [0, 0]→[0, 2]"])
  }

  @Test func `the last element goes first`() {
    #expect(linear("A B C", "C A B") == ["move elements [0, 2]→[0, 0]"])
  }

  @Test func `updates name the source and moves what deletions leave`() {
    #expect(
      linear("A B1 C", "C B2") == [
        "update elements [0, 1]", "delete elements [0, 0]", "move elements [0, 1]→[0, 0]",
      ])
  }

  @Test func `all kinds at once`() {
    #expect(
      linear("A B C D E", "E C B1 F A") == [
        "update elements [0, 1]", "delete elements [0, 3]",
        "insert elements [0, 3]; move elements [0, 3]→[0, 0], [0, 2]→[0, 1], [0, 1]→[0, 2]",
      ])
  }

  @Test func `duplicates are matched in their order`() {
    #expect(
      linear("A A B", "A B A A") == ["insert elements [0, 3]; move elements [0, 2]→[0, 1]"])
  }

  @Test func `one element among many goes to the end`() {
    let source = (0..<10_000).map(Number.init)
    let stages = StagedChangeset(source: source, target: source.dropFirst() + [source[0]])
    #expect(summary(stages) == ["move elements [0, 0]→[0, 9999]"])
  }

  @Test func `paths name the section asked for`() {
    let stages = StagedChangeset(source: items("A B"), target: items("B C"), section: 7)
    #expect(summary(stages) == ["delete elements [7, 0]", "insert elements [7, 1]"])
  }
}

@Suite struct `Known differences of sections` {
  @Test func `an element goes to another section`() {
    // Only A moves: B keeps its order among those that stay.
    #expect(
      sectioned("P[A B] Q[C]", "P[B] Q[A C]") == ["move elements [0, 0]→[1, 0]"])
  }

  @Test func `an element leaves a section that is deleted`() {
    #expect(
      sectioned("P[A B] Q[C]", "Q[C A]") == ["delete sections 0", "insert elements [0, 1]"])
  }

  @Test func `all stages`() {
    #expect(
      sectioned("P[A B] Q[C]", "R[A] Q1[C1] P[B D]") == [
        "update elements [1, 0]",
        "delete elements [0, 0]",
        "insert sections 0; move sections 1→1",
        "insert elements [2, 1]",
        "update sections 1",
      ])
  }

  @Test func `an identifier in two sections is matched within its section`() {
    // Matching first in, first out through all sections would move P's A and delete Q's.
    #expect(sectioned("P[A] Q[A]", "P[] Q[A]") == ["delete elements [0, 0]"])
  }

  @Test func `a section is updated last`() {
    #expect(
      sectioned("P[A B C]", "P1[C1 A D]") == [
        "update elements [0, 2]", "delete elements [0, 1]",
        "insert elements [0, 2]; move elements [0, 1]→[0, 0]", "update sections 0",
      ])
  }

  @Test func `a section arrives and leaves with its elements`() {
    #expect(sectioned("", "P[A B]") == ["insert sections 0"])
    #expect(sectioned("P[A B]", "") == ["delete sections 0"])
    #expect(sectioned("P[A]", "Q[A]") == ["delete sections 0", "insert sections 0"])
  }

  @Test func `sections keep what they show until the last stage`() throws {
    let source = sections("P[A] Q[B]")
    let target = sections("Q1[B1 C] P1[]")
    let stages = StagedChangeset(source: source, target: target)
    #expect(
      stages.map { text($0.data) } == [
        "P[A] Q[B1]", "P[] Q[B1]", "Q[B1] P[]", "Q[B1 C] P[]", "Q1[B1 C] P1[]",
      ])
  }
}

/// An element that is nothing but its number.
struct Number: Hashable, Differentiable {
  var value: Int

  init(_ value: Int) { self.value = value }
}
