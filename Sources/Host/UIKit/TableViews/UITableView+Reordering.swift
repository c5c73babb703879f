import ListGeometry

extension UITableView: ReorderHost {
  /// How rows make room for one that is carried.
  var reorderGap: ReorderGap? { reordering.gap }

  func canMove(_ path: RowPath) -> Bool {
    guard sourceMayImplement(.moveRow) else { return false }
    return askSource(.canMove) { $0.tableView(self, canMoveRowAt: path.indexPath) } ?? true
  }

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

  func length(of path: RowPath) -> CGFloat? {
    rowColumn.geometry.span(of: path).map { CGFloat($0.height) }
  }

  /// Where the finger holds the lifted row: at least half of it stays in view.
  func carriedFrame(finger: CGPoint, grip: CGFloat, length: CGFloat) -> CGRect {
    let seen = bounds.inset(by: adjustedContentInset)
    let top = (convert(finger, from: nil as UIView?).y - min(grip, length))
      .clamped(to: seen.minY - length / 2...max(seen.minY, seen.maxY) - length / 2)
    return CGRect(x: cardFrame.minX, y: top, width: cardFrame.width, height: length)
  }

  func proposedPlace(at frame: CGRect, without lifted: RowPath) -> RowPath? {
    let top = rowColumn.offsetWithoutPlaceholders(frame.minY - contentTop)
    return rowColumn.geometry.insertionPath(nearest: top, without: lifted)
  }

  func updateAppearance(of path: RowPath?) {
    guard let path else { return appearanceDidChange() }
    engine.elements[path]?.applyAppearance(appearance(of: path))
  }

  func itemWillBeLifted() { engine.selection.unhighlight() }

  func cancelInteractions() {
    dragAndDrop.dragging?.forgetRows()
    reordering.giveUp()
  }
}

extension UITableView: ItemMoving {
  func beginMove(
    of path: RowPath, finger: CGPoint, onGivingUp: @escaping () -> Void
  ) -> Bool {
    engine.isReady && reordering.begin(at: path, finger: finger, onGivingUp: onGivingUp)
  }

  func continueMove(to finger: CGPoint) { reordering.update(finger: finger) }

  func endMove() { reordering.end() }

  func cancelMove() { reordering.cancel() }

  @discardableResult
  func stepItem(_ path: RowPath, isDown: Bool) -> Bool {
    let hasOtherWay = editing.isOn || dragAndDrop.dragging != nil
    guard hasOtherWay else { return false }
    engine.loadContentsIfNeeded()
    return reordering.step(path, isAfter: isDown)
  }
}
