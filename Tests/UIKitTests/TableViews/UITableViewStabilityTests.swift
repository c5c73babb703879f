import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// A cell that is nothing like the estimate: its height follows from its tag, wildly.
private final class WildCell: UITableViewCell {
  static func height(_ tag: Int) -> CGFloat { CGFloat(20 + (tag &* 7_919) % 37 * 15) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height(tag) + max(0, 300 - size.width).rounded())
  }
}

/// What is read must stay where it is, whatever turns out about rows that are not in view.
@MainActor
@Suite(.serialized, .closesWindows) struct UITableViewStabilityTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func makeTable(_ rows: Rows, style: UITableView.Style = .plain) -> UITableView {
    UIKitTests.makeTable(rows, style: style) {
      $0.register(WildCell.self, forCellReuseIdentifier: "cell")
    }
  }

  /// Where each row in view stands on the screen.
  private func places(_ table: UITableView) -> [Int: CGFloat] {
    table.visibleCells.reduce(into: [:]) { $0[$1.tag] = $1.frame.minY - table.bounds.minY }
  }

  /// Scrolls and tells which rows did not move exactly as far.
  private func strays(_ table: UITableView, scrollingBy distance: CGFloat) -> [Int] {
    let before = places(table)
    table.scroll(to: table.contentOffset.y + distance)
    let after = places(table)
    return before.keys.filter { tag in
      guard let old = before[tag], let new = after[tag] else { return false }
      return abs(new - old + distance) > 0.01
    }
  }

  @Test func `scrolling up through rows never measured moves all rows alike`() {
    let table = makeTable(Rows(count: 10_000))
    table.scrollToRow(at: path(5_000), at: .top, animated: false)
    var random = SeededRandom(seed: 3)
    for step in 0..<200 {
      let distance = -CGFloat(Int.random(in: 1...300, using: &random))
      let strays = strays(table, scrollingBy: distance)
      #expect(strays.isEmpty, "step \(step)")
    }
    #expect(table.visibleTags[0] < 4_950)
  }

  @Test func `the first row is reached from below, at the very top`() {
    let table = makeTable(Rows(count: 400))
    table.scrollToRow(at: path(60), at: .top, animated: false)
    for _ in 0..<400 where table.contentOffset.y > 0 {
      table.scroll(to: max(0, table.contentOffset.y - 120))
    }
    #expect(table.contentOffset.y == 0)
    #expect(table.cellForRow(at: path(0))?.frame.minY == 0)
    let heights = table.visibleTags.map(WildCell.height)
    #expect(table.visibleCells.map(\.frame.height) == heights)
  }

  @Test func `headers and footers above that turn out higher do not move what is read`() {
    let rows = Rows((0..<200).map { section in (0..<3).map { section * 3 + $0 } })
    rows.headers = (0..<200).map { String(repeating: "long header \($0) ", count: 1 + $0 % 9) }
    rows.footers = (0..<200).map { $0 % 3 == 0 ? String(repeating: "footer ", count: 40) : nil }
    let table = makeTable(rows, style: .grouped)
    table.scrollToRow(at: IndexPath(row: 1, section: 120), at: .middle, animated: false)
    for step in 0..<60 {
      let strays = strays(table, scrollingBy: -150)
      #expect(strays.isEmpty, "step \(step)")
    }
  }

  @Test func `reloading rows above does not move what is read`() {
    let rows = Rows(count: 300)
    let table = makeTable(rows)
    for offset in stride(from: CGFloat(0), to: 9_000, by: 300) { table.scroll(to: offset) }
    let before = places(table)
    let above = (table.indexPathsForVisibleRows?.first?.row ?? 0) - 1
    #expect(above > 10)
    table.reloadRows(at: (0...above).map(path), with: .none)
    table.layoutIfNeeded()
    #expect(places(table) == before)
    rows.sections[0].replaceSubrange(3..<8, with: 1_003..<1_008)
    table.reloadRows(at: (3..<8).map(path), with: .none)
    #expect(places(table) == before)
    for step in 0..<100 where table.contentOffset.y > 150 {
      let strays = strays(table, scrollingBy: -150)
      #expect(strays.isEmpty, "step \(step)")
    }
  }

  @Test func `an animated scroll over thousands of unknown rows lands exactly`() {
    let stage = Stage()
    let rows = Rows(count: 10_000)
    let table = makeTable(rows)
    table.contentInsetAdjustmentBehavior = .never
    stage.window.addSubview(table)
    stage.frame()
    let goals: [(Int, UITableView.ScrollPosition)] = [
      (9_999, .bottom), (3, .top), (5_000, .middle), (4_990, .bottom), (7_777, .top), (0, .top),
    ]
    for (row, position) in goals {
      table.scrollToRow(at: path(row), at: position, animated: true)
      stage.advance(by: 0.5)
      let frame = table.rectForRow(at: path(row))
      #expect(frame.height == WildCell.height(row))
      switch position {
      case .top: #expect(frame.minY == table.bounds.minY, "row \(row)")
      case .bottom: #expect(frame.maxY == table.bounds.maxY, "row \(row)")
      case .middle, .none: #expect(abs(frame.midY - table.bounds.midY) <= 0.5, "row \(row)")
      }
      #expect(table.visibleTags.contains(row))
    }
  }

  @Test func `rows inserted above during the scroll do not lead it astray`() {
    let stage = Stage()
    let rows = Rows(count: 2_000)
    let table = makeTable(rows)
    table.contentInsetAdjustmentBehavior = .never
    stage.window.addSubview(table)
    stage.frame()
    table.scrollToRow(at: path(1_500), at: .top, animated: true)
    stage.advance(by: 0.1)
    rows.sections[0].insert(contentsOf: 5_000..<5_010, at: 0)
    table.insertRows(at: (0..<10).map(path), with: .none)
    stage.advance(by: 1)
    let frame = table.rectForRow(at: path(1_510))
    #expect(table.visibleTags.contains(1_500))
    #expect(abs(frame.minY - table.bounds.minY) < 1)
  }

  @Test func `another width keeps the topmost row at the top`() {
    let table = makeTable(Rows(count: 5_000))
    table.scrollToRow(at: path(2_500), at: .top, animated: false)
    for width in [CGFloat(200), 260, 300] {
      table.frame.size.width = width
      table.layoutIfNeeded()
      #expect(table.visibleTags.first == 2_500)
      #expect(table.visibleCells.first?.frame.minY == table.bounds.minY)
    }
  }
}
