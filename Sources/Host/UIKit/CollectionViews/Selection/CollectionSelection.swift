import ListGeometry

/// Fingers on the items of a collection view, and which of them are selected.
///
/// A finger that rests on an item lets the others look deselected, which they are only if it is
/// lifted there.
@MainActor
final class CollectionSelection {
  private unowned let view: UICollectionView
  /// The item that a touch began in, also while the touch is outside of it.
  private var touched: RowPath?
  /// The cell that the touch began in.
  private weak var touchedCell: UICollectionViewCell?

  init(of view: UICollectionView) { self.view = view }

  private var selection: SelectionController<UICollectionView> { view.engine.selection }

  /// Shows a cell as its item is.
  func apply(_ cell: UICollectionViewCell) {
    guard let path = cell.itemPath else { return }
    cell.setSelected(selection.contains(path), animated: false)
    cell.setHighlighted(selection.highlighted == path, animated: false)
    cell.showsFocus = selection.showsFocus(at: path)
  }

  /// Forgets the touch without showing it, as before a reload.
  func reset() { touched = nil }

  /// Follows items through an update. A touch whose item goes is over.
  func apply(_ map: IndexPathMap) {
    guard let path = touched else { return }
    touched = map.isReloaded(path) ? nil : map.newPath(path)
    if touched == nil { showOthers(isSelected: true, than: path) }
  }

  // MARK: Fingers

  func touchesBegan(_ touches: Set<UITouch>) {
    selection.hideFocus()
    guard view.canSelect, touched == nil, touches.count == 1,
      let cell = touches.first?.cell(
        where: { (cell: UICollectionViewCell) in cell.owner === view }),
      let path = cell.itemPath
    else { return }
    selection.highlight(path)
    guard selection.highlighted == path else { return }
    touched = path
    touchedCell = view.displayedCell(at: path) as? UICollectionViewCell
    if !view.canSelectSeveral { showOthers(isSelected: false, than: path) }
  }

  /// Has the cells of other selected items look as if they were deselected, or selected again.
  private func showOthers(isSelected: Bool, than path: RowPath) {
    for other in selection.paths where other != path {
      view.displayedCell(at: other)?.setSelected(isSelected, animated: false)
    }
  }

  func touchesMoved(_ touches: Set<UITouch>) {
    guard let path = touched, let touch = touches.first,
      let cell = view.displayedCell(at: path)
    else { return }
    let isInside = cell.bounds.contains(touch.location(in: cell))
    if isInside, selection.highlighted == nil {
      selection.highlight(path)
    } else if !isInside {
      selection.unhighlight()
    }
  }

  func touchesEnded(_ event: UIEvent?) {
    guard let path = touched else { return }
    touched = nil
    if let highlighted = selection.highlighted {
      choose(highlighted, extendsRange: event?.modifierFlags.contains(.shift) == true)
    }
    showOthers(isSelected: true, than: path)
    selection.unhighlight()
  }

  /// An item was tapped: does what the header of an outline does, or selects.
  private func choose(_ path: RowPath, extendsRange: Bool) {
    let cell = view.displayedCell(at: path) as? UICollectionViewListCell
    if let open = cell?.headerAction { return open() }
    if extendsRange, view.canSelectSeveral {
      selection.extendRange(to: path)
    } else {
      selection.selectByTouch(path)
    }
  }

  /// Does with an item what a tap does.
  func activate(_ path: RowPath) {
    guard view.hasItem(path), view.canSelect, view.shouldHighlight(path) else { return }
    choose(path, extendsRange: false)
  }

  /// Ends a touch whose cell leaves: it would not be told of the rest.
  func cellWillLeave(_ cell: UICollectionReusableView) {
    if cell === touchedCell { cancelTouch() }
  }

  /// Ends a touch that other gestures take over.
  func cancelTouch() {
    guard let path = touched else { return }
    touched = nil
    selection.unhighlight()
    showOthers(isSelected: true, than: path)
  }
}
