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

/// A cell as a list handles it.
@MainActor
protocol ListCell: UIView {
  /// The item that the cell shows; nil for a cell out of use.
  var itemPath: RowPath? { get }
  func setItemPath(_ path: RowPath?)
  /// The name under which the cell waits for reuse; nil: it is not used again.
  var reuseIdentifier: String? { get }
  var isSelected: Bool { get }
  func setSelected(_ selected: Bool, animated: Bool)
  func setHighlighted(_ highlighted: Bool, animated: Bool)
  /// Whether a press highlights the item as things are.
  var takesPress: Bool { get }
  /// Called when constraints inside the cell changed what they ask for.
  func contentConstraintsDidChange()
}
