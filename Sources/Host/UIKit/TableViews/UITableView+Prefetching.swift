import ListGeometry

extension UITableView: PrefetcherHost {
  var isPrefetching: Bool { prefetchDataSource != nil && isPrefetchingEnabled }

  var prefetchViewport: (start: CGFloat, length: CGFloat) { (contentOffset.y, bounds.height) }

  var layoutVersion: Int { rowColumn.version }

  func itemsOutOfView(within distance: CGFloat, isAfter: Bool) -> [RowPath] {
    let visible = rowColumn.visibleSpan
    let start = isAfter ? visible.end : visible.start - distance
    return VisibleItems(rowColumn.rows(in: .init(start: start, height: distance))).items
  }

  func notifyPrefetch(_ items: [RowPath]) {
    prefetchDataSource?.tableView(self, prefetchRowsAt: items.map(\.indexPath))
  }

  func notifyCancelPrefetching(_ items: [RowPath]) {
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: items.map(\.indexPath))
  }

  func restartPrefetching() {
    engine.prefetcher.reset()
    setNeedsLayout()
  }
}
