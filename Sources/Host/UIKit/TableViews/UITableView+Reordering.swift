import ListGeometry
import QuartzCore

extension UITableView: ReorderHost {
  // MARK: Who decides

  func targetPath(ofMoving path: RowPath, proposed place: RowPath) -> RowPath {
    let wanted =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: path.indexPath,
        toProposedIndexPath: place.indexPath) ?? place.indexPath
    let target = engine.contents.nearestPlace(to: RowPath(wanted) ?? path, without: path)
    if target.indexPath != wanted {
      Diagnostics.report(
        "UITableView: the delegate returned the index path \(wanted) for a move from \(path), "
          + "which is out of bounds; \(target) was taken.")
    }
    return target
  }

  func moveData(from path: RowPath, to newPath: RowPath) {
    let answer: Void? = askSource(.moveRow) {
      $0.tableView(self, moveRowAt: path.indexPath, to: newPath.indexPath)
    }
    if answer == nil { reportMissing(.moveRow) }
  }

  // MARK: The row that is held

  static var numbersHeldItems: Bool { false }

  var movesItemsByKeys: Bool { editing.isOn || dragAndDrop.dragging != nil }

  func holdPoint(of path: RowPath) -> CGPoint? { rowColumn.shownFrame(of: path)?.origin }

  func itemWillBeLifted() {
    engine.selection.unhighlight()
    animator.stop()
    animator.bounceBack()
  }

  /// The cell of a row that is dragged is hidden: its picture is dragged.
  func itemWasLifted(_ path: RowPath, at point: CGPoint) {
    let cell = engine.elements[path]
    guard reordering.holder != nil else {
      cell?.layer.isHidden = true
      return appearanceDidChange()
    }
    guard let cell else { return }
    cell.applyAppearance(appearance(of: path))
    liftedCell = LiftedCell(cell)
    liftedCell?.lift(in: self)
  }

  func proposedPlace(of path: RowPath, heldBy holder: ItemHolder) -> RowPath? {
    guard window != nil, let height = gapHeight(of: path) else { return nil }
    let top = carriedFrame(heldBy: holder, height: height).minY - contentTop
    return rowColumn.geometry.insertionPath(
      nearest: rowColumn.offsetWithoutPlaceholders(top), without: path)
  }

  func heldItemDidMove() {
    guard window != nil, let path = reorderGap?.lifted, let height = gapHeight(of: path) else {
      return
    }
    UIView.performWithoutAnimation { placeLiftedCell(height: height) }
  }

  func scrollViews(below finger: CGPoint) -> [UIScrollView] { [self] }

  // MARK: Room

  /// The height of a row; for what comes from elsewhere that of a usual one.
  func gapHeight(of path: RowPath?) -> CGFloat? {
    guard let path else { return 44 }
    return rowColumn.geometry.span(of: path).map { CGFloat($0.height) }
  }

  var gapDelay: CFTimeInterval { 0 }

  func gapPlace(wanted place: RowPath?) -> RowPath? { place }

  func gapDidChange(from old: ReorderGap) { animateGap() }

  /// Leads rows, headers and footers to where the gap shows them.
  func animateGap() {
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { [self] in
      engine.display.position()
      updateContentSize()
      positionTableViews()
    }
    setNeedsLayout()
  }

  func gapDidClose(_ old: ReorderGap, _ end: ReorderEnd) {
    if let path = old.lifted, let cell = engine.elements[path] {
      cell.layer.isHidden = false
      cell.applyAppearance(appearance(of: path))
    }
    rowColumn.invalidate()
    setNeedsLayout()
    if end != .overtaken { animateGap() }
  }

  /// Puts the cell among the others again when it has arrived.
  func itemWasPutDown() {
    guard let lifted = liftedCell else { return }
    liftedCell = nil
    lifted.animateDrop { [weak self, cell = lifted.cell] in
      guard let self, cell.superview === self, let path = cell.itemPath else { return }
      if liftedCell?.cell !== cell { insert(cell, .cell(path)) }
      reordering.reloadOutdatedItems()
    }
  }

  func cancelInteractions() {
    dragAndDrop.dragging?.forgetRows()
    reordering.giveUp()
  }
}
