import ListGeometry

extension UITableView: PrefetcherHost {
  /// How many of the present steps ahead rows are told of, besides a screen.
  private static var stepsAhead: CGFloat { 12 }

  var isPrefetching: Bool {
    prefetchDataSource != nil && isPrefetchingEnabled && bounds.height > 0
  }

  var layoutVersion: Int { rowColumn.version }

  func prefetchOutlook(_ motion: PrefetchMotion) -> PrefetchOutlook? {
    let shown = displayedItems.items
    guard let first = shown.first, let last = shown.last else { return nil }
    let length = bounds.height
    let distance = length + min(abs(motion.step.dy) * Self.stepsAhead, 2 * length)
    let visible = rowColumn.visibleSpan
    let isForward = motion.direction.dy >= 0
    let start = isForward ? visible.end : visible.start - distance
    let found = VisibleItems(rowColumn.rows(in: .init(start: start, height: distance))).items
    return isForward
      ? PrefetchOutlook(ahead: found, isMissed: { $0 < first })
      : PrefetchOutlook(ahead: found.reversed(), isMissed: { $0 > last })
  }

  func notifyPrefetch(_ items: [RowPath]) {
    prefetchDataSource?.tableView(self, prefetchRowsAt: items.map(\.indexPath))
  }

  func notifyCancelPrefetching(_ items: [RowPath]) {
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: items.map(\.indexPath))
  }

  func stopPrefetching() {
    engine.prefetcher.cancel()
    engine.elements.ahead.drop()
  }

  func restartPrefetching() {
    engine.prefetcher.reset()
    setNeedsLayout()
  }
}
