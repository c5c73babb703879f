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
}
