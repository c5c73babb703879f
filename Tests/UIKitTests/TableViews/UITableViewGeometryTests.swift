import Testing
import UIKit
import _TestSupport

@MainActor
@Suite struct UITableViewGeometryTests {
  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `rows follow each other below the header view`() {
    let table = makeTable(Rows([[0, 1], [2]])) {
      $0.rowHeight = 40
      $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 25))
      $0.tableFooterView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 15))
    }
    #expect(table.rectForRow(at: path(0, 1)) == CGRect(x: 0, y: 65, width: 300, height: 40))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 105, width: 300, height: 40))
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 300, height: 25))
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 145, width: 300, height: 15))
    #expect(table.contentSize.height == 160)
    #expect(table.rectForRow(at: path(0, 9)) == .zero)
    #expect(table.rect(forSection: 7) == .zero)
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0, 0)).minY == 0)
    #expect(table.cellForRow(at: path(0, 0))?.frame.minY == 0)
  }

  @Test func `grouped rows follow a header view that comes or goes`() {
    let table = makeTable(Rows([[0, 1]]), style: .grouped)
    #expect(table.rectForRow(at: path(0, 0)).minY == 35)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 25))
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0, 0)).minY == 42.5)
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0, 0)).minY == 35)
  }

  @Test func `a point or a rectangle finds rows`() {
    let table = makeTable(Rows([[0, 1, 2], [3, 4]])) {
      $0.rowHeight = 40
      $0.sectionFooterHeight = 10
    }
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 39)) == path(0, 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 40)) == path(0, 1))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 1000)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: -1, y: 0)) == nil)
    let found = table.indexPathsForRows(in: CGRect(x: 0, y: 80, width: 10, height: 41))
    #expect(found == [path(0, 2), path(1, 0)])
    #expect(table.indexPathsForRows(in: .zero) == [])
  }

  @Test func `the delegate's heights count`() {
    let heights = Heights { CGFloat(10 + $0.row) }
    let table = makeTable(Rows(count: 50), height: 100) { $0.delegate = heights }
    #expect(table.rectForRow(at: path(0, 2)) == CGRect(x: 0, y: 21, width: 300, height: 12))
  }

  @Test func `with estimates only rows in view are asked for their height`() {
    let heights = Heights { _ in 20 }
    let table = makeTable(Rows(count: 100_000), height: 100) { $0.delegate = heights }
    #expect(Set(heights.asked.map(\.row)).count <= 8)
    heights.forget()
    table.scroll(to: 2_000_000)
    #expect(Set(heights.asked.map(\.row)).count <= 8)
    #expect(table.visibleCells.isNotEmptyAndAllSatisfy { $0.frame.height == 20 })
  }

  @Test func `without estimates every row is asked for its height`() {
    let heights = Heights { CGFloat($0.row % 2 + 1) }
    let table = makeTable(Rows(count: 300), height: 100) {
      $0.delegate = heights
      $0.estimatedRowHeight = 0
    }
    #expect(Set(heights.asked.map(\.row)).count == 300)
    #expect(table.contentSize.height == 450)
  }

  @Test func `a fixed row height needs no delegate and no estimate`() {
    let log = DisplayLog()
    let table = makeTable(Rows(count: 1000)) {
      $0.delegate = log
      $0.rowHeight = 33
    }
    #expect(table.contentSize.height == 33_000)
    table.rowHeight = 20
    #expect(table.contentSize.height == 20_000)
  }

  @Test func `a long section is asked for some estimates only`() {
    final class Estimates: NSObject, UITableViewDelegate {
      var asked = 0
      func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
      ) -> CGFloat {
        asked += 1
        return indexPath.row < 500_000 ? 10 : 30
      }
    }
    let estimates = Estimates()
    let table = makeTable(Rows(count: 1_000_000)) {
      $0.rowHeight = 40
      $0.delegate = estimates
    }
    #expect(estimates.asked <= 1_001)
    #expect(abs(table.contentSize.height - 20_000_000) < 100_000)
  }

  @Test func `cells size themselves when they come into view`() {
    let rows = Rows(count: 30)
    let table = makeTable(rows) { table in
      table.register(TallCell.self, forCellReuseIdentifier: "cell")
      table.estimatedRowHeight = 60
    }
    #expect(table.visibleCells.map(\.frame.height).prefix(4) == [50, 70, 90, 50])
    #expect(table.rectForRow(at: path(0, 3)).minY == 210)
    #expect(table.rectForRow(at: path(0, 29)).height == 60)
    #expect(rows.asked.count <= 8)
  }

  @Test func `a row measured above what is being read does not push it`() throws {
    let table = makeTable(Rows(count: 100)) { table in
      table.register(TallCell.self, forCellReuseIdentifier: "cell")
      table.estimatedRowHeight = 44
    }
    table.scroll(to: 2000)
    let cell = try #require(table.visibleCells.first { $0.frame.minY > table.bounds.minY })
    var top = cell.frame.minY - table.contentOffset.y
    for _ in 0..<60 {
      table.scroll(to: table.contentOffset.y - 1)
      #expect(cell.frame.minY - table.contentOffset.y == top + 1)
      top += 1
    }
  }

  @Test func `another width measures anew and keeps the topmost row`() throws {
    final class Square: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: size.width / 5)
      }
    }
    let table = makeTable(Rows(count: 100)) {
      $0.register(Square.self, forCellReuseIdentifier: "cell")
    }
    #expect(table.visibleCells.first?.frame.height == 60)
    table.scroll(to: 600)
    let first = try #require(table.visibleTags.first)
    table.frame.size.width = 200
    table.layoutIfNeeded()
    #expect(table.visibleTags.first == first)
    #expect(
      table.visibleCells.isNotEmptyAndAllSatisfy { $0.frame.height == 40 && $0.frame.width == 200 })
  }

  @Test(arguments: [CGFloat.nan, .infinity, -7])
  func `an unusable height counts as none and is reported once`(height: CGFloat) {
    var reports: [String] = []
    let previous = Diagnostics.report
    Diagnostics.report = { reports.append($0) }
    defer { Diagnostics.report = previous }
    let heights = Heights { $0.row == 1 ? height : 40 }
    let table = makeTable(Rows(count: 3)) { $0.delegate = heights }
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0, 2)).minY == 40)
    #expect(reports.count == 1 && reports[0].contains("the height of row 0 - 1"))
  }

  @Test func `rows of no height have no cells but do not stop the others`() {
    let heights = Heights { $0.row.isMultiple(of: 2) ? 0 : 40 }
    let table = makeTable(Rows(count: 40), height: 100) {
      $0.delegate = heights
      $0.estimatedRowHeight = 0
    }
    #expect(table.visibleTags.filter { $0 % 2 == 1 } == [1, 3, 5])
  }

  @Test func `a list that shrinks to nothing is measured some screens at a time`() {
    let heights = Heights { _ in 0 }
    let table = makeTable(Rows(count: 1_000_000)) { $0.delegate = heights }
    #expect(heights.asked.count < 5_000)
    #expect(table.contentSize.height > 43_000_000)
    heights.forget()
    table.layoutIfNeeded()
    #expect(heights.asked.count < 5_000)
  }

  @Test func `many sections without rows or height are stepped over`() {
    let rows = Rows(Array(repeating: [], count: 20_000) + [[7]])
    let table = makeTable(rows)
    #expect(table.visibleTags == [7])
    #expect(table.rect(forSection: 20_000).minY == 0)
    #expect(table.indexPathsForVisibleRows == [IndexPath(row: 0, section: 20_000)])
  }

  @Test func `inset cards stand away from the sides`() {
    let table = makeTable(Rows([[0, 1]]), style: .insetGrouped)
    #expect(table.rectForRow(at: path(0, 0)).minX == 16)
    #expect(table.rectForRow(at: path(0, 0)).width == 268)
    #expect(table.cellForRow(at: path(0, 0))?.layer.cornerRadius == 10)
    table.frame.size.width = 430
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0, 0)).minX == 20)
  }
}
