import Testing
import UIKit
import _UIKitTestSupport

/// A data source and delegate that changes the table from inside its callbacks, once each.
@MainActor
private final class Meddler: NSObject, UITableViewDelegate {
  enum Moment: CaseIterable {
    case willDisplay, didEndDisplaying, heightForRow, estimatedHeight, viewForHeader,
      heightForHeader
    case willDisplayHeader, didEndDisplayingHeader, scroll
  }

  let moment: Moment
  /// Called once, at the moment, when set.
  var act: (() -> Void)?

  init(_ moment: Moment) { self.moment = moment }

  private func reach(_ reached: Moment) {
    guard reached == moment, let act else { return }
    self.act = nil
    act()
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { reach(.willDisplay) }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { reach(.didEndDisplaying) }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { reach(.willDisplayHeader) }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { reach(.didEndDisplayingHeader) }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    reach(.heightForRow)
    return 40
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    reach(.estimatedHeight)
    return 50
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    reach(.heightForHeader)
    return 20
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    reach(.viewForHeader)
    return UITableViewHeaderFooterView(reuseIdentifier: nil)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { reach(.scroll) }
}

/// A cell that calls back when it enters or leaves a window.
private final class WindowCell: UITableViewCell {
  static var act: (() -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let act = Self.act else { return }
    Self.act = nil
    act()
  }
}

/// What data sources, delegates and cells may do to the table that is just asking them.
@MainActor
@Suite(.serialized, .closesWindows) struct UITableViewReentrancyTests {
  enum Change: CaseIterable { case reload, shrink, delete, insert, twice, empty, batchAndReload }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func perform(_ change: Change, _ rows: Rows, _ table: UITableView) {
    switch change {
    case .reload:
      rows.sections[0].insert(100, at: 0)
      table.reloadData()
    case .shrink:
      rows.sections = [[3]]
      table.reloadData()
    case .delete:
      rows.sections[0].removeFirst(2)
      table.deleteRows(at: [path(0), path(1)], with: .fade)
    case .insert:
      rows.sections[0].insert(100, at: 1)
      table.insertRows(at: [path(1)], with: .fade)
    case .twice:
      rows.sections[0].removeFirst()
      table.deleteRows(at: [path(0)], with: .none)
      rows.sections[0].append(101)
      table.insertRows(at: [path(rows.sections[0].count - 1)], with: .none)
    case .empty: table.performBatchUpdates(nil)
    case .batchAndReload:
      rows.sections[0].removeLast(20)
      table.performBatchUpdates { table.reloadData() }
    }
  }

  private func expectRest(_ table: UITableView, _ rows: Rows) {
    #expect(table.numberOfRows(inSection: 0) == rows.sections[0].count)
    for cell in table.visibleCells {
      guard let path = table.indexPath(for: cell) else {
        Issue.record("a cell in view has no row")
        continue
      }
      #expect(cell.tag == rows.sections[path.section][path.row])
      #expect(cell.frame == table.rectForRow(at: path))
      #expect(cell.superview === table)
    }
    let found = table.indexPathsForRows(in: table.bounds)
    #expect(table.indexPathsForVisibleRows == found)
    #expect(table.subviews.count { $0 is UITableViewCell } == table.visibleCells.count)
    #expect(
      table.subviews.count { $0 is UITableViewHeaderFooterView }
        == (0..<table.numberOfSections).count { table.headerView(forSection: $0) != nil })
  }

  /// What makes the table ask.
  private func provoke(_ rows: Rows, _ table: UITableView, _ way: Int) {
    switch way {
    case 0: table.contentOffset.y = 700
    case 1: table.reloadData()
    case 2:
      rows.sections[0].insert(-1, at: 0)
      rows.sections.insert([200, 201], at: 1)
      table.performBatchUpdates {
        table.insertRows(at: [path(0)], with: .top)
        table.insertSections([1], with: .fade)
      }
    default:
      rows.sections[0].remove(at: 1)
      table.deleteRows(at: [path(1)], with: .left)
    }
  }

  @Test(arguments: Change.allCases, 0..<4)
  private func `a table that is changed while it asks shows what the data source has`(
    change: Change, way: Int
  ) {
    for moment in Meddler.Moment.allCases {
      let stage = Stage()
      defer { stage.close() }
      let (rows, meddler) = (Rows([Array(0..<50), [60, 61]]), Meddler(moment))
      let table = stage.showTable(rows, telling: meddler)
      var completed = 0
      meddler.act = {
        perform(change, rows, table)
        table.performBatchUpdates(nil) { _ in completed += 1 }
      }
      provoke(rows, table, way)
      stage.advance(by: 0.1)
      table.contentOffset.y += 300
      stage.advance(by: 0.6)
      let wasReached = meddler.act == nil
      #expect(completed == (wasReached ? 1 : 0), "\(moment)")
      expectRest(table, rows)
      meddler.act = nil
    }
  }

