import QuartzCore
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.serialized, .closesWindows) struct UITableViewAnimationTests {
  private let stage = Stage()
  private let rows = Rows(count: 50)
  private let log = DisplayLog()

  private func makeTable(style: UITableView.Style = .plain) -> UITableView {
    stage.showTable(rows, telling: log, style: style)
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Where a view is seen now.
  private func seen(_ view: UIView) -> CGRect { (view.layer.presentation() ?? view.layer).frame }

  private func opacity(_ view: UIView) -> Float {
    (view.layer.presentation() ?? view.layer).opacity
  }

  @Test func `rows below an inserted one travel to their new places`() throws {
    let table = makeTable()
    let below = try #require(table.cellForRow(at: path(3)))
    rows.sections[0].insert(-1, at: 2)
    table.insertRows(at: [path(2)], with: .fade)
    stage.frame()
    let cell = try #require(table.cellForRow(at: path(2)))
    #expect(below.frame.minY == 160)
    #expect(seen(below).minY == 120)
    #expect(cell.frame.minY == 80)
    #expect(cell.alpha == 1)
    #expect(opacity(cell) == 0)
    stage.advance(by: 0.15)
    #expect(seen(below).minY > 121)
    #expect(seen(below).minY < 159)
    #expect(opacity(cell) > 0.1)
    #expect(opacity(cell) < 0.9)
    stage.advance(by: 0.3)
    #expect(seen(below).minY == 160)
    #expect(opacity(cell) == 1)
  }

  @Test func `a deleted row ends its display when it has faded`() throws {
    let table = makeTable()
    let cell = try #require(table.cellForRow(at: path(2)))
    rows.sections[0].remove(at: 2)
    var finished: Bool?
    table.performBatchUpdates(
      { table.deleteRows(at: [path(2)], with: .fade) }, completion: { finished = $0 })
    #expect(table.cellForRow(at: path(2)) !== cell)
    #expect(table.indexPath(for: cell) == nil)
    #expect(cell.superview === table)
    #expect(log.shown.contains(2))
    #expect(finished == nil)
    stage.advance(by: 0.15)
    #expect(opacity(cell) > 0.1)
    #expect(opacity(cell) < 0.9)
    stage.advance(by: 0.3)
    #expect(cell.superview == nil)
    #expect(!log.shown.contains(2))
    #expect(finished == true)
    #expect(log.shown.sorted() == table.visibleTags)
    #expect(log.faults.isEmpty)
  }

  @Test(arguments: [
    (UITableView.RowAnimation.left, CGRect(x: -300, y: 80, width: 300, height: 40)),
    (.right, CGRect(x: 300, y: 80, width: 300, height: 40)),
    (.top, CGRect(x: 0, y: 40, width: 300, height: 40)),
    (.bottom, CGRect(x: 0, y: 120, width: 300, height: 40)),
    (.middle, CGRect(x: 0, y: 100, width: 300, height: 0)),
    (.fade, CGRect(x: 0, y: 80, width: 300, height: 40)),
    (.none, CGRect(x: 0, y: 80, width: 300, height: 40)),
    (.automatic, CGRect(x: 0, y: 80, width: 300, height: 40)),
  ])
  func `an inserted row begins where its animation says`(
    animation: UITableView.RowAnimation, start: CGRect
  ) throws {
    let table = makeTable()
    rows.sections[0].insert(-1, at: 2)
    table.insertRows(at: [path(2)], with: animation)
    stage.frame()
    let cell = try #require(table.cellForRow(at: path(2)))
    #expect(seen(cell) == start)
    #expect(opacity(cell) == (animation == .none ? 1 : 0))
    #expect(cell.frame == CGRect(x: 0, y: 80, width: 300, height: 40))
    stage.advance(by: 0.4)
    #expect(seen(cell) == cell.frame)
    #expect(opacity(cell) == 1)
  }

  @Test func `a moved row travels, also from out of view`() throws {
    let table = makeTable()
    let cell = try #require(table.cellForRow(at: path(1)))
    rows.sections[0].swapAt(1, 5)
    table.performBatchUpdates {
      table.moveRow(at: path(1), to: path(5))
      table.moveRow(at: path(5), to: path(1))
    }
    #expect(cell.frame.minY == 200)
    #expect(seen(cell).minY == 40)
    stage.advance(by: 0.4)
    let last = rows.sections[0].remove(at: 49)
    rows.sections[0].insert(last, at: 0)
    table.moveRow(at: path(49), to: path(0))
    stage.frame()
    let arriving = try #require(table.cellForRow(at: path(0)))
    #expect(arriving.frame.minY == 0)
    #expect(seen(arriving).minY == 800)
    stage.advance(by: 0.4)
    #expect(seen(arriving).minY == 0)
    #expect(log.faults.isEmpty)
    #expect(log.shown.sorted() == table.visibleTags.sorted())
  }

  @Test func `rows pushed out of view travel out before they end`() throws {
    let table = makeTable()
    let cell = try #require(table.cellForRow(at: path(9)))
    rows.sections[0].insert(contentsOf: [-1, -2], at: 0)
    table.insertRows(at: [path(0), path(1)], with: .automatic)
    #expect(seen(cell).minY == 360)
    #expect(cell.superview === table)
    stage.advance(by: 0.4)
    #expect(cell.superview == nil)
    #expect(log.shown.sorted() == table.visibleTags.sorted())
  }

  @Test func `a batch during another goes on from what is seen`() throws {
    let table = makeTable()
    let cell = try #require(table.cellForRow(at: path(4)))
    rows.sections[0].insert(-1, at: 0)
    table.insertRows(at: [path(0)], with: .fade)
    stage.advance(by: 0.15)
    let midway = seen(cell).minY
    #expect(midway > 160)
    #expect(midway < 200)
    rows.sections[0].insert(-2, at: 0)
    table.insertRows(at: [path(0)], with: .fade)
    #expect(abs(seen(cell).minY - midway) < 0.01)
    #expect(cell.frame.minY == 240)
    var last = midway
    for _ in 0..<30 {
      stage.advance(by: 1.0 / 60)
      #expect(seen(cell).minY >= last - 0.01)
      last = seen(cell).minY
    }
    #expect(last == 240)
    #expect(log.faults.isEmpty)
    #expect(log.shown.sorted() == table.visibleTags.sorted())
  }

  @Test func `a row on its way out of view that is deleted fades`() throws {
    let table = makeTable()
    let cell = try #require(table.cellForRow(at: path(9)))
    rows.sections[0].insert(contentsOf: [-1, -2], at: 0)
    table.insertRows(at: [path(0), path(1)], with: .fade)
    stage.advance(by: 0.1)
    rows.sections[0].remove(at: 11)
    table.deleteRows(at: [path(11)], with: .fade)
    stage.advance(by: 0.15)
    #expect(opacity(cell) > 0.1)
    #expect(opacity(cell) < 0.9)
    stage.advance(by: 0.3)
    #expect(cell.superview == nil)
    #expect(log.faults.isEmpty)
    #expect(log.shown.sorted() == table.visibleTags.sorted())
  }

  @Test func `deleted and inserted again at once, cells end their display once each`() {
    let table = makeTable()
    for step in 0..<12 {
      rows.sections[0].remove(at: step % 5)
      rows.sections[0].insert(100 + step, at: (step + 3) % 7)
      table.performBatchUpdates {
        table.deleteRows(at: [path(step % 5)], with: .left)
        table.insertRows(at: [path((step + 3) % 7)], with: .right)
      }
      stage.advance(by: 0.05)
    }
    stage.advance(by: 0.5)
    #expect(log.shown.sorted() == table.visibleTags.sorted())
    #expect(log.faults.isEmpty)
    #expect(table.subviews.compactMap { $0 as? UITableViewCell }.count == 10)
  }

  @Test func `a reload during an animation leaves nothing behind`() {
    let table = makeTable()
    rows.sections[0].removeFirst(3)
    table.deleteRows(at: (0..<3).map(path), with: .fade)
    stage.advance(by: 0.1)
    table.reloadData()
    #expect(log.shown.isEmpty)
    stage.advance(by: 0.5)
    #expect(log.shown.sorted() == table.visibleTags)
    #expect(log.faults.isEmpty)
    #expect(table.subviews.compactMap { $0 as? UITableViewCell }.count == 10)
  }

  @Test func `content that becomes shorter glides back into view`() {
    let table = makeTable()
    table.contentOffset.y = 1600
    stage.frame()
    rows.sections[0].removeLast(20)
    table.deleteRows(at: (30..<50).map(path), with: .fade)
    #expect(table.contentOffset.y == 800)
    #expect((table.layer.presentation() ?? table.layer).bounds.minY == 1600)
    stage.advance(by: 0.4)
    #expect((table.layer.presentation() ?? table.layer).bounds.minY == 800)
    #expect(table.visibleTags == Array(20..<30))
  }

  @Test func `rows that grow lay out their content on the way`() throws {
    let table = makeTable()
    let cell = try #require(table.cellForRow(at: path(2)))
    table.beginUpdates()
    table.rowHeight = 80
    table.endUpdates()
    #expect(cell.frame.height == 80)
    #expect(seen(cell).height == 40)
    #expect(cell.contentView.frame.height == 80)
    #expect(seen(cell.contentView).height == 40)
    stage.advance(by: 0.4)
    #expect(seen(cell.contentView).height == 80)
  }

  @Test func `without animation everything is there at once`() throws {
    let table = makeTable()
    rows.sections[0].insert(-1, at: 2)
    var finished = false
    UIView.performWithoutAnimation {
      table.performBatchUpdates(
        { table.insertRows(at: [path(2)], with: .left) }, completion: { finished = $0 })
    }
    let cell = try #require(table.cellForRow(at: path(2)))
    #expect(seen(cell) == cell.frame)
    #expect(opacity(cell) == 1)
    #expect(finished)
    #expect(table.layer.animationKeys() == nil)
    #expect(cell.layer.animationKeys() == nil)
  }

  @Test func `sections bring their headers`() throws {
    rows.headers = ["First", "Second"]
    let table = makeTable()
    table.sectionHeaderHeight = 30
    table.sectionHeaderTopPadding = 0
    stage.frame()
    rows.sections = [[0, 1], [2]]
    table.reloadData()
    stage.frame()
    let second = try #require(table.headerView(forSection: 1))
    rows.sections = [[0, 1], [7], [2]]
    rows.headers = ["First", "New", "Second"]
    table.insertSections([1], with: .fade)
    stage.frame()
    let new = try #require(table.headerView(forSection: 1))
    #expect(table.headerView(forSection: 2) === second)
    #expect(seen(second).minY == 110)
    #expect(opacity(new) == 0)
    #expect(new.frame.minY == 110)
    #expect(second.frame.minY == 180)
    stage.advance(by: 0.4)
    #expect(opacity(new) == 1)
    #expect(seen(second).minY == 180)
  }

  @Test func `rows that come and go travel with the rows around them`() throws {
    let table = makeTable()
    let leaving = try #require(table.cellForRow(at: path(5)))
    rows.sections[0].remove(at: 5)
    rows.sections[0].removeFirst(2)
    rows.sections[0].insert(-1, at: 6)
    table.performBatchUpdates {
      table.deleteRows(at: [path(0), path(1), path(5)], with: .fade)
      table.insertRows(at: [path(6)], with: .fade)
    }
    stage.frame()
    let entering = try #require(table.cellForRow(at: path(6)))
    let above = try #require(table.cellForRow(at: path(5)))
    #expect(seen(above).maxY == seen(entering).minY)
    #expect(seen(entering).minY == 360)
    #expect(seen(leaving).minY == 200)
    #expect(leaving.frame.minY == 120)
    stage.advance(by: 0.15)
    #expect(abs(seen(above).maxY - seen(entering).minY) < 0.01)
  }

  @Test func `a header pushed out of view travels out`() throws {
    rows.sections = [[0], Array(1..<5)]
    rows.headers = [nil, "Second"]
    let table = makeTable(style: .grouped)
    let header = try #require(table.headerView(forSection: 1))
    let start = header.frame.minY
    rows.sections[0] += Array(10..<30)
    table.insertRows(at: (1..<21).map(path), with: .fade)
    stage.advance(by: 0.1)
    #expect(header.superview === table)
    #expect(seen(header).minY > start)
    #expect(table.headerView(forSection: 1) == nil)
    stage.advance(by: 0.4)
    #expect(header.superview == nil)
    #expect(log.shownHeaders.isEmpty)
  }

  @Test(arguments: [UITableView.RowAnimation.left, .right])
  func `rows of a card slide inside it`(animation: UITableView.RowAnimation) throws {
    let table = makeTable(style: .insetGrouped)
    let leaving = try #require(table.cellForRow(at: path(2)))
    rows.sections[0].remove(at: 2)
    rows.sections[0].insert(-1, at: 0)
    table.performBatchUpdates {
      table.deleteRows(at: [path(2)], with: animation)
      table.insertRows(at: [path(0)], with: animation)
    }
    stage.frame()
    let entering = try #require(table.cellForRow(at: path(0)))
    stage.advance(by: 0.15)
    for cell in [leaving, entering] {
      #expect(seen(cell).minX == 16)
      #expect(seen(cell).width == 268)
      let slide = (cell.layer.presentation() ?? cell.layer).bounds.minX
      #expect(animation == .left ? slide > 20 && slide < 260 : slide < -20 && slide > -260)
    }
    stage.advance(by: 0.3)
    #expect(entering.bounds.minX == 0)
    #expect(leaving.bounds.minX == 0)
    #expect(leaving.superview == nil)
  }

  @Test func `rows of a card take their corners along, and straighten them on the way`() throws {
    rows.sections = [[0, 1, 2, 3]]
    let table = makeTable(style: .insetGrouped)
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    let cells = table.visibleCells
    func rounded(_ cell: UITableViewCell) -> CACornerMask {
      (cell.layer.presentation() ?? cell.layer).cornerRadius > 0 ? cell.layer.maskedCorners : []
    }
    rows.sections[0] = [1, 2, 3, 0]
    table.moveRow(at: path(0), to: path(3))
    stage.frame()
    #expect(cells.map(rounded) == [top.union(bottom), [], [], bottom])
    stage.advance(by: 0.15)
    #expect(cells.map(rounded) == [top.union(bottom), top, [], bottom])
    stage.advance(by: 0.3)
    #expect(cells.map(rounded) == [bottom, top, [], []])
  }

  @Test func `a separator appears in its place`() throws {
    rows.sections = [[0, 1]]
    let table = makeTable(style: .insetGrouped)
    let cell = try #require(table.cellForRow(at: path(1)))
    func lines() -> [UIView] { cell.subviews.filter { $0.frame.height < 2 && $0.frame.minY > 30 } }
    #expect(lines().isEmpty)
    rows.sections[0].append(2)
    table.insertRows(at: [path(2)], with: .fade)
    stage.frame()
    let line = try #require(lines().first)
    #expect(seen(line) == line.frame)
    #expect(opacity(line) == 0)
    stage.advance(by: 0.4)
    #expect(opacity(line) == 1)
  }

  @Test func `a cell that the data source keeps is still there after a reload of its row`() {
    let own = UITableViewCell(style: .default, reuseIdentifier: nil)
    rows.makeCell = { table, path in
      path.row == 1 ? own : table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    let table = makeTable()
    table.reloadRows(at: [path(1)], with: .fade)
    stage.advance(by: 0.6)
    #expect(own.superview === table)
    #expect(own.alpha == 1)
    #expect(table.indexPath(for: own) == path(1))
  }

  @Test func `a kept cell that comes back while it is on its way out stays`() {
    let own = UITableViewCell(style: .default, reuseIdentifier: nil)
    rows.makeCell = { [rows] table, path in
      rows.sections[0][path.row] == 9
        ? own : table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    let table = makeTable()
    rows.sections[0].insert(-1, at: 0)
    table.insertRows(at: [path(0)], with: .fade)
    table.scroll(to: 40)
    stage.advance(by: 0.6)
    #expect(own.superview === table)
    #expect(table.indexPath(for: own) == path(10))
  }
}
