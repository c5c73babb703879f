import Testing
import UIKit

/// Section snapshots as values.
@Suite struct SectionSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  /// a (a1 (a11), a2), b
  private var outline: Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["a", "b"])
    snapshot.append(["a1", "a2"], to: "a")
    snapshot.append(["a11"], to: "a1")
    return snapshot
  }

  @Test func `items are appended at the end, or below another one`() {
    let snapshot = outline
    #expect(snapshot.items == ["a", "a1", "a11", "a2", "b"])
    #expect(snapshot.rootItems == ["a", "b"])
    #expect(["a", "a1", "a11", "b"].map(snapshot.level) == [0, 1, 2, 0])
    #expect(snapshot.parent(of: "a11") == "a1")
    #expect(snapshot.parent(of: "b") == nil)
    #expect(snapshot.index(of: "a2") == 3)
    #expect(snapshot.index(of: "x") == nil)
    #expect(snapshot.contains("a2"))
    #expect(!snapshot.contains("x"))
  }

  @Test func `only items below expanded ones are visible`() {
    var snapshot = outline
    #expect(snapshot.visibleItems == ["a", "b"])
    #expect(!snapshot.isVisible("a1"))
    snapshot.expand(["a1"])
    #expect(snapshot.visibleItems == ["a", "b"])
    #expect(snapshot.isExpanded("a1"))
    snapshot.expand(["a"])
    #expect(snapshot.visibleItems == ["a", "a1", "a11", "a2", "b"])
    #expect(snapshot.isVisible("a11"))
    snapshot.collapse(["a1"])
    #expect(snapshot.visibleItems == ["a", "a1", "a2", "b"])
    #expect(!snapshot.isVisible("a11"))
    snapshot.expand(["b"])
    snapshot.append(["b1"], to: "b")
    #expect(snapshot.visibleItems.last == "b1", "an item is expanded before it has others below")
  }

  @Test func `items are inserted before another one, or after all that is below it`() {
    var snapshot = outline
    snapshot.insert(["x"], before: "a2")
    snapshot.insert(["y"], after: "a1")
    snapshot.insert(["z"], after: "a")
    #expect(snapshot.items == ["a", "a1", "a11", "y", "x", "a2", "z", "b"])
    #expect(["x", "y", "z"].map(snapshot.level) == [1, 1, 0])
  }

  @Test func `other snapshots are inserted with their levels and what is expanded`() {
    var other = Snapshot()
    other.append(["x"])
    other.append(["y"], to: "x")
    other.expand(["x"])
    var snapshot = outline
    snapshot.insert(other, before: "a2")
    #expect(snapshot.level(of: "x") == 1)
    #expect(snapshot.level(of: "y") == 2)
    #expect(snapshot.isExpanded("x"))
    #expect(snapshot.parent(of: "x") == "a")
    var after = outline
    after.insert(other, after: "a")
    #expect(after.items == ["a", "a1", "a11", "a2", "x", "y", "b"])
    #expect(after.level(of: "y") == 1)
  }

  @Test func `an item is deleted with all that is below it`() {
    var snapshot = outline
    snapshot.delete(["a1", "nothing"])
    #expect(snapshot.items == ["a", "a2", "b"])
    #expect(snapshot.level(of: "a2") == 1)
    snapshot.deleteAll()
    #expect(snapshot.items.isEmpty)
    #expect(snapshot.rootItems.isEmpty)
  }

  @Test func `items are deleted in any order, with others that are below them`() {
    for items in [["a", "a1", "a11"], ["a11", "a1", "a"], ["a1", "a", "a"]] {
      var snapshot = outline
      snapshot.expand(["a", "b"])
      snapshot.delete(items)
      #expect(snapshot.items == ["b"])
      #expect(snapshot.index(of: "b") == 0)
      #expect(!snapshot.contains("a2"))
      #expect(snapshot.isExpanded("b"))
      #expect(!snapshot.isExpanded("a"))
    }
    var snapshot = outline
    snapshot.delete(["a2", "b", "a11"])
    #expect(snapshot.items == ["a", "a1"])
    snapshot.append(["a11"], to: "a1")
    #expect(["a", "a1", "a11"].map(snapshot.level) == [0, 1, 2])
  }

  @Test(.timeLimit(.minutes(1))) func `many items are deleted in one pass`() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    snapshot.append(Array(0..<100_000))
    snapshot.delete(Array(0..<99_999))
    #expect(snapshot.items == [99_999])
    #expect(snapshot.index(of: 99_999) == 0)
  }

  @Test func `what is below an item is taken out and replaced`() {
    var snapshot = outline
    let below = snapshot.snapshot(of: "a")
    #expect(below.items == ["a1", "a11", "a2"])
    #expect(below.rootItems == ["a1", "a2"])
    let whole = snapshot.snapshot(of: "a", includingParent: true)
    #expect(whole.items == ["a", "a1", "a11", "a2"])
    #expect(whole.level(of: "a11") == 2)
    var other = Snapshot()
    other.append(["x"])
    snapshot.replace(childrenOf: "a", using: other)
    #expect(snapshot.items == ["a", "x", "b"])
    #expect(snapshot.level(of: "x") == 1)
  }

  @Test func `a copy is one's own`() {
    var copy = Snapshot(outline)
    copy.delete(["a"])
    #expect(copy.items == ["b"])
    #expect(outline.items.count == 5)
  }

  @Test func `the description has a line for each item`() {
    #expect(outline.visualDescription().split(separator: "\n").count == 5)
  }
}
