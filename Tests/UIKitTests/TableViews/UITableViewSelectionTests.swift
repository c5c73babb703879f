import Testing
import UIKit
import _UIKitTestSupport

/// Writes down everything about touches that a delegate hears.
@MainActor
private final class SelectionLog: NSObject, UITableViewDelegate {
  var events: [String] = []
  var mayHighlight = true
  var redirect: (IndexPath) -> IndexPath? = { $0 }
  var redirectDeselection: (IndexPath) -> IndexPath? = { $0 }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    mayHighlight
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    events.append("highlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    events.append("unhighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    events.append("will select \(indexPath.row)")
    return redirect(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    events.append("will deselect \(indexPath.row)")
    return redirectDeselection(indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    events.append("deselect \(indexPath.row)")
  }

  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

@MainActor
@Suite(.serialized, .closesWindows) struct UITableViewSelectionTests {
  private let stage = Stage()
  private let rows = Rows(count: 50)
  private let log = SelectionLog()

  private func makeTable() -> UITableView {
    stage.showTable(rows, telling: log, size: CGSize(width: 390, height: 844))
  }

  private func tap(row: Int) {
    stage.touch(.began, at: CGPoint(x: 100, y: CGFloat(row) * 40 + 20))
    stage.advance(by: 0.3)
    stage.touch(.ended, at: CGPoint(x: 100, y: CGFloat(row) * 40 + 20))
    stage.frame()
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func `a tap highlights, then selects, and the row before is deselected`() {
    let table = makeTable()
    tap(row: 2)
    #expect(log.take() == ["highlight 2", "unhighlight 2", "will select 2", "select 2"])
    #expect(table.indexPathForSelectedRow == path(2))
    #expect(table.cellForRow(at: path(2))?.isSelected == true)
    tap(row: 4)
    #expect(
      log.take() == [
        "highlight 4", "unhighlight 4", "will select 4", "will deselect 2", "deselect 2",
        "select 4",
      ])
    #expect(table.indexPathsForSelectedRows == [path(4)])
    #expect(table.cellForRow(at: path(2))?.isSelected == false)
  }

  @Test func `tapping the selected row selects it again`() {
    let table = makeTable()
    tap(row: 1)
    _ = log.take()
    tap(row: 1)
    #expect(log.take() == ["highlight 1", "unhighlight 1", "will select 1", "select 1"])
    #expect(table.indexPathsForSelectedRows == [path(1)])
  }

  @Test func `with multiple selection a tap turns a row on and off`() {
    let table = makeTable()
    table.allowsMultipleSelection = true
    tap(row: 1)
    tap(row: 3)
    #expect(table.indexPathsForSelectedRows == [path(1), path(3)])
    _ = log.take()
    tap(row: 1)
    #expect(log.take() == ["highlight 1", "unhighlight 1", "will deselect 1", "deselect 1"])
    #expect(table.indexPathsForSelectedRows == [path(3)])
  }

  @Test func `the delegate may refuse or choose another row`() {
    let table = makeTable()
    log.redirect = { $0.row == 1 ? nil : IndexPath(row: $0.row + 1, section: 0) }
    tap(row: 1)
    #expect(table.indexPathForSelectedRow == nil)
    tap(row: 2)
    #expect(table.indexPathForSelectedRow == path(3))
    log.mayHighlight = false
    _ = log.take()
    tap(row: 5)
    #expect(log.take().isEmpty)
    #expect(table.indexPathForSelectedRow == path(3))
  }

  @Test func `a refused deselection keeps the row`() {
    let table = makeTable()
    table.allowsMultipleSelection = true
    log.redirectDeselection = { _ in nil }
    tap(row: 1)
    tap(row: 1)
    #expect(table.indexPathsForSelectedRows == [path(1)])
  }

  @Test func `a table without selection takes no touches`() {
    let table = makeTable()
    tap(row: 1)
    table.allowsSelection = false
    #expect(table.indexPathForSelectedRow == nil)
    _ = log.take()
    tap(row: 1)
    #expect(log.take().isEmpty)
  }

  @Test func `a drag ends the highlight and selects nothing`() {
    let table = makeTable()
    stage.touch(.began, at: CGPoint(x: 100, y: 300))
    stage.advance(by: 0.3)
    #expect(log.take() == ["highlight 7"])
    #expect(table.cellForRow(at: path(7))?.isHighlighted == true)
    for step in 1...10 {
      stage.touch(.moved, at: CGPoint(x: 100, y: 300 - CGFloat(step) * 10))
      stage.advance(by: 0.016)
    }
    stage.touch(.ended, at: CGPoint(x: 100, y: 200))
    stage.advance(by: 0.1)
    #expect(log.take() == ["unhighlight 7"])
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.contentOffset.y > 0)
  }

  @Test func `a quick tap selects although the touch was held back`() {
    let table = makeTable()
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.advance(by: 0.3)
    #expect(table.indexPathForSelectedRow == path(2))
  }

  @Test func `selecting by program tells nobody and survives scrolling`() {
    let table = makeTable()
    table.selectRow(at: path(30), animated: false, scrollPosition: .none)
    #expect(log.take().isEmpty)
    #expect(table.indexPathForSelectedRow == path(30))
    table.selectRow(at: path(5), animated: false, scrollPosition: .top)
    stage.frame()
    #expect(table.contentOffset.y == 200)
    #expect(table.cellForRow(at: path(5))?.isSelected == true)
    table.scroll(to: 1100)
    table.scroll(to: 200)
    #expect(table.cellForRow(at: path(5))?.isSelected == true)
    table.deselectRow(at: path(5), animated: false)
    #expect(table.cellForRow(at: path(5))?.isSelected == false)
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(log.take().isEmpty)
  }

  @Test func `selection follows rows through updates and is lost on reload`() {
    let table = makeTable()
    table.allowsMultipleSelection = true
    for row in [2, 4, 6] {
      table.selectRow(at: path(row), animated: false, scrollPosition: .none)
    }
    rows.sections[0].remove(at: 4)
    rows.sections[0].insert(-1, at: 0)
    table.performBatchUpdates {
      table.deleteRows(at: [path(4)], with: .none)
      table.insertRows(at: [path(0)], with: .none)
      table.reloadRows(at: [path(6)], with: .none)
    }
    #expect(table.indexPathsForSelectedRows == [path(3)])
    #expect(table.cellForRow(at: path(3))?.isSelected == true)
    table.reloadData()
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func `a highlighted cell shows its selected background`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let background = UIView()
    cell.selectedBackgroundView = background
    #expect(background.superview == nil)
    cell.setHighlighted(true, animated: false)
    cell.layoutIfNeeded()
    #expect(background.superview === cell)
    #expect(background.frame == cell.bounds)
    let behind = try #require(cell.subviews.firstIndex(of: background))
    let content = try #require(cell.subviews.firstIndex(of: cell.contentView))
    #expect(behind < content)
    cell.setHighlighted(false, animated: false)
    #expect(background.superview == nil)
    cell.selectionStyle = .none
    cell.isSelected = true
    #expect(background.superview == nil)
    #expect(cell.isSelected)
  }

  @Test func `the detail button tells the delegate and does not select`() throws {
    final class Details: NSObject, UITableViewDelegate {
      var tapped: [IndexPath] = []
      func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
      ) { tapped.append(indexPath) }
    }
    let details = Details()
    rows.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.accessoryType = .detailButton
      return cell
    }
    let table = makeTable()
    table.delegate = details
    stage.frame()
    let button = try #require(
      table.cellForRow(at: path(3))?.subviews.first { $0.frame.minX > 340 && $0.frame.width < 40 })
    let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    stage.tap(at: button.convert(middle, to: nil))
    stage.advance(by: 0.3)
    #expect(details.tapped == [path(3)])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `a touch on a header selects nothing`() {
    rows.headers = ["Header"]
    let table = makeTable()
    table.sectionHeaderHeight = 100
    stage.frame()
    stage.touch(.began, at: CGPoint(x: 100, y: 60))
    stage.advance(by: 0.3)
    stage.touch(.ended, at: CGPoint(x: 100, y: 60))
    stage.frame()
    #expect(log.take().isEmpty)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `of several selected rows the first one is the selected row`() {
    let table = makeTable()
    table.allowsMultipleSelection = true
    for row in [2, 1, 3] {
      table.selectRow(at: path(row), animated: false, scrollPosition: .none)
    }
    #expect(table.indexPathForSelectedRow == path(1))
    #expect(table.indexPathsForSelectedRows == [path(2), path(1), path(3)])
  }
}
