import ListGeometry

/// Leads the questions of a table's drag interaction to the table's drag delegate, and remembers
/// which rows are dragged.
@MainActor
final class TableDragging: NSObject, UIDragInteractionDelegate {
  /// What is dragged, and from which rows; rows that are deleted are forgotten.
  private(set) var rows: [(item: UIDragItem, path: RowPath, cell: UITableViewCell)] = []
  private(set) weak var session: DragSession?
  /// What the rows do now.
  private(set) var phase = UICellConfigurationState.DragState.none
  /// Whether rows have been updated since the drag began.
  private var isOutdated = false
  private weak var table: UITableView?

  init(of table: UITableView) {
    self.table = table
    super.init()
  }

  private var delegate: (any UITableViewDragDelegate)? { table?.dragDelegate }

  /// The row that a thing comes from.
  func path(of item: UIDragItem) -> RowPath? { rows.first { $0.item === item }?.path }

  /// Where the row is now that a thing comes from, in the window.
  func home(of item: UIDragItem) -> CGRect? {
    guard let table, let frame = path(of: item).flatMap({ table.rowColumn.frame(of: $0) }) else {
      return nil
    }
    return table.convert(frame, to: nil as UIView?)
  }

  /// The row that a thing comes from, for the app, which knows only the rows as they were.
  func source(of item: UIDragItem) -> IndexPath? {
    isOutdated ? nil : path(of: item)?.indexPath
  }

  /// Forgets the rows because they may be others now.
  func forgetRows() { rows = [] }

  /// Follows the rows through an update.
  func apply(_ map: IndexPathMap) {
    isOutdated = true
    rows = rows.compactMap { row in
      map.newPath(row.path).map { (item: row.item, path: $0, cell: row.cell) }
    }
  }

  /// Notes what the rows do from now on, and tells their cells.
  func enter(_ phase: UICellConfigurationState.DragState) {
    guard phase != self.phase else { return }
    self.phase = phase
    if let table { tellCells(rows.map(\.path), in: table) }
  }

  private func note(_ items: [UIDragItem], _ path: RowPath) -> [UIDragItem] {
    guard let cell = table?.cellForRow(at: path.indexPath) else { return [] }
    rows += items.map { (item: $0, path: path, cell: cell) }
    if phase == .dragging, let table { tellCells([path], in: table) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let table, table.engine.reordering.lifted == nil,
      let path = table.indexPathForRow(at: session.location(in: table)), let row = RowPath(path)
    else { return [] }
    (rows, isOutdated) = ([], false)
    return note(
      delegate?.tableView(table, itemsForBeginning: session, at: path) ?? [], row)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let table, self.session === session, let row = table.shownCell(at: point)?.itemPath,
      !rows.contains(where: { $0.path == row })
    else { return [] }
    let items = delegate?.tableView(
      table, itemsForAddingTo: session, at: row.indexPath, point: point)
    return note(items ?? [], row)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    if phase == .none { enter(.lifting) }
    return rows.first { $0.item === item }.map { UITargetedDragPreview(view: $0.cell) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    guard let table else { return false }
    return delegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    guard let table else { return }
    self.session = session as? DragSession
    enter(.dragging)
    delegate?.tableView(table, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    guard let table else { return }
    enter(.none)
    self.session = nil
    rows = []
    delegate?.tableView(table, dragSessionDidEnd: session)
  }
}

extension TableDragging: DragLiftFollower {
  func liftWasGivenUp() { enter(.none) }
}

/// Lets the rows of a table be dragged, and things be dropped on it, as long as somebody is there
/// to decide.
@MainActor
final class TableDragAndDrop {
  private unowned let table: UITableView
  private var dragInteraction: UIDragInteraction?
  private var dropInteraction: UIDropInteraction?
  /// Leads drags to the drag delegate; nil while rows cannot be dragged.
  private(set) var dragging: TableDragging?
  /// Leads drops to the drop delegate; nil while nothing can be dropped.
  private(set) var dropping: TableDropping?

  init(_ table: UITableView) { self.table = table }

  /// Called when a delegate or a setting has changed.
  func update() {
    updateDragging(isWanted: table.dragDelegate != nil && table.dragInteractionEnabled)
    // Rows can be moved by dragging without a drop delegate.
    updateDropping(isWanted: table.dropDelegate != nil || dragging != nil)
  }

  private func updateDragging(isWanted: Bool) {
    if isWanted, dragging == nil {
      let dragging = TableDragging(of: table)
      let interaction = UIDragInteraction(delegate: dragging)
      (self.dragging, dragInteraction) = (dragging, interaction)
      table.addInteraction(interaction)
    } else if !isWanted, let interaction = dragInteraction {
      table.removeInteraction(interaction)
      (dragging, dragInteraction) = (nil, nil)
    }
  }

  private func updateDropping(isWanted: Bool) {
    if isWanted, dropping == nil {
      let dropping = TableDropping(on: table)
      let interaction = UIDropInteraction(delegate: dropping)
      (self.dropping, dropInteraction) = (dropping, interaction)
      table.addInteraction(interaction)
    } else if !isWanted, let interaction = dropInteraction {
      table.removeInteraction(interaction)
      (dropping, dropInteraction) = (nil, nil)
    }
  }
}
