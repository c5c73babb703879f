import Testing
import UIKit
import _TestSupport

@MainActor
@Suite struct UITableViewDisplayTests {
  @Test func `only the rows in view have cells`() {
    let rows = Rows(count: 100)
    let table = makeTable(rows)
    #expect(table.visibleTags == Array(0..<10))
    #expect(rows.asked.count == 10)
    table.scroll(to: 380)
    #expect(table.visibleTags == Array(9...19))
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 9, section: 0))
    #expect(table.contentSize == CGSize(width: 300, height: 4000))
  }

  @Test func `cells that leave are used again`() {
    let rows = Rows(count: 1000)
    let table = makeTable(rows)
    var seen = Set(table.visibleCells.map(ObjectIdentifier.init))
    for offset in stride(from: 0, through: 30_000, by: 150) {
      table.scroll(to: CGFloat(offset))
      seen.formUnion(table.visibleCells.map(ObjectIdentifier.init))
    }
    #expect(seen.count <= 15)
  }

  @Test func `a reused cell is prepared first and reset`() {
    final class Cell: UITableViewCell {
      var preparations = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
      }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    let rows = Rows(count: 50)
    table.dataSource = rows
    table.rowHeight = 40
    table.layoutIfNeeded()
    #expect(table.visibleCells.isNotEmptyAndAllSatisfy { ($0 as? Cell)?.preparations == 0 })
    table.scroll(to: 400)
    table.scroll(to: 800)
    #expect(table.visibleCells.contains { ($0 as? Cell)?.preparations ?? 0 > 0 })
  }

  @Test func `scrolling within the same rows asks and lays out nothing`() {
    final class Cell: UITableViewCell {
      static var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        Self.layouts += 1
      }
    }
    let rows = Rows(count: 1000)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.rowHeight = 40
    table.layoutIfNeeded()
    table.scroll(to: 1)
    rows.forget()
    Cell.layouts = 0
    for offset in 2...39 { table.scroll(to: CGFloat(offset)) }
    #expect(rows.asked.isEmpty)
    #expect(Cell.layouts == 0)
  }

  @Test func `a million rows open, jump and change by what is in view`() {
    let rows = Rows(count: 1_000_000)
    let table = makeTable(rows)
    #expect(rows.asked.count == 10)
    #expect(rows.countQuestions == 1)
    rows.forget()
    table.scroll(to: 20_000_000)
    #expect(table.visibleTags == Array(500_000..<500_010))
    #expect(rows.asked.count == 10)
    #expect(rows.countQuestions == 0)
    rows.forget()
    rows.sections[0].insert(-1, at: 500_003)
    table.insertRows(at: [IndexPath(row: 500_003, section: 0)], with: .none)
    #expect(table.visibleTags == [500_000, 500_001, 500_002, -1] + Array(500_003..<500_009))
    #expect(rows.asked == [IndexPath(row: 500_003, section: 0)])
  }

  @Test func `the data source is asked for numbers at once and for cells at layout`() {
    let rows = Rows(count: 5)
    let table = makeTable(rows)
    rows.forget()
    rows.sections = [[7, 8]]
    table.reloadData()
    #expect(rows.countQuestions == 1)
    #expect(rows.asked.isEmpty)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.contentSize.height == 80)
    table.layoutIfNeeded()
    #expect(rows.asked.count == 2)
    #expect(table.visibleTags == [7, 8])
  }

  @Test func `display begins and ends once for each cell`() {
    let rows = Rows(count: 200)
    let log = DisplayLog()
    let table = makeTable(rows) {
      $0.rowHeight = 40
      $0.delegate = log
    }
    var random = SeededRandom(seed: 5)
    for _ in 0..<200 {
      table.scroll(to: CGFloat(Int.random(in: 0...7600, using: &random)))
      #expect(log.shown.sorted() == table.visibleTags)
    }
    table.reloadData()
    #expect(log.shown.isEmpty)
    table.layoutIfNeeded()
    rows.sections = []
    table.reloadData()
    #expect(log.shown.isEmpty)
    #expect(log.faults.isEmpty)
  }

  @Test func `a cell is asked after its path while it is in view`() throws {
    let table = makeTable(Rows(count: 100))
    let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
    #expect(table.indexPath(for: cell) == IndexPath(row: 3, section: 0))
    table.scroll(to: 1000)
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) == nil)
    let stray = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(table.indexPath(for: stray) == nil)
  }

  @Test func `questions about what is in view bring it up to date`() {
    let rows = Rows(count: 10)
    let table = makeTable(rows)
    rows.sections = [[42]]
    table.reloadData()
    #expect(table.visibleTags == [42])
  }

  @Test func `an empty table, one without source and one without size show nothing`() {
    let bare = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    bare.layoutIfNeeded()
    #expect(bare.visibleCells.isEmpty)
    #expect(bare.numberOfSections == 0)
    let rows = Rows(count: 10)
    let small = makeTable(rows, height: 0)
    #expect(small.visibleCells.isEmpty)
    #expect(small.numberOfRows(inSection: 0) == 10)
    small.frame.size.height = 80
    small.layoutIfNeeded()
    #expect(small.visibleTags == [0, 1])
  }

  @Test func `reloading from inside cellForRow is put off until the cells are made`() {
    let rows = Rows(count: 5)
    var reloads = 0
    rows.makeCell = { table, path in
      if reloads == 0 {
        reloads = 1
        table.reloadData()
      }
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    let log = DisplayLog()
    let table = makeTable(rows) {
      $0.rowHeight = 40
      $0.delegate = log
    }
    #expect(table.visibleTags == [0, 1, 2, 3, 4])
    #expect(log.faults.isEmpty)
  }

  @Test func `a new data source starts over`() {
    let first = Rows(count: 3)
    let second = Rows([[10], [20, 30]])
    let log = DisplayLog()
    let table = makeTable(first) {
      $0.rowHeight = 40
      $0.delegate = log
    }
    table.dataSource = second
    #expect(table.numberOfSections == 2)
    #expect(table.visibleTags == [10, 20, 30])
    #expect(log.shown.sorted() == [10, 20, 30])
    #expect(log.faults.isEmpty)
  }

  @Test func `a view that the data source keeps per row goes to the cell of its row`() {
    let rows = Rows(count: 8)
    let switches = (0..<8).map { _ in UISwitch() }
    rows.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.accessoryView = switches[path.row]
      return cell
    }
    let table = makeTable(rows)
    for _ in 0..<3 {
      for (row, view) in switches.enumerated() {
        let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
        #expect(cell != nil && view.superview === cell)
        #expect(abs(view.frame.midY - 20) < 1)
      }
      table.reloadData()
      table.layoutIfNeeded()
    }
  }

  @Test func `a table outlives its data source and is empty then`() {
    var rows: Rows? = Rows(count: 100)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(!table.visibleCells.isEmpty)
    rows = nil
    table.scroll(to: 500)
    #expect(table.visibleCells.isEmpty)
    #expect(table.numberOfSections == 0)
  }
}
