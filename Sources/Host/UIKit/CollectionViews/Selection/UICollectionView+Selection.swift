import ListGeometry

// MARK: By program

extension UICollectionView {
  var selection: SelectionController<UICollectionView> { engine.selection }

  func select(_ indexPath: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    engine.loadContentsIfNeeded()
    guard let indexPath else { return selection.deselectAll(animated: animated) }
    guard allowsSelection, let path = RowPath(indexPath), hasItem(path) else { return }
    if !selection.contains(path) { _ = selection.select(path, animated: animated) }
    if !position.isEmpty { scrollToItem(at: indexPath, at: position, animated: animated) }
  }

  func deselect(_ indexPath: IndexPath, animated: Bool) {
    if let path = RowPath(indexPath) { selection.deselect(path, animated: animated) }
  }

  /// Leaves one item selected where there can be only one.
  func limitSelectionIfNeeded() {
    guard !canSelectSeveral else { return }
    for path in selection.paths.dropFirst() { selection.deselect(path, animated: false) }
  }
}

// MARK: The questions of the engine

extension UICollectionView: SelectionHost {
  var canSelect: Bool {
    isEditing ? allowsSelectionDuringEditing || canSelectSeveral : allowsSelection
  }

  var canSelectSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func hasItem(_ path: RowPath) -> Bool { engine.contents.hasItem(path) }

  func displayedCell(at path: RowPath) -> (any ListCell)? {
    engine.elements.cellInUse(at: path)
  }

  var itemsInView: [RowPath] { engine.elements.paths }

  func shouldHighlight(_ path: RowPath) -> Bool {
    delegate?.collectionView(self, shouldHighlightItemAt: path.indexPath) ?? true
  }

  func didHighlight(_ path: RowPath) {
    delegate?.collectionView(self, didHighlightItemAt: path.indexPath)
  }

  func didUnhighlight(_ path: RowPath) {
    delegate?.collectionView(self, didUnhighlightItemAt: path.indexPath)
  }

  func itemToSelect(_ path: RowPath) -> RowPath? {
    let allows = delegate?.collectionView(self, shouldSelectItemAt: path.indexPath) ?? true
    return allows ? path : nil
  }

  func didSelect(_ path: RowPath) {
    delegate?.collectionView(self, didSelectItemAt: path.indexPath)
  }

  /// An item that gives way to another one is not asked about.
  func itemToDeselect(_ path: RowPath, isReplaced: Bool) -> RowPath? {
    if isReplaced { return path }
    let allows = delegate?.collectionView(self, shouldDeselectItemAt: path.indexPath) ?? true
    return allows ? path : nil
  }

  func didDeselect(_ path: RowPath) {
    delegate?.collectionView(self, didDeselectItemAt: path.indexPath)
  }

  func performPrimaryAction(_ path: RowPath) {
    guard let delegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path.indexPath)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path.indexPath)
  }

  func canFocus(_ path: RowPath) -> Bool {
    delegate?.collectionView(self, canFocusItemAt: path.indexPath) ?? focusesItems
  }

  /// Whether keys can be at items unless the delegate decides.
  var focusesItems: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

  func selectsFocusedItem(_ path: RowPath) -> Bool {
    delegate?.collectionView(self, selectionFollowsFocusForItemAt: path.indexPath)
      ?? selectionFollowsFocus
  }

  var preferredFocusItem: RowPath? {
    delegate?.indexPathForPreferredFocusedView(in: self).flatMap { RowPath($0) }
  }

  var remembersFocus: Bool { remembersLastFocusedIndexPath }

  func shouldUpdateFocus(_ step: FocusStep) -> Bool {
    let context = UICollectionViewFocusUpdateContext(step, in: self)
    return delegate?.collectionView(self, shouldUpdateFocusIn: context) ?? true
  }

  func didUpdateFocus(_ step: FocusStep, _ coordinator: UIFocusAnimationCoordinator) {
    let context = UICollectionViewFocusUpdateContext(step, in: self)
    delegate?.collectionView(self, didUpdateFocusIn: context, with: coordinator)
  }

  func scrollToReveal(_ path: RowPath) { scrollToItem(at: path.indexPath, at: [], animated: true) }

  func showFocus(_ isFocused: Bool, at path: RowPath) {
    engine.elements.cellInUse(at: path)?.showsFocus = isFocused
  }
}

// MARK: Ranges

extension UICollectionView: SelectionPanHost {
  var selectsSideways: Bool { canDragHorizontally && !canDragVertically }

  var canSelectRanges: Bool { canSelect && canSelectSeveral }

  func hasCircle(under touch: UITouch) -> Bool {
    guard isEditing, let path = row(at: touch.location(in: self)),
      let cell = engine.elements[path] as? UICollectionViewListCell
    else { return false }
    return cell.accessoryViews.hasCircle(at: touch.location(in: cell))
  }

  /// Fingers that select need a single axis to scroll along.
  func shouldBeginRange(at path: RowPath) -> Bool {
    guard !(canDragHorizontally && canDragVertically) else { return false }
    return delegate?.collectionView(
      self, shouldBeginMultipleSelectionInteractionAt: path.indexPath) ?? false
  }

  func beginRange(at path: RowPath) {
    choice.cancelTouch()
    swiping.controller.close(animated: true)
    if isEditing {
      allowsMultipleSelectionDuringEditing = true
    } else {
      allowsMultipleSelection = true
    }
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path.indexPath)
    selection.beginRange(at: path)
  }

  func extendRange(to path: RowPath) {
    if path != selection.rangeEnd { selection.extendRange(to: path) }
  }

  func didEndRange() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }
}

extension UICollectionView: ItemFocusing {
  var keyItemView: UIView? {
    (selection.focus ?? selection.last).flatMap { engine.elements[$0] }
  }

  var hasFocusableItem: Bool { selection.entry != nil }

  var showsItemFocus: Bool { selection.showsFocus }

  func takeFocus(isForward: Bool) -> Bool {
    selection.enter(isForward ? .next : .previous)
  }

  func releaseFocus() { selection.hideFocus() }
}
