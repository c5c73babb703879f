import ListGeometry

extension UICollectionViewCell: ListCell {
  var itemPath: RowPath? { reuse.key?.item }

  func setItemPath(_ path: RowPath?) {
    if path != itemPath { window?.pointer.leave(self) }
    setElement(path.map { .cell($0) })
  }

  var takesPress: Bool {
    guard let owner, let itemPath else { return false }
    return owner.canSelect && owner.shouldHighlight(itemPath)
  }

  func setSelected(_ selected: Bool, animated: Bool) {
    if isSelected != selected { isSelected = selected }
  }

  func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if isHighlighted != highlighted { isHighlighted = highlighted }
  }

  func contentConstraintsDidChange() {
    guard let owner, owner.selfSizingInvalidation == .enabledIncludingConstraints else { return }
    owner.measurer.sizeDidChange(of: self)
  }
}
