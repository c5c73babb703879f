import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.serialized, .closesWindows) struct UITableViewScrollingTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func `a row is scrolled to the top, the middle or the bottom`() {
    let table = makeTable(Rows(count: 100))
    table.scrollToRow(at: path(50), at: .top, animated: false)
    #expect(table.contentOffset.y == 2000)
    table.scrollToRow(at: path(50), at: .middle, animated: false)
    #expect(table.contentOffset.y == 1820)
    table.scrollToRow(at: path(50), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 1640)
  }

  @Test func `with no position a row is scrolled as little as possible`() {
    let table = makeTable(Rows(count: 100))
    table.scrollToRow(at: path(5), at: .none, animated: false)
    #expect(table.contentOffset.y == 0)
    table.scrollToRow(at: path(15), at: .none, animated: false)
    #expect(table.contentOffset.y == 240)
    table.scrollToRow(at: path(2), at: .none, animated: false)
    #expect(table.contentOffset.y == 80)
  }

  @Test func `the content's ends are not left`() {
    let table = makeTable(Rows(count: 100)) {
      $0.rowHeight = 40
      $0.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
    }
    table.scrollToRow(at: path(99), at: .top, animated: false)
    #expect(table.contentOffset.y == 3630)
    table.scrollToRow(at: path(0), at: .bottom, animated: false)
    #expect(table.contentOffset.y == -10)
    table.scrollToRow(at: path(20), at: .top, animated: false)
    #expect(table.contentOffset.y == 790)
  }

  @Test func `a row in the middle of a million that size themselves is hit exactly`() {
    let rows = Rows(count: 1_000_000)
    let table = makeTable(rows) { $0.register(TallCell.self, forCellReuseIdentifier: "cell") }
    rows.forget()
    for (position, row) in [(UITableView.ScrollPosition.top, 500_000), (.bottom, 250_001)] {
      table.scrollToRow(at: path(row), at: position, animated: false)
      let cell = table.cellForRow(at: path(row))
      let edge =
        position == .top
        ? cell.map { $0.frame.minY - table.bounds.minY }
        : cell.map { $0.frame.maxY - table.bounds.maxY }
      #expect(edge == 0)
    }
    #expect(rows.asked.count < 60)
  }

  @Test func `the last row of a list that sizes itself is reached`() {
    let table = makeTable(Rows(count: 1000)) {
      $0.register(TallCell.self, forCellReuseIdentifier: "cell")
    }
    table.scrollToRow(at: path(999), at: .bottom, animated: false)
    #expect(table.cellForRow(at: path(999))?.frame.maxY == table.bounds.maxY)
    #expect(table.bounds.maxY == table.contentSize.height)
  }

  @Test func `an animated scroll arrives where an immediate one does`() {
    let stage = Stage()
    let rows = Rows(count: 1000)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    table.register(TallCell.self, forCellReuseIdentifier: "cell")
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = rows
    stage.window.addSubview(table)
    stage.frame()
    table.scrollToRow(at: path(700), at: .top, animated: true)
    #expect(table.contentOffset.y == 0)
    stage.advance(by: 0.5)
    #expect(table.cellForRow(at: path(700))?.frame.minY == table.bounds.minY)
    table.scrollToRow(at: path(300), at: .bottom, animated: true)
    stage.advance(by: 0.5)
    #expect(table.cellForRow(at: path(300))?.frame.maxY == table.bounds.maxY)
  }

  @Test func `row NSNotFound stands for the section`() {
    let table = makeTable(Rows((0..<20).map { [$0, $0, $0] }))
    table.scrollToRow(at: IndexPath(row: NSNotFound, section: 4), at: .top, animated: false)
    #expect(table.contentOffset.y == 480)
  }

  @Test func `a floating header does not cover the row scrolled to`() {
    let rows = Rows([[0], Array(1..<50)])
    rows.headers = [nil, "Long"]
    let table = makeTable(rows) {
      $0.rowHeight = 40
      $0.sectionHeaderHeight = 30
      $0.sectionHeaderTopPadding = 0
    }
    table.scrollToRow(at: IndexPath(row: 10, section: 1), at: .top, animated: false)
    #expect(table.headerView(forSection: 1)?.frame.maxY == 470)
    #expect(table.rectForRow(at: IndexPath(row: 10, section: 1)).minY == 470)
  }

  @Test func `the nearest selected row is scrolled to`() {
    let table = makeTable(Rows(count: 200))
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 0)
    table.allowsMultipleSelection = true
    for row in [40, 150] { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 1600)
    table.scroll(to: 5000)
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 6000)
  }

  @Test func `a fling through rows that size themselves goes on smoothly`() {
    let stage = Stage()
    let rows = Rows(count: 10_000)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    table.register(TallCell.self, forCellReuseIdentifier: "cell")
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = rows
    stage.window.addSubview(table)
    stage.frame()
    table.scrollToRow(at: path(5000), at: .top, animated: false)
    for step in 0...6 {
      let point = CGPoint(x: 100, y: 300 + CGFloat(step) * 30)
      stage.touch(step == 0 ? .began : .moved, at: point)
      stage.advance(by: 1.0 / 60)
    }
    stage.touch(.ended, at: CGPoint(x: 100, y: 480))
    var lastStep = CGFloat.infinity
    while table.isDecelerating {
      let cell = table.visibleCells[1]
      let place = cell.frame.minY - table.bounds.minY
      stage.advance(by: 1.0 / 60)
      let step = cell.frame.minY - table.bounds.minY - place
      #expect(step >= 0)
      #expect(step <= lastStep + 1)
      lastStep = step
    }
    #expect(lastStep < 3)
  }
}
