import Testing
import UIKit

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

private func snapshot(_ sections: (String, [Int])...) -> Snapshot {
  var snapshot = Snapshot()
  for (name, items) in sections {
    snapshot.appendSections([name])
    snapshot.appendItems(items)
  }
  return snapshot
}

extension NSDiffableDataSourceSnapshot where SectionIdentifierType == String {
  /// The items by section, in the order of the sections.
  fileprivate var content: [[ItemIdentifierType]] {
    sectionIdentifiers.map { itemIdentifiers(inSection: $0) }
  }
}

@Suite(.timeLimit(.minutes(1))) struct SnapshotTests {
  @Test func `a new snapshot is empty`() {
    let empty = Snapshot()
    #expect(empty.numberOfItems == 0)
    #expect(empty.numberOfSections == 0)
    #expect(empty.itemIdentifiers.isEmpty)
    #expect(empty.sectionIdentifiers.isEmpty)
    #expect(empty.indexOfItem(1) == nil)
    #expect(empty.sectionIdentifier(containingItem: 1) == nil)
  }

  @Test func `items are appended to the last section unless another is named`() {
    var snapshot = snapshot(("A", [1]), ("B", [2]))
    snapshot.appendItems([3])
    snapshot.appendItems([4], toSection: "A")
    #expect(snapshot.content == [[1, 4], [2, 3]])
    #expect(snapshot.itemIdentifiers == [1, 4, 2, 3])
  }

  @Test func `items are inserted before and after another, in their order`() {
    var snapshot = snapshot(("A", [1, 2]), ("B", [3]))
    snapshot.insertItems([8, 9], beforeItem: 2)
    snapshot.insertItems([6, 7], afterItem: 3)
    #expect(snapshot.content == [[1, 8, 9, 2], [3, 6, 7]])
  }

  @Test func `items that are there already move to where they are appended or inserted`() {
    var snapshot = snapshot(("A", [1, 2, 3]), ("B", [4]))
    snapshot.appendItems([2, 5])
    #expect(snapshot.content == [[1, 3], [4, 2, 5]])
    snapshot.insertItems([1], afterItem: 4)
    #expect(snapshot.content == [[3], [4, 1, 2, 5]])
  }

  @Test func `deleted items are gone and unknown ones are passed over`() {
    var snapshot = snapshot(("A", [1, 2]), ("B", [3]))
    snapshot.deleteItems([2, 3, 99])
    #expect(snapshot.content == [[1], []])
    #expect(snapshot.numberOfItems == 1)
  }

  @Test func `deleting all items leaves no section either`() {
    var snapshot = snapshot(("A", [1]))
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
    #expect(snapshot.numberOfItems == 0)
  }

  @Test func `items move before and after others, into other sections too`() {
    var snapshot = snapshot(("A", [1, 2, 3]), ("B", [4, 5]))
    snapshot.moveItem(1, afterItem: 3)
    #expect(snapshot.content == [[2, 3, 1], [4, 5]])
    snapshot.moveItem(1, beforeItem: 2)
    snapshot.moveItem(2, beforeItem: 5)
    #expect(snapshot.content == [[1, 3], [4, 2, 5]])
    snapshot.moveItem(3, afterItem: 3)
    #expect(snapshot.content == [[1, 3], [4, 2, 5]])
  }

  @Test func `sections are inserted before and after another, in their order`() {
    var snapshot = snapshot(("A", [1]), ("B", [2]))
    snapshot.insertSections(["C", "D"], beforeSection: "A")
    snapshot.insertSections(["E", "F"], afterSection: "A")
    #expect(snapshot.sectionIdentifiers == ["C", "D", "A", "E", "F", "B"])
    #expect(snapshot.numberOfItems(inSection: "E") == 0)
  }

  @Test func `sections move with their items`() {
    var snapshot = snapshot(("A", [1]), ("B", [2]), ("C", [3]))
    snapshot.moveSection("A", afterSection: "C")
    #expect(snapshot.content == [[2], [3], [1]])
    snapshot.moveSection("C", beforeSection: "B")
    #expect(snapshot.content == [[3], [2], [1]])
    snapshot.appendSections(["C"])
    #expect(snapshot.sectionIdentifiers == ["B", "A", "C"])
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "C")
  }

  @Test func `deleted sections take their items along`() {
    var snapshot = snapshot(("A", [1, 2]), ("B", [3]))
    snapshot.deleteSections(["A", "Z"])
    #expect(snapshot.sectionIdentifiers == ["B"])
    #expect(snapshot.itemIdentifiers == [3])
    snapshot.appendItems([1])
    #expect(snapshot.content == [[3, 1]])
  }

  @Test func `indices count all items of all sections`() {
    let snapshot = snapshot(("A", [10, 11]), ("B", []), ("C", [12]))
    #expect([10, 11, 12, 13].map { snapshot.indexOfItem($0) } == [0, 1, 2, nil])
    #expect(["A", "C", "D"].map { snapshot.indexOfSection($0) } == [0, 2, nil])
    #expect(snapshot.sectionIdentifier(containingItem: 12) == "C")
  }

  @Test func `what is to be reloaded and reconfigured is remembered once, and while it is there`() {
    var snapshot = snapshot(("A", [1, 2]), ("B", [3]))
    snapshot.reloadItems([1, 3])
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["B"])
    #expect(snapshot.reloadedItemIdentifiers == [1, 3])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    #expect(snapshot.reloadedSectionIdentifiers == ["B"])
    snapshot.deleteItems([2])
    snapshot.deleteSections(["B"])
    #expect(snapshot.reloadedItemIdentifiers == [1])
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
  }

  @Test func `a copy is independent`() {
    let original = snapshot(("A", [1]))
    var copy = original
    copy.appendItems([2])
    #expect(original.itemIdentifiers == [1])
  }

  @Test func `duplicate identifiers trap`() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = Snapshot()
      snapshot.appendSections(["A", "A"])
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = Snapshot()
      snapshot.appendSections(["A"])
      snapshot.appendItems([1, 2, 1])
    }
  }

  @Test func `unknown identifiers trap`() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = Snapshot()
      snapshot.appendItems([1])
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = Snapshot()
      snapshot.appendSections(["A"])
      snapshot.reloadItems([1])
    }
    await #expect(processExitsWith: .failure) {
      _ = Snapshot().numberOfItems(inSection: "A")
    }
  }
}
