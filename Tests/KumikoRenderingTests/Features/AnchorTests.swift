import Kumiko
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct `An anchor` {
  let stage = TableStage(size: CGSize(width: 200, height: 400))

  func render(_ ids: [Int], height: CGFloat? = 40) {
    stage.render([
      Section(id: "A") { for id in ids { Item(String(id), height: height).id(id) } }
    ])
    stage.screen.settle()
  }

  func show(_ anchor: ScrollAnchor, offset: CGFloat) {
    stage.renderer.options = ListOptions().anchor(anchor)
    render(Array(0...99))
    stage.table.contentOffset.y = offset
    stage.table.layoutIfNeeded()
  }

  @Test func `decides what rows inserted above do`() {
    let cases: [(ScrollAnchor, offset: CGFloat, expected: CGFloat)] = [
      (.offset, 400, 400), (.visibleRow, 400, 520), (.visibleRow, 0, 120), (.top, 400, 520),
      (.top, 0, 0), (.bottom, 400, 520), (.row(12), 400, 520),
    ]
    withEvery("case", in: cases) { anchor, offset, expected in
      render([])
      show(anchor, offset: offset)
      render([-3, -2, -1] + Array(0...99))
      #expect(stage.table.contentOffset.y == expected, TestLabels.current)
    }
  }

  @Test func `holds through a reload, too`() {
    stage.updater.animatableChangeCount = 2
    withEvery("anchor", in: [ScrollAnchor.visibleRow, .bottom, .row(12)]) { anchor in
      render([])
      show(anchor, offset: 410)
      render([-3, -2, -1] + Array(0...99))
      #expect(stage.table.contentOffset.y == 530, TestLabels.current)
    }
  }

  @Test func `in one row holds it against rows between`() {
    show(.row(14), offset: 400)
    render(Array(0...12) + [100, 101] + Array(13...99))
    #expect(stage.table.contentOffset.y == 480)
  }

  @Test func `lets a selected row go past it`() {
    show(.visibleRow, offset: 400)
    let (below, above) = (IndexPath(row: 14, section: 0), IndexPath(row: 0, section: 0))
    withEvery("way", in: [[14] + Array(0...13) + Array(15...99), Array(0...99)]) { ids in
      let (source, target) = ids[0] == 14 ? (below, above) : (above, below)
      stage.table.selectRow(at: source, animated: false, scrollPosition: .none)
      render(ids)
      #expect(stage.table.indexPathForSelectedRow == target, TestLabels.current)
      #expect(stage.table.contentOffset.y == (ids[0] == 14 ? 440 : 400), TestLabels.current)
    }
  }

  @Test func `passes to the next row when its own leaves`() {
    show(.visibleRow, offset: 400)
    render([-1] + Array(0...9) + Array(12...99))
    #expect(stage.table.contentOffset.y == 360)
  }

  @Test func `at the bottom shows the end, and what is added there`() {
    stage.renderer.options = ListOptions().anchor(.bottom)
    render(Array(0...99))
    #expect(stage.shown.last == "row 0/99: 990")
    render(Array(-5...101))
    #expect(stage.shown.last == "row 0/106: 1010")
    stage.table.contentOffset.y -= 200
    stage.table.layoutIfNeeded()
    let offset = stage.table.contentOffset.y
    render(Array(-5...110))
    #expect(stage.table.contentOffset.y == offset)
  }

  @Test func `holds rows that measure themselves`() throws {
    stage.renderer.options = ListOptions().anchor(.visibleRow)
    render(Array(0...99), height: nil)
    stage.renderer.scroll(to: 50, at: .top, animated: false)
    stage.screen.settle()
    let label = try #require(stage.label(at: 52))
    let before = label.convert(label.bounds.origin, to: nil)
    render(Array(-20...99), height: nil)
    let after = try #require(stage.label(at: 72))
    #expect(after.text == "520")
    #expect(abs(after.convert(after.bounds.origin, to: nil).y - before.y) < 0.5)
  }
}
