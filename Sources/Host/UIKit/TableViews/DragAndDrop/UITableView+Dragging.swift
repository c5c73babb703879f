import ListGeometry

extension UITableView: ListDragHost {
  /// Called when a delegate or a setting has changed.
  func updateDragAndDrop() {
    dragAndDrop.update(
      drags: dragDelegate != nil && dragInteractionEnabled, drops: dropDelegate != nil)
  }

  var isReadyToDrag: Bool { reordering.holder == nil }

  func shownCell(at point: CGPoint) -> (any ListCell)? {
    engine.elements.cells.first { $0.frame.contains(point) && !$0.layer.isHidden }
  }

  func frameOfDraggedItem(at path: RowPath) -> CGRect? { rowColumn.frame(of: path) }

  func dataPath(of path: RowPath) -> RowPath { path }

  func dragItems(forBeginning session: any UIDragSession, at path: RowPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path.indexPath) ?? []
  }

  func dragItems(
    forAddingTo session: any UIDragSession, at path: RowPath, _ point: CGPoint
  ) -> [UIDragItem] {
    let items = dragDelegate?.tableView(
      self, itemsForAddingTo: session, at: path.indexPath, point: point)
    return items ?? []
  }

  func dragPreviewParameters(at path: RowPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path.indexPath)
  }

  func allowsMoves(of session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }
}

extension UITableView: SpringLoadingHost {
  func shouldSpringLoad(
    _ path: RowPath, _ context: any UISpringLoadedInteractionContext
  ) -> Bool {
    delegate?.tableView(self, shouldSpringLoadRowAt: path.indexPath, with: context)
      ?? dragAndDrop.springLoads(path.indexPath)
  }

  func springLoad(_ path: RowPath) { _ = engine.selection.choose(path) }
}

extension UITableViewCell {
  /// What happens to a row's cell while things are dragged from the row.
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

  /// Whether touches may reach the cell.
  var takesTouches: Bool { userInteractionEnabledWhileDragging || itemDragState == .none }
}

extension UITableViewCell: DraggableCell {
  var dragHost: (any ListDropHost)? { table }

  func itemDragStateDidChange(to state: UICellConfigurationState.DragState) {
    dragStateDidChange(DragState(state))
  }
}
