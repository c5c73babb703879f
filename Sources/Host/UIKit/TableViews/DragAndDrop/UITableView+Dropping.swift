import ListGeometry

extension UITableView: ListDropHost {
  var dropRoom: any DropRoom { reordering }

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

  func dropPlace(_ session: any UIDropSession, _ own: RowPath?) -> RowPath? {
    guard let gap = reordering.gap, numberOfSections > 0 else { return nil }
    let finger = session.location(in: self).y - contentTop
    let y = rowColumn.offsetWithoutPlaceholders(finger) - gap.height / 2
    return rowColumn.geometry.insertionPath(nearest: y, without: own)
      ?? engine.contents.nearestPlace(to: RowPath(section: .max, row: .max), without: own)
  }

  // MARK: Dropping

  func showDrop(of path: RowPath, from picture: CGRect) {
    guard let cell = engine.elements[path] else { return }
    cell.frame = picture
    bringSubviewToFront(cell)
    droppedCell = cell
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
