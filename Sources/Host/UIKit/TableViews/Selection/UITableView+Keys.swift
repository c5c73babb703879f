import ListGeometry

/// Keys that move from row to row, select and delete.
///
/// Arrows scroll until there is a row to move from: one that was touched, or one that is selected.
extension UITableView {
  func takeKey(_ key: KeyInput) -> Bool {
    switch key.code {
    case .escape: return putAwayActions()
    case .character: return key.selectsAll && canSelect && canSelectSeveral && selectAllByKey()
    case .up, .down:
      guard !key.isControlDown, let path = keyRow else { return false }
      if key.isAlternateDown { return stepRow(path, isDown: key.code == .down) }
      return moveFocus(from: path, isBelow: key.code == .down, extends: key.isShiftDown)
    case .return: return chooseFocused()
    case .space: return state.selection.showsFocus && chooseFocused()
    case .delete, .backspace: return deleteByKey()
    default: return false
    }
  }

  /// The row that keys are at.
  private var keyRow: RowPath? {
    guard canSelect else { return nil }
    let path = state.selection.focus ?? state.selection.last
    return path.flatMap { hasRow($0) && canFocus($0) ? $0 : nil }
  }

  /// Whether keys can be at a row.
  private func canFocus(_ path: RowPath) -> Bool {
    guard state.knowledge.unanswered.isDisjoint(with: .canFocus) else { return focusesRows }
    return ask(.canFocus) { $0.tableView(self, canFocusRowAt: path.indexPath) } ?? focusesRows
  }

  /// The next row that keys can be at.
  private func nextFocus(from path: RowPath, isBelow: Bool) -> RowPath? {
    var next = neighbor(of: path, isBelow: isBelow)
    while let row = next, !canFocus(row) { next = neighbor(of: row, isBelow: isBelow) }
    return next
  }

  private func putAwayActions() -> Bool {
    guard state.editing.swipe != nil else { return false }
    closeActions(animated: true)
    return true
  }

  private func selectAllByKey() -> Bool {
    selectAllRows()
    return true
  }

  // MARK: Moving

  /// Begins to move from row to row in a table that has nothing to scroll.
  func beginFocus(_ key: KeyInput) -> Bool {
    guard key.code == .down || key.code == .up, canSelect, keyRow == nil,
      let end = key.code == .down ? firstRow : lastRow,
      canFocus(end)
    else { return false }
    focus(end)
    selectFocused(end)
    return true
  }

  private func moveFocus(from path: RowPath, isBelow: Bool, extends: Bool) -> Bool {
    guard let next = nextFocus(from: path, isBelow: isBelow) else { return true }
    let selectsRange = extends && canSelectSeveral
    if selectsRange {
      extendSelection(to: next)
    } else {
      (state.selection.anchor, state.selection.reach) = (next, nil)
    }
    focus(next)
    if !selectsRange { selectFocused(next) }
    return true
  }

  /// Selects the row that keys have come to, in place of the others, if selection follows them.
  private func selectFocused(_ path: RowPath) {
    let follows =
      delegate?.tableView(self, selectionFollowsFocusForRowAt: path.indexPath)
      ?? selectionFollowsFocus
    guard follows, hasRow(path), !state.selection.contains(path),
      delegate?.tableView(self, shouldHighlightRowAt: path.indexPath) ?? true
    else { return }
    for other in state.selection.rows where other != path { deselectByTouch(other) }
    if hasRow(path) { selectForUser(path) }
  }

  private func focus(_ path: RowPath) {
    guard hasRow(path) else { return }
    state.selection.focus = path
    state.selection.showsFocus = true
    scroll(to: path.indexPath, .none, animated: true)
    showFocus()
  }

  /// Shows where keys are on the cells in view.
  private func showFocus() {
    for (path, cell) in state.displayed.cells {
      cell.showsFocus = state.selection.showsFocus && path == state.selection.focus
    }
  }

  /// A finger takes over from the keys.
  func hideFocus() {
    guard state.selection.showsFocus else { return }
    state.selection.showsFocus = false
    showFocus()
  }

  // MARK: Using

  private func chooseFocused() -> Bool {
    guard let path = state.selection.focus, hasRow(path), canSelect,
      delegate?.tableView(self, shouldHighlightRowAt: path.indexPath) ?? true
    else { return false }
    selectByTouch(path)
    return true
  }

  /// Has the selected rows deleted, or if none is selected the one that keys are at.
  private func deleteByKey() -> Bool {
    let chosen = state.selection.isEmpty ? [keyRow].compactMap { $0 } : state.selection.rows
    let paths = chosen.filter(canDelete).sorted(by: >)
    for path in paths where hasRow(path) { commit(.delete, path) }
    return !paths.isEmpty
  }
}

extension KeyInput {
  /// Whether the key asks for everything to be selected.
  fileprivate var selectsAll: Bool {
    isControlDown && !isShiftDown && !isAlternateDown && characters.lowercased() == "a"
  }
}