  @Test(arguments: Change.allCases, 0..<4)
  func `a table that is changed when a cell comes or goes shows what the data source has`(
    change: Change, way: Int
  ) {
    let stage = Stage()
    let (rows, log) = (Rows([Array(0..<50), [60, 61]]), DisplayLog())
    let table = stage.showTable(rows, telling: log)
    table.register(WindowCell.self, forCellReuseIdentifier: "cell")
    table.reloadData()
    stage.frame()
    WindowCell.act = { perform(change, rows, table) }
    provoke(rows, table, way)
    stage.advance(by: 0.6)
    #expect(WindowCell.act == nil)
    expectRest(table, rows)
    WindowCell.act = nil
  }

  @Test func `a table that loses rows while it scrolls does not look past its end`() {
    let stage = Stage()
    let (rows, meddler) = (Rows(count: 60), Meddler(.didEndDisplaying))
    let table = stage.showTable(rows, telling: meddler)
    meddler.act = {
      rows.sections[0].removeLast(30)
      table.deleteRows(at: (30..<60).map { path($0) }, with: .none)
    }
    table.contentOffset.y = 1_400
    stage.frame()
    #expect(meddler.act == nil)
    let end = table.contentSize.height
    #expect(end == table.rect(forSection: 0).maxY)
    #expect(table.contentOffset.y == end - table.bounds.height)
    #expect(table.visibleCells.last?.tag == 29)
    expectRest(table, rows)
  }

