import Kumiko
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct `A table adapter` {
  final class RedCell: UITableViewCell, ComponentRenderable {}
  final class BlueCell: UITableViewCell, ComponentRenderable {}
  final class OwnHeader: UITableViewHeaderFooterView, ComponentRenderable {}

  /// Uses another class for odd rows, headers of its own, and a title for sections without header.
  final class OwnAdapter: UITableViewAdapter {
    var registrationCount = 0
    var scrollCount = 0

    override func cellRegistration(
      tableView: UITableView, indexPath: IndexPath, node: CellNode
    ) -> CellRegistration {
      registrationCount += 1
      return CellRegistration(class: indexPath.row % 2 == 0 ? RedCell.self : BlueCell.self)
    }

    override func headerViewRegistration(
      tableView: UITableView, section: Int, node: ViewNode
    ) -> ViewRegistration { ViewRegistration(class: OwnHeader.self) }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { section == 1 ? "Title" : nil }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollCount += 1 }

    override func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath.row == 0 ? nil : indexPath }
  }

  @Test func `makes cells of exactly the class that is asked for`() {
    let stage = TableStage(adapter: OwnAdapter())
    stage.render([Section(id: 0) { for id in 0..<100 { Item(String(id)) } }])
    for offset in stride(from: 0, to: 3_000, by: 60) {
      stage.table.contentOffset.y = CGFloat(offset)
      stage.table.layoutIfNeeded()
      for path in stage.table.indexPathsForVisibleRows ?? [] {
        let cell = stage.table.cellForRow(at: path)
        #expect(path.row % 2 == 0 ? cell is RedCell : cell is BlueCell)
      }
    }
  }

  @Test func `calls overridden delegate methods`() throws {
    let adapter = OwnAdapter()
    let stage = TableStage(adapter: adapter)
    var selected: [Int] = []
    adapter.didSelect = { selected.append($0.indexPath.row) }
    stage.render([Section(id: 0, header: Title("Own")) { for id in 0..<50 { Item(String(id)) } }])
    stage.screen.settle()
    #expect(stage.table.headerView(forSection: 0) is OwnHeader)
    try stage.screen.tap(on: "00")
    try stage.screen.tap(on: "10")
    #expect(selected == [1])
    stage.table.contentOffset.y = 10
    #expect(adapter.scrollCount > 0)
  }

  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func `leaves the gaps between sections as a table without an adapter does`(
    style: UITableView.Style
  ) {
    let stage = TableStage(style: style)
    let plain = UITableView(frame: stage.table.frame, style: style)
    let source = EqualSections(counts: [2, 1, 3])
    plain.dataSource = source
    plain.rowHeight = 40
    stage.renderer.render(
      source.counts.enumerated().map { section, count in
        Section(id: section) { Group(of: 0..<count) { Item("\($0)", height: 40) } }
      })
    func frames(_ table: UITableView) -> [CGRect] {
      table.layoutIfNeeded()
      return (0..<3).map(table.rect(forSection:)) + [CGRect(origin: .zero, size: table.contentSize)]
    }
    #expect(frames(stage.table) == frames(plain))
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY > 40 * 2 + 35)
    stage.table.sectionHeaderHeight = 0
    stage.table.sectionFooterHeight = 0
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    #expect(abs(stage.table.contentSize.height - 6 * 40) < 0.001)
  }

  @Test func `gives heights from components, and none without a header in a plain table`() {
    let adapter = OwnAdapter()
    let stage = TableStage(style: .plain, adapter: adapter)
    stage.table.rowHeight = 77
    stage.table.sectionHeaderHeight = 33
    adapter.data = [
      Section(id: 0, header: Title("a")) {
        Item("a", height: 41)
        Item("b", height: nil)
        Item("c", height: -5)
      },
      Section(id: 1), Section(id: 2, footer: Title("b")),
    ]
    func row(_ row: Int) -> CGFloat {
      adapter.tableView(stage.table, heightForRowAt: IndexPath(row: row, section: 0))
    }
    func header(_ section: Int) -> CGFloat {
      adapter.tableView(stage.table, heightForHeaderInSection: section)
    }
    #expect([row(0), row(1), row(2)] == [41, 77, 0])
    #expect(header(0) == 30)
    #expect(header(1) == 33, "a title is there")
    #expect(header(2) == 0, "iOS 15 adds its padding above anything higher")
    #expect(adapter.tableView(stage.table, heightForFooterInSection: 2) == 30)
    #expect(adapter.tableView(stage.table, heightForFooterInSection: 0) < 0.001)
  }

  @Test func `estimates with what is known, building nothing`() {
    let adapter = UITableViewAdapter()
    let stage = TableStage(adapter: adapter)
    stage.table.estimatedRowHeight = 55
    stage.table.estimatedSectionHeaderHeight = 22
    let log = Log()
    adapter.data = [
      Section(id: 0, header: Title("a")) { Item("a", height: 41) },
      Section(id: 1, of: [1, 2], id: \.self) { number in
        log.note(Item(String(number)), "built")
      },
    ]
    func estimate(_ row: Int, _ section: Int) -> CGFloat {
      adapter.tableView(
        stage.table, estimatedHeightForRowAt: IndexPath(row: row, section: section))
    }
    #expect(estimate(0, 0) == 41)
    #expect(estimate(1, 1) == 55)
    #expect(log.take() == [])
    #expect(adapter.tableView(stage.table, estimatedHeightForHeaderInSection: 0) == 30)
    #expect(adapter.tableView(stage.table, estimatedHeightForHeaderInSection: 1) < 0.001)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `measures rows whose height is no number`(height: CGFloat) {
    let handler = KumikoDiagnostics.handler
    defer { KumikoDiagnostics.handler = handler }
    var reportCount = 0
    KumikoDiagnostics.handler = { _ in reportCount += 1 }
    let stage = TableStage()
    stage.table.rowHeight = 50
    stage.render([Section(id: 0) { Item("a", height: height) }])
    #expect(stage.cell(at: 0)?.frame.height == 50)
    #expect(reportCount > 0)
  }

  @Test func `selects through behaviors and then through didSelect`() throws {
    let stage = TableStage()
    let log = Log()
    stage.adapter.didSelect = { context in
      let name = context.node.component(as: Item.self)?.id ?? "?"
      log.events.append("didSelect \(name) at \(context.indexPath.row)")
    }
    func render(_ suffix: String) {
      stage.render([
        Section(id: 0) {
          Item("a", rerenders: false)
            .onSelect { log.events.append("inner \(suffix)") }
            .onSelect { log.events.append("outer \(suffix)") }
        }
      ])
    }
    render("old")
    render("new")
    try stage.screen.tap(on: "a0")
    #expect(log.take() == ["inner new", "outer new", "didSelect a at 0"])
  }

  @Test func `may be rendered to while a row is selected`() throws {
    let stage = TableStage()
    stage.render(sections("A: a b"))
    stage.adapter.didSelect = { [unowned stage] _ in stage.renderer.render(sections("A: b c d")) }
    try stage.screen.tap(on: "a0")
    #expect(stage.screen.settle())
    #expect(stage.shown == ["row 0/0: b0", "row 0/1: c0", "row 0/2: d0"])
  }

  @Test func `shares nothing with the adapter of another table`() {
    let (one, two) = (
      UITableView(frame: .zero, style: .plain), UITableViewAdapter(data: sections("A: a"))
    )
    let stage = TableStage()
    stage.table.addSubview(one)
    let other = Renderer(adapter: two, updater: UITableViewUpdater())
    other.target = one
    one.frame = CGRect(x: 0, y: 400, width: 200, height: 200)
    stage.render(sections("A: a b c"))
    other.render(sections("A: a b"))
    one.layoutIfNeeded()
    #expect(stage.shown.count == 3)
    #expect(one.visibleCells.count == 2)
    other.render(sections("A: b"))
    stage.render(sections("A: c"))
    #expect(stage.shown == ["row 0/0: c0"])
    #expect(one.visibleCells.count == 1)
  }
}

/// A data source without headers and footers.
private final class EqualSections: NSObject, UITableViewDataSource {
  let counts: [Int]

  init(counts: [Int]) { self.counts = counts }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}
