import Testing
import UIKit
import _TestSupport

/// Heights of everything that may change between two batches.
@MainActor
private final class Changing: NSObject, UITableViewDelegate {
  var row: (IndexPath) -> CGFloat = { _ in 40 }
  var header: (Int) -> CGFloat = { _ in 20 }
  var footer: (Int) -> CGFloat = { _ in 10 }
  private(set) var asked = 0

  func forget() { asked = 0 }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked += 1
    return row(indexPath)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    header(section)
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    footer(section)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    UIView()
  }
}

/// A cell as high as its data source says.
private final class SizedCell: UITableViewCell {
  static var height: (Int) -> CGFloat = { _ in 44 }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height(tag))
  }
}

/// Every batch, and be it empty, asks for heights again.
@MainActor
@Suite(.serialized) struct UITableViewHeightQueryTests {
  private let rows = Rows([Array(0..<6), Array(6..<40), Array(40..<400)])
  private let changing = Changing()

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func makeTable(
    style: UITableView.Style = .plain, _ configure: (UITableView) -> Void = { _ in }
  ) -> UITableView {
    UIKitTests.makeTable(rows, style: style) {
      $0.sectionHeaderTopPadding = 0
      $0.delegate = changing
      configure($0)
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped], [true, false])
  func `an empty batch asks for rows, headers and footers in view`(
    style: UITableView.Style, estimates: Bool
  ) {
    let table = makeTable(style: style) {
      guard !estimates else { return }
      $0.estimatedRowHeight = 0
      $0.estimatedSectionHeaderHeight = 0
      $0.estimatedSectionFooterHeight = 0
    }
    #expect(table.rect(forSection: 0).height == 270)
    changing.row = { $0.row == 2 ? 55 : 40 }
    changing.header = { $0 == 0 ? 33 : 20 }
    changing.footer = { $0 == 0 ? 14 : 10 }
    table.beginUpdates()
    table.endUpdates()
    #expect(table.rectForHeader(inSection: 0).height == 33)
    #expect(table.rectForFooter(inSection: 0).height == 14)
    #expect(table.rect(forSection: 0).height == 302)
    #expect(table.cellForRow(at: path(3))?.frame.minY == 168)
  }

  @Test func `without estimates an update asks for all rows, changed or not`() {
    let table = makeTable { $0.estimatedRowHeight = 0 }
    changing.row = { $0.section == 2 ? 50 : 40 }
    rows.sections[0].remove(at: 0)
    table.deleteRows(at: [path(0)], with: .none)
    #expect(table.rectForRow(at: path(300, 2)).height == 50)
    #expect(table.rect(forSection: 2).height == 18_030)
  }

  @Test func `rows measured before are asked again when they come back into view`() {
    let table = makeTable()
    table.scroll(to: 3000)
    changing.row = { $0.row == 3 ? 70 : 40 }
    changing.header = { _ in 26 }
    changing.forget()
    table.performBatchUpdates(nil)
    #expect(changing.asked < 40)
    #expect(table.rectForRow(at: path(3)).height == 40)
    table.scroll(to: 0)
    table.scroll(to: 0)
    #expect(table.rectForRow(at: path(3)).height == 70)
    #expect(table.rectForHeader(inSection: 0).height == 26)
    #expect(table.cellForRow(at: path(4))?.frame.minY == 216)
  }

  @Test func `what is read stays put while rows above turn out to have changed`() {
    let table = makeTable()
    for offset in stride(from: CGFloat(0), to: 3000, by: 200) { table.scroll(to: offset) }
    changing.row = { _ in 52 }
    table.performBatchUpdates(nil)
    for _ in 0..<20 {
      let cell = table.visibleCells[1]
      let place = cell.frame.minY - table.contentOffset.y
      table.scroll(to: table.contentOffset.y - 30)
      #expect(cell.frame.minY - table.contentOffset.y == place + 30)
    }
    #expect(table.visibleCells.isNotEmptyAndAllSatisfy { $0.frame.height == 52 })
  }

