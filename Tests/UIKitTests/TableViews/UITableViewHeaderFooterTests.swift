import Testing
import UIKit

/// Gives every section a header of 30 and a footer of 20 points, made from registered classes.
@MainActor
private final class HeadersAndFooters: NSObject, UITableViewDelegate {
  var made = 0

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    made += 1
    return tableView.dequeueReusableHeaderFooterView(withIdentifier: "edge")
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "edge")
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
}

@MainActor
@Suite struct UITableViewHeaderFooterTests {
  private func table(
    _ rows: Rows, _ edges: HeadersAndFooters, style: UITableView.Style = .plain
  ) -> UITableView {
    makeTable(rows, style: style, height: 200) {
      $0.rowHeight = 40
      $0.sectionHeaderTopPadding = 0
      $0.register(
        UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "edge")
      $0.delegate = edges
    }
  }

  @Test func `the content of a header has the margins of the table`() throws {
    let (rows, edges) = (Rows([[1, 2]]), HeadersAndFooters())
    let table = table(rows, edges)
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.layoutMargins.left == 16)
    #expect(header.contentView.layoutMargins.left == 16)
    #expect(header.contentView.layoutMargins.right == 16)
    table.frame.size.width = 500
    table.layoutIfNeeded()
    let wide = try #require(table.headerView(forSection: 0))
    #expect(wide.contentView.layoutMargins.left == wide.layoutMargins.left)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func `headers of grouped tables have a second text below the first`(
    style: UITableView.Style
  ) throws {
    let rows = Rows(count: 2)
    rows.headers = ["Title"]
    let table = makeTable(rows, style: style)
    let header = try #require(table.headerView(forSection: 0))
    let room = CGSize(width: 300, height: 1_000)
    let height = header.sizeThatFits(room).height
    let (title, detail) = try (#require(header.textLabel), #require(header.detailTextLabel))
    detail.text = "Detail"
    header.setNeedsLayout()
    header.layoutIfNeeded()
    #expect((header.sizeThatFits(room).height > height) == (style == .grouped))
    #expect(detail.isHidden == (style == .plain))
    if style == .grouped { #expect(detail.frame.minY == title.frame.maxY) }
  }

  @Test func `sections begin with a header and end with a footer`() {
    let rows = Rows([[0], [1, 2]])
    let edges = HeadersAndFooters()
    let table = table(rows, edges, style: .grouped)
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 90, width: 300, height: 30))
    #expect(table.rectForFooter(inSection: 1) == CGRect(x: 0, y: 200, width: 300, height: 20))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 90, width: 300, height: 130))
    #expect(table.headerView(forSection: 1)?.frame.minY == 90)
    #expect(table.footerView(forSection: 0)?.frame == CGRect(x: 0, y: 70, width: 300, height: 20))
    #expect(table.headerView(forSection: 5) == nil)
  }

  @Test func `a plain table's header floats and is pushed off by its section's end`() {
    let rows = Rows([Array(0..<10), Array(10..<20)])
    let edges = HeadersAndFooters()
    let table = table(rows, edges)
    let header = table.headerView(forSection: 0)
    table.scroll(to: 100)
    #expect(header?.frame.minY == 100)
    #expect(header?.superview === table)
    table.scroll(to: 415)
    #expect(header?.frame.maxY == 430)
    #expect(table.headerView(forSection: 1)?.frame.minY == 450)
    table.scroll(to: 470)
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.headerView(forSection: 1)?.frame.minY == 470)
    #expect(table.rectForHeader(inSection: 1).minY == 450)
  }

  @Test func `a plain table's footer floats at the bottom`() {
    let rows = Rows([Array(0..<10), Array(10..<20)])
    let edges = HeadersAndFooters()
    let table = table(rows, edges)
    #expect(table.footerView(forSection: 0)?.frame.maxY == 200)
    table.scroll(to: 250)
    #expect(table.footerView(forSection: 0)?.frame == CGRect(x: 0, y: 430, width: 300, height: 20))
  }

  @Test func `a grouped table's header rests`() {
    let rows = Rows([Array(0..<10)])
    let edges = HeadersAndFooters()
    let table = table(rows, edges, style: .grouped)
    let header = table.headerView(forSection: 0)
    table.scroll(to: 10)
    #expect(header?.frame.minY == 0)
    table.scroll(to: 60)
    #expect(header?.superview == nil)
  }

  @Test func `headers are used again`() {
    let rows = Rows((0..<100).map { [$0] })
    let edges = HeadersAndFooters()
    let table = table(rows, edges)
    var seen: Set<ObjectIdentifier> = []
    for offset in stride(from: 0, to: 8000, by: 60) {
      table.scroll(to: CGFloat(offset))
      for section in 0..<100 {
        if let view = table.headerView(forSection: section) { seen.insert(ObjectIdentifier(view)) }
      }
    }
    #expect(seen.count <= 14)
    #expect(edges.made >= 90)
  }

  @Test func `display of headers and footers is balanced`() {
    let rows = Rows((0..<40).map { [$0] })
    rows.headers = (0..<40).map { "Section \($0)" }
    rows.footers = (0..<40).map { "End of \($0)" }
    let log = DisplayLog()
    let table = makeTable(rows, height: 200) {
      $0.rowHeight = 40
      $0.sectionHeaderHeight = 30
      $0.sectionFooterHeight = 20
      $0.sectionHeaderTopPadding = 0
      $0.delegate = log
    }
    for offset in stride(from: 0, to: 3000, by: 37) {
      table.scroll(to: CGFloat(offset))
      let inView = (0..<40).filter { table.headerView(forSection: $0) != nil }
      #expect(log.shownHeaders.sorted() == inView)
      #expect(!inView.isEmpty)
    }
    table.dataSource = nil
    table.layoutIfNeeded()
    #expect(log.shownHeaders.isEmpty)
    #expect(log.shownFooters.isEmpty)
  }

  @Test func `a section without header takes no space in a plain table`() {
    let rows = Rows([[0], [1], [2]])
    rows.headers = [nil, "Second", nil]
    let log = DisplayLog()
    let table = makeTable(rows) {
      $0.rowHeight = 40
      $0.sectionHeaderHeight = 30
      $0.sectionHeaderTopPadding = 0
      $0.delegate = log
    }
    #expect(table.rect(forSection: 0).height == 40)
    #expect(table.rect(forSection: 2).height == 40)
    #expect(table.rect(forSection: 1).height == 70)
  }

  @Test func `headers of a plain table keep their distance`() {
    let rows = Rows([[0], [1]])
    rows.headers = ["First", nil]
    let table = makeTable(rows) {
      $0.rowHeight = 40
      $0.sectionHeaderHeight = 30
    }
    #expect(table.rectForHeader(inSection: 0).minY == 22)
    #expect(table.rect(forSection: 1).height == 40)
  }

  @Test func `sections of a grouped table stand apart without headers`() {
    let table = makeTable(Rows([[0], [1]]), style: .grouped)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
    let gap = table.rectForRow(at: IndexPath(row: 0, section: 1)).minY - 75
    #expect(gap == 35)
  }

  @Test func `a section of a grouped table keeps its gap when the delegate wants no height`() {
    final class Zero: NSObject, UITableViewDelegate {
      var height: CGFloat = 0
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        height
      }
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        height
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        nil
      }
    }
    let zero = Zero()
    let table = makeTable(Rows([[0], [1]]), style: .insetGrouped) {
      $0.rowHeight = 40
      $0.delegate = zero
    }
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 110)
    table.performBatchUpdates(nil)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 110)
    zero.height = .leastNonzeroMagnitude
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 40)
  }

  @Test func `another inset alone moves a header that floats`() {
    let rows = Rows([Array(0..<20)])
    let edges = HeadersAndFooters()
    let table = table(rows, edges)
    table.scroll(to: 100)
    let header = table.headerView(forSection: 0)
    #expect(header?.frame.minY == 100)
    table.contentInset.top = 30
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 100)
    #expect(header?.frame.minY == 130)
  }

  @Test func `only while it floats has a header without background the material of bars`() throws {
    let rows = Rows([Array(0..<20)])
    rows.headers = ["Title"]
    let table = makeTable(rows)
    let header = try #require(table.headerView(forSection: 0))
    func backgrounds() -> [UIVisualEffect?] {
      header.subviews.filter { $0 !== header.contentView }
        .map { ($0 as? UIVisualEffectView)?.effect }
    }
    #expect(backgrounds().isEmpty)
    #expect(header.backgroundColor == nil)
    table.scroll(to: 100)
    #expect(backgrounds() == [UIBlurEffect(style: .systemChromeMaterial)])
    #expect(header.subviews.first?.frame == header.bounds)
    table.scroll(to: 0)
    #expect(backgrounds().isEmpty)
  }

  @Test func `a header that floats keeps the background that the app gave it`() throws {
    let rows = Rows([Array(0..<20)])
    let edges = HeadersAndFooters()
    let table = table(rows, edges)
    let header = try #require(table.headerView(forSection: 0))
    let own = UIView()
    header.backgroundView = own
    table.scroll(to: 100)
    #expect(header.subviews.first === own)
    #expect(header.subviews.count == 2)
    header.backgroundView = nil
    #expect(header.subviews.count == 2)
    header.backgroundConfiguration = .listPlainHeaderFooter()
    #expect(header.subviews.count == 2)
  }

  @Test func `titles of a grouped table are written in capitals`() {
    let rows = Rows([[0]])
    rows.headers = ["Settings"]
    rows.footers = ["About this"]
    let table = makeTable(rows, style: .grouped)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "SETTINGS")
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "About this")
    let plain = makeTable(rows)
    #expect(plain.headerView(forSection: 0)?.textLabel?.text == "Settings")
  }
}
