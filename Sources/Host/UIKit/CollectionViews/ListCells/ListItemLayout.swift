import ListGeometry

/// What a list layout decides about the cell of an item.
struct ListItemAppearance {
  /// The content configuration that the cell offers.
  var content = UIListContentConfiguration.cell()
  /// The background of cells without one of their own; nil for none.
  var background: UIBackgroundConfiguration?
  /// Whether the item is the header of its section.
  var isHeader = false
  /// The space beside the content, in points.
  var margin: CGFloat = 16
}

/// A layout that arranges items as a list: it decides what their cells look like, and what swiping
/// them brings out.
@MainActor
protocol ListItemLayout: UICollectionViewLayout {
  /// What the cell of an item looks like; nil where the item does not stand in a list.
  func listAppearance(ofItemAt indexPath: IndexPath) -> ListItemAppearance?

  /// What a swipe brings out at an end of an item; nil if the item cannot be swiped that way. Asked
  /// as a swipe begins.
  func swipeActions(
    _ edge: SwipeEdge, ofItemAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}