  @Test func `rows appended when the last one comes into view keep selection and place`() throws {
    final class Loader: NSObject, UITableViewDelegate {
      let rows: Rows
      init(_ rows: Rows) { self.rows = rows }
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) {
        let count = rows.sections[0].count
        guard indexPath.row == count - 1, count < 100 else { return }
        rows.sections[0] += count..<count + 20
        tableView.insertRows(
          at: (count..<count + 20).map { IndexPath(row: $0, section: 0) }, with: .none)
      }
    }
    let stage = Stage()
    let rows = Rows(count: 12)
    let loader = Loader(rows)
    let table = stage.showTable(rows, telling: loader)
    table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    table.scrollToRow(at: path(11), at: .bottom, animated: false)
    stage.frame()
    #expect(rows.sections[0].count == 32)
    #expect(table.numberOfRows(inSection: 0) == 32)
    #expect(table.indexPathForSelectedRow == path(3))
    table.scroll(to: 880)
    stage.frame()
    #expect(rows.sections[0].count == 52)
    #expect(table.contentSize.height == 2_080)
    expectRest(table, rows)
  }

  @Test(arguments: [Meddler.Moment.willDisplay, .heightForRow, .scroll], [true, false])
  private func `a row that is gone once the table has scrolled to it is given up`(
    moment: Meddler.Moment, isAnimated: Bool
  ) {
    let stage = Stage()
    let (rows, meddler) = (Rows([Array(0..<50)]), Meddler(moment))
    let table = stage.showTable(rows, telling: meddler)
    meddler.act = {
      rows.sections = []
      table.reloadData()
    }
    table.scrollToRow(at: path(40), at: .top, animated: isAnimated)
    stage.advance(by: 0.6)
    #expect(table.numberOfSections == 0)
    #expect(table.visibleCells.isEmpty)
  }

  @Test func `a row deleted by its own display is gone, and its display ends`() {
    final class Remover: NSObject, UITableViewDelegate {
      let rows: Rows
      var log: [String] = []
      init(_ rows: Rows) { self.rows = rows }
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) {
        log.append("+\(cell.tag)")
        guard cell.tag == 3 else { return }
        rows.sections[0].remove(at: 3)
        tableView.deleteRows(at: [indexPath], with: .fade)
      }
      func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) { log.append("-\(cell.tag)") }
    }
    let stage = Stage()
    let rows = Rows(count: 6)
    let remover = Remover(rows)
    let table = stage.showTable(rows, telling: remover)
    #expect(table.visibleTags == [0, 1, 2, 4, 5])
    #expect(remover.log == ["+0", "+1", "+2", "+3", "-3", "+4", "+5"])
    expectRest(table, rows)
  }

  @Test func `who reloads whenever a height is asked for does not stop the screen`() {
    final class Restless: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.reloadData()
        return 40
      }
    }
    let stage = Stage()
    let (rows, restless) = (Rows(count: 20), Restless())
    let table = stage.showTable(rows, telling: restless)
    stage.advance(by: 0.1)
    #expect(table.numberOfRows(inSection: 0) == 20)
  }

  // MARK: Sections out of nothing

  @Test func `the first section is inserted into a table with a delegate`() {
    let rows = Rows([])
    let log = DisplayLog()
    let table = makeTable(rows) { $0.delegate = log }
    rows.sections = [[0, 1]]
    table.insertSections([0], with: .automatic)
    table.layoutIfNeeded()
    #expect(table.visibleTags == [0, 1])
  }

  @Test func `the first sections come with headers and go again`() {
    let stage = Stage()
    let (rows, meddler) = (Rows([]), Meddler(.scroll))
    let table = stage.showTable(rows, telling: meddler, style: .grouped)
    rows.sections = [[0, 1], [2]]
    table.insertSections([0, 1], with: .automatic)
    stage.advance(by: 0.5)
    #expect(table.headerView(forSection: 1) != nil)
    expectRest(table, rows)
    rows.sections = []
    table.deleteSections([0, 1], with: .automatic)
    stage.advance(by: 0.5)
    #expect(table.visibleCells.isEmpty)
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.subviews.count { $0 is UITableViewHeaderFooterView } == 0)
  }

  @Test func `places asked for by those who give heights are those of known sections`() {
    final class Curious: NSObject, UITableViewDelegate {
      var seen = CGRect.null
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        seen = tableView.rectForRow(at: indexPath).union(
          tableView.rect(forSection: indexPath.section))
        _ = tableView.cellForRow(at: indexPath)
        _ = tableView.rectForHeader(inSection: indexPath.section)
        return CGFloat(20 + tableView.numberOfRows(inSection: indexPath.section))
      }
    }
    let rows = Rows([])
    let curious = Curious()
    let table = makeTable(rows) {
      $0.estimatedRowHeight = 0
      $0.delegate = curious
    }
    rows.sections = [[0, 1]]
    table.insertSections([0], with: .none)
    #expect(table.rectForRow(at: path(1)).minY == 22)
    #expect(curious.seen != .null)
    rows.sections = [[0, 1], [2]]
    table.reloadData()
    #expect(table.rectForRow(at: path(0, 1)).height == 21)
  }

  // MARK: Settings

  @Test func `a header view set while cells are made moves those made before`() throws {
    let stage = Stage()
    let rows = Rows(count: 30)
    rows.makeCell = { table, path in
      if path.row == 4, table.tableHeaderView == nil {
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
      }
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    let log = DisplayLog()
    let table = stage.showTable(rows, telling: log)
    #expect(table.visibleTags == Array(0...8))
    #expect(table.cellForRow(at: path(0))?.frame.minY == 50)
    expectRest(table, rows)
  }

  @Test func `heights set while cells are made or displayed count for those made before`() throws {
    final class Setter: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) { if indexPath.row == 3 { tableView.rowHeight = 60 } }
    }
    let stage = Stage()
    let rows = Rows(count: 30)
    rows.headers = ["First"]
    rows.makeCell = { table, path in
      if path.row == 1 { table.sectionHeaderHeight = 70 }
      if path.row == 2 { table.contentInset.top = 25 }
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    let setter = Setter()
    let table = stage.showTable(rows, telling: setter)
    #expect(table.cellForRow(at: path(0))?.frame.height == 60)
    #expect(table.headerView(forSection: 0)?.frame.height == 70)
    #expect(table.contentOffset.y == -25)
    expectRest(table, rows)
  }

  @Test func `a height set by who gives heights is taken`() {
    final class Setter: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.sectionHeaderHeight = 70
        return 40
      }
    }
    let rows = Rows(count: 30)
    rows.headers = ["First"]
    let setter = Setter()
    let table = makeTable(rows) { $0.delegate = setter }
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 70)
    expectRest(table, rows)
  }

  @Test func `heights set inside a batch do not ask for rows that are gone`() {
    let heights = Heights { _ in 30 }
    let rows = Rows(count: 10)
    let table = makeTable(rows) { $0.delegate = heights }
    table.performBatchUpdates {
      rows.sections[0].removeLast(5)
      heights.height = { CGFloat(rows.sections[0][$0.row] + 30) }
      table.sectionFooterHeight = 12
      table.deleteRows(at: (5..<10).map { path($0) }, with: .none)
    }
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(4)).height == 34)
    expectRest(table, rows)
  }
}
