import ListGeometry

extension UITableView: ListDropHost {
  var isReadyToDrop: Bool { reordering.lifted == nil }

  func movesDroppedItem(_ path: RowPath) -> Bool { canMove(path) }

  // MARK: The delegate

  func dropCanHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    reordering.reloadOutdatedItems()
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }

  func dropProposal(
    _ session: any UIDropSession, at destination: RowPath?
  ) -> ListDropProposal {
    let proposal =
      dropDelegate?.tableView(
        self, dropSessionDidUpdate: session, withDestinationIndexPath: destination?.indexPath)
      ?? UITableViewDropProposal(operation: .cancel)
    let place: ListDropProposal.Place =
      switch proposal.intent {
      case .unspecified: .anywhere
      case .insertAtDestinationIndexPath, .automatic: .between
      case .insertIntoDestinationIndexPath: .into
      }
    return ListDropProposal(proposal: proposal, place: place)
  }

  var moveProposal: UIDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  // MARK: Making room

  func prepareDropGap(for own: RowPath?) {
    if reordering.gap?.lifted != own { reordering.closeGap() }
    if let own { reordering.lift(own) } else { reordering.prepareGap(length: 44) }
  }

  func dropPlace(_ session: any UIDropSession, _ own: RowPath?) -> RowPath? {
    guard let gap = reordering.gap, numberOfSections > 0 else { return nil }
    let finger = session.location(in: self).y - contentTop
    let y = rowColumn.offsetWithoutPlaceholders(finger) - gap.height / 2
    return rowColumn.geometry.insertionPath(nearest: y, without: own)
      ?? engine.contents.nearestPlace(to: RowPath(section: .max, row: .max), without: own)
  }

  func openDropGap(for own: RowPath, proposed place: RowPath) {
    reordering.openGap(at: targetPath(ofMoving: own, proposed: place))
  }

  func showDropGap(at place: RowPath?, _ own: RowPath?) { reordering.openGap(at: place) }

  func closeDropGap() { reordering.closeGap() }

  func closeDropGap(around perform: () -> Void) {
    reordering.closeGap(filledBy: perform)
  }

  var hasDropGap: Bool { reordering.gap?.gap != nil }

  // MARK: Dropping

  /// Lets the row's own cell take over where the picture is, and moves the row.
  func moveDroppedItem(_ from: RowPath, _ drop: DropSession) {
    guard let to = reordering.gap?.gap else { return }
    let picture = drop.items.first.flatMap { window?.drag?.takePlatter(of: $0) }
    if let cell = engine.elements[from], let picture {
      UIView.performWithoutAnimation { cell.frame = convert(picture, from: nil as UIView?) }
      bringSubviewToFront(cell)
      droppedCell = cell
    }
    let changes = engine.updates.changeCount
    if from != to { moveData(from: from, to: to) }
    let isUntouched = engine.updates.changeCount == changes && reordering.gap != nil
    let isMoved = from != to && isUntouched
    reordering.closeGap(animated: !isMoved)
    if isMoved { reordering.finishMove(from, to) }
  }

  func dropPerformer(
    _ drop: DropSession, at destination: RowPath?, _ proposal: UIDropProposal
  ) -> () -> Void {
    let proposal =
      proposal as? UITableViewDropProposal
      ?? UITableViewDropProposal(operation: proposal.operation)
    let coordinator = TableDropCoordinator(on: self, drop, at: destination, proposal)
    return { [self] in
      dropDelegate?.tableView(self, performDropWith: coordinator)
      coordinator.aim()
    }
  }

  func dropDidConclude() {
    if let cell = droppedCell, cell.superview === self, let path = cell.itemPath {
      insert(cell, .cell(path))
    }
    droppedCell = nil
  }
}
