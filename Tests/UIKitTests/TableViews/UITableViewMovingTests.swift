import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.serialized, .closesWindows)
struct UITableViewMovingTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  // MARK: Handles

  @Test func `rows that can be moved have handles while the table is edited`() {
    let moving = MovingStage([Array(0..<4)])
    moving.rows.canMove = { $0.row != 1 }
    moving.table.reloadData()
    moving.stage.frame()
    #expect(moving.table.visibleCells.map(\.showsReorderControl) == [true, false, true, true])
    let width = moving.table.visibleCells[0].contentView.frame.maxX
    #expect(width < moving.table.visibleCells[1].contentView.frame.maxX)
    moving.table.setEditing(false, animated: true)
    moving.stage.advance(by: 0.5)
    #expect(moving.table.visibleCells.isNotEmptyAndAllSatisfy { !$0.showsReorderControl })
  }

  @Test func `a cell can do without its handle`() {
    let moving = MovingStage([Array(0..<4)])
    let cell = moving.table.visibleCells[0]
    cell.showsReorderControl = false
    moving.stage.frame()
    #expect(!cell.showsReorderControl)
    #expect(cell.contentView.frame.maxX == cell.bounds.width)
    moving.lift(0)
    moving.carry(by: 90)
    moving.drop()
    #expect(moving.rows.moves.isEmpty)
  }

  // MARK: Carrying

  @Test func `a row follows the finger and the others make room`() {
    let moving = MovingStage([Array(0..<6)])
    moving.lift(1)
    moving.carry(by: 70)
    #expect(moving.top(ofTag: 1) == 110)
    #expect(moving.seen == [0, 2, 1, 3, 4, 5] || moving.seen == [0, 2, 3, 1, 4, 5])
    #expect([0, 2, 3, 4, 5].map { moving.top(ofTag: $0) } == [0, 40, 80, 160, 200])
    #expect(moving.rows.moves.isEmpty)
    moving.drop()
    #expect(moving.rows.moves == [[path(1), path(3)]])
    #expect(moving.rows.sections == [[0, 2, 3, 1, 4, 5]])
    #expect(moving.table.visibleTags == [0, 2, 3, 1, 4, 5])
    #expect(moving.seen == [0, 2, 3, 1, 4, 5])
  }

  @Test func `every row can be dropped at every place`() {
    for from in 0..<4 {
      for to in 0..<4 {
        let moving = MovingStage([Array(0..<4)])
        moving.lift(from)
        moving.carry(by: CGFloat(to - from) * 40)
        moving.drop()
        var expected = Array(0..<4)
        expected.insert(expected.remove(at: from), at: to)
        #expect(moving.rows.sections == [expected])
        #expect(moving.table.visibleTags == expected)
        #expect(moving.rows.moves.count == (from == to ? 0 : 1))
        moving.close()
      }
    }
  }

  @Test func `no cell is made anew for a move, and the selection goes along`() {
    let moving = MovingStage([Array(0..<6)])
    moving.table.allowsSelectionDuringEditing = true
    moving.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    let cell = moving.table.cellForRow(at: path(1))
    let asked = moving.rows.asked
    moving.lift(1)
    moving.carry(by: 80)
    moving.drop()
    #expect(moving.rows.asked == asked)
    #expect(moving.table.cellForRow(at: path(3)) === cell)
    #expect(moving.table.indexPathForSelectedRow == path(3))
  }

  @Test func `a second finger on another handle does not put the row back`() {
    let moving = MovingStage([Array(0..<6)])
    moving.lift(1)
    moving.carry(by: 80)
    let handle = moving.handle(5)
    moving.stage.touch(.began, at: handle, finger: 1)
    moving.stage.advance(by: 0.1)
    moving.stage.touch(.moved, at: CGPoint(x: handle.x, y: handle.y + 20), finger: 1)
    moving.stage.touch(.ended, at: CGPoint(x: handle.x, y: handle.y + 20), finger: 1)
    moving.stage.advance(by: 0.3)
    #expect(moving.rows.moves.isEmpty)
    #expect(moving.top(ofTag: 1) == 120)
    moving.drop()
    #expect(moving.rows.sections == [[0, 2, 3, 1, 4, 5]])
  }

  // MARK: Sections

  @Test func `a row goes into another section, its only row's into an empty one`() {
    let moving = MovingStage([[0], [], [1, 2]], hasHeaders: true)
    let header = moving.table.rectForHeader(inSection: 1)
    moving.lift(0)
    moving.carry(by: header.height + 6)
    moving.drop()
    #expect(moving.rows.moves == [[path(0), path(0, 1)]])
    #expect(moving.rows.sections == [[], [0], [1, 2]])
    #expect(moving.table.visibleTags == [0, 1, 2])
    #expect(moving.table.numberOfRows(inSection: 0) == 0)
    moving.lift(0, section: 1)
    moving.carry(by: 400)
    moving.drop()
    #expect(moving.rows.sections == [[], [], [1, 2, 0]])
    moving.lift(2, section: 2)
    moving.carry(by: -400)
    moving.drop()
    #expect(moving.rows.sections == [[0], [], [1, 2]])
  }

  @Test func `headers make room, too`() {
    let moving = MovingStage([[0, 1], [2, 3]], hasHeaders: true)
    let before = moving.table.headerView(forSection: 1)?.frame.minY ?? 0
    moving.lift(0)
    moving.carry(by: 130)
    #expect(moving.table.headerView(forSection: 1)?.frame.minY == before - 40)
    moving.drop(.cancelled)
    #expect(moving.table.headerView(forSection: 1)?.frame.minY == before)
  }

  @Test func `without headers a slight slip does not change the section`() {
    let moving = MovingStage([[0], [1], [2]])
    moving.lift(0, section: 1)
    moving.carry(by: -3)
    moving.drop()
    #expect(moving.rows.moves.isEmpty)
    moving.lift(0, section: 1)
    moving.carry(by: -14)
    moving.drop()
    #expect(moving.rows.sections == [[0, 1], [], [2]])
  }

  // MARK: The delegate

  @Test func `the delegate sends the row elsewhere`() {
    let moving = MovingStage([Array(0..<6)])
    moving.rows.target = { $0.row > 2 ? [0, 2] : $0 }
    moving.lift(0)
    moving.carry(by: 160)
    #expect(moving.rows.proposals.last == path(4))
    moving.drop()
    #expect(moving.rows.sections == [[1, 2, 0, 3, 4, 5]])
  }

  @Test(arguments: [[0, 99], [0, -3], [7, 0], [-1, 0], [0]])
  func `a place that there is not is reported and replaced by the nearest`(_ wild: [Int]) {
    let moving = MovingStage([[0, 1, 2], [3]])
    var reports: [String] = []
    let old = Diagnostics.report
    Diagnostics.report = { reports.append($0) }
    defer { Diagnostics.report = old }
    moving.rows.target = { _ in IndexPath(indexes: wild) }
    moving.lift(0)
    moving.carry(by: 40)
    moving.drop()
    #expect(reports.first?.contains("out of bounds") == true)
    #expect(moving.rows.sections.flatMap(\.self).sorted() == [0, 1, 2, 3])
    #expect(moving.table.visibleTags == moving.rows.sections.flatMap(\.self))
  }

  @Test func `a delegate that updates the table when it is asked for a place is asked anew`() {
    let moving = MovingStage([Array(0..<6)])
    var isAsked = false
    moving.rows.target = { [rows = moving.rows, table = moving.table] place in
      guard !isAsked else { return place }
      isAsked = true
      rows.sections[0].insert(9, at: 0)
      table.insertRows(at: [[0, 0]], with: .none)
      return [0, 6]
    }
    moving.lift(1)
    moving.carry(by: 70)
    #expect(moving.rows.proposals.count > 1)
    moving.drop()
    #expect(moving.rows.moves == [[path(2), path(3)]])
    #expect(moving.table.visibleTags == [9, 0, 2, 1, 3, 4, 5])
  }

  // MARK: Ends that are none

  @Test func `a cancelled touch puts everything back`() {
    let moving = MovingStage([Array(0..<6)])
    moving.lift(1)
    moving.carry(by: 100)
    moving.drop(.cancelled)
    #expect(moving.rows.moves.isEmpty)
    #expect((0..<6).map { moving.top(ofTag: $0) } == [0, 40, 80, 120, 160, 200])
  }

  @Test func `the end of editing, or of being on the screen, ends the move`() {
    let ends: [(UITableView) -> Void] = [
      { $0.setEditing(false, animated: false) }, { $0.setEditing(false, animated: true) },
      { $0.removeFromSuperview() },
    ]
    for end in ends {
      let moving = MovingStage([Array(0..<6)])
      moving.lift(1)
      moving.carry(by: 100)
      end(moving.table)
      moving.carry(by: 10)
      moving.drop()
      #expect(moving.rows.moves.isEmpty)
      #expect((0..<6).map { moving.top(ofTag: $0) } == [0, 40, 80, 120, 160, 200])
      moving.close()
    }
  }

  @Test func `the carried row itself may be deleted, or everything reloaded`() {
    for reloads in [false, true] {
      let moving = MovingStage([Array(0..<6)])
      moving.lift(1)
      moving.carry(by: 100)
      moving.rows.sections[0].remove(at: 1)
      if reloads {
        moving.table.reloadData()
      } else {
        moving.table.deleteRows(at: [path(1)], with: .fade)
      }
      moving.carry(by: 50)
      moving.drop()
      #expect(moving.rows.moves.isEmpty)
      #expect(moving.table.visibleTags == [0, 2, 3, 4, 5])
      #expect(moving.seen == [0, 2, 3, 4, 5])
      moving.lift(0)
      moving.carry(by: 40)
      moving.drop()
      #expect(moving.rows.sections == [[2, 0, 3, 4, 5]])
      moving.close()
    }
  }

  @Test func `reconfiguring rows does not end the move`() {
    let moving = MovingStage([Array(0..<6)])
    moving.lift(1)
    moving.carry(by: 40)
    moving.table.reconfigureRows(at: [path(1), path(2)])
    moving.drop()
    #expect(moving.rows.sections == [[0, 2, 1, 3, 4, 5]])
  }

  @Test func `a data source that updates the table itself is not moved twice`() {
    for reloads in [false, true] {
      let moving = MovingStage([Array(0..<6)])
      moving.rows.moving = { [rows = moving.rows, table = moving.table] from, to in
        rows.move(from: from, to: to)
        if reloads { table.reloadData() } else { table.moveRow(at: from, to: to) }
      }
      moving.lift(0)
      moving.carry(by: 80)
      moving.drop()
      #expect(moving.table.visibleTags == [1, 2, 0, 3, 4, 5])
      #expect(moving.seen == [1, 2, 0, 3, 4, 5])
      moving.close()
    }
  }

  @Test func `a data source that keeps its data is believed`() {
    let moving = MovingStage([[0, 1], [2]])
    var reports = 0
    let old = Diagnostics.report
    Diagnostics.report = { _ in reports += 1 }
    defer { Diagnostics.report = old }
    moving.rows.moving = { _, _ in }
    moving.lift(0)
    moving.carry(by: 120)
    moving.drop()
    #expect(moving.rows.moves.count == 1)
    #expect(reports == 1)
    #expect(moving.table.visibleTags == [0, 1, 2])
  }

  @Test func `a table that is let go takes its move along`() {
    let moving = MovingStage([Array(0..<60)])
    moving.lift(1)
    moving.carry(by: 760)
    weak let table = moving.table
    moving.dropTable()
    moving.stage.advance(by: 0.5)
    moving.carry(by: 10)
    moving.drop()
    #expect(table == nil)
    #expect(moving.rows.moves.isEmpty)
  }

  @Test func `a table may be let go when its data source is told of the move`() {
    let moving = MovingStage([Array(0..<6)])
    moving.rows.moving = { [unowned moving] from, to in
      moving.rows.move(from: from, to: to)
      moving.dropTable()
    }
    moving.lift(1)
    moving.carry(by: 80)
    moving.drop()
    #expect(moving.rows.sections == [[0, 2, 3, 1, 4, 5]])
  }

  // MARK: Scrolling

  @Test func `near the edges content scrolls, faster the nearer the finger is`() {
    let moving = MovingStage([Array(0..<200)])
    moving.lift(1)
    moving.carry(by: 844 - 60 - 90)
    #expect(moving.table.contentOffset.y == 0)
    moving.carry(by: 40)
    let slow = moving.table.contentOffset.y
    #expect(slow > 0)
    moving.carry(by: 40)
    #expect(moving.table.contentOffset.y - slow > slow * 2)
    moving.stage.advance(by: 30)
    moving.drop()
    #expect(moving.rows.moves == [[path(1), path(199)]])
    #expect(moving.table.visibleTags.last == 1)
  }

  @Test func `an animation that leads away ends where content scrolls below a held row`() {
    let moving = MovingStage([Array(0..<100)])
    moving.table.contentOffset.y = 400
    moving.stage.frame()
    moving.lift(12)
    moving.carry(by: -65)
    let start = moving.table.contentOffset.y
    moving.table.setContentOffset(CGPoint(x: 0, y: 3000), animated: true)
    moving.stage.advance(by: 0.1)
    #expect(moving.table.contentOffset.y < start)
    moving.stage.advance(by: 5)
    #expect(moving.table.contentOffset.y == 0)
  }

  @Test func `a row is carried to the top and held there`() {
    let moving = MovingStage([Array(0..<100)])
    moving.table.contentOffset.y = 2000
    moving.stage.frame()
    moving.lift(52)
    moving.carry(by: -200)
    moving.stage.advance(by: 20)
    #expect(moving.table.contentOffset.y == 0)
    moving.drop()
    #expect(moving.rows.sections[0].first == 52)
  }

  @Test func `the cost of a move does not depend on how many rows there are`() {
    let moving = MovingStage([Array(0..<1_000_000)])
    let seen = moving.table.visibleCells.count
    let asked = moving.rows.asked
    moving.lift(3)
    moving.carry(by: 200)
    moving.drop()
    #expect(moving.rows.moves == [[path(3), path(8)]])
    #expect(moving.rows.asked - asked <= 4)
    #expect(moving.table.visibleCells.count == seen)
  }

  // MARK: Keys

  @Test func `with the alternate key arrows move the selected row while the table is edited`() {
    let moving = MovingStage([[0, 1, 2]])
    moving.table.allowsSelectionDuringEditing = true
    moving.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    let down = KeyInput(.down, isAlternateDown: true)
    moving.stage.key(down)
    moving.stage.key(down)
    #expect(moving.rows.sections == [[1, 2, 0]])
    #expect(moving.table.indexPathForSelectedRow == path(2))
    moving.table.isEditing = false
    moving.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    moving.stage.key(down)
    #expect(moving.rows.sections == [[1, 2, 0]])
  }

  @Test func `with the focus on a handle arrow keys move the row`() {
    let moving = MovingStage([[0, 1], [2]])
    moving.table.allowsSelection = false
    func press(_ code: KeyInput.Code) {
      for isDown in [true, false] {
        moving.stage.window.receive(.key(KeyInput(code), isDown: isDown, time: 0))
      }
      moving.stage.advance(by: 0.5)
    }
    let handle = moving.table.visibleCells[0].subviews.first {
      $0.accessibilityTraits.contains(.adjustable)
    }
    for _ in 0..<8 where handle?.isFocused != true { press(.tab) }
    press(.down)
    #expect(moving.rows.sections == [[1, 0], [2]])
    press(.down)
    #expect(moving.rows.sections == [[1], [0, 2]])
    press(.up)
    press(.up)
    press(.up)
    #expect(moving.rows.sections == [[0, 1], [2]])
    #expect(moving.table.visibleTags == [0, 1, 2])
  }

  @Test(arguments: [false, true])
  func `by keys, a data source that updates the table is not moved twice or never`(reloads: Bool) {
    let moving = MovingStage([[0, 1, 2]])
    moving.table.allowsSelectionDuringEditing = true
    moving.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    moving.rows.moving = { [rows = moving.rows, table = moving.table] from, to in
      rows.move(from: from, to: to)
      if reloads {
        table.reloadData()
        table.layoutIfNeeded()
      } else {
        table.performBatchUpdates(nil)
      }
    }
    moving.stage.key(KeyInput(.down, isAlternateDown: true))
    moving.stage.advance(by: 0.5)
    #expect(moving.rows.sections == [[1, 0, 2]])
    #expect(moving.table.visibleTags == [1, 0, 2])
  }
}
