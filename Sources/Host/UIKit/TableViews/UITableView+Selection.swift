import ListGeometry

// MARK: By program

extension UITableView {
  func select(_ indexPath: IndexPath?, animated: Bool, position: ScrollPosition) {
    engine.loadContentsIfNeeded()
    guard let path = indexPath.flatMap({ RowPath($0) }) else {
      return engine.selection.deselectAll(animated: animated)
    }
    guard engine.selection.select(path, animated: animated), position != .none else { return }
    scroll(to: path.indexPath, position, animated: animated)
  }

  func deselect(_ indexPath: IndexPath, animated: Bool) {
    if let path = RowPath(indexPath) { engine.selection.deselect(path, animated: animated) }
  }

  var selectedPaths: [IndexPath]? {
    let paths = engine.selection.paths
    return paths.isEmpty ? nil : paths.map(\.indexPath)
  }
}

// MARK: The engine's questions

extension UITableView: SelectionHost {
  func shouldHighlight(_ path: RowPath) -> Bool {
    delegate?.tableView(self, shouldHighlightRowAt: path.indexPath) ?? true
  }

  func didHighlight(_ path: RowPath) {
    delegate?.tableView(self, didHighlightRowAt: path.indexPath)
  }

  func didUnhighlight(_ path: RowPath) {
    delegate?.tableView(self, didUnhighlightRowAt: path.indexPath)
  }

  func itemToSelect(_ path: RowPath) -> RowPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willSelectRowAt: path.indexPath).flatMap { RowPath($0) }
  }

  func didSelect(_ path: RowPath) {
    delegate?.tableView(self, didSelectRowAt: path.indexPath)
    postSelection()
  }

  func itemToDeselect(_ path: RowPath, isReplaced: Bool) -> RowPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willDeselectRowAt: path.indexPath).flatMap { RowPath($0) }
  }

  func didDeselect(_ path: RowPath) {
    delegate?.tableView(self, didDeselectRowAt: path.indexPath)
    postSelection()
  }

  func performPrimaryAction(_ path: RowPath) {
    guard let delegate,
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path.indexPath)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: path.indexPath)
  }

  func canFocus(_ path: RowPath) -> Bool {
    guard capabilities.unanswered.isDisjoint(with: .canFocus) else { return focusesRows }
    return ask(.canFocus) { $0.tableView(self, canFocusRowAt: path.indexPath) } ?? focusesRows
  }

  func selectsFocusedItem(_ path: RowPath) -> Bool {
    delegate?.tableView(self, selectionFollowsFocusForRowAt: path.indexPath)
      ?? selectionFollowsFocus
  }

  var preferredFocusItem: RowPath? {
    delegate?.indexPathForPreferredFocusedView(in: self).flatMap { RowPath($0) }
  }

  var remembersFocus: Bool { remembersLastFocusedIndexPath }

  func shouldUpdateFocus(_ step: FocusStep) -> Bool {
    let context = UITableViewFocusUpdateContext(step, in: self)
    return delegate?.tableView(self, shouldUpdateFocusIn: context) ?? true
  }

  func didUpdateFocus(_ step: FocusStep, _ coordinator: UIFocusAnimationCoordinator) {
    let context = UITableViewFocusUpdateContext(step, in: self)
    delegate?.tableView(self, didUpdateFocusIn: context, with: coordinator)
  }

  func scrollToReveal(_ path: RowPath) { scroll(to: path.indexPath, .none, animated: true) }

  func displayedCell(at path: RowPath) -> (any ListCell)? { engine.elements[path] }

  var itemsInView: [RowPath] { engine.elements.paths }

  func showFocus(_ isFocused: Bool, at path: RowPath) {
    engine.elements[path]?.showsFocus = isFocused
  }
}

// MARK: Touches

extension UITableView {
  func beginSelecting(_ touches: Set<UITouch>) {
    engine.selection.hideFocus()
    guard canSelect, engine.selection.highlighted == nil, touches.count == 1,
      let cell = touches.first?.cell(where: { (cell: UITableViewCell) in cell.table === self }),
      let path = cell.itemPath, engine.elements[path] === cell
    else { return }
    engine.selection.highlight(path)
  }

  /// Selects the touched row; with the shift key down, all rows from the one touched before.
  func endSelecting(_ event: UIEvent?) {
    guard let path = engine.selection.unhighlight() else { return }
    if canSelectSeveral, event?.modifierFlags.contains(.shift) == true {
      engine.selection.extendRange(to: path)
    } else {
      engine.selection.selectByTouch(path)
    }
  }
}
