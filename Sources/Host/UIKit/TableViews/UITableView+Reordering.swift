import ListGeometry

/// How a row that is carried follows its item through updates.
extension UITableView {
  /// Keeps hold of what is dragged in the list after an update, which is about to be taken over:
  /// the row is where its item is, and the gap where its neighbours are. Gives up the move of a row
  /// that is gone.
  func carryMove(_ map: IndexPathMap, _ after: [Int]) {
    guard !map.operations.isEmpty else { return }
    state.dragging?.leader.carry(map)
    guard let arrangement = state.arrangement else { return }
    let carried = arrangement.carried(by: map, before: state.contents.counts, after: after)
    state.dropping?.leader.carry(map, gap: carried?.gap)
    guard let carried, state.move?.isLanding != true else { return giveUpMove() }
    state.arrangement = carried
    // The delegate decides anew where the row may go: other rows are there.
    state.move?.proposed = nil
  }

  /// Whether the cell of a row stays although the row is reloaded, for it is being carried.
  func keepsCell(of new: RowPath) -> Bool { new == state.arrangement?.lifted }

  /// Has rows get their new cells that were reloaded while they were carried.
  func renewOutdatedCells() {
    let paths = state.displayed.cells.filter { $0.value.parts.isOutdated }.keys.sorted()
    guard !paths.isEmpty else { return }
    for path in paths { state.displayed.cells[path]?.parts.isOutdated = false }
    reloadRows(at: paths.map(\.indexPath), with: .none)
  }
}
