import ListGeometry

extension UICollectionViewCell: ListCell {
  var itemPath: RowPath? { reuse.key?.item }

  func setItemPath(_ path: RowPath?) { setElement(path.map { .cell($0) }) }

  func setSelected(_ selected: Bool, animated: Bool) {
    if isSelected != selected { isSelected = selected }
  }

  func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if isHighlighted != highlighted { isHighlighted = highlighted }
  }

  func contentConstraintsDidChange() {
    guard let owner, owner.selfSizingInvalidation == .enabledIncludingConstraints else { return }
    owner.views.sizeDidChange(of: self)
  }
}
