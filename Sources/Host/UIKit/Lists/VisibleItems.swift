import ListGeometry

/// What of a list is in view.
struct VisibleItems: Equatable {
  /// The sections in view, from first to last, also those of which no item is.
  var sections: [Int] = []
  /// The items in view, from first to last.
  var items: [RowPath] = []

  /// Whether an item is in view. - Complexity: O(log items).
  func contains(_ item: RowPath) -> Bool {
    let index = items.firstIndex(notBefore: item) { $0 }
    return index < items.count && items[index] == item
  }
}
