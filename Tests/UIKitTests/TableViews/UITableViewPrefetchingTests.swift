import Testing
import UIKit

@MainActor
private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
  private(set) var told: [Int] = []
  private(set) var cancelled: [Int] = []

  func forget() { (told, cancelled) = ([], []) }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    told += indexPaths.map(\.row)
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelled += indexPaths.map(\.row)
  }
}

@MainActor
@Suite struct UITableViewPrefetchingTests {
  private let prefetcher = Prefetcher()
  private let rows = Rows(count: 1_000)

  /// A table of ten rows a screen.
  private func table() -> UITableView {
    makeTable(rows) {
      $0.rowHeight = 40
      $0.prefetchDataSource = prefetcher
    }
  }

  @Test func `rows below the screen are told of, the nearest first, and none in view`() {
    _ = table()
    #expect(prefetcher.told.first == 10)
    #expect(prefetcher.told == Array(10..<10 + prefetcher.told.count))
    #expect(rows.asked.map(\.row) == Array(0..<10))
  }

  @Test func `scrolling on tells of each row once`() {
    let table = table()
    for offset in stride(from: CGFloat(0), through: 4_000, by: 50) { table.scroll(to: offset) }
    #expect(Set(prefetcher.told).count == prefetcher.told.count)
    #expect(Set(prefetcher.told).isSuperset(of: 10..<110))
    #expect(prefetcher.cancelled.isEmpty)
  }

  @Test func `a faster scroll looks farther ahead`() {
    let table = table()
    table.scroll(to: 5)
    prefetcher.forget()
    table.scroll(to: 10)
    let slow = prefetcher.told.last ?? 19
    table.scroll(to: 210)
    #expect((prefetcher.told.last ?? 0) - 5 > slow + 5)
  }

  @Test func `turning back cancels what is no longer ahead and tells of rows above`() {
    let table = table()
    for offset in stride(from: CGFloat(0), through: 2_000, by: 100) { table.scroll(to: offset) }
    prefetcher.forget()
    table.scroll(to: 1_960)
    #expect(prefetcher.cancelled.allSatisfy { $0 >= 60 })
    #expect(!prefetcher.cancelled.isEmpty)
    #expect(prefetcher.cancelled == prefetcher.cancelled.sorted())
    #expect(prefetcher.told.first == 48)
    #expect(prefetcher.told == prefetcher.told.sorted(by: >))
  }

  @Test func `a jump cancels rows that were passed over`() {
    let table = table()
    let before = prefetcher.told
    table.scroll(to: 30_000)
    #expect(prefetcher.cancelled == before)
  }

  @Test func `nothing is told past the end`() {
    let table = table()
    table.scroll(to: 40_000 - 400)
    prefetcher.forget()
    table.scroll(to: 40_000 - 390)
    #expect(prefetcher.told.isEmpty)
  }

  @Test func `switched off, what was told is cancelled and nothing else told`() {
    let table = table()
    let before = prefetcher.told
    table.isPrefetchingEnabled = false
    #expect(prefetcher.cancelled == before)
    prefetcher.forget()
    table.scroll(to: 400)
    #expect(prefetcher.told.isEmpty)
    #expect(prefetcher.cancelled.isEmpty)
  }

  @Test func `rows told of keep their identity through an update`() {
    let table = table()
    rows.sections[0].removeSubrange(0..<5)
    table.deleteRows(at: (0..<5).map { [0, $0] }, with: .none)
    prefetcher.forget()
    table.scroll(to: 20)
    #expect(prefetcher.told.allSatisfy { $0 > 14 })
    #expect(prefetcher.cancelled.isEmpty)
  }
}