  @Test func `self-sizing rows measured before get room for their new content`() {
    let rows = Rows(count: 300)
    SizedCell.height = { _ in 44 }
    let table = UIKitTests.makeTable(rows) {
      $0.register(SizedCell.self, forCellReuseIdentifier: "cell")
    }
    table.scroll(to: 4000)
    SizedCell.height = { $0 == 2 ? 120 : 44 }
    table.performBatchUpdates(nil)
    table.scroll(to: 0)
    table.scroll(to: 0)
    #expect(table.cellForRow(at: path(2))?.frame.height == 120)
    #expect(table.cellForRow(at: path(3))?.frame.minY == 208)
  }

  @Test func `a batch in a million measured rows asks only for those in view`() {
    let rows = Rows(count: 1_000_000)
    let table = UIKitTests.makeTable(rows) { $0.delegate = changing }
    for offset in stride(from: CGFloat(0), to: 100_000, by: 390) { table.scroll(to: offset) }
    changing.forget()
    table.performBatchUpdates(nil)
    rows.sections[0].insert(-1, at: 5)
    table.insertRows(at: [path(5)], with: .none)
    #expect(changing.asked < 60)
  }

  // MARK: Nothing that becomes something

  @Test(arguments: [true, false], [true, false])
  func `rows that were closed open, wherever they stand`(
    estimates: Bool, estimatesHeaders: Bool
  ) {
    var open: Set<IndexPath> = []
    changing.row = { $0.section != 0 || open.contains($0) ? 40 : 0 }
    let table = makeTable {
      if !estimates { $0.estimatedRowHeight = 0 }
      if !estimatesHeaders { $0.estimatedSectionHeaderHeight = 0 }
    }
    #expect(table.rect(forSection: 0).height == 30)
    for row in [0, 5, 3] {
      open.insert(path(row))
      table.beginUpdates()
      table.endUpdates()
      #expect(table.rectForRow(at: path(row)).height == 40)
      #expect(table.cellForRow(at: path(row)) != nil)
    }
    #expect(table.rect(forSection: 0).height == 150)
    open = []
    table.performBatchUpdates(nil)
    #expect(table.rect(forSection: 0).height == 30)
  }

  @Test func `sections closed out of view are open when they come into view`() {
    var isOpen = false
    changing.row = { $0.section == 1 && !isOpen ? 0 : 40 }
    let table = makeTable()
    table.scroll(to: 100)
    table.scroll(to: 3000)
    isOpen = true
    table.performBatchUpdates(nil)
    table.scroll(to: 0)
    table.scroll(to: 200)
    #expect(table.rectForRow(at: path(0, 1)).height == 40)
    #expect(table.cellForRow(at: path(0, 1)) != nil)
  }

  @Test func `a section of nothing gets its header`() {
    rows.sections = [[], []]
    changing.header = { _ in 0 }
    changing.footer = { _ in 0 }
    let table = makeTable()
    #expect(table.contentSize.height == 0)
    changing.header = { CGFloat(30 + $0) }
    table.performBatchUpdates(nil)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 61)
    #expect(table.rectForHeader(inSection: 1).minY == 30)
  }

  @Test func `a header whose content changed gets room for it`() {
    final class Header: UITableViewHeaderFooterView {
      var height: CGFloat = 30
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height)
      }
    }
    final class Headers: NSObject, UITableViewDelegate {
      let headers = [Header(reuseIdentifier: nil), Header(reuseIdentifier: nil)]
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        headers[section]
      }
    }
    rows.sections = [Array(0..<3), Array(3..<60)]
    let headers = Headers()
    let table = makeTable { $0.delegate = headers }
    headers.headers[0].height = 50
    table.performBatchUpdates(nil)
    #expect(table.rectForHeader(inSection: 0).height == 50)
    #expect(headers.headers[0].frame.height == 50)
    table.scroll(to: 1500)
    headers.headers[0].height = 64
    table.performBatchUpdates(nil)
    table.scroll(to: 0)
    table.scroll(to: 0)
    #expect(table.rectForHeader(inSection: 0).height == 64)
  }
}
