import ListGeometry

extension UITableView {
  /// Whether a touch is on the circle that shows if its row is selected.
  func hasCircle(under touch: UITouch) -> Bool {
    guard editing.isOn, let row = row(at: touch.location(in: self)),
      let cell = engine.cells[row]
    else { return false }
    return cell.hasCircle(at: touch.location(in: cell))
  }

  func selectionPanShouldBegin() -> Bool {
    guard let start = selectionPan.start else { return false }
    return delegate?.tableView(
      self, shouldBeginMultipleSelectionInteractionAt: start.indexPath) ?? false
  }

  func beginSelectingRange(at start: RowPath) {
    engine.selection.unhighlight()
    swiping.close(animated: true)
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: start.indexPath)
    engine.selection.beginRange(at: start)
  }
}

extension UITableViewCell {
  /// Whether a point lies in the column of the circle that shows if the row is selected.
  func hasCircle(at point: CGPoint) -> Bool {
    guard let control = parts.editing.control, control.kind == .pick else { return false }
    return control.frame.contains(point)
  }
}
