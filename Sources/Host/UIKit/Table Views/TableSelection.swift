import ListGeometry

/// Which rows are selected, and which one a touch highlights.
struct TableSelection {
  /// Selected rows, the one selected last at the end.
  var rows: [RowPath] = []
  var highlighted: RowPath?

  mutating func insert(_ path: RowPath) {
    rows.removeAll { $0 == path }
    rows.append(path)
  }

  mutating func remove(_ path: RowPath) { rows.removeAll { $0 == path } }

  /// Follows rows through an update; reloaded and deleted ones are no longer selected.
  mutating func carry(_ map: IndexPathMap) {
    rows = rows.compactMap { map.isReloaded($0) ? nil : map.newPath($0) }
    highlighted = highlighted.flatMap { map.isReloaded($0) ? nil : map.newPath($0) }
  }
}
