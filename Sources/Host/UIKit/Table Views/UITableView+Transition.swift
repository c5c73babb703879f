import ListGeometry

// MARK: What was in view

extension UITableView {
  /// Gives the cells, headers and footers in view their new places; those that have none leave.
  func carryDisplayed(_ transition: TableTransition) {
    state.batch += 1
    state.layoutVersion += 1
    carryCells(transition)
    for edge in [SectionEdge.header, .footer] { carryEdges(edge, transition) }
  }

  private func carryCells(_ transition: TableTransition) {
    let cells = state.displayed.cells
    state.displayed.cells.removeAll(keepingCapacity: true)
    for (old, cell) in cells.sorted(by: { $0.key < $1.key }) {
      if let new = transition.map.newPath(old), !transition.map.isReloaded(old) {
        state.displayed.cells[new] = cell
        cell.place = new
      } else {
        leave(cell, old, transition.updates.animation(leaving: old))
      }
    }
  }

  private func carryEdges(_ edge: SectionEdge, _ transition: TableTransition) {
    let edges = state.displayed[edge]
    state.displayed[edge].removeAll()
    for (old, shown) in edges.sorted(by: { $0.key < $1.key }) {
      if let new = transition.map.newSection(old), !transition.map.isReloaded(section: old) {
        state.displayed[edge][new] = shown
      } else if let view = shown.view {
        leave(view, edge, old, shown, transition.updates.animation(leavingSection: old))
      }
    }
  }

  private func leave(_ cell: UITableViewCell, _ path: RowPath, _ animation: RowAnimation) {
    leave(cell, path, to: RowPose(animation, of: cell.frame, width: bounds.width))
  }

  /// Sends a cell away behind the rows; with the old path, because that is what it showed.
  func leave(_ cell: UITableViewCell, _ path: RowPath, to pose: RowPose) {
    cell.place = nil
    if cell.superview === self { insertSubview(cell, at: backmostIndex) }
    leave(.cell(cell, path), cell, pose)
  }

  private func leave(
    _ view: UIView, _ edge: SectionEdge, _ section: Int, _ shown: DisplayedEdge,
    _ animation: RowAnimation
  ) {
    guard shown.isDisplayed else {
      return endDisplaying(view, edge, section, wasInView: false)
    }
    leave(
      .edge(view, edge, section), view, RowPose(animation, of: view.frame, width: bounds.width))
  }

  private func leave(_ content: LeavingView.Content, _ view: UIView, _ pose: RowPose) {
    state.leaving.append(
      LeavingView(content: content, pose: pose, alpha: view.alpha, batch: state.batch))
  }

  /// Gives up the views of a batch that have left, or of all batches.
  func finishLeaving(batch: Int? = nil) {
    let done = state.leaving.filter { batch == nil || $0.batch == batch }
    guard !done.isEmpty else { return }
    state.leaving.removeAll { batch == nil || $0.batch == batch }
    for leaving in done {
      leaving.view.alpha = leaving.alpha
      switch leaving.content {
      case .cell(let cell, let path): endDisplaying(cell, path)
      case .edge(let view, let edge, let section):
        endDisplaying(view, edge, section, wasInView: true)
      }
    }
  }
}
