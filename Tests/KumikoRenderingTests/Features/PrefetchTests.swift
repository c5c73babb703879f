import Kumiko
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct `Prefetching` {
  let stage = TableStage(size: CGSize(width: 200, height: 400))

  @Test func `tells the identifiers of rows to come, and of those that do not`() {
    var (fetched, cancelled): (Set<Int>, Set<Int>) = ([], [])
    let options = ListOptions().onPrefetch { (ids: [Int]) in
      fetched.formUnion(ids)
    } cancel: {
      cancelled.formUnion($0)
    }
    stage.renderer.render(options) {
      Section(id: 0, of: 1_000..<2_000, id: \.self) { Item(String($0)) }
    }
    stage.screen.settle()
    stage.screen.scroll(by: 200)
    stage.screen.settle()
    #expect(!fetched.isEmpty)
    #expect(fetched.allSatisfy { (1_010..<1_100).contains($0) })
    stage.table.prefetchDataSource?.tableView(
      stage.table, cancelPrefetchingForRowsAt: [IndexPath(row: 7, section: 0)])
    #expect(cancelled.contains(1_007))
    stage.renderer.options = ListOptions()
    #expect(stage.table.prefetchDataSource == nil)
  }

  final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  }

  @Test func `is the affair of the app without the option`() {
    let own = Prefetcher()
    stage.table.prefetchDataSource = own
    stage.render([Section(id: 0) { Item("a") }])
    #expect(stage.table.prefetchDataSource === own)
  }

  /// Drags slowly, so that the table makes the next cell ahead.
  private func dragSlowly() {
    stage.screen.display.press(at: CGPoint(x: 100, y: 300))
    for y in stride(from: 296.0, through: 268, by: -4) {
      stage.screen.display.move(to: CGPoint(x: 100, y: y))
      stage.screen.advance(by: 1 / 60)
    }
  }

  private func rows(_ version: Int) -> [Section] {
    [Section(id: 0) { for id in 0..<100 { Item("\(id).", version) } }]
  }

  @Test func `a cell made ahead shows the newest data when it comes into view`() throws {
    stage.render(rows(0))
    stage.screen.settle()
    dragSlowly()
    let last = try #require(stage.table.indexPathsForVisibleRows?.last).row
    let cell = try #require(stage.cell(at: last + 1))
    #expect(cell.superview == nil)
    stage.adapter.data = rows(1)
    stage.table.contentOffset.y += 40
    stage.screen.runFrame()
    #expect(stage.cell(at: last + 1) === cell)
    #expect(cell.superview != nil)
    #expect(stage.label(at: last + 1)?.text == "\(last + 1).1")
    stage.screen.display.lift()
    stage.screen.close()
  }

  @Test func `a render leaves no cell ahead that is out of date`() throws {
    stage.render(rows(0))
    stage.screen.settle()
    dragSlowly()
    stage.render(rows(1))
    stage.table.contentOffset.y += 80
    stage.screen.runFrame()
    #expect(stage.shown.allSatisfy { $0.hasSuffix(".1") })
    stage.screen.display.lift()
    stage.screen.close()
  }
}
