import QuartzCore
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// What comes between an update and the end of its animation.
@MainActor
@Suite(.serialized, .closesWindows) struct UITableViewInterruptionTests {
  private let stage = Stage()
  private let rows = Rows(count: 50)
  private let log = DisplayLog()
  private let scrolling = ScrollDelegateLog()

  private func makeTable() -> UITableView {
    stage.showTable(rows, telling: log)
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func seen(_ view: UIView) -> CGRect { (view.layer.presentation() ?? view.layer).frame }

  /// Inserts a row at the top.
  private func insert(
    _ number: Int, into table: UITableView, completion: ((Bool) -> Void)? = nil
  ) {
    rows.sections[0].insert(number, at: 0)
    table.performBatchUpdates(
      { table.insertRows(at: [path(0)], with: .fade) }, completion: completion)
  }

  private func expectRest(_ table: UITableView) {
    let first = Int((table.contentOffset.y / 40).rounded(.down))
    let last = Int(((table.contentOffset.y + 400) / 40).rounded(.up))
    #expect(first >= 0)
    #expect(last <= rows.sections[0].count)
    #expect(table.visibleTags == Array(rows.sections[0][max(first, 0)...].prefix(last - first)))
    #expect(log.shown.sorted() == table.visibleTags.sorted())
    #expect(log.faults.isEmpty)
    for cell in table.visibleCells {
      #expect(cell.frame == table.indexPath(for: cell).map(table.rectForRow))
      #expect(cell.alpha == 1)
      #expect(seen(cell) == cell.frame)
    }
    #expect(table.subviews.count { $0 is UITableViewCell } == table.visibleCells.count)
  }

  // MARK: Another batch

  @Test func `batches that overlap complete in order, each once and finished`() {
    let table = makeTable()
    var ended: [String] = []
    for number in 1...3 {
      insert(-number, into: table) { ended.append("\(number) \($0)") }
      stage.advance(by: 0.1)
    }
    #expect(ended.isEmpty)
    stage.advance(by: 0.5)
    #expect(ended == ["1 true", "2 true", "3 true"])
    expectRest(table)
  }

  @Test func `a row inserted and deleted again on its way leaves nothing`() throws {
    let table = makeTable()
    insert(-1, into: table)
    stage.advance(by: 0.1)
    let cell = try #require(table.cellForRow(at: path(0)))
    rows.sections[0].remove(at: 0)
    table.deleteRows(at: [path(0)], with: .fade)
    #expect(cell.superview === table)
    stage.advance(by: 0.5)
    #expect(cell.superview == nil)
    expectRest(table)
  }

  @Test func `a batch from a completion is carried out`() {
    let table = makeTable()
    insert(-1, into: table) { _ in insert(-2, into: table) }
    stage.advance(by: 0.4)
    #expect(table.cellForRow(at: path(0))?.tag == -2)
    stage.advance(by: 0.4)
    expectRest(table)
  }

  @Test func `nested beginUpdates are one batch with one animation`() {
    let table = makeTable()
    var ended: [String] = []
    table.beginUpdates()
    rows.sections[0].remove(at: 3)
    table.deleteRows(at: [path(3)], with: .fade)
    table.performBatchUpdates {
      rows.sections[0].insert(-1, at: 0)
      table.insertRows(at: [path(0)], with: .fade)
    } completion: {
      ended.append("inner \($0)")
    }
    table.beginUpdates()
    table.endUpdates()
    #expect(table.hasUncommittedUpdates)
    #expect(table.cellForRow(at: path(0))?.tag == 0)
    table.endUpdates()
    #expect(!table.hasUncommittedUpdates)
    #expect(table.cellForRow(at: path(0))?.tag == -1)
    stage.advance(by: 0.5)
    #expect(ended == ["inner true"])
    expectRest(table)
  }

  @Test func `a batch without animation overtakes one with`() {
    let table = makeTable()
    insert(-1, into: table)
    stage.advance(by: 0.1)
    UIView.performWithoutAnimation { insert(-2, into: table) }
    stage.advance(by: 0.5)
    expectRest(table)
  }

  // MARK: A reload

  @Test func `a reload on the way shows the data and lets completions run`() {
    let table = makeTable()
    var ended = 0
    insert(-1, into: table) { _ in ended += 1 }
    stage.advance(by: 0.1)
    rows.sections[0].removeFirst(10)
    table.reloadData()
    stage.frame()
    expectRest(table)
    stage.advance(by: 0.5)
    #expect(ended == 1)
    expectRest(table)
  }

  // MARK: Scrolling

  @Test func `an offset set on the way is there at once`() {
    let table = makeTable()
    insert(-1, into: table)
    stage.advance(by: 0.1)
    table.contentOffset.y = 800
    stage.frame()
    #expect(table.visibleTags.first == 19)
    stage.advance(by: 0.5)
    #expect(table.contentOffset.y == 800)
    expectRest(table)
  }

  @Test func `an animated scroll on the way arrives`() {
    let table = makeTable()
    insert(-1, into: table)
    stage.advance(by: 0.1)
    table.scrollToRow(at: path(30), at: .top, animated: true)
    stage.advance(by: 0.1)
    insert(-2, into: table)
    stage.advance(by: 1)
    #expect(table.contentOffset.y == table.rectForRow(at: path(31)).minY)
    expectRest(table)
  }

  @Test func `a finger on the way drags the content`() {
    let table = makeTable()
    insert(-1, into: table)
    stage.advance(by: 0.1)
    stage.pull(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -10), count: 12)
    #expect(table.isDragging)
    #expect(table.contentOffset.y == 110)
    insert(-2, into: table)
    #expect(table.isDragging)
    stage.touch(.ended, at: CGPoint(x: 150, y: 180))
    stage.advance(by: 3)
    expectRest(table)
  }

