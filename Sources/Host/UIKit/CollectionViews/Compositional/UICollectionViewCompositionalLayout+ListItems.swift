import ListGeometry

extension UICollectionViewCompositionalLayout: ListItemLayout {
  func listAppearance(ofItemAt indexPath: IndexPath) -> ListItemAppearance? {
    guard let list = listConfiguration(ofSection: indexPath.section) else { return nil }
    return ListItemAppearance(list: list.appearance, isHeader: isListHeader(indexPath))
  }

  func swipeActions(
    _ edge: ItemEdge, ofItemAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let list = listConfiguration(ofSection: indexPath.section) else { return nil }
    return switch edge {
    case .leading: list.leadingSwipeActionsConfigurationProvider?(indexPath)
    case .trailing: list.trailingSwipeActionsConfigurationProvider?(indexPath)
    }
  }
}
