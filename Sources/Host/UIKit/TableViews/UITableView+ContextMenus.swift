import ListGeometry

extension UITableView: ContextMenuHost {
  func contextMenuView(at path: RowPath) -> UIView? { engine.elements[path] }

  func contextMenuConfiguration(
    at path: RowPath?, _ point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path else { return nil }
    return delegate?.tableView(
      self, contextMenuConfigurationForRowAt: path.indexPath, point: point)
  }

  func previewForHighlighting(
    _ configuration: UIContextMenuConfiguration, at path: RowPath
  ) -> UITargetedPreview? {
    delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func previewForDismissing(
    _ configuration: UIContextMenuConfiguration, at path: RowPath
  ) -> UITargetedPreview? {
    delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func willPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func willDisplayContextMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func willEndContextMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

extension UITableView: ItemFocusing {
  var keyItemView: UIView? {
    (engine.selection.focus ?? engine.selection.last).flatMap { engine.elements[$0] }
  }

  var hasFocusableItem: Bool { engine.selection.entry != nil }

  var showsItemFocus: Bool { engine.selection.showsFocus }

  func takeFocus(isForward: Bool) -> Bool {
    engine.selection.enter(isForward ? .next : .previous)
  }

  func releaseFocus() { engine.selection.hideFocus() }
}
