import ListGeometry

// MARK: What was in view

extension UITableView {
  /// Gives the cells, headers and footers in view their new places; those that have none leave.
  func carryDisplayed(_ transition: TableTransition) {
    state.batch += 1
    state.layoutVersion += 1
    carrySwipes(transition.map)
    recallLeaving(transition)
    carryCells(transition)
    carryKept(transition.map)
    for edge in [SectionEdge.header, .footer] { carryEdges(edge, transition) }
  }

  /// Counts cells as in view that the batch before still sends out of view if this batch deletes
  /// their rows. A row that comes back into view gets another cell, for its data may have changed.
  private func recallLeaving(_ transition: TableTransition) {
    let leaving = state.leaving
    state.leaving = []
    for view in leaving {
      if case .place = view.goal, case .cell(let cell, let path) = view.content,
        view.batch == state.batch - 1, state.displayed.cells[path] == nil,
        transition.map.newPath(path) == nil
      {
        state.displayed.cells[path] = cell
        cell.place = path
      } else {
        state.leaving.append(view)
      }
    }
  }

  private func carryCells(_ transition: TableTransition) {
    let cells = state.displayed.cells
    state.displayed.cells.removeAll(keepingCapacity: true)
    for (old, cell) in cells.sorted(by: { $0.key < $1.key }) {
      let isReloaded = transition.map.isReloaded(old)
      if let new = transition.map.newPath(old), !isReloaded || keepsCell(of: new) {
        state.displayed.cells[new] = cell
        cell.place = new
        if isReloaded { cell.parts.isOutdated = true }
      } else {
        leave(cell, old, .out(transition.updates.animation(leaving: old)))
      }
    }
  }

  private func carryEdges(_ edge: SectionEdge, _ transition: TableTransition) {
    let edges = state.displayed[edge]
    state.displayed.edges[edge] = [:]
    for (old, shown) in edges.sorted(by: { $0.key < $1.key }) {
      if let new = transition.map.newSection(old), !transition.map.isReloaded(section: old),
        shown.isDisplayed || shown.view == nil
      {
        // A section that had no view may get one; one that was only measured may be another now.
        if shown.view != nil { state.displayed.edges[edge, default: [:]][new] = shown }
      } else if let view = shown.view {
        let animation = transition.updates.animation(leavingSection: old)
        leave(view, edge, old, .out(animation), wasInView: shown.isDisplayed)
      }
    }
  }

  /// Sends a cell away, behind the rows.
  func leave(_ cell: UITableViewCell, _ path: RowPath, _ goal: LeavingView.Goal) {
    cell.place = nil
    swipeLeaves(with: cell)
    if cell.superview === self { insertSubview(cell, at: backmostIndex) }
    leave(.cell(cell, path), cell, goal)
  }

  /// Sends a header or footer away; one that is not in view is given up at once.
  func leave(
    _ view: UIView, _ edge: SectionEdge, _ section: Int, _ goal: LeavingView.Goal,
    wasInView: Bool
  ) {
    if wasInView {
      leave(.edge(view, edge, section), view, goal)
    } else {
      endDisplaying(view, edge, section, wasInView: false)
    }
  }

  private func leave(_ content: LeavingView.Content, _ view: UIView, _ goal: LeavingView.Goal) {
    state.leaving.append(
      LeavingView(content: content, goal: goal, alpha: view.alpha, batch: state.batch))
  }

  /// Gives the views that a batch sends away the pose in which they end.
  /// - Parameter after: Where things are after the batch.
  func poseLeaving(_ transition: TableTransition, _ batch: Int, _ after: RowGeometry) {
    for leaving in state.leaving where leaving.batch == batch {
      let pose = endPose(leaving, transition, after)
      leaving.view.frame = pose.frame
      leaving.view.alpha *= pose.alpha
      if pose.slide != 0 { leaving.view.bounds.origin.x = pose.slide }
    }
  }

  private func endPose(
    _ leaving: LeavingView, _ transition: TableTransition, _ after: RowGeometry
  ) -> RowPose {
    let animation: RowAnimation
    switch leaving.goal {
    case .place(let frame): return RowPose(.none, of: frame, width: 0)
    case .out(let wanted): animation = wanted
    }
    let shift =
      switch leaving.content {
      case .cell(_, let old): transition.shift(leaving: old, after)
      case .edge(_, _, let old): transition.shift(leavingSection: old, after)
      }
    var frame = nearScreen(leaving.view.frame.offsetBy(dx: 0, dy: shift))
    if (leaving.view as? UITableViewCell)?.swipe?.isRowGone == true {
      frame.size.height = 0
      return RowPose(.none, of: frame, width: 0)
    }
    let staysInside = style == .insetGrouped && leaving.view is UITableViewCell
    return RowPose(animation, of: frame, width: bounds.width, staysInside: staysInside)
  }

  /// Gives up the views of a batch that have left, or of all batches.
  func finishLeaving(batch: Int? = nil) {
    let done = state.leaving.filter { batch == nil || $0.batch == batch }
    guard !done.isEmpty else { return }
    state.leaving.removeAll { batch == nil || $0.batch == batch }
    for leaving in done {
      leaving.view.alpha = leaving.alpha
      switch leaving.content {
      case .cell(let cell, let path):
        if cell.bounds.origin != .zero { cell.bounds.origin = .zero }
        endDisplaying(cell, path)
      case .edge(let view, let edge, let section):
        endDisplaying(view, edge, section, wasInView: true)
      }
    }
  }
}
