extension UITableView {
  /// A cell's content asks for another height: the next layout measures it.
  func heightDidChange(of cell: UITableViewCell) {
    guard engine.hearsOfSizes, selfSizingInvalidation != .disabled, let path = cell.itemPath,
      engine.elements[path] === cell
    else { return }
    tableLayout.measurer.invalidateHeight(of: path)
    setNeedsLayout()
  }
}
