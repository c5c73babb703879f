import Kumiko
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `A diffable updater` {
  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  /// Renders some small worlds, the next before the animations of the last are over.
  func showWorlds(_ stage: some ListStage) {
    var random = SeededRandom(seed: 5)
    for world in makeWorlds(withContent: true).shuffled(using: &random).prefix(30) {
      stage.render(world)
      #expect(stage.shown == stage.expected)
      stage.screen.advance(by: stage.screen.frameDuration)
    }
    #expect(stage.screen.settle())
    #expect(stage.shown == stage.expected)
    #expect(stage.completionCount == 30)
  }

  @Test func `shows changing headers, footers and rows, while earlier animations run`() {
    showWorlds(DiffableTableStage(style: .grouped))
    showWorlds(DiffableCollectionStage())
  }

  @Test func `gives the list a diffable data source, and the adapter as its delegate`() {
    let tables = DiffableTableStage()
    #expect(tables.table.dataSource is UITableViewDiffableDataSource<Int, Int>)
    #expect(tables.table.delegate === tables.base.adapter)
    let items = DiffableCollectionStage()
    #expect(items.list.dataSource is UICollectionViewDiffableDataSource<Int, Int>)
    #expect(items.list.delegate === items.base.adapter)
  }

  @Test func `shows the data that an adapter has already`() {
    let stage = DiffableTableStage(adapter: UITableViewAdapter(data: sections("A: a b")))
    stage.table.layoutIfNeeded()
    #expect(stage.shown == ["row 0/0: a0", "row 0/1: b0"])
  }

  @Test func `lets rows that stay or move keep their cells, also to another section`() throws {
    let stage = DiffableTableStage()
    stage.render(sections("A: a b", "B: c"))
    stage.screen.settle()
    let (a, c) = (try #require(stage.base.cell(at: 0)), try #require(stage.base.cell(at: 0, 1)))
    stage.render(sections("A: b", "B: d c a"))
    #expect(stage.base.cell(at: 2, 1) === a)
    #expect(stage.base.cell(at: 1, 1) === c)
  }

  @Test func `shows rows with equal ids as they are`() {
    let stage = DiffableTableStage()
    let handler = KumikoDiagnostics.handler
    KumikoDiagnostics.handler = { _ in }
    defer { KumikoDiagnostics.handler = handler }
    stage.render(sections("A: a a b", "B: a"))
    stage.render(sections("A: b a", "B: a a a"))
    #expect(stage.shown == stage.expected)
  }

  @Test func `calls its completion after the animations`() {
    let stage = DiffableTableStage()
    stage.render(sections("A: a"))
    stage.screen.settle()
    let done = stage.completionCount
    stage.render(sections("A: a b"))
    #expect(stage.completionCount == done)
    stage.screen.settle()
    #expect(stage.completionCount == done + 1)
  }

  @Test func `keeps the selection of rows that stay`() {
    let stage = DiffableTableStage()
    stage.render(sections("A: a b c"))
    stage.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    stage.render(sections("A: d a b"))
    #expect(stage.table.indexPathsForSelectedRows == [path(2)])
  }

  @Test func `deletes a row that the user deletes`() {
    let stage = DiffableTableStage()
    let log = Log()
    stage.render([
      Section(id: 0) { for id in ["a", "b"] { Item(id).deletable { log.events.append(id) } } }
    ])
    let source = stage.table.dataSource
    source?.tableView(stage.table, commit: .delete, forRowAt: path(0))
    stage.screen.settle()
    #expect(log.take() == ["a"])
    #expect(stage.shown == ["row 0/0: b0"])
    stage.render(sections("A: b c"))
    #expect(stage.shown == ["row 0/0: b0", "row 0/1: c0"])
  }

  @Test func `follows an item that the user has moved`() async {
    let stage = DiffableCollectionStage(size: CGSize(width: 100, height: 400))
    stage.renderer.options = ListOptions().onMove { _ in }
    stage.render([
      Section(id: 0) { for id in ["a", "b"] { Item(id).reorderable() } },
      Section(id: 1) { for id in ["c", "d"] { Item(id).reorderable() } },
    ])
    stage.screen.settle()
    #expect(stage.list.beginInteractiveMovementForItem(at: path(0)))
    let end = stage.list.layoutAttributesForItem(at: path(1, 1))?.center ?? .zero
    stage.list.updateInteractiveMovementTargetPosition(end)
    stage.list.endInteractiveMovement()
    stage.screen.settle()
    await Task.yield()
    #expect(stage.shown == ["row 0/0: b0", "row 1/0: c0", "row 1/1: a0", "row 1/2: d0"])
    stage.render(sections("0: b"))
    #expect(stage.shown == stage.expected)
  }

  @Test func `follows a row that the user has moved by its handle`() async throws {
    let stage = DiffableTableStage(size: CGSize(width: 200, height: 400))
    stage.renderer.options = ListOptions().onMove { _ in }
    stage.render([
      Section(id: "0") { for id in ["a", "b", "c"] { Item(id).reorderable() } },
      Section(id: "1") { for id in ["d", "e"] { Item(id).reorderable() } },
    ])
    stage.table.setEditing(true, animated: false)
    stage.screen.settle()
    let cell = try #require(stage.table.cellForRow(at: path(0)))
    let handle = try #require(
      cell.subviews.first { String(describing: Swift.type(of: $0)).contains("Reorder") })
    stage.screen.drag(handle, by: CGVector(dx: 0, dy: 150))
    for _ in 0..<4 { await Task.yield() }
    stage.screen.settle()
    #expect(
      stage.shown == ["row 0/0: b0", "row 0/1: c0", "row 1/0: d0", "row 1/1: e0", "row 1/2: a0"])
    #expect(stage.table.cellForRow(at: path(2, 1)) === cell)
    stage.render(sections("0: c b"))
    #expect(stage.shown == stage.expected)
  }

  @Test func `reloads for many changes and without a window`() {
    let stage = DiffableTableStage(size: CGSize(width: 100, height: 400))
    func rows(_ count: Int) -> [Section] {
      [Section(id: 0) { for id in 0..<count { Item(String(id)) } }]
    }
    stage.render(rows(1))
    stage.screen.settle()
    let done = stage.completionCount
    stage.render(rows(500))
    #expect(stage.completionCount == done + 1)
    #expect(stage.table.numberOfRows(inSection: 0) == 500)
    stage.table.removeFromSuperview()
    stage.render(rows(3))
    #expect(stage.completionCount == done + 2)
    #expect(stage.table.numberOfRows(inSection: 0) == 3)
  }

  @Test func `takes a list view over that another adapter has led`() {
    let stage = DiffableTableStage()
    stage.render(sections("A: a"))
    let other = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
    other.target = stage.table
    other.render(sections("B: b"))
    let handler = KumikoDiagnostics.handler
    KumikoDiagnostics.handler = { _ in }
    defer { KumikoDiagnostics.handler = handler }
    stage.render(sections("A: a c"))
    #expect(stage.shown == ["row 0/0: a0", "row 0/1: c0"])
    #expect(stage.table.dataSource is UITableViewDiffableDataSource<Int, Int>)
  }
}
