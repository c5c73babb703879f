import QuartzCore
import Testing
import UIKit
import _UIKitTestSupport

/// Section snapshots of a collection view's data source.
@MainActor
@Suite(.serialized, .closesWindows) struct DiffableOutlineTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private let stage = Stage()
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 400),
    collectionViewLayout: makeGrid { $0.itemSize = CGSize(width: 300, height: 40) })

  private final class TextCell: UICollectionViewListCell {
    var text = ""
  }

  private func makeSource() -> Source {
    stage.window.addSubview(view)
    let registration = UICollectionView.CellRegistration<TextCell, String> { cell, _, item in
      cell.text = item
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    return Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
  }

  private var texts: [String] { view.visibleCells.compactMap { ($0 as? TextCell)?.text } }

  private func cell(_ text: String) throws -> TextCell {
    try #require(view.visibleCells.compactMap { $0 as? TextCell }.first { $0.text == text })
  }

  private func tap(_ text: String) throws {
    let cell = try cell(text)
    stage.tap(at: cell.convert(CGPoint(x: 150, y: 20), to: nil))
    stage.advance(by: 0.5)
  }

  private func outline(expanded: Bool = false) -> Outline {
    var outline = Outline()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    if expanded { outline.expand(["a"]) }
    return outline
  }

  @Test func `a section shows the visible items of its snapshot`() throws {
    let source = makeSource()
    source.apply(outline(), to: 1, animatingDifferences: false)
    stage.frame()
    #expect(texts == ["a", "b"])
    #expect(source.snapshot().sectionIdentifiers == [1])
    #expect(source.snapshot(for: 1).items == ["a", "a1", "a2", "b"])
    var isDone = false
    source.apply(outline(expanded: true), to: 1) { isDone = true }
    #expect(!isDone)
    stage.advance(by: 0.5)
    #expect(isDone)
    #expect(texts == ["a", "a1", "a2", "b"])
    #expect(source.snapshot().itemIdentifiers == ["a", "a1", "a2", "b"])
    #expect(source.snapshot(for: 9).items.isEmpty)
  }

  @Test func `cells are moved in by their items' levels`() throws {
    let source = makeSource()
    source.apply(outline(expanded: true), to: 1, animatingDifferences: false)
    stage.frame()
    #expect(try ["a", "a1", "b"].map { try cell($0).indentationLevel } == [0, 1, 0])
  }

  @Test func `cells in view follow the levels of their items`() throws {
    let source = makeSource()
    source.apply(outline(expanded: true), to: 1, animatingDifferences: false)
    stage.frame()
    let cells = try ["a1", "b"].map { try cell($0) }
    var other = Outline()
    other.append(["a1", "a"])
    other.append(["b"], to: "a")
    other.expand(["a"])
    source.apply(other, to: 1)
    stage.advance(by: 0.5)
    #expect(texts == ["a1", "a", "b"])
    #expect(try ["a1", "b"].map { try cell($0) } == cells)
    #expect(cells.map(\.indentationLevel) == [0, 1])
    var snapshot = source.snapshot()
    snapshot.appendSections([2])
    snapshot.appendItems(["b"], toSection: 2)
    source.apply(snapshot, animatingDifferences: false)
    stage.frame()
    #expect(try cell("b").indentationLevel == 0)
  }

  @Test func `cells that return in a section without an outline are not moved in`() throws {
    let source = makeSource()
    source.apply(outline(expanded: true), to: 1, animatingDifferences: false)
    stage.frame()
    let old = try cell("a2")
    var snapshot = source.snapshot()
    snapshot.appendSections([2])
    snapshot.deleteItems(["a1", "a2"])
    source.apply(snapshot, animatingDifferences: false)
    stage.frame()
    snapshot.appendItems(["x", "y"], toSection: 2)
    source.apply(snapshot, animatingDifferences: false)
    stage.frame()
    let cells = try ["x", "y"].map { try cell($0) }
    #expect(cells.contains(old))
    #expect(cells.map(\.indentationLevel) == [0, 0])
  }

  @Test func `cells that return after the last outline is gone are not moved in`() throws {
    let source = makeSource()
    source.apply(outline(expanded: true), to: 1, animatingDifferences: false)
    stage.frame()
    let old = try cell("a2")
    var snapshot = source.snapshot()
    snapshot.deleteSections([1])
    snapshot.appendSections([2])
    source.apply(snapshot, animatingDifferences: false)
    stage.frame()
    snapshot.appendItems(["w", "x", "y", "z"], toSection: 2)
    source.apply(snapshot, animatingDifferences: false)
    stage.frame()
    let cells = try ["w", "x", "y", "z"].map { try cell($0) }
    #expect(cells.contains(old))
    #expect(cells.map(\.indentationLevel) == [0, 0, 0, 0])
  }

  @Test func `other sections stay as they are`() {
    let source = makeSource()
    var snapshot = source.snapshot()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["x"], toSection: 0)
    source.apply(snapshot, animatingDifferences: false)
    source.apply(outline(), to: 1, animatingDifferences: false)
    stage.frame()
    #expect(texts == ["x", "a", "b"])
    #expect(source.snapshot(for: 0).items == ["x"])
  }

  @Test func `a tap shows what is below an item, and hides it`() throws {
    let source = makeSource()
    source.apply(outline(), to: 1, animatingDifferences: false)
    stage.frame()
    #expect(try !cell("a").configurationState.isExpanded)
    try tap("a")
    #expect(texts == ["a", "a1", "a2", "b"])
    #expect(source.snapshot(for: 1).isExpanded("a"))
    #expect(try cell("a").configurationState.isExpanded)
    try tap("a")
    #expect(texts == ["a", "b"])
    #expect(!source.snapshot(for: 1).isExpanded("a"))
  }

  @Test func `handlers decide, are told, and give what is below`() throws {
    let source = makeSource()
    var events: [String] = []
    source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "b" }
    source.sectionSnapshotHandlers.willExpandItem = { events.append("expand \($0)") }
    source.sectionSnapshotHandlers.shouldCollapseItem = { _ in events.count > 2 }
    source.sectionSnapshotHandlers.willCollapseItem = { events.append("collapse \($0)") }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, below in
      events.append("below \(parent) \(below.items)")
      var snapshot = below
      snapshot.append(["late"])
      return snapshot
    }
    source.apply(outline(), to: 1, animatingDifferences: false)
    stage.frame()
    try tap("b")
    #expect(events.isEmpty)
    try tap("a")
    #expect(texts == ["a", "a1", "a2", "late", "b"])
    #expect(events == ["expand a", "below a [\"a1\", \"a2\"]"])
    try tap("a")
    #expect(texts.count == 5, "it may not be collapsed yet")
    events.append("now")
    try tap("a")
    #expect(texts == ["a", "b"])
    #expect(events.last == "collapse a")
  }

  @Test func `what a handler applies before an item is expanded stays`() throws {
    let source = makeSource()
    source.sectionSnapshotHandlers.willExpandItem = { [unowned source] item in
      var snapshot = source.snapshot(for: 1)
      snapshot.append(["late"], to: item)
      source.apply(snapshot, to: 1)
    }
    source.sectionSnapshotHandlers.willCollapseItem = { [unowned source] item in
      var snapshot = source.snapshot(for: 1)
      snapshot.delete([item])
      source.apply(snapshot, to: 1)
    }
    source.apply(outline(), to: 1, animatingDifferences: false)
    stage.frame()
    try tap("a")
    #expect(texts == ["a", "a1", "a2", "late", "b"])
    try tap("a")
    #expect(texts == ["b"])
  }

  @Test func `a snapshot of the whole list keeps outlines and what is hidden in them`() throws {
    let source = makeSource()
    source.apply(outline(), to: 1, animatingDifferences: false)
    var snapshot = source.snapshot()
    snapshot.appendItems(["c"], toSection: 1)
    snapshot.moveItem("a", afterItem: "b")
    source.apply(snapshot, animatingDifferences: false)
    stage.frame()
    #expect(texts == ["b", "a", "c"])
    #expect(source.snapshot(for: 1).items == ["b", "a", "a1", "a2", "c"])
    try tap("a")
    #expect(texts == ["b", "a", "a1", "a2", "c"])
  }

  @Test func `a snapshot of the whole list keeps what is hidden deep in an outline`() {
    let source = makeSource()
    var deep = outline(expanded: true)
    deep.append(["a11", "a12"], to: "a1")
    source.apply(deep, to: 1, animatingDifferences: false)
    stage.frame()
    #expect(texts == ["a", "a1", "a2", "b"])
    var snapshot = source.snapshot()
    snapshot.appendItems(["c"], toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    stage.frame()
    #expect(texts == ["a", "a1", "a2", "b", "c"])
    let kept = source.snapshot(for: 1)
    #expect(kept.items == ["a", "a1", "a11", "a12", "a2", "b", "c"])
    #expect(kept.items.map(kept.level) == [0, 1, 2, 2, 1, 0, 0])
    #expect(kept.isExpanded("a"))
    #expect(!kept.isExpanded("a1"))
    snapshot.deleteItems(["a1"])
    source.apply(snapshot, animatingDifferences: false)
    #expect(source.snapshot(for: 1).items == ["a", "a2", "b", "c"], "a1 takes its own along")
  }

  @Test func `what is hidden goes along to another section`() throws {
    let source = makeSource()
    source.apply(outline(), to: 1, animatingDifferences: false)
    var snapshot = source.snapshot()
    snapshot.appendSections([2])
    snapshot.appendItems(["x", "y"], toSection: 2)
    snapshot.moveItem("a", afterItem: "x")
    source.apply(snapshot, animatingDifferences: false)
    stage.frame()
    #expect(texts == ["b", "x", "a", "y"])
    #expect(source.snapshot(for: 1).items == ["b"])
    #expect(source.snapshot(for: 2).items == ["x", "a", "a1", "a2", "y"])
    try tap("a")
    #expect(texts == ["b", "x", "a", "a1", "a2", "y"])
    snapshot = source.snapshot()
    snapshot.moveItem("a", beforeItem: "b")
    source.apply(snapshot, animatingDifferences: false)
    #expect(source.snapshot(for: 1).items == ["a", "b"], "what an open item shows moves by itself")
    #expect(source.snapshot(for: 2).items == ["x", "a1", "a2", "y"])
  }

  @Test func `a hidden item that is shown elsewhere takes along what is below it`() {
    let source = makeSource()
    var deep = outline()
    deep.append(["a11", "a12"], to: "a1")
    deep.expand(["a1"])
    source.apply(deep, to: 1, animatingDifferences: false)
    var snapshot = source.snapshot()
    snapshot.appendItems(["a1"], toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    stage.frame()
    #expect(texts == ["a", "b", "a1"])
    let kept = source.snapshot(for: 1)
    #expect(kept.items == ["a", "a2", "b", "a1", "a11", "a12"])
    #expect(kept.items.map(kept.level) == [0, 1, 0, 0, 1, 1])
    #expect(!kept.isExpanded("a1"))
  }

  @Test func `what is hidden goes along, also if the section goes or shows nothing else`() throws {
    let source = makeSource()
    source.apply(outline(), to: 1, animatingDifferences: false)
    var snapshot = source.snapshot()
    snapshot.appendSections([2])
    snapshot.appendItems(["a"], toSection: 2)
    snapshot.deleteSections([1])
    source.apply(snapshot, animatingDifferences: false)
    #expect(source.snapshot(for: 2).items == ["a", "a1", "a2"])

    var deep = outline()
    deep.append(["a11", "a12"], to: "a1")
    snapshot = source.snapshot()
    snapshot.deleteAllItems()
    source.apply(snapshot, animatingDifferences: false)
    source.apply(deep, to: 1, animatingDifferences: false)
    snapshot = source.snapshot()
    snapshot.appendSections([2])
    snapshot.appendItems(["a1"], toSection: 2)
    source.apply(snapshot, animatingDifferences: false)
    #expect(source.snapshot(for: 1).items == ["a", "a2", "b"])
    #expect(source.snapshot(for: 2).items == ["a1", "a11", "a12"])
  }

  // MARK: Reordering

  @Test func `items can be moved only if a handler says so`() {
    let source = makeSource()
    source.apply(outline(), to: 1, animatingDifferences: false)
    stage.frame()
    #expect(!view.beginInteractiveMovementForItem(at: [0, 0]))
    source.reorderingHandlers.canReorderItem = { $0 == "a" }
    #expect(!view.beginInteractiveMovementForItem(at: [0, 1]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.cancelInteractiveMovement()
  }

  @Test func `a move is told with both snapshots and their difference`() throws {
    let source = makeSource()
    var snapshot = source.snapshot()
    snapshot.appendSections([1, 2])
    snapshot.appendItems(["a", "b", "c"], toSection: 1)
    snapshot.appendItems(["d"], toSection: 2)
    source.apply(snapshot, animatingDifferences: false)
    stage.frame()
    var events: [String] = []
    var last: NSDiffableDataSourceTransaction<Int, String>?
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.willReorder = { [unowned source] _ in
      events.append("will \(source.snapshot().itemIdentifiers)")
    }
    source.reorderingHandlers.didReorder = { [unowned source] transaction in
      events.append("did \(source.snapshot().itemIdentifiers)")
      last = transaction
    }
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 100))
    view.endInteractiveMovement()
    stage.advance(by: 0.5)
    #expect(texts == ["b", "c", "a", "d"])
    #expect(
      events == [
        "will [\"a\", \"b\", \"c\", \"d\"]", "did [\"b\", \"c\", \"a\", \"d\"]",
      ])
    let transaction = try #require(last)
    #expect(transaction.initialSnapshot.itemIdentifiers == ["a", "b", "c", "d"])
    #expect(transaction.finalSnapshot.itemIdentifiers == ["b", "c", "a", "d"])
    #expect(["a", "b", "c", "d"].applying(transaction.difference) == ["b", "c", "a", "d"])
    let section = try #require(transaction.sectionTransactions.first)
    #expect(transaction.sectionTransactions.count == 1)
    #expect(section.sectionIdentifier == 1)
    #expect(["a", "b", "c"].applying(section.difference) == ["b", "c", "a"])
    #expect(section.finalSnapshot.items == ["b", "c", "a"])
  }
}
