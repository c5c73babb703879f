import ListGeometry

/// Leads the questions of a collection view's context menu interaction to its delegate.
@MainActor
final class CollectionContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var view: UICollectionView?
  private var path: IndexPath?

  init(of view: UICollectionView) {
    self.view = view
    super.init()
  }

  private var delegate: (any UICollectionViewDelegate)? { view?.delegate }

  /// The items that a menu at a place is about: all selected ones if it is one of several.
  private func items(at path: IndexPath?, in view: UICollectionView) -> [IndexPath] {
    guard let path else { return [] }
    let selected = view.choice.paths.map(\.indexPath)
    return selected.count > 1 && selected.contains(path) ? selected.sorted() : [path]
  }

  private func cellPreview() -> UITargetedPreview? {
    guard let path, let cell = view?.cellForItem(at: path), cell.superview != nil else {
      return nil
    }
    return UITargetedPreview(view: cell)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let view else { return nil }
    path = view.indexPathForItem(at: location)
    return delegate?.collectionView(
      view, contextMenuConfigurationForItemsAt: items(at: path, in: view), point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let view, let path else { return nil }
    return delegate?.collectionView(
      view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
      ?? cellPreview()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let view, let path else { return nil }
    return delegate?.collectionView(
      view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
      ?? cellPreview()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let view else { return }
    delegate?.collectionView(
      view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view else { return }
    delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view else { return }
    delegate?.collectionView(
      view, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

extension UICollectionView {
  /// Lets items have context menus as long as there is somebody to ask for them.
  func updateContextMenus() {
    if delegate == nil, let menus = contextMenus {
      removeInteraction(menus.interaction)
      contextMenus = nil
    } else if delegate != nil, contextMenus == nil {
      let leader = CollectionContextMenus(of: self)
      let interaction = UIContextMenuInteraction(delegate: leader)
      contextMenus = (leader, interaction)
      addInteraction(interaction)
    }
  }
}
