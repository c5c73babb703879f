import ListGeometry

extension UICollectionView: ListDragHost {
  /// Called when a delegate or a setting has changed.
  func updateDragAndDrop() {
    dragAndDrop.update(
      drags: dragDelegate != nil && dragInteractionEnabled, drops: dropDelegate != nil)
  }

  var isReadyToDrag: Bool {
    movement == nil && engine.isReady
  }

  func shownCell(at point: CGPoint) -> (any ListCell)? {
    visibleCells.last { $0.bounds.contains($0.convert(point, from: self)) && !$0.isHidden }
  }

  func frameOfDraggedItem(at path: RowPath) -> CGRect? { seenFrame(of: path) }

  func dataPath(of path: RowPath) -> RowPath { placeholders.dataPath(path) }

  func dragItems(forBeginning session: any UIDragSession, at path: RowPath) -> [UIDragItem] {
    guard placeholders.placeholder(at: path) == nil else { return [] }
    return dragDelegate?.collectionView(self, itemsForBeginning: session, at: path.indexPath) ?? []
  }

  func dragItems(
    forAddingTo session: any UIDragSession, at path: RowPath, _ point: CGPoint
  ) -> [UIDragItem] {
    guard placeholders.placeholder(at: path) == nil else { return [] }
    let items = dragDelegate?.collectionView(
      self, itemsForAddingTo: session, at: path.indexPath, point: point)
    return items ?? []
  }

  func dragPreviewParameters(at path: RowPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path.indexPath)
  }

  func allowsMoves(of session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  func dragWillBegin(_ session: any UIDragSession) {
    choice.cancelTouch()
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }
}

extension UICollectionView: SpringLoadingHost {
  func shouldSpringLoad(
    _ path: RowPath, _ context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard placeholders.placeholder(at: path) == nil else { return false }
    return delegate?.collectionView(self, shouldSpringLoadItemAt: path.indexPath, with: context)
      ?? dragAndDrop.springLoads(path.indexPath)
  }

  func springLoad(_ path: RowPath) { choice.activate(path) }
}

extension UICollectionViewCell {
  /// What happens to an item's cell while things are dragged from the item.
  public enum DragState: Int, Sendable {
    case none = 0
    /// It is being lifted off.
    case lifting = 1
    /// It is where a drag began.
    case dragging = 2

    init(_ state: UICellConfigurationState.DragState) {
      self =
        switch state {
        case .none: .none
        case .lifting: .lifting
        case .dragging: .dragging
        }
    }
  }
}

extension UICollectionViewCell: DraggableCell {
  var dragHost: (any ListDropHost)? { owner }

  func itemDragStateDidChange(to state: UICellConfigurationState.DragState) {
    dragStateDidChange(DragState(state))
  }
}
