import ListGeometry

/// What a list layout decides about the cell of an item.
@MainActor
struct ListItemAppearance {
  /// The look of the list.
  let list: UICollectionLayoutListConfiguration.Appearance
  /// Whether the item is the header of its section.
  let isHeader: Bool

  /// The space beside the content, in points.
  var margin: CGFloat { 16 }

  /// The content configuration that the cell offers.
  var content: UIListContentConfiguration {
    switch list {
    case .plain: isHeader ? .plainHeader() : .cell()
    case .grouped, .insetGrouped: isHeader ? .groupedHeader() : .cell()
    case .sidebar, .sidebarPlain: isHeader ? .sidebarHeader() : .sidebarCell()
    }
  }

  /// The background of cells that have none of their own.
  var background: UIBackgroundConfiguration {
    switch list {
    case .plain: isHeader ? .listPlainHeaderFooter() : .listPlainCell()
    case .grouped, .insetGrouped: isHeader ? .listGroupedHeaderFooter() : .listGroupedCell()
    case .sidebar, .sidebarPlain: isHeader ? .listSidebarHeader() : .listSidebarCell()
    }
  }
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
    _ edge: ItemEdge, ofItemAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}
