import ListGeometry

/// The placeholders of a table: how they come, where they stand, how they become rows.
@MainActor
final class TablePlaceholderController {
  private unowned let table: UITableView
  private(set) var placeholders = TablePlaceholders()
  /// The row that takes a placeholder's place, and how many others are above it.
  private var committed: (path: RowPath, index: Int)?

  init(_ table: UITableView) { self.table = table }

  /// Inserts a placeholder, animated.
  func insert(_ wanted: UITableViewPlaceholder) -> TablePlaceholder {
    table.engine.loadContentsIfNeeded()
    let (path, index) = location(of: wanted)
    guard let cell = table.dequeueCell(wanted.reuseIdentifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(wanted.reuseIdentifier) for a placeholder - "
          + "register a class for the identifier.")
    }
    let placeholder = prepare(cell, wanted, above: path)
    placeholders.insert(placeholder, at: index)
    position(placeholder)
    cell.alpha = 0
    UIView.animate(withDuration: 0.25) { cell.alpha = 1 }
    rowsDidMove()
    return placeholder
  }

  private func location(of wanted: UITableViewPlaceholder) -> (path: RowPath, index: Int) {
    let shown = RowPath(wanted.insertionIndexPath) ?? RowPath(section: -1, row: 0)
    let count =
      table.hasSection(shown.section)
      ? table.engine.contents.counts[shown.section] + placeholders.count(inSection: shown.section)
      : -1
    precondition(
      shown.row >= 0 && shown.row <= count,
      "Attempted to insert a placeholder at \(wanted.insertionIndexPath), which is out of bounds.")
    return placeholders.location(shown)
  }

  private func prepare(
    _ cell: UITableViewCell, _ wanted: UITableViewPlaceholder, above path: RowPath
  ) -> TablePlaceholder {
    let column = table.cardFrame
    cell.setTable(table)
    cell.inheritTraits()
    cell.frame = CGRect(x: column.minX, y: 0, width: column.width, height: 44)
    wanted.cellUpdateHandler?(cell)
    let isAutomatic = wanted.rowHeight == UITableView.automaticDimension
    let height = isAutomatic ? cell.selfSizedHeight(width: column.width) : wanted.rowHeight
    table.insert(cell, .cell(path))
    let usable = table.heightDiagnostics.usable(height, of: "the placeholder \(path)")
    return TablePlaceholder(cell, height: usable, above: path)
  }

  /// Gives every placeholder its place.
  func position() {
    for placeholder in placeholders.list { position(placeholder) }
  }

  private func position(_ placeholder: TablePlaceholder) {
    let (path, column) = (placeholder.path, table.rowColumn)
    let geometry = column.geometry
    let start = geometry.span(of: path)?.start ?? geometry.footerSpan(path.section).start
    var frame = column.frame(.init(start: start, height: placeholder.height))
    let above = placeholders.list.prefix { $0 !== placeholder }
    frame.origin.y += above.reduce(0) { $0 + $1.height }
    frame.origin.y += table.reorderGap?.shift(of: path) ?? 0
    placeholder.frame = frame
    placeholder.cell.applyAppearance(appearance(of: placeholder))
    if placeholder.cell.frame != frame { placeholder.cell.frame = frame }
  }

  private func appearance(of placeholder: TablePlaceholder) -> TableRowAppearance {
    let (path, list) = (placeholder.path, placeholders.list)
    let same = list.filter { $0.path == path }
    var ends: TableRowAppearance.Ends = []
    if path.row == 0, same.first === placeholder { ends.insert(.first) }
    if path.row == table.engine.contents.counts[path.section], same.last === placeholder {
      ends.insert(.last)
    }
    return table.appearance(ends: ends)
  }

  private func rowsDidMove() {
    table.rowColumn.invalidate()
    table.engine.reordering.animateGap()
  }

  // MARK: Ending

  /// Puts a row that the data source gets in the place of a placeholder.
  func commit(_ placeholder: TablePlaceholder, _ updateData: (IndexPath) -> Void) -> Bool {
    guard let index = placeholders.remove(placeholder) else { return false }
    let path = placeholder.path
    committed = (path, index)
    table.engine.updates.beginBatch()
    updateData(path.indexPath)
    table.insertRows(at: [path.indexPath], with: .none)
    table.engine.updates.endBatch()
    committed = nil
    remove(placeholder)
    return true
  }

  /// Takes a placeholder away, animated.
  func delete(_ placeholder: TablePlaceholder) -> Bool {
    guard placeholders.remove(placeholder) != nil else { return false }
    fade(placeholder)
    rowsDidMove()
    return true
  }

  /// Follows rows through an update; placeholders of sections that are gone go, too. Called before
  /// the contents have their new counts.
  func apply(_ map: IndexPathMap, _ after: [Int]) {
    guard !placeholders.list.isEmpty else { return }
    let gone = placeholders.carry(
      map, before: table.engine.contents.counts, after: after, committed: committed)
    for placeholder in gone { fade(placeholder) }
  }

  /// Takes all placeholders away, as before a reload.
  func removeAll() {
    let all = placeholders.list
    placeholders = TablePlaceholders()
    for placeholder in all { remove(placeholder) }
  }

  private func fade(_ placeholder: TablePlaceholder) {
    UIView.animate(withDuration: 0.25) {
      placeholder.cell.alpha = 0
    } completion: { [weak self] _ in
      self?.remove(placeholder)
    }
  }

  private func remove(_ placeholder: TablePlaceholder) {
    placeholder.cell.removeFromSuperview()
    placeholder.cell.alpha = 1
    table.enqueueForReuse(placeholder.cell)
  }
}

extension UITableView {
  /// Whether rows are shown otherwise than the data source has them.
  var showsOtherRows: Bool {
    let reordering = engine.reordering
    let isReordering = reordering.lifted == nil && reordering.gap?.gap != nil
    return isReordering || !placeholders.list.isEmpty || engine.updates.hasPendingUpdates
  }
}
