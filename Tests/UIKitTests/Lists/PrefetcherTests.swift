import Foundation
import ListGeometry
import Testing

@testable import UIKit

/// Which items a prefetching data source is told of.
@MainActor
@Suite(.serialized) struct PrefetcherTests {
  /// A column of items of 10 points, of which 10 are in view.
  private final class List: PrefetcherHost {
    var isPrefetching = true
    var contentOffset = CGPoint.zero
    var layoutVersion = 0
    var events: [String] = []
    private(set) lazy var prefetcher = Prefetcher(self)

    private var first: Int { Int(contentOffset.y / 10) }

    func isDisplayed(_ path: RowPath) -> Bool { (first..<first + 10).contains(path.row) }

    /// Three items ahead, while something has moved.
    func prefetchOutlook(_ motion: PrefetchMotion) -> PrefetchOutlook? {
      guard !motion.isLayoutSame || motion.step != .zero else { return nil }
      let isForward = motion.direction.dy >= 0
      let rows = isForward ? Array(first + 10..<first + 13) : (first - 3..<first).reversed()
      let ahead = rows.map { RowPath(section: 0, row: $0) }
      return PrefetchOutlook(ahead: ahead) { isForward ? $0 < ahead[0] : $0 > ahead[0] }
    }

    func notifyPrefetch(_ items: [RowPath]) { events.append("fetch \(items.map(\.row))") }

    func notifyCancelPrefetching(_ items: [RowPath]) {
      events.append("cancel \(items.map(\.row))")
    }

    func scroll(to offset: CGFloat) -> [String] {
      events = []
      contentOffset.y = offset
      prefetcher.update()
      return events
    }
  }

  private let list = List()

  @Test func `items ahead are told once`() {
    #expect(list.scroll(to: 0) == ["fetch [10, 11, 12]"])
    #expect(list.scroll(to: 0) == [])
    #expect(list.scroll(to: 10) == ["fetch [13]"])
  }

  @Test func `turning round cancels what is behind`() {
    _ = list.scroll(to: 500)
    #expect(list.scroll(to: 490) == ["cancel [60, 61, 62]", "fetch [48, 47, 46]"])
  }

  @Test func `what came into view is not needed any more`() {
    _ = list.scroll(to: 0)
    _ = list.scroll(to: 30)
    list.events = []
    list.prefetcher.cancel()
    #expect(list.events == ["cancel [13, 14, 15]"])
  }

  @Test func `updates move what was told, and forget what is gone`() throws {
    _ = list.scroll(to: 0)
    var operations = ListOperations()
    operations.rows.deletes = [RowPath(section: 0, row: 0), RowPath(section: 0, row: 11)]
    list.prefetcher.apply(
      try IndexPathMap(operations, before: [100], after: [98], wording: .collection))
    list.events = []
    list.prefetcher.cancel()
    #expect(list.events == ["cancel [9, 10]"])
  }

  @Test func `nobody is told while prefetching is off`() {
    list.isPrefetching = false
    #expect(list.scroll(to: 100) == [])
  }
}
