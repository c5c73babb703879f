import ListGeometry

/// A cell that is typed into stays when its row leaves the view, so that typing goes on: out of
/// sight in its row's place, until it gives up being first responder or its row is deleted.
extension UITableView {
  /// Whether what gets keys is a cell or inside it.
  private func isEdited(_ cell: UITableViewCell) -> Bool {
    cell.window?.firstResponder?.enclosingView?.isDescendant(of: cell) ?? false
  }

  /// Keeps a cell, whose row has left the view, if it is being edited. Returns whether it does.
  func keep(_ cell: UITableViewCell, _ path: RowPath) -> Bool {
    guard isEdited(cell) else { return false }
    let batch = state.batch
    letGoOfKept()
    guard state.batch == batch else { return false }
    state.kept = (path, cell)
    swipeEnds(with: cell)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path.indexPath)
    return true
  }

  /// The row has come back into view: its cell is one of those in view again.
  func takeBackKept() {
    guard let kept = state.kept, let path = kept.path else { return }
    state.kept = nil
    UIView.performWithoutAnimation {
      adopt(kept.cell, path)
      // The finger that highlighted it may have gone meanwhile.
      kept.cell.setHighlighted(state.selection.highlighted == path, animated: false)
    }
    // Nobody measured it while it was out of view.
    state.changedHeights.insert(path)
    setNeedsLayout()
  }

  /// Follows the row of the kept cell through an update.
  func carryKept(_ map: IndexPathMap) {
    guard let kept = state.kept else { return }
    let path = kept.path.flatMap { map.isReloaded($0) ? nil : map.newPath($0) }
    kept.cell.place = path
    state.kept = (path, kept.cell)
  }

  /// Ends the editing of rows that an update deletes or replaces. Called after the update, because
  /// whoever hears of it may make the next one.
  func endEditingOfLeaving() {
    for leaving in state.leaving where leaving.batch == state.batch {
      if case .cell(let cell, _) = leaving.content, isEdited(cell) { cell.endEditing(true) }
    }
    if let kept = state.kept, kept.path == nil { letGoOfKept() }
  }

  /// All rows are asked for anew: the kept cell has none any more.
  func forgetRowOfKept() {
    guard let cell = state.kept?.cell else { return }
    cell.place = nil
    state.kept = (nil, cell)
  }

  /// Lets the kept cell go if nobody types into it any more.
  func letGoOfIdleKept() {
    if let kept = state.kept, !isEdited(kept.cell) { letGoOfKept() }
  }

  /// Lets the kept cell wait for another row. Whoever hears of the end of its editing finds the
  /// table as the data source is.
  func letGoOfKept() {
    guard let kept = state.kept else { return }
    if isEdited(kept.cell) { kept.cell.endEditing(true) }
    guard state.kept?.cell === kept.cell else { return }
    state.kept = nil
    kept.cell.removeFromSuperview()
    recycle(kept.cell)
  }
}

extension UIWindow {
  /// Another responder gets keys: tables around the old one may let its cell go.
  func firstResponderDidChange(from old: UIResponder?) {
    keyboard.update()
    guard let view = old?.enclosingView else { return }
    for case let table as UITableView in sequence(first: view, next: \.superview)
    where table.state.kept != nil { table.setNeedsLayout() }
  }
}
