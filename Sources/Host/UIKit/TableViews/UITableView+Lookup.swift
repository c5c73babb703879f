import ListGeometry

extension UITableView {
  /// Brings cells up to date before a question about them, unless they are just being made.
  private func settle() {
    guard state.phase == .idle, state.updates.depth == 0 else { return }
    if !state.contents.isLoaded || needsFilling { layoutIfNeeded() }
  }

  private var needsFilling: Bool {
    state.displayed.version != state.layoutVersion
      || state.displayed.slices != slices(in: visibleSpan)
  }

  var visiblePaths: [RowPath] {
    settle()
    return state.displayed.cells.keys.sorted()
  }

  var findVisibleCells: [UITableViewCell] {
    visiblePaths.compactMap { state.displayed.cells[$0] }
  }

  func findCell(_ indexPath: IndexPath) -> UITableViewCell? {
    settle()
    return RowPath(indexPath).flatMap { state.displayed.cells[$0] }
  }

  func findPath(_ cell: UITableViewCell) -> IndexPath? {
    guard let path = cell.place, cell.table === self else { return nil }
    let shown = state.displayed.cells[path] ?? state.displayed.prepared[path]
    return shown === cell || state.kept?.cell === cell ? path.indexPath : nil
  }

  func findEdgeView(_ edge: SectionEdge, _ section: Int) -> UITableViewHeaderFooterView? {
    settle()
    guard let shown = state.displayed[edge][section], shown.isDisplayed else { return nil }
    return shown.view as? UITableViewHeaderFooterView
  }
}
