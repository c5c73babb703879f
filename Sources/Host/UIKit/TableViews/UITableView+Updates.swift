import ListGeometry

extension UITableView {
  func reconfigure(_ indexPaths: [IndexPath]) {
    loadContentsIfNeeded()
    for indexPath in indexPaths {
      guard let path = RowPath(indexPath) else { continue }
      if let cell = state.displayed.cells[path] {
        reconfigure(cell, path)
      } else if let kept = state.kept, kept.path == path {
        reconfigure(kept.cell, path)
      }
    }
    runBatch(nil, nil)
  }

  /// Has the data source dequeue and configure the very cell that it has.
  private func reconfigure(_ cell: UITableViewCell, _ path: RowPath) {
    guard let dataSource else { return }
    state.reconfigured = (path, cell)
    let answer = dataSource.tableView(self, cellForRowAt: path.indexPath)
    state.reconfigured = nil
    precondition(
      answer === cell,
      "The data source returned another cell for the reconfigured row \(path). Dequeue it with the "
        + "same identifier and index path, or use reloadRows(at:with:).")
  }
}
