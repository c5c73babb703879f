import ListGeometry

extension UITableView {
  // MARK: By program; the delegate is not told

  func select(_ indexPath: IndexPath?, animated: Bool, position: ScrollPosition) {
    loadContentsIfNeeded()
    guard let path = indexPath.flatMap({ RowPath($0) }) else {
      for path in state.selection.rows { setSelected(false, path, animated: animated) }
      return
    }
    guard hasRow(path) else { return }
    if !canSelectSeveral {
      for other in state.selection.rows where other != path {
        setSelected(false, other, animated: animated)
      }
    }
    setSelected(true, path, animated: animated)
    if position != .none { scroll(to: path.indexPath, position, animated: animated) }
  }

  func deselect(_ indexPath: IndexPath, animated: Bool) {
    guard let path = RowPath(indexPath), state.selection.contains(path) else { return }
    setSelected(false, path, animated: animated)
  }

  private func setSelected(_ isSelected: Bool, _ path: RowPath, animated: Bool) {
    if isSelected {
      state.selection.insert(path)
    } else {
      state.selection.remove(path)
    }
    state.displayed.cells[path]?.setSelected(isSelected, animated: animated)
  }

  var selectedPaths: [IndexPath]? {
    let rows = state.selection.rows
    return rows.isEmpty ? nil : rows.map(\.indexPath)
  }

  func clearSelection() {
    state.selection.removeAll()
    for cell in state.displayed.cells.values where cell.isSelected {
      cell.setSelected(false, animated: false)
    }
  }

  // MARK: By touch; the delegate decides and is told

  /// A row was tapped: selects it, or deselects it where several rows may be selected.
  func selectByTouch(_ path: RowPath) {
    (state.selection.focus, state.selection.anchor, state.selection.reach) = (path, path, nil)
    if canSelectSeveral, state.selection.contains(path) { return deselectByTouch(path) }
    let isFirst = state.selection.isEmpty || !canSelectSeveral
    selectForUser(path)
    if isFirst { performPrimaryAction(path) }
  }

  /// Selects a row as the user wants it, in place of another one where there can be only one.
  func selectForUser(_ path: RowPath) {
    guard let wanted = replaced(path, by: { $0.tableView(self, willSelectRowAt: $1) }) else {
      return
    }
    if !canSelectSeveral {
      for other in state.selection.rows where other != wanted { deselectByTouch(other) }
    }
    guard hasRow(wanted) else { return }
    setSelected(true, wanted, animated: false)
    delegate?.tableView(self, didSelectRowAt: wanted.indexPath)
    postSelection()
  }

  /// Does what choosing a row by itself means, if the row is still there.
  private func performPrimaryAction(_ path: RowPath) {
    guard let delegate, hasRow(path),
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path.indexPath)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: path.indexPath)
  }

  func hasRow(_ path: RowPath) -> Bool {
    hasSection(path.section) && (0..<state.contents.counts[path.section]).contains(path.row)
  }

  func deselectByTouch(_ path: RowPath) {
    guard let wanted = replaced(path, by: { $0.tableView(self, willDeselectRowAt: $1) }),
      state.selection.contains(wanted)
    else { return }
    setSelected(false, wanted, animated: false)
    delegate?.tableView(self, didDeselectRowAt: wanted.indexPath)
    postSelection()
  }

  private func replaced(
    _ path: RowPath, by decide: (any UITableViewDelegate, IndexPath) -> IndexPath?
  ) -> RowPath? {
    guard let delegate else { return path }
    return decide(delegate, path.indexPath).flatMap { RowPath($0) }
  }

  // MARK: Highlight

  func highlight(_ path: RowPath) {
    guard delegate?.tableView(self, shouldHighlightRowAt: path.indexPath) ?? true else { return }
    state.selection.highlighted = path
    state.displayed.cells[path]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path.indexPath)
  }

  /// Ends the highlight and returns the row that had it.
  @discardableResult
  func unhighlight() -> RowPath? {
    guard let path = state.selection.highlighted else { return nil }
    state.selection.highlighted = nil
    state.displayed.cells[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path.indexPath)
    return path
  }
}

// MARK: Touches

extension UITableView {
  func beginSelecting(_ touches: Set<UITouch>) {
    hideFocus()
    guard canSelect, state.selection.highlighted == nil, touches.count == 1,
      let touch = touches.first, let cell = touchedCell(touch), let path = cell.place,
      state.displayed.cells[path] === cell
    else { return }
    highlight(path)
  }

  /// The cell that a touch began in, through any views inside it.
  private func touchedCell(_ touch: UITouch) -> UITableViewCell? {
    var view = touch.view
    while let candidate = view, candidate !== self {
      if let cell = candidate as? UITableViewCell, cell.table === self { return cell }
      view = candidate.superview
    }
    return nil
  }

  /// Selects the touched row; with the shift key down, all rows from the one touched before.
  func endSelecting(_ event: UIEvent?) {
    guard let path = unhighlight() else { return }
    if canSelectSeveral, event?.modifierFlags.contains(.shift) == true {
      extendSelection(to: path)
    } else {
      selectByTouch(path)
    }
  }
}
