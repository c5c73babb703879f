import ListGeometry

/// The placeholders of a table: how they come, where they stand, how they become rows.
@MainActor
final class TablePlaceholderController {
  private unowned let table: UITableView
  private(set) var placeholders = ListPlaceholders<TablePlaceholder>()
  /// The row that takes a placeholder's place, and how many others are above it.
  private var committed: (path: RowPath, index: Int)?

  init(_ table: UITableView) { self.table = table }

  /// Inserts a placeholder, animated.
  func insert(_ wanted: UITableViewPlaceholder) -> TablePlaceholder {
    table.engine.loadContentsIfNeeded()
    let place = placeholders.wantedPlace(
      wanted.insertionIndexPath, counts: table.engine.contents.counts)
    guard let cell = table.dequeueCell(wanted.reuseIdentifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(wanted.reuseIdentifier) for a placeholder - "
          + "register a class for the identifier.")
    }
    let placeholder = prepare(cell, wanted, above: placeholders.dataPath(place))
    position(at: placeholders.insert(placeholder, at: place))
    cell.alpha = 0
    UIView.animate(withDuration: 0.25) { cell.alpha = 1 }
    rowsDidMove()
    return placeholder
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
    return TablePlaceholder(cell, height: usable)
  }

  /// Gives every placeholder its place.
  func position() { placeholders.list.indices.forEach(position) }

  private func position(at index: Int) {
    let ((placeholder, path), column) = (placeholders.list[index], table.rowColumn)
    let geometry = column.geometry
    let start = geometry.span(of: path)?.start ?? geometry.footerSpan(path.section).start
    var frame = column.frame(.init(start: start, height: placeholder.height))
    frame.origin.y += placeholders.list[..<index].reduce(0) { $0 + $1.placeholder.height }
    frame.origin.y += table.reorderGap?.shift(of: path) ?? 0
    placeholder.frame = frame
    placeholder.cell.applyAppearance(appearance(at: index))
    if placeholder.cell.frame != frame { placeholder.cell.frame = frame }
  }

  private func appearance(at index: Int) -> TableRowAppearance {
    let list = placeholders.list
    let path = list[index].path
    var ends: TableRowAppearance.Ends = []
    if path.row == 0, list[..<index].last?.path != path { ends.insert(.first) }
    if path.row == table.engine.contents.counts[path.section],
      list[(index + 1)...].first?.path != path
    {
      ends.insert(.last)
    }
    return table.appearance(ends: ends)
  }

  private func rowsDidMove() {
    table.rowColumn.invalidate()
    table.animateGap()
  }

  // MARK: Ending

  /// Puts a row that the data source gets in the place of a placeholder.
  func commit(_ placeholder: TablePlaceholder, _ updateData: (IndexPath) -> Void) -> Bool {
    guard let place = placeholders.remove(placeholder) else { return false }
    let path = place.path
    committed = place
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
    guard !placeholders.isEmpty else { return }
    let (old, before) = (placeholders, table.engine.contents.counts)
    placeholders = old.carried { index, path in
      let gap = ReorderGap(lifted: nil, height: 0, gap: path)
      var new = gap.carried(by: map, before: before, after: after)?.gap
      // The row itself is no neighbor that they could follow.
      if let committed, index >= committed.index, path == committed.path { new?.row += 1 }
      return new
    }
    for (placeholder, _) in old.list where placeholders.index(of: placeholder) == nil {
      fade(placeholder)
    }
  }

  /// Takes all placeholders away, as before a reload.
  func removeAll() {
    let all = placeholders.list
    placeholders = ListPlaceholders()
    for (placeholder, _) in all { remove(placeholder) }
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
    let isReordering = liftedCell == nil && reordering.gap?.gap != nil
    return isReordering || !placeholders.isEmpty || engine.updates.hasPendingUpdates
  }
}
