import ListGeometry

extension UICollectionViewCompositionalLayout: ListItemLayout {
  func listAppearance(ofItemAt indexPath: IndexPath) -> ListItemAppearance? {
    guard let list = listConfiguration(ofSection: indexPath.section) else { return nil }
    let isHeader = isListHeader(indexPath)
    return ListItemAppearance(
      content: list.appearance.contentConfiguration(isHeader: isHeader),
      background: list.appearance.backgroundConfiguration(isHeader: isHeader), isHeader: isHeader)
  }

  func swipeActions(
    _ edge: SwipeEdge, ofItemAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let list = listConfiguration(ofSection: indexPath.section) else { return nil }
    return switch edge {
    case .leading: list.leadingSwipeActionsConfigurationProvider?(indexPath)
    case .trailing: list.trailingSwipeActionsConfigurationProvider?(indexPath)
    }
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// The content configuration that cells of such a list offer.
  @MainActor
  fileprivate func contentConfiguration(isHeader: Bool) -> UIListContentConfiguration {
    switch self {
    case .plain: isHeader ? .plainHeader() : .cell()
    case .grouped, .insetGrouped: isHeader ? .groupedHeader() : .cell()
    case .sidebar, .sidebarPlain: isHeader ? .sidebarHeader() : .sidebarCell()
    }
  }

  /// The background of cells that have none of their own.
  @MainActor
  fileprivate func backgroundConfiguration(isHeader: Bool) -> UIBackgroundConfiguration {
    switch self {
    case .plain: isHeader ? .listPlainHeaderFooter() : .listPlainCell()
    case .grouped, .insetGrouped: isHeader ? .listGroupedHeaderFooter() : .listGroupedCell()
    case .sidebar, .sidebarPlain: isHeader ? .listSidebarHeader() : .listSidebarCell()
    }
  }
}
