import ListGeometry

extension UITableView {
  /// Whether a touch is on the circle that shows if its row is selected.
  func hasCircle(under touch: UITouch) -> Bool {
    guard state.editing.isOn, let row = row(at: touch.location(in: self)),
      let cell = state.displayed.cells[row]
    else { return false }
    return cell.hasCircle(at: touch.location(in: cell))
  }

  private func row(at point: CGPoint) -> RowPath? { findRow(at: point).flatMap { RowPath($0) } }

  func selectionPanShouldBegin() -> Bool {
    guard let start = selectionStart else { return false }
    return delegate?.tableView(
      self, shouldBeginMultipleSelectionInteractionAt: start.indexPath) ?? false
  }

  /// The row that the fingers touched before they moved.
  private var selectionStart: RowPath? {
    let (place, way) = (selectionPan.location(in: self), selectionPan.motion.translation)
    return row(at: CGPoint(x: place.x - way.dx, y: place.y - way.dy))
  }

  func selectionPanDidChange() {
    switch selectionPan.state {
    case .began: beginSelectingRange()
    case .changed: selectRange()
    case .ended, .cancelled, .failed: endSelectingRange()
    case .possible: break
    }
  }

  private func beginSelectingRange() {
    guard let start = selectionStart else { return }
    state.editing.selectionScroller = EdgeScroller(of: self)
    unhighlight()
    closeActions(animated: true)
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: start.indexPath)
    (state.selection.anchor, state.selection.reach) = (start, nil)
    selectRange()
  }

  /// Selects the rows between the one touched first and the one under the fingers now. Called
  /// whenever fingers or content have moved.
  func selectRange() {
    guard let scroller = state.editing.selectionScroller, canSelect, canSelectSeveral else {
      return
    }
    scroller.follow(selectionPan.location(in: nil))
    let area = bounds.inset(by: adjustedContentInset)
    let place = selectionPan.location(in: self)
    let point = CGPoint(x: place.x, y: min(max(place.y, area.minY), area.maxY - 1))
    if let path = row(at: point), path != state.selection.reach { extendSelection(to: path) }
  }

  private func endSelectingRange() {
    guard let scroller = state.editing.selectionScroller else { return }
    scroller.stop()
    state.editing.selectionScroller = nil
    delegate?.tableViewDidEndMultipleSelectionInteraction(self)
  }
}

extension UITableViewCell {
  /// Whether a point lies in the column of the circle that shows if the row is selected.
  func hasCircle(at point: CGPoint) -> Bool {
    guard let control = parts.editing.control, control.kind == .pick else { return false }
    return control.frame.contains(point)
  }
}
