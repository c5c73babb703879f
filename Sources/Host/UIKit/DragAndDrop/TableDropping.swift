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

  // MARK: Rows of the table itself

  /// The row that is dragged, if it is one of this table and the only thing.
  private func ownRow(_ session: any UIDropSession) -> RowPath? {
    guard session.allowsMoveOperation, session.items.count == 1,
      let dragging = table.state.dragging?.leader, let item = session.items.first,
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
    guard table.state.move == nil else { return UIDropProposal(operation: .cancel) }
    let own = ownRow(session)
    arrange(own)
    let place = place(of: session, own)
    if let own, let place, table.canMove(own) {
      proposal = UITableViewDropProposal(
        operation: .move, intent: .insertAtDestinationIndexPath)
      if place != destination { table.openGap(at: table.target(of: own, proposed: place)) }
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
    if table.state.arrangement?.lifted != own { table.closeArrangement() }
    if let own {
      table.liftDraggedRow(own)
    } else if table.state.arrangement == nil {
      table.state.arrangement = RowArrangement(lifted: nil, height: 44, gap: nil)
    }
  }

  /// The place that the finger is at.
  private func place(of session: any UIDropSession, _ own: RowPath?) -> RowPath? {
    guard let arrangement = table.state.arrangement, table.numberOfSections > 0 else { return nil }
    let finger = session.location(in: table).y - table.contentTop
    let y = table.offsetWithoutPlaceholders(finger) - arrangement.height / 2
    let found = table.state.contents.geometry.place(nearest: y, without: own)
    return found ?? table.withinBounds(RowPath(section: .max, row: .max), without: own)
  }

  /// Shows what the delegate proposed: a gap, a highlighted row or nothing.
  private func show(_ session: any UIDropSession, _ own: RowPath?) {
    let takes = proposal.operation == .copy || proposal.operation == .move
    let isBetween =
      proposal.intent == .insertAtDestinationIndexPath || proposal.intent == .automatic
    table.openGap(at: takes && isBetween ? destination : own)
    guard takes, proposal.intent == .insertIntoDestinationIndexPath else { return highlight(nil) }
    let cell = table.shownCell(at: session.location(in: table))
    destination = cell?.place
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
    table.closeArrangement()
  }

  /// Follows the place that things are held over through an update.
  func carry(_ map: IndexPathMap, gap: RowPath?) {
    destination = destination.flatMap { old in
      old == table.state.arrangement?.gap ? gap : map.newPath(old)
    }
  }

  // MARK: Dropping

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let drop = session as? DropSession else { return }
    if let own = ownRow(session), table.canMove(own), let to = table.state.arrangement?.gap {
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
    let cell = table.state.displayed.cells[from]
    (isOver, destination) = (false, nil)
    if let cell, let picture {
      UIView.performWithoutAnimation { cell.frame = table.convert(picture, from: nil as UIView?) }
      table.bringSubviewToFront(cell)
      moved = cell
    }
    let batch = table.state.batch
    if from != to {
      table.dataSource?.tableView(table, moveRowAt: from.indexPath, to: to.indexPath)
    }
    let isUntouched = table.state.batch == batch && table.state.arrangement != nil
    let isMoved = from != to && isUntouched
    table.closeArrangement(animated: !isMoved)
    if isMoved { table.finishMove(from, to) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {
    if let moved, moved.superview === table, moved.place != nil {
      table.insertSubview(moved, at: table.backmostIndex)
    }
    moved = nil
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    leave()
    table.renewOutdatedCells()
    delegate?.tableView(table, dropSessionDidEnd: session)
  }
}

extension UITableView {
  /// The cell that is shown at a point in the table's coordinates.
  func shownCell(at point: CGPoint) -> UITableViewCell? {
    state.displayed.cells.values.first { $0.frame.contains(point) && !$0.layer.isHidden }
  }

  /// Takes a row that is dragged out of the list, leaving a gap.
  func liftDraggedRow(_ path: RowPath) {
    guard state.arrangement == nil, let span = state.contents.geometry.span(of: path) else {
      return
    }
    state.arrangement = RowArrangement(lifted: path, height: span.height, gap: path)
    state.displayed.cells[path]?.layer.isHidden = true
    looksDidChange()
  }

  /// Closes the gap and shows the row that was taken out.
  func closeArrangement(animated: Bool = true) {
    guard let arrangement = state.arrangement, state.move == nil else { return }
    state.arrangement = nil
    if let lifted = arrangement.lifted {
      state.displayed.cells[lifted]?.layer.isHidden = false
    }
    state.layoutVersion += 1
    setNeedsLayout()
    if animated { animateArrangement() }
  }
}
