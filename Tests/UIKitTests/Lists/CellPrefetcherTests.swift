import QuartzCore
import Testing
import UIKit
import _UIKitTestSupport

/// Cells that lists make before they come into view.
@MainActor
@Suite(.serialized, .closesWindows) struct CellPrefetcherTests {
  private let stage = Stage()
  private let rows = Rows(count: 100)
  private let items = Items(count: 99)
  private let display = DisplayLog()
  private let elements = ElementLog()

  /// Rows of 40 points, of which ten fill the table.
  private func showTable() -> UITableView { stage.showTable(rows, telling: display) }

  /// Lines of three items of 40 points, of which ten fill the view.
  private func showGrid() -> UICollectionView { stage.show(makeGrid(), items, elements) }

  /// Drags by so many points, a few in each frame, and leaves the finger where it is.
  private func drag(by distance: CGFloat, step: CGFloat = 4, begins: Bool = true) {
    let start = CGPoint(x: 150, y: 200)
    if begins { stage.touch(.began, at: start) }
    let way: CGFloat = distance < 0 ? -1 : 1
    for way in stride(from: way * step, through: distance, by: way * step) {
      stage.touch(.moved, at: CGPoint(x: start.x, y: start.y - way))
      stage.advance(by: 1 / 60)
    }
  }

  @Test func `a table that is scrolled slowly makes the next cell ahead`() throws {
    let table = showTable()
    drag(by: 32)
    let next = try #require(table.indexPathsForVisibleRows?.last).row + 1
    let path = IndexPath(row: next, section: 0)
    #expect(rows.asked.last == path)
    let cell = try #require(table.cellForRow(at: path))
    #expect(cell.tag == next)
    #expect(cell.superview == nil)
    #expect(!table.visibleCells.contains(cell))
    #expect(table.indexPath(for: cell) == nil)
    #expect(!display.shown.contains(next))
    rows.forget()
    table.contentOffset.y += 40
    stage.frame()
    #expect(table.visibleCells.last === cell)
    #expect(display.shown.contains(next))
    #expect(!rows.asked.contains(path))
    #expect(display.faults.isEmpty)
  }

  @Test func `a collection view that is scrolled slowly makes the next line ahead`() throws {
    let view = showGrid()
    drag(by: 36)
    let next = try #require(view.indexPathsForVisibleItems.max()).item + 1
    let paths = (next..<next + 3).map { IndexPath(item: $0, section: 0) }
    #expect(Array(items.asked.suffix(3)) == paths)
    let cell = try #require(view.cellForItem(at: paths[0]))
    #expect(cell.tag == next)
    #expect(cell.superview == nil)
    #expect(!view.visibleCells.contains(cell))
    #expect(!elements.events.contains("will \(next)"))
    items.forget()
    view.contentOffset.y += 40
    stage.frame()
    #expect(view.visibleCells.contains(cell))
    #expect(elements.events.contains("will \(next)"))
    #expect(Set(items.asked).isDisjoint(with: paths))
    #expect(elements.faults.isEmpty)
  }

  @Test func `nothing is made ahead unless the list scrolls, or if it is not to`() {
    let table = showTable()
    #expect(rows.asked.count == 10)
    table.isPrefetchingEnabled = false
    drag(by: 32)
    #expect(rows.asked.count == 11)
    stage.touch(.ended, at: CGPoint(x: 150, y: 168))
    table.removeFromSuperview()
    let view = showGrid()
    #expect(items.asked.count == 30)
    view.isPrefetchingEnabled = false
    drag(by: 32)
    #expect(items.asked.count == 33)
  }

  @Test func `prefetching that is turned off drops cells`() {
    let table = showTable()
    drag(by: 32)
    #expect(table.cellForRow(at: [0, 11]) != nil)
    table.isPrefetchingEnabled = false
    #expect(table.cellForRow(at: [0, 11]) == nil)
  }

  @Test func `another direction, updates and reloads drop cells of tables`() {
    let table = showTable()
    drag(by: 72)
    #expect(table.cellForRow(at: [0, 12]) != nil)
    drag(by: 52, begins: false)
    #expect(table.cellForRow(at: [0, 12]) == nil)
    drag(by: 80, begins: false)
    rows.sections[0].insert(500, at: 50)
    table.insertRows(at: [[0, 50]], with: .none)
    #expect(table.cellForRow(at: [0, 13]) == nil)
    stage.touch(.ended, at: CGPoint(x: 150, y: 120))
    stage.advance(by: 2)
    table.reloadData()
    stage.frame()
    #expect(display.faults.isEmpty)
    #expect(display.shown.sorted() == table.visibleTags.sorted())
  }

  @Test func `updates and reconfigurations drop cells of collection views`() {
    let view = showGrid()
    drag(by: 36)
    #expect(view.cellForItem(at: [0, 33]) != nil)
    view.reconfigureItems(at: [[0, 33]])
    #expect(view.cellForItem(at: [0, 33]) == nil)
    #expect(view.cellForItem(at: [0, 34]) != nil)
    items.sections[0].insert(500, at: 50)
    view.insertItems(at: [[0, 50]])
    #expect(view.cellForItem(at: [0, 34]) == nil)
    #expect(elements.faults.isEmpty)
  }

  @Test func `another width drops cells of tables, which may be filled for the one before`() {
    let table = showTable()
    drag(by: 72)
    #expect(table.cellForRow(at: [0, 12]) != nil)
    table.frame.size.width -= 20
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 12]) == nil)
  }

  @Test func `another width drops cells of collection views`() {
    let view = showGrid()
    drag(by: 36)
    #expect(view.cellForItem(at: [0, 33]) != nil)
    view.frame.size.width -= 1
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 33]) == nil)
  }

  @Test func `a cell made ahead is selected as its row is when it is shown`() throws {
    let table = showTable()
    drag(by: 32)
    let cell = try #require(table.cellForRow(at: [0, 11]))
    table.selectRow(at: [0, 11], animated: false, scrollPosition: .none)
    table.contentOffset.y += 40
    stage.frame()
    #expect(table.visibleCells.last === cell)
    #expect(cell.isSelected)
  }

  @Test func `a data source that reloads as it is asked ahead is asked again`() {
    let table = showTable()
    var hasReloaded = false
    rows.makeCell = { table, path in
      if path.row == 11, !hasReloaded {
        hasReloaded = true
        table.reloadData()
      }
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    drag(by: 32)
    #expect(hasReloaded)
    #expect(display.faults.isEmpty)
    #expect(display.shown.sorted() == table.visibleTags.sorted())
  }
}
