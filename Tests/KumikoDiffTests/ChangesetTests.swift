import KumikoDiff
import Testing

@Suite(.timeLimit(.minutes(1))) struct `A changeset` {
  private let changeset = Changeset(
    data: sections("P[A]"), sectionDeleted: [3, 1], sectionInserted: [2], sectionUpdated: [4],
    sectionMoved: [(0, 5), (6, 7)], elementDeleted: [path(0, 1)],
    elementInserted: [path(0, 2), path(1, 0)], elementUpdated: [path(2, 2)],
    elementMoved: [(path(0, 0), path(0, 4))])

  @Test func `counts its changes`() {
    #expect(changeset.sectionChangeCount == 6)
    #expect(changeset.elementChangeCount == 5)
    #expect(changeset.changeCount == 11)
    #expect(changeset.hasSectionChanges)
    #expect(changeset.hasElementChanges)
    #expect(changeset.hasChanges)
  }

  @Test func `is empty with nothing but data`() {
    let empty = Changeset(data: sections("P[A]"))
    #expect(empty.changeCount == 0)
    #expect(!empty.hasSectionChanges)
    #expect(!empty.hasElementChanges)
    #expect(!empty.hasChanges)
    #expect(empty.debugDescription == "Changeset of 0 changes")
  }

  @Test func `equals another whatever the order of changes`() {
    var other = changeset
    other.sectionDeleted.reverse()
    other.sectionMoved.reverse()
    other.elementInserted.reverse()
    #expect(other == changeset)
  }

  @Test func `differs by any change and by its data`() {
    let differences: [(inout Changeset<[ItemSection]>) -> Void] = [
      { $0.sectionDeleted.removeLast() }, { $0.sectionInserted = [0] },
      { $0.sectionUpdated.append(4) }, { $0.sectionMoved[0].target = 4 },
      { $0.elementDeleted = [] }, { $0.elementInserted[0].section = 9 },
      { $0.elementUpdated[0].element = 9 }, { $0.elementMoved[0].source.element = 1 },
      { $0.data = sections("P[B]") },
    ]
    for change in differences {
      var other = changeset
      change(&other)
      #expect(other != changeset)
    }
  }

  @Test func `prints its changes by kind`() {
    #expect(
      changeset.debugDescription == """
        Changeset of 11 changes:
          delete sections 3, 1
          insert sections 2
          update sections 4
          move sections 0→5, 6→7
          delete elements [0, 1]
          insert elements [0, 2], [1, 0]
          update elements [2, 2]
          move elements [0, 0]→[0, 4]
        """)
  }

  @Test func `takes other data`() {
    var stages = StagedChangeset(source: items("A B"), target: items("B C"))
    #expect(stages[0].data == items("B"))
    stages[0].data = items("X")
    #expect(stages[0].data == items("X"))
  }

  @Test func `crosses to another task with the data it derives`() async {
    let stages = StagedChangeset(source: sections("P[A B]"), target: sections("Q[C] P1[B1]"))
    let data = await Task.detached { stages.map { text($0.data) } }.value
    #expect(data == ["P[A B1]", "P[B1]", "Q[C] P[B1]", "Q[C] P1[B1]"])
  }

  private static func path(_ section: Int, _ element: Int) -> ElementPath {
    ElementPath(element: element, section: section)
  }
}

@Suite struct `Staged changesets` {
  private let first = Changeset(
    data: items("A"), elementInserted: [ElementPath(element: 0, section: 0)])
  private let second = Changeset(
    data: items(""), elementDeleted: [ElementPath(element: 0, section: 0)])

  @Test func `are a collection`() {
    var stages: StagedChangeset = [first]
    stages.append(second)
    #expect(stages.count == 2)
    #expect(stages[1] == second)
    stages.swapAt(0, 1)
    #expect(stages == [second, first])
    stages.removeFirst()
    #expect(stages == StagedChangeset([first]))
    #expect(StagedChangeset<[Item]>().isEmpty)
  }

  @Test func `count the changes of all stages`() {
    #expect(StagedChangeset([first, second]).changeCount == 2)
    #expect(StagedChangeset([first]).hasChanges)
    #expect(!StagedChangeset([Changeset(data: items("A"))]).hasChanges)
  }

  @Test func `print one stage after the other`() {
    #expect(StagedChangeset<[Item]>().debugDescription == "no changes")
    #expect(
      StagedChangeset([first, second]).debugDescription == """
        Changeset of 1 change:
          insert elements [0, 0]
        Changeset of 1 change:
          delete elements [0, 0]
        """)
  }
}
