import ListGeometry

/// Which rows the prefetching data source was told of.
struct TablePrefetching {
  /// Rows told of that have not been in view since.
  var outstanding: Set<RowPath> = []
  /// The content offset at the last look; nil before the first.
  var offset: CGFloat?
  var goesDown = true

  /// Follows a batch of updates; rows that are gone need no answer.
  mutating func carry(_ map: IndexPathMap) {
    outstanding = Set(outstanding.compactMap { map.newPath($0) })
  }
}

extension UITableView {
  /// How many of the present steps ahead rows are told of, besides a screen.
  private static var stepsAhead: CGFloat { 12 }

  /// Tells of rows that scrolling is about to bring into view, and of those that it is not.
  func prefetch() {
    guard let source = prefetchDataSource, isPrefetchingEnabled, bounds.height > 0 else { return }
    let step = takeStep()
    guard let first = state.displayed.slices.first?.first,
      let last = state.displayed.slices.last?.last
    else { return }
    let ahead = rowsAhead(by: bounds.height + min(abs(step) * Self.stepsAhead, 2 * bounds.height))
    let isBehind = { [goesDown = state.prefetching.goesDown] (path: RowPath) in
      goesDown ? path < first : path > last
    }
    let missed = state.prefetching.outstanding.filter(isBehind)
    let shown = state.prefetching.outstanding.filter { state.displayed.cells[$0] != nil }
    state.prefetching.outstanding.subtract(missed.union(shown))
    let new = ahead.filter { !state.prefetching.outstanding.contains($0) }
    state.prefetching.outstanding.formUnion(new)
    let version = state.layoutVersion
    if !missed.isEmpty {
      source.tableView(self, cancelPrefetchingForRowsAt: missed.sorted().map(\.indexPath))
    }
    guard state.layoutVersion == version else { return }
    if !new.isEmpty { source.tableView(self, prefetchRowsAt: new.map(\.indexPath)) }
  }

  /// How far the content moved since the last look.
  private func takeStep() -> CGFloat {
    let offset = contentOffset.y
    let step = offset - (state.prefetching.offset ?? offset)
    state.prefetching.offset = offset
    if step != 0 { state.prefetching.goesDown = step > 0 }
    return step
  }

  /// Rows out of view that lie next in the direction of scrolling, the nearest first.
  private func rowsAhead(by distance: CGFloat) -> [RowPath] {
    let visible = visibleSpan
    let goesDown = state.prefetching.goesDown
    let start = goesDown ? visible.end : visible.start - distance
    let found = slices(in: .init(start: start, height: distance)).flatMap { slice in
      slice.rows.map { RowPath(section: slice.section, row: $0) }
    }
    let unseen = found.filter { state.displayed.cells[$0] == nil }
    return goesDown ? unseen : unseen.reversed()
  }

  func restartPrefetching() {
    state.prefetching = TablePrefetching()
    setNeedsLayout()
  }

  /// Tells that nothing told of is needed any more.
  func cancelPrefetching() {
    let rows = state.prefetching.outstanding.sorted().map(\.indexPath)
    state.prefetching = TablePrefetching()
    if !rows.isEmpty { prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: rows) }
  }
}

extension RowSlice {
  fileprivate var first: RowPath? { rows.first.map { RowPath(section: section, row: $0) } }
  fileprivate var last: RowPath? { rows.last.map { RowPath(section: section, row: $0) } }
}
