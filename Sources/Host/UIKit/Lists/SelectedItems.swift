import ListGeometry

/// Which items of a list are selected, in the order in which they were.
///
/// Asking about an item costs the same however many are selected.
struct SelectedItems {
  /// When each selected item was selected, counted from the first.
  private var stamps: [RowPath: Int] = [:]
  private var nextStamp = 0

  var isEmpty: Bool { stamps.isEmpty }

  func contains(_ path: RowPath) -> Bool { stamps[path] != nil }

  /// The selected items, the one selected last at the end. - Complexity: O(n log n).
  var paths: [RowPath] { stamps.sorted { $0.value < $1.value }.map(\.key) }

  /// The first of the selected items. - Complexity: O(n).
  var first: RowPath? { stamps.keys.min() }

  /// The item selected last. - Complexity: O(n).
  var last: RowPath? { stamps.max { $0.value < $1.value }?.key }

  mutating func insert(_ path: RowPath) {
    stamps[path] = nextStamp
    nextStamp += 1
  }

  mutating func remove(_ path: RowPath) { stamps[path] = nil }

  mutating func removeAll() { stamps.removeAll() }

  /// Gives items their new paths; those that have none are no longer selected.
  mutating func renumber(_ newPath: (RowPath) -> RowPath?) {
    var moved: [RowPath: Int] = [:]
    for (path, stamp) in stamps {
      if let new = newPath(path) { moved[new] = stamp }
    }
    stamps = moved
  }
}
