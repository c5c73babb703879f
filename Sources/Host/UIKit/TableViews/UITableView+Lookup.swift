import ListGeometry

extension UITableView {
  // MARK: Counts

  var loadedCounts: [Int] {
    engine.loadContentsIfNeeded()
    return engine.contents.counts
  }

  func count(ofSection section: Int) -> Int {
    let counts = loadedCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Whether there is such a section, of which everything is known.
  func hasSection(_ section: Int) -> Bool { rowColumn.hasSection(section) }

  /// Whether there is such a row, of which everything is known.
  func hasItem(_ path: RowPath) -> Bool {
    hasSection(path.section) && engine.contents.hasItem(path)
  }

  // MARK: Frames

  func findRect(section: Int) -> CGRect {
    engine.loadContentsIfNeeded()
    return hasSection(section) ? rowColumn.frame(ofSection: section) : .zero
  }

  func findRect(_ kind: ElementKind, _ section: Int) -> CGRect {
    engine.loadContentsIfNeeded()
    guard hasSection(section) else { return .zero }
    return rowColumn.restingFrame(of: .init(kind, section: section))
  }

  func findRect(_ indexPath: IndexPath) -> CGRect {
    engine.loadContentsIfNeeded()
    return RowPath(indexPath).flatMap(rowColumn.frame(of:)) ?? .zero
  }

  /// The row at a point; nil between rows.
  func row(at point: CGPoint) -> RowPath? {
    engine.loadContentsIfNeeded()
    guard point.x >= bounds.minX, point.x < bounds.maxX else { return nil }
    return rowColumn.row(at: point.y)
  }

  func findRows(in rect: CGRect) -> [IndexPath]? {
    engine.loadContentsIfNeeded()
    return rowColumn.rows(in: rect).map(\.indexPath)
  }

  // MARK: Views

  var visiblePaths: [RowPath] {
    engine.fillIfNeeded()
    return engine.elements.paths
  }

  var findVisibleCells: [UITableViewCell] { visiblePaths.compactMap { engine.elements[$0] } }

  func findCell(_ indexPath: IndexPath) -> UITableViewCell? {
    engine.fillIfNeeded()
    return RowPath(indexPath).flatMap { engine.elements[$0] ?? engine.elements.ahead[$0] }
  }

  func findPath(_ cell: UITableViewCell) -> IndexPath? {
    guard let path = cell.itemPath, cell.table === self else { return nil }
    return engine.elements.shows(cell, at: path) ? path.indexPath : nil
  }
}
