import ListGeometry

/// Keys that move from row to row, select and delete.
///
/// Arrows scroll until there is a row to move from: one that was touched, or one that is selected.
extension UITableView {
  func takeKey(_ key: KeyInput) -> Bool {
    switch key.code {
    case .escape: return cancelSwipe()
    case .character: return key.selectsAll && canSelect && canSelectSeveral && selectAllByKey()
    case .up, .down:
      guard !key.isControlDown, let path = engine.selection.keyItem else { return false }
      if key.isAlternateDown { return reordering.stepItem(path, isDown: key.code == .down) }
      if engine.selection.returnFocus(UIFocusHeading(key.code)) { return true }
      engine.selection.moveFocus(
        from: path, isAfter: key.code == .down, extendsSelection: key.isShiftDown)
      return true
    case .return: return engine.selection.selectFocusedByKey()
    case .space: return engine.selection.showsFocus && engine.selection.selectFocusedByKey()
    case .delete, .backspace: return deleteByKey()
    default: return false
    }
  }

  private func cancelSwipe() -> Bool {
    guard swiping.current != nil else { return false }
    swiping.close(animated: true)
    return true
  }

  private func selectAllByKey() -> Bool {
    engine.selection.selectAll()
    return true
  }

  /// Begins to move from row to row in a table that has nothing to scroll.
  func beginFocus(_ key: KeyInput) -> Bool {
    guard key.code == .down || key.code == .up else { return false }
    return engine.selection.beginFocus(UIFocusHeading(key.code))
  }

  /// Has the selected rows deleted, or if none is selected the one that keys are at.
  private func deleteByKey() -> Bool {
    let selection = engine.selection
    let chosen = selection.isEmpty ? [selection.keyItem].compactMap { $0 } : selection.paths
    let paths = chosen.filter(canDelete).sorted(by: >)
    for path in paths where hasItem(path) { commit(.delete, path) }
    return !paths.isEmpty
  }
}

extension KeyInput {
  /// Whether the key asks for everything to be selected.
  var selectsAll: Bool {
    isControlDown && !isShiftDown && !isAlternateDown && characters.lowercased() == "a"
  }
}
