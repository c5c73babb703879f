import ListGeometry

extension UITableViewCell {
  /// What happens to a row's cell while things are dragged from the row.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It is being lifted off.
    case lifting = 1
    /// It is where a drag began.
    case dragging = 2
  }

  /// What the cell's row does in a drag from its table.
  var rowDragState: UICellConfigurationState.DragState {
    guard let itemPath, let dragging = table?.dragAndDrop.dragging else { return .none }
    return dragging.state(of: itemPath)
  }

  /// What the cell does while something is held over its table.
  var rowDropState: UICellConfigurationState.DropState {
    table?.dragAndDrop.dropping?.state(of: self) ?? UICellConfigurationState.DropState.none
  }
}

extension TableDragging {
  /// What a row does in the drag.
  func state(of path: RowPath) -> UICellConfigurationState.DragState {
    rows.contains { $0.path == path } ? phase : .none
  }

  /// Tells the cells of the rows, if they are in view, what happens now.
  func tellCells(_ rows: [RowPath], in table: UITableView) {
    let state: UITableViewCell.DragState =
      switch phase {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
    for row in Set(rows) {
      guard let cell = table.engine.cells.displayed[row] else { continue }
      cell.setNeedsUpdateConfiguration()
      cell.dragStateDidChange(state)
    }
  }
}

extension TableDropping {
  /// What a cell does while something is held over the table.
  func state(of cell: UITableViewCell) -> UICellConfigurationState.DropState {
    guard isOver else { return .none }
    return cell === highlighted ? .targeted : .notTargeted
  }

  /// Has all cells in view look as they do with something held over the table, or without.
  func tellCells() {
    for cell in table.engine.cells.displayed.values { cell.setNeedsUpdateConfiguration() }
  }
}
