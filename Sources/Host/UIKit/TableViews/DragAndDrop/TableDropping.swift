import ListGeometry

/// Leads the questions of a table's drop interaction to the table's drop delegate, and has rows
/// make room. A single row of the table itself is moved without the delegate if it can be.
@MainActor
final class TableDropping: NSObject, UIDropInteractionDelegate {
  /// Whether something is held over the table.
  private(set) var isOver = false { didSet { if isOver != oldValue { tellCells() } } }
  private var proposal = UITableViewDropProposal(operation: .cancel)
  private var destination: RowPath?
  private(set) var highlighted: UITableViewCell?
  /// The cell of a row that was moved, before the others until it has arrived.
  private var moved: UITableViewCell?
  unowned let table: UITableView

  init(on table: UITableView) {
    self.table = table
    super.init()
  }

  private var delegate: (any UITableViewDropDelegate)? { table.dropDelegate }

  private var reordering: ReorderController<UITableView> { table.engine.reordering }

  // MARK: Rows of the table itself

  /// The row that is dragged, if it is one of this table and the only thing.
  private func ownRow(_ session: any UIDropSession) -> RowPath? {
    guard session.allowsMoveOperation, session.items.count == 1,
      let dragging = table.dragAndDrop.dragging, let item = session.items.first,
      dragging.session === session.localDragSession
    else { return nil }
    return dragging.path(of: item)
  }

  /// Whether the data source alone moves what is dragged.
  private func isMove(_ session: any UIDropSession) -> Bool {
    ownRow(session).map(table.canMove) ?? false
  }

  // MARK: Over the table

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    isMove(session) || delegate?.tableView(table, canHandle: session) ?? false
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    isOver = true
    delegate?.tableView(table, dropSessionDidEnter: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard reordering.lifted == nil else { return UIDropProposal(operation: .cancel) }
    let own = ownRow(session)
    arrange(own)
    let place = place(of: session, own)
    if let own, let place, table.canMove(own) {
      proposal = UITableViewDropProposal(
        operation: .move, intent: .insertAtDestinationIndexPath)
      if place != destination { openGap(for: own, proposed: place) }
      destination = place
      return proposal
    }
    destination = place
    proposal =
      delegate?.tableView(
        table, dropSessionDidUpdate: session, withDestinationIndexPath: place?.indexPath)
      ?? UITableViewDropProposal(operation: .cancel)
    show(session, own)
    return proposal
  }

  /// Takes a dragged row of the table out of the list, or gets ready for a gap.
  private func arrange(_ own: RowPath?) {
    if reordering.gap?.lifted != own { reordering.closeGap() }
    if let own { reordering.lift(own) } else { reordering.prepareGap(length: 44) }
  }

  /// The place that the finger is at.
  private func place(of session: any UIDropSession, _ own: RowPath?) -> RowPath? {
    guard let gap = reordering.gap, table.numberOfSections > 0 else { return nil }
    let finger = session.location(in: table).y - table.contentTop
    let y = table.rowColumn.offsetWithoutPlaceholders(finger) - gap.height / 2
    let found = table.rowColumn.geometry.place(nearest: y, without: own)
    return found ?? reordering.withinBounds(RowPath(section: .max, row: .max), without: own)
  }

  private func openGap(for own: RowPath, proposed place: RowPath) {
    reordering.openGap(at: table.targetPath(ofMoving: own, proposed: place))
  }

  /// Shows what the delegate proposed: a gap, a highlighted row or nothing.
  private func show(_ session: any UIDropSession, _ own: RowPath?) {
    let takes = proposal.operation == .copy || proposal.operation == .move
    let isBetween =
      proposal.intent == .insertAtDestinationIndexPath || proposal.intent == .automatic
    reordering.openGap(at: takes && isBetween ? destination : own)
    guard takes, proposal.intent == .insertIntoDestinationIndexPath else { return highlight(nil) }
    let cell = table.shownCell(at: session.location(in: table))
    destination = cell?.itemPath
    highlight(cell)
  }

  private func highlight(_ cell: UITableViewCell?) {
    guard cell !== highlighted else { return }
    highlighted?.setHighlighted(false, animated: true)
    cell?.setHighlighted(true, animated: true)
    highlighted = cell
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    leave()
    delegate?.tableView(table, dropSessionDidExit: session)
  }

  private func leave() {
    (isOver, destination) = (false, nil)
    highlight(nil)
    reordering.closeGap()
  }

  /// Follows the place that things are held over through an update.
  /// - Parameter gap: Where the gap will be.
  func apply(_ map: IndexPathMap, gap: RowPath?) {
    destination = destination.flatMap { old in
      old == reordering.gap?.gap ? gap : map.newPath(old)
    }
  }

  // MARK: Dropping

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let drop = session as? DropSession else { return }
    if let own = ownRow(session), table.canMove(own), let to = reordering.gap?.gap {
      return move(own, to, drop)
    }
    let coordinator = TableDropCoordinator(
      on: table, drop, at: destination?.indexPath, proposal)
    leave()
    delegate?.tableView(table, performDropWith: coordinator)
    coordinator.aim()
  }

  /// Lets the row's own cell take over where the picture is, and moves the row.
  private func move(_ from: RowPath, _ to: RowPath, _ drop: DropSession) {
    let picture = drop.items.first.flatMap { table.window?.drag?.takePlatter(of: $0) }
    let cell = table.engine.cells[from]
    (isOver, destination) = (false, nil)
    if let cell, let picture {
      UIView.performWithoutAnimation { cell.frame = table.convert(picture, from: nil as UIView?) }
      table.bringSubviewToFront(cell)
      moved = cell
    }
    let batch = table.engine.deletions.batchNumber
    if from != to { table.moveData(from: from, to: to) }
    let isUntouched = table.engine.deletions.batchNumber == batch && reordering.gap != nil
    let isMoved = from != to && isUntouched
    reordering.closeGap(animated: !isMoved)
    if isMoved { reordering.finishMove(from, to) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {
    if let moved, moved.superview === table, moved.itemPath != nil {
      table.insertCell(moved)
    }
    moved = nil
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    leave()
    reordering.reloadOutdatedItems()
    delegate?.tableView(table, dropSessionDidEnd: session)
  }
}

extension UITableView {
  /// The cell that is shown at a point in the table's coordinates.
  func shownCell(at point: CGPoint) -> UITableViewCell? {
    engine.cells.displayed.values.first { $0.frame.contains(point) && !$0.layer.isHidden }
  }
}
