import ListGeometry

extension UITableView: ListDragHost {
  /// Called when a delegate or a setting has changed.
  func updateDragAndDrop() {
    dragAndDrop.update(
      drags: dragDelegate != nil && dragInteractionEnabled, drops: dropDelegate != nil)
  }

  var isReadyToDrag: Bool { engine.reordering.lifted == nil }

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

  func dragStateDidChange(
    of cell: any ListCell, to state: UICellConfigurationState.DragState
  ) {
    guard let cell = cell as? UITableViewCell else { return }
    cell.setNeedsUpdateConfiguration()
    cell.dragStateDidChange(UITableViewCell.DragState(state))
  }
}

extension UITableView: SpringLoadingHost {
  func shouldSpringLoad(
    _ path: RowPath, _ context: any UISpringLoadedInteractionContext
  ) -> Bool {
    delegate?.tableView(self, shouldSpringLoadRowAt: path.indexPath, with: context)
      ?? springLoads(path.indexPath)
  }

  /// Whether a row is activated unless the delegate decides: one that is not dragged itself.
  func springLoads(_ indexPath: IndexPath) -> Bool { !dragAndDrop.isDragged(indexPath) }

  func springLoad(_ path: RowPath) { _ = engine.selection.choose(path) }
}

extension UITableViewCell {
  /// What happens to a row's cell while things are dragged from the row.
  public enum DragState: Int, Sendable {
    /// Nothing.
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

  /// What the cell's row does in a drag from its table.
  var rowDragState: UICellConfigurationState.DragState {
    guard let itemPath, let dragging = table?.dragAndDrop.dragging else { return .none }
    return dragging.state(of: itemPath)
  }

  /// Whether touches may reach the cell.
  var takesTouches: Bool { userInteractionEnabledWhileDragging || rowDragState == .none }

  /// What the cell does while something is held over its table.
  var rowDropState: UICellConfigurationState.DropState {
    table?.dragAndDrop.dropping?.state(of: self) ?? UICellConfigurationState.DropState.none
  }
}
