import ListGeometry

/// Which rows are selected, which one a touch highlights, and where keys are.
///
/// Asking about a row costs the same however many are selected.
struct TableSelection {
  /// When each selected row was selected, counted from the first.
  private var stamps: [RowPath: Int] = [:]
  private var nextStamp = 0
  var highlighted: RowPath?
  /// The row that keys move from.
  var focus: RowPath?
  /// Whether a ring shows where keys are.
  var showsFocus = false
  /// The row that a range of rows begins at.
  var anchor: RowPath?
  /// The other end of the range that was selected from ``anchor``.
  var reach: RowPath?

  var isEmpty: Bool { stamps.isEmpty }
  var count: Int { stamps.count }

  func contains(_ path: RowPath) -> Bool { stamps[path] != nil }

  /// The selected rows, the one selected last at the end. - Complexity: O(n log n).
  var rows: [RowPath] { stamps.sorted { $0.value < $1.value }.map(\.key) }

  /// The row selected last. - Complexity: O(n).
  var last: RowPath? { stamps.max { $0.value < $1.value }?.key }

  mutating func insert(_ path: RowPath) {
    stamps[path] = nextStamp
    nextStamp += 1
  }

  mutating func remove(_ path: RowPath) { stamps[path] = nil }

  mutating func removeAll() { stamps.removeAll() }

  /// Follows rows through an update; reloaded and deleted ones are no longer selected.
  mutating func carry(_ map: IndexPathMap) {
    guard !map.operations.isEmpty else { return }
    let kept = { (path: RowPath) in map.isReloaded(path) ? nil : map.newPath(path) }
    var moved: [RowPath: Int] = [:]
    for (path, stamp) in stamps {
      if let new = kept(path) { moved[new] = stamp }
    }
    stamps = moved
    highlighted = highlighted.flatMap(kept)
    focus = focus.flatMap(map.newPath)
    (anchor, reach) = (anchor.flatMap(map.newPath), reach.flatMap(map.newPath))
  }
}
