import ListGeometry

/// Which items of a collection view are selected, and which one a touch highlights.
@MainActor
final class CollectionSelection {
  private unowned let view: UICollectionView
  private var selection = SelectedItems()
  /// The item that a touch highlights.
  private var highlighted: RowPath?
  /// The cell that a touch began in, also while the touch is outside of it.
  private var touched: RowPath?

  init(of view: UICollectionView) { self.view = view }

  private var delegate: (any UICollectionViewDelegate)? { view.delegate }

  /// Whether touches select.
  private var allowsTouches: Bool {
    view.isEditing ? view.allowsSelectionDuringEditing || allowsSeveral : view.allowsSelection
  }

  /// Whether more than one item can be selected now.
  var allowsSeveral: Bool {
    view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
  }

  /// The selected items, the one selected last at the end.
  var paths: [RowPath] { selection.paths }

  func contains(_ path: RowPath) -> Bool { selection.contains(path) }

  /// Shows a cell as its item is.
  func apply(_ cell: UICollectionViewCell) {
    guard let path = cell.reuse.key?.item else { return }
    let isSelected = selection.contains(path)
    let isHighlighted = highlighted == path
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
  }

  private func cell(_ path: RowPath) -> UICollectionViewCell? {
    view.cellForItem(at: path.indexPath)
  }

  private func set(_ isSelected: Bool, _ path: RowPath) {
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    if let cell = cell(path), cell.isSelected != isSelected { cell.isSelected = isSelected }
  }

  // MARK: By program; the delegate is not told

  func select(
    _ indexPath: IndexPath?, animated: Bool, _ position: UICollectionView.ScrollPosition
  ) {
    view.contents.loadIfNeeded()
    guard let indexPath else { return clear() }
    guard let path = RowPath(indexPath), view.contents.contains(path), view.allowsSelection else {
      return
    }
    if !allowsSeveral {
      for other in paths where other != path { set(false, other) }
    }
    if !selection.contains(path) { set(true, path) }
    if !position.isEmpty { view.scrollToItem(at: indexPath, at: position, animated: animated) }
  }

  func deselect(_ indexPath: IndexPath) {
    guard let path = RowPath(indexPath), selection.contains(path) else { return }
    set(false, path)
  }

  func clear() { for path in paths { set(false, path) } }

  /// Leaves one item selected where there can be only one.
  func limitToOneIfNeeded() {
    guard !allowsSeveral else { return }
    for path in paths.dropFirst() { set(false, path) }
  }

  func editingDidChange() { limitToOneIfNeeded() }

  /// Forgets everything without showing it, as before a reload.
  func forget() {
    selection = SelectedItems()
    (touched, highlighted) = (nil, nil)
  }

  /// Follows items through an update.
  func apply(_ map: IndexPathMap) {
    let newPath = { (path: RowPath) in map.isReloaded(path) ? nil : map.newPath(path) }
    selection.renumber(newPath)
    (touched, highlighted) = (touched.flatMap(newPath), highlighted.flatMap(newPath))
  }

  // MARK: By touch; the delegate decides and is told

  func touchesBegan(_ touches: Set<UITouch>) {
    guard allowsTouches, touched == nil, touches.count == 1, let touch = touches.first,
      let path = item(under: touch), highlight(path)
    else { return }
    touched = path
    if !allowsSeveral { showOthers(selected: false, than: path) }
  }

  /// The item whose cell a touch began in, through any views inside it.
  private func item(under touch: UITouch) -> RowPath? {
    var candidate = touch.view
    while let current = candidate, current !== view {
      if let cell = current as? UICollectionViewCell, cell.owner === view,
        let path = cell.reuse.key?.item
      {
        return path
      }
      candidate = current.superview
    }
    return nil
  }

  /// Has the cells of other selected items look as if they were deselected, or selected again.
  private func showOthers(selected: Bool, than path: RowPath) {
    for other in paths where other != path {
      if let cell = cell(other), cell.isSelected != selected { cell.isSelected = selected }
    }
  }

  func touchesMoved(_ touches: Set<UITouch>) {
    guard let path = touched, let touch = touches.first, let cell = cell(path) else { return }
    let isInside = cell.bounds.contains(touch.location(in: cell))
    if isInside, highlighted == nil {
      _ = highlight(path)
    } else if !isInside {
      unhighlight()
    }
  }

  func touchesEnded() {
    guard let path = touched else { return }
    touched = nil
    guard let highlighted else {
      return showOthers(selected: true, than: path)
    }
    choose(highlighted)
    unhighlight()
  }

  func touchesCancelled() {
    guard let path = touched else { return }
    touched = nil
    unhighlight()
    showOthers(selected: true, than: path)
  }

  /// Ends a touch that other gestures take over.
  func cancelTouch() { touchesCancelled() }

  private func highlight(_ path: RowPath) -> Bool {
    guard delegate?.collectionView(view, shouldHighlightItemAt: path.indexPath) ?? true else {
      return false
    }
    highlighted = path
    cell(path)?.isHighlighted = true
    delegate?.collectionView(view, didHighlightItemAt: path.indexPath)
    return true
  }

  private func unhighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    cell(path)?.isHighlighted = false
    delegate?.collectionView(view, didUnhighlightItemAt: path.indexPath)
  }

  /// An item was tapped: selects it, or deselects it where several may be selected.
  private func choose(_ path: RowPath) {
    if let open = (cell(path) as? UICollectionViewListCell)?.headerAction { return open() }
    let isAlone = !allowsSeveral || selection.isEmpty
    if allowsSeveral, selection.contains(path) {
      deselectForUser(path)
    } else {
      selectForUser(path)
    }
    if isAlone { performPrimaryAction(path) }
  }

  private func deselectForUser(_ path: RowPath) {
    guard delegate?.collectionView(view, shouldDeselectItemAt: path.indexPath) ?? true,
      selection.contains(path)
    else { return }
    set(false, path)
    delegate?.collectionView(view, didDeselectItemAt: path.indexPath)
  }

  private func selectForUser(_ path: RowPath) {
    guard delegate?.collectionView(view, shouldSelectItemAt: path.indexPath) ?? true else {
      return showOthers(selected: true, than: path)
    }
    guard view.contents.contains(path) else { return }
    if !allowsSeveral {
      for other in paths where other != path {
        set(false, other)
        delegate?.collectionView(view, didDeselectItemAt: other.indexPath)
      }
    }
    guard view.contents.contains(path) else { return }
    set(true, path)
    delegate?.collectionView(view, didSelectItemAt: path.indexPath)
  }

  /// Does what choosing an item by itself means, if it is still there.
  private func performPrimaryAction(_ path: RowPath) {
    guard let delegate, view.contents.contains(path),
      delegate.collectionView(view, canPerformPrimaryActionForItemAt: path.indexPath)
    else { return }
    delegate.collectionView(view, performPrimaryActionForItemAt: path.indexPath)
  }
}