  // MARK: The table goes

  @Test func `a table taken from its window on the way completes and shows all when back`() {
    let table = makeTable()
    var ended = 0
    insert(-1, into: table) { _ in ended += 1 }
    stage.advance(by: 0.1)
    table.removeFromSuperview()
    stage.advance(by: 0.5)
    #expect(ended == 1)
    stage.window.addSubview(table)
    stage.frame()
    expectRest(table)
  }

  @Test func `a table let go on the way completes and is gone`() {
    weak var weakTable: UITableView?
    var ended = 0
    do {
      let table = makeTable()
      weakTable = table
      insert(-1, into: table) { _ in ended += 1 }
      stage.advance(by: 0.1)
      table.removeFromSuperview()
    }
    stage.advance(by: 0.5)
    #expect(ended == 1)
    #expect(weakTable == nil)
  }

  // MARK: What belongs to a row stays with it

  @Test func `a highlighted row that moves under the finger is selected where it is`() throws {
    let table = makeTable()
    let cell = try #require(table.cellForRow(at: path(2)))
    stage.touch(.began, at: CGPoint(x: 100, y: 100))
    stage.advance(by: 0.2)
    #expect(cell.isHighlighted)
    insert(-1, into: table)
    stage.advance(by: 0.5)
    #expect(cell.isHighlighted)
    #expect(table.indexPath(for: cell) == path(3))
    stage.touch(.ended, at: CGPoint(x: 100, y: 100))
    #expect(!cell.isHighlighted)
    #expect(table.indexPathForSelectedRow == path(3))
  }

  @Test func `a highlighted row that is deleted is not selected`() throws {
    let table = makeTable()
    let cell = try #require(table.cellForRow(at: path(2)))
    stage.touch(.began, at: CGPoint(x: 100, y: 100))
    stage.advance(by: 0.2)
    rows.sections[0].remove(at: 2)
    table.deleteRows(at: [path(2)], with: .fade)
    stage.touch(.ended, at: CGPoint(x: 100, y: 100))
    stage.advance(by: 0.5)
    #expect(table.indexPathForSelectedRow == nil)
    stage.frame()
    #expect(table.visibleCells.isNotEmptyAndAllSatisfy { !$0.isHighlighted && !$0.isSelected })
    #expect(cell.superview == nil)
  }

  @Test func `selection and its look stay with rows through overlapping batches`() {
    let table = makeTable()
    table.allowsMultipleSelection = true
    for row in [1, 4, 30] {
      table.selectRow(at: path(row), animated: false, scrollPosition: .none)
    }
    insert(-1, into: table)
    stage.advance(by: 0.1)
    rows.sections[0].remove(at: 2)
    rows.sections[0].swapAt(4, 6)
    table.performBatchUpdates {
      table.deleteRows(at: [path(2)], with: .left)
      table.moveRow(at: path(5), to: path(6))
      table.moveRow(at: path(7), to: path(4))
    }
    stage.advance(by: 0.5)
    #expect(table.indexPathsForSelectedRows?.map { rows.sections[0][$0.row] } == [4, 30])
    #expect(table.visibleCells.filter(\.isSelected).map(\.tag) == [4])
    expectRest(table)
  }

  @Test func `a text field keeps typing while its row moves`() throws {
    let table = makeTable()
    let cell = try #require(table.cellForRow(at: path(2)))
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 100, height: 30))
    cell.contentView.addSubview(field)
    #expect(field.becomeFirstResponder())
    insert(-1, into: table)
    stage.advance(by: 0.1)
    rows.sections[0].swapAt(3, 5)
    table.performBatchUpdates {
      table.moveRow(at: path(3), to: path(5))
      table.moveRow(at: path(5), to: path(3))
    }
    stage.advance(by: 0.5)
    #expect(field.isFirstResponder)
    #expect(table.indexPath(for: cell) == path(5))
    rows.sections[0].remove(at: 5)
    table.deleteRows(at: [path(5)], with: .fade)
    stage.advance(by: 0.5)
    #expect(!field.isFirstResponder)
  }

  // MARK: All at once

  @Test(arguments: 1...12)
  func `whatever comes between, cells and data agree at rest`(seed: Int) {
    let table = makeTable()
    var random = SeededRandom(seed: UInt64(seed))
    var (started, ended) = (0, 0)
    for step in 0..<40 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0...2:
        started += 1
        insert(-100 - step, into: table) { _ in ended += 1 }
      case 3, 4:
        let row = Int.random(in: 0..<rows.sections[0].count, using: &random)
        rows.sections[0].remove(at: row)
        table.deleteRows(at: [path(row)], with: .right)
      case 5:
        let from = Int.random(in: 0..<12, using: &random)
        let row = rows.sections[0].remove(at: from)
        rows.sections[0].insert(row, at: 3)
        table.moveRow(at: path(from), to: path(3))
      case 6:
        let lowest = CGFloat(rows.sections[0].count * 40 - 400)
        let offset = CGPoint(x: 0, y: CGFloat.random(in: 0...lowest, using: &random).rounded())
        table.setContentOffset(offset, animated: step % 2 == 0)
      default: if step % 3 == 0 { table.reloadData() }
      }
      stage.advance(by: Double.random(in: 0...0.2, using: &random))
    }
    stage.advance(by: 2)
    #expect(started == ended)
    expectRest(table)
  }
}
