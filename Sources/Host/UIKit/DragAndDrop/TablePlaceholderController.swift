import ListGeometry

/// Placeholders: how they come, where they stand, how they become rows.
extension UITableView {
  /// Whether rows are shown otherwise than the data source has them.
  var showsOtherRows: Bool {
    let isReordering = state.move == nil && state.arrangement?.gap != nil
    return isReordering || !state.placeholders.list.isEmpty || !state.updates.operations.isEmpty
  }

  /// Inserts a placeholder, animated.
  func insertPlaceholder(_ wanted: UITableViewPlaceholder) -> TablePlaceholder {
    loadContentsIfNeeded()
    let (path, index) = place(of: wanted)
    guard let cell = takeCell(wanted.reuseIdentifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(wanted.reuseIdentifier) for a placeholder - "
          + "register a class for the identifier.")
    }
    let placeholder = prepare(cell, wanted, above: path)
    state.placeholders.insert(placeholder, at: index)
    place(placeholder)
    cell.alpha = 0
    UIView.animate(withDuration: 0.25) { cell.alpha = 1 }
    placeholdersDidChange()
    return placeholder
  }

  private func place(of wanted: UITableViewPlaceholder) -> (path: RowPath, index: Int) {
    let shown = RowPath(wanted.insertionIndexPath) ?? RowPath(section: -1, row: 0)
    let count =
      hasSection(shown.section)
      ? state.contents.counts[shown.section] + state.placeholders.count(inSection: shown.section)
      : -1
    precondition(
      shown.row >= 0 && shown.row <= count,
      "Attempted to insert a placeholder at \(wanted.insertionIndexPath), which is out of bounds.")
    return state.placeholders.place(shown)
  }

  private func prepare(
    _ cell: UITableViewCell, _ wanted: UITableViewPlaceholder, above path: RowPath
  ) -> TablePlaceholder {
    cell.table = self
    cell.inheritTraits()
    cell.frame = CGRect(x: cardFrame.minX, y: 0, width: cardFrame.width, height: 44)
    wanted.cellUpdateHandler?(cell)
    let isAutomatic = wanted.rowHeight == Self.automaticDimension
    let height = isAutomatic ? cell.selfSizedHeight(width: cardFrame.width) : wanted.rowHeight
    insertSubview(cell, at: backmostIndex)
    return TablePlaceholder(cell, height: checked(height, "the placeholder \(path)"), above: path)
  }

  /// Gives every placeholder its place.
  func placePlaceholders() {
    for placeholder in state.placeholders.list { place(placeholder) }
  }

  private func place(_ placeholder: TablePlaceholder) {
    let path = placeholder.path
    let geometry = state.contents.geometry
    let start = geometry.span(of: path)?.start ?? geometry.footerSpan(path.section).start
    var frame = frame(.init(start: start, height: placeholder.height))
    let above = state.placeholders.list.prefix { $0 !== placeholder }
    frame.origin.y += above.reduce(0) { $0 + $1.height }
    frame.origin.y += state.arrangement?.shift(of: path) ?? 0
    placeholder.frame = frame
    placeholder.cell.applyTableLook(look(of: placeholder))
    if placeholder.cell.frame != frame { placeholder.cell.frame = frame }
  }

  private func look(of placeholder: TablePlaceholder) -> TableLook {
    let (path, list) = (placeholder.path, state.placeholders.list)
    let same = list.filter { $0.path == path }
    var ends: TableLook.Ends = []
    if path.row == 0, same.first === placeholder { ends.insert(.first) }
    if path.row == state.contents.counts[path.section], same.last === placeholder {
      ends.insert(.last)
    }
    return look(ends: ends)
  }

  /// The offset among the rows of the data source of an offset among all rows; inside a placeholder
  /// it is that of its upper edge.
  func offsetWithoutPlaceholders(_ offset: CGFloat) -> CGFloat {
    var above: CGFloat = 0
    for placeholder in state.placeholders.list {
      let top = placeholder.frame.minY - contentTop
      guard offset > top else { break }
      above += min(offset - top, placeholder.height)
    }
    return offset - above
  }

  private func placeholdersDidChange() {
    state.layoutVersion += 1
    animateArrangement()
  }

  // MARK: Ends

  /// Puts a row that the data source gets in the place of a placeholder.
  func commit(_ placeholder: TablePlaceholder, _ updateData: (IndexPath) -> Void) -> Bool {
    guard let index = state.placeholders.remove(placeholder) else { return false }
    let path = placeholder.path
    state.committed = (path, index)
    openBatch()
    updateData(path.indexPath)
    insertRows(at: [path.indexPath], with: .none)
    closeBatch()
    state.committed = nil
    giveUp(placeholder)
    return true
  }

  /// Takes a placeholder away, animated.
  func delete(_ placeholder: TablePlaceholder) -> Bool {
    guard state.placeholders.remove(placeholder) != nil else { return false }
    fade(placeholder)
    placeholdersDidChange()
    return true
  }

  /// Follows rows through an update; placeholders of sections that are gone go, too.
  func carryPlaceholders(_ map: IndexPathMap, _ after: [Int]) {
    guard !state.placeholders.list.isEmpty else { return }
    let gone = state.placeholders.carry(
      map, before: state.contents.counts, after: after, committed: state.committed)
    for placeholder in gone { fade(placeholder) }
  }

  /// Takes all placeholders away, as before a reload.
  func giveUpPlaceholders() {
    let placeholders = state.placeholders.list
    state.placeholders = TablePlaceholders()
    for placeholder in placeholders { giveUp(placeholder) }
  }

  private func fade(_ placeholder: TablePlaceholder) {
    UIView.animate(withDuration: 0.25) {
      placeholder.cell.alpha = 0
    } completion: { [weak self] _ in
      self?.giveUp(placeholder)
    }
  }

  private func giveUp(_ placeholder: TablePlaceholder) {
    placeholder.cell.removeFromSuperview()
    placeholder.cell.alpha = 1
    recycle(placeholder.cell)
  }
}
