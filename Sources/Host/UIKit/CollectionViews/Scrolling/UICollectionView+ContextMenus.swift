import ListGeometry

extension UICollectionView: ContextMenuHost {
  func contextMenuView(at path: RowPath) -> UIView? { engine.elements[path] }

  func contextMenuConfiguration(
    at path: RowPath?, _ point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate?.collectionView(
      self, contextMenuConfigurationForItemsAt: contextMenuItems(path), point: point)
  }

  /// The items that a menu at a place is about: all selected ones if it is one of several.
  private func contextMenuItems(_ path: RowPath?) -> [IndexPath] {
    guard let path else { return [] }
    let selected = selection.paths
    guard selected.count > 1, selected.contains(path) else { return [path.indexPath] }
    return selected.map(\.indexPath).sorted()
  }

  func previewForHighlighting(
    _ configuration: UIContextMenuConfiguration, at path: RowPath
  ) -> UITargetedPreview? {
    delegate?.collectionView(
      self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path.indexPath)
  }

  func previewForDismissing(
    _ configuration: UIContextMenuConfiguration, at path: RowPath
  ) -> UITargetedPreview? {
    delegate?.collectionView(
      self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path.indexPath)
  }

  func willPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func willDisplayContextMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func willEndContextMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
