import ListGeometry

extension UITableView: SelectionPanHost {
  var selectsSideways: Bool { false }

  var canSelectRanges: Bool { canSelect && canSelectSeveral }

  func hasCircle(under touch: UITouch) -> Bool {
    guard editing.isOn, let row = row(at: touch.location(in: self)),
      let cell = engine.elements[row]
    else { return false }
    return cell.hasCircle(at: touch.location(in: cell))
  }

  func shouldBeginRange(at path: RowPath) -> Bool {
    delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path.indexPath) ?? false
  }

  func beginRange(at path: RowPath) {
    engine.selection.unhighlight()
    swiping.close(animated: true)
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path.indexPath)
    engine.selection.beginRange(at: path)
  }

  func extendRange(to path: RowPath) {
    if path != engine.selection.rangeEnd { engine.selection.extendRange(to: path) }
  }

  func didEndRange() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }
}

extension UITableViewCell {
  /// Whether a point lies in the column of the circle that shows if the row is selected.
  func hasCircle(at point: CGPoint) -> Bool {
    guard let control = parts.editing.control, control.kind == .pick else { return false }
    return control.frame.contains(point)
  }
}
