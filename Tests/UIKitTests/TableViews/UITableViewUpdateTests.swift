import Testing
import UIKit
import _TestSupport

@MainActor
@Suite(.timeLimit(.minutes(1))) struct UITableViewUpdateTests {
  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `every way from one small list to another ends with the right cells`() {
    let worlds = distributions(of: [0, 1, 2], over: 2)
    withEvery("from", in: worlds.filter { $0.joined().count > 1 }) { old in
      let rows = Rows(old)
      let log = DisplayLog()
      let table = makeTable(rows) {
        $0.rowHeight = 40
        $0.delegate = log
      }
      withEvery("to", in: worlds) { new in
        rows.sections = old
        table.reloadData()
        table.layoutIfNeeded()
        let before = Dictionary(uniqueKeysWithValues: table.visibleCells.map { ($0.tag, $0) })
        update(table, rows, from: old, to: new)
        #expect(table.visibleTags == Array(new.joined()), TestLabels.current)
        #expect(log.shown.sorted() == new.joined().sorted(), TestLabels.current)
        #expect(
          table.visibleCells.map(\.frame.minY) == (0..<new.joined().count).map { CGFloat($0) * 40 })
        for cell in table.visibleCells {
          #expect(before[cell.tag] == nil || before[cell.tag] === cell, TestLabels.current)
        }
      }
      #expect(log.faults.isEmpty)
    }
  }

  /// Deletes, inserts and moves rows one batch apart from reloads.
  private func update(_ table: UITableView, _ rows: Rows, from old: [[Int]], to new: [[Int]]) {
    func paths(_ world: [[Int]]) -> [Int: IndexPath] {
      var paths: [Int: IndexPath] = [:]
      for (section, ids) in world.enumerated() {
        for (row, id) in ids.enumerated() { paths[id] = path(section, row) }
      }
      return paths
    }
    let (before, after) = (paths(old), paths(new))
    table.performBatchUpdates {
      rows.sections = new
      table.deleteRows(at: before.filter { after[$0.key] == nil }.map(\.value), with: .fade)
      table.insertRows(at: after.filter { before[$0.key] == nil }.map(\.value), with: .fade)
      for (id, from) in before {
        if let to = after[id] { table.moveRow(at: from, to: to) }
      }
    }
  }

  @Test func `sections are inserted, deleted and moved with their rows`() {
    let rows = Rows([[0, 1], [2], [3, 4]])
    let table = makeTable(rows)
    let moved = table.cellForRow(at: path(2, 1))
    table.performBatchUpdates {
      rows.sections = [[3, 4], [9], [0, 1]]
      table.deleteSections([1], with: .fade)
      table.insertSections([1], with: .fade)
      table.moveSection(2, toSection: 0)
    }
    #expect(table.visibleTags == [3, 4, 9, 0, 1])
    #expect(table.cellForRow(at: path(0, 1)) === moved)
  }

  @Test func `a reloaded row gets another cell, a reconfigured one keeps its own`() {
    let rows = Rows([[0, 1, 2]])
    let table = makeTable(rows)
    let cells = table.visibleCells
    rows.sections = [[0, 11, 12]]
    table.reloadRows(at: [path(0, 1)], with: .none)
    table.reconfigureRows(at: [path(0, 2)])
    #expect(table.visibleTags == [0, 11, 12])
    #expect(table.cellForRow(at: path(0, 1)) !== cells[1])
    #expect(table.cellForRow(at: path(0, 2)) === cells[2])
    #expect(table.cellForRow(at: path(0, 0)) === cells[0])
  }

  @Test func `a reloaded section may change its number of rows`() {
    let rows = Rows([[0], [1, 2], [3]])
    let table = makeTable(rows)
    rows.sections[1] = [5, 6, 7]
    table.reloadSections([1], with: .automatic)
    #expect(table.visibleTags == [0, 5, 6, 7, 3])
  }

  @Test func `nested batches are carried out together at the end`() {
    let rows = Rows([[0, 1]])
    let table = makeTable(rows)
    table.beginUpdates()
    rows.sections = [[1, 2]]
    table.deleteRows(at: [path(0, 0)], with: .none)
    table.beginUpdates()
    table.insertRows(at: [path(0, 1)], with: .none)
    table.endUpdates()
    #expect(table.numberOfRows(inSection: 0) == 2)
    table.endUpdates()
    #expect(table.visibleTags == [1, 2])
  }

  @Test func `an empty batch asks for heights again`() {
    let rows = Rows(count: 5)
    var height: CGFloat = 40
    let heights = Heights { _ in height }
    let table = makeTable(rows) { $0.delegate = heights }
    let cells = table.visibleCells
    height = 60
    table.beginUpdates()
    table.endUpdates()
    #expect(table.visibleCells == cells)
    #expect(cells.map(\.frame.minY) == [0, 60, 120, 180, 240])
  }

  @Test func `the completion runs with true`() {
    let table = makeTable(Rows(count: 5))
    var finished: [Bool] = []
    table.performBatchUpdates({}, completion: { finished.append($0) })
    table.performBatchUpdates(nil) { finished.append($0) }
    #expect(finished == [true, true])
  }

  @Test func `updates before the data was ever asked for are no updates`() {
    let rows = Rows(count: 3)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.insertRows(at: [path(0, 2)], with: .none)
    table.layoutIfNeeded()
    #expect(table.visibleTags == [0, 1, 2])
  }

  @Test func `a table without size is updated too`() {
    let rows = Rows(count: 3)
    let log = DisplayLog()
    let table = makeTable(rows, height: 0) {
      $0.rowHeight = 40
      $0.delegate = log
    }
    rows.sections = [[2, 9], [7]]
    table.performBatchUpdates {
      table.deleteRows(at: [path(0, 0), path(0, 1)], with: .fade)
      table.insertRows(at: [path(0, 1)], with: .fade)
      table.insertSections([1], with: .fade)
    }
    #expect(table.contentSize.height == 120)
    #expect(log.shown.isEmpty)
    table.frame.size.height = 400
    #expect(table.visibleTags == [2, 9, 7])
    #expect(log.faults.isEmpty)
  }

  @Test func `updates from inside cellForRow are carried out when the cells are made`() {
    let rows = Rows(count: 3)
    var isFirst = true
    rows.makeCell = { [weak rows] table, path in
      if isFirst {
        isFirst = false
        rows?.sections[0].append(7)
        table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
      }
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    let log = DisplayLog()
    let table = makeTable(rows) {
      $0.rowHeight = 40
      $0.delegate = log
    }
    #expect(table.visibleTags == [0, 1, 2, 7])
    #expect(log.shown.sorted() == [0, 1, 2, 7])
    #expect(log.faults.isEmpty)
  }

  @Test func `uncommitted updates are those of an open batch`() {
    let rows = Rows(count: 3)
    let table = makeTable(rows)
    #expect(!table.hasUncommittedUpdates)
    table.beginUpdates()
    #expect(!table.hasUncommittedUpdates)
    rows.sections[0].append(3)
    table.insertRows(at: [path(0, 3)], with: .none)
    #expect(table.hasUncommittedUpdates)
    table.endUpdates()
    #expect(!table.hasUncommittedUpdates)
  }

  @Test func `a reload inside a batch replaces its updates`() {
    let rows = Rows(count: 3)
    let table = makeTable(rows)
    var finished = false
    table.performBatchUpdates(
      {
        rows.sections = [[7]]
        table.deleteRows(at: [path(0, 0)], with: .none)
        table.reloadData()
      }, completion: { finished = $0 })
    #expect(table.visibleTags == [7])
    #expect(finished)
  }

  @Test func `a batch that reloads and scrolls fills the view at its end`() {
    let rows = Rows(count: 3)
    let table = makeTable(rows)
    table.performBatchUpdates {
      rows.sections = [Array(0..<100)]
      table.reloadData()
      table.contentOffset.y = 400
      table.layoutIfNeeded()
    }
    #expect(table.visibleTags.first == 10)
  }

  @Test func `updates after a reload in a batch have everything asked for again`() {
    let rows = Rows(count: 3)
    let table = makeTable(rows)
    table.performBatchUpdates {
      rows.sections = [[7, 8]]
      table.reloadData()
      #expect(table.numberOfRows(inSection: 0) == 2)
      rows.sections = [[8]]
      table.deleteRows(at: [path(0, 0)], with: .none)
    }
    #expect(table.visibleTags == [8])
  }

  @Test func `content that becomes shorter stays in view`() {
    let rows = Rows(count: 100)
    let table = makeTable(rows)
    table.scroll(to: 3600)
    rows.sections = [Array(0..<20)]
    table.deleteRows(at: (20..<100).map { path(0, $0) }, with: .none)
    #expect(table.contentOffset.y == 400)
    #expect(table.visibleTags == Array(10..<20))
  }

  @Test func `rows inserted above push what is in view down`() {
    let rows = Rows(count: 100)
    let table = makeTable(rows)
    table.scroll(to: 400)
    rows.sections[0].insert(contentsOf: [-1, -2], at: 0)
    table.insertRows(at: [path(0, 0), path(0, 1)], with: .none)
    #expect(table.contentOffset.y == 400)
    #expect(table.visibleTags == Array(8..<18))
  }

  @Test func `random batches in a long list keep cells and geometry in step`() {
    var random = SeededRandom(seed: 21)
    let rows = Rows([Array(0..<60), Array(100..<160)])
    let log = DisplayLog()
    let table = makeTable(rows) {
      $0.register(TallCell.self, forCellReuseIdentifier: "cell")
      $0.delegate = log
    }
    for step in 0..<200 {
      table.scroll(to: CGFloat(Int.random(in: 0...2000, using: &random)))
      randomBatch(table, rows, id: 1000 + step * 10, using: &random)
      expectConsistent(table, rows, log)
    }
  }

  private func randomBatch(
    _ table: UITableView, _ rows: Rows, id: Int, using random: inout SeededRandom
  ) {
    let section = Int.random(in: 0...1, using: &random)
    var ids = rows.sections[section]
    let gone = Set((0..<2).map { _ in Int.random(in: 0..<ids.count, using: &random) })
    let reloaded = Set((0..<2).map { _ in Int.random(in: 0..<ids.count, using: &random) })
    for row in gone.sorted(by: >) { ids.remove(at: row) }
    let come = Set((0..<2).map { _ in Int.random(in: 0...ids.count, using: &random) }).sorted()
    for (offset, row) in come.enumerated() { ids.insert(id + offset, at: row) }
    table.performBatchUpdates {
      rows.sections[section] = ids
      table.deleteRows(at: gone.map { path(section, $0) }, with: .fade)
      table.reloadRows(at: reloaded.subtracting(gone).map { path(section, $0) }, with: .left)
      table.insertRows(at: come.map { path(section, $0) }, with: .top)
    }
  }

  private func expectConsistent(_ table: UITableView, _ rows: Rows, _ log: DisplayLog) {
    let paths = table.indexPathsForVisibleRows ?? []
    #expect(table.visibleTags == paths.map { rows.sections[$0.section][$0.row] })
    #expect(log.shown.sorted() == table.visibleTags.sorted())
    #expect(log.faults.isEmpty)
    for (cell, path) in zip(table.visibleCells, paths) {
      #expect(cell.frame == table.rectForRow(at: path))
      #expect(table.indexPath(for: cell) == path)
      #expect(cell.frame.height == CGFloat(50 + cell.tag % 3 * 20))
    }
    let edges = table.visibleCells.map { ($0.frame.minY, $0.frame.maxY) }
    for (above, below) in zip(edges, edges.dropFirst()) { #expect(above.1 == below.0) }
    #expect((edges.first?.0 ?? 0) <= table.bounds.minY)
    #expect((edges.last?.1 ?? 0) >= min(table.bounds.maxY, table.contentSize.height))
  }

  @Test func `a batch that the data contradicts is refused in UIKit's words`() throws {
    let rows = Rows([[0, 1, 2]])
    let table = makeTable(rows)
    table.beginUpdates()
    table.insertRows(at: [path(0, 0)], with: .none)
    let problem = try #require(table.pendingUpdateProblem)
    #expect(
      problem.hasPrefix(
        "Invalid batch updates detected: the number of sections and/or rows returned by the data "
          + "source before and/or after performing the batch updates are inconsistent with the "
          + "updates."))
    #expect(problem.contains("Data source before updates = { 1 section with row counts: [3] }"))
    rows.sections[0].insert(9, at: 0)
    #expect(table.pendingUpdateProblem == nil)
    table.endUpdates()
    table.beginUpdates()
    table.deleteRows(at: [path(0, 8)], with: .none)
    #expect(
      table.pendingUpdateProblem
        == "attempt to delete row 8 from section 0 which only contains 4 rows before the update")
  }

  @Test func `a row reconfigured inside a batch shows its own data`() {
    let rows = Rows([[0, 1, 2, 3]])
    let table = makeTable(rows)
    table.performBatchUpdates {
      rows.sections = [[1, 2, 3]]
      table.deleteRows(at: [path(0, 0)], with: .none)
      table.reconfigureRows(at: [path(0, 2), path(0, 3)])
    }
    #expect(table.visibleTags == [1, 2, 3])
  }

  @Test func `a contradicted batch ends the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let rows = Rows([[0, 1, 2]])
        let table = makeTable(rows)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
  }
}
