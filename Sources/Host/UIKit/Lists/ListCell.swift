import ListGeometry

/// A cell as a list handles it.
@MainActor
protocol ListCell: UIView {
  /// The item that the cell shows; nil for a cell out of use.
  var itemPath: RowPath? { get }
  func setItemPath(_ path: RowPath?)
  /// The name under which the cell waits for reuse; nil: it is not used again.
  var reuseIdentifier: String? { get }
  var isSelected: Bool { get }
  func setSelected(_ selected: Bool, animated: Bool)
  func setHighlighted(_ highlighted: Bool, animated: Bool)
  /// Whether a press highlights the item as things are.
  var takesPress: Bool { get }
  /// Called when constraints inside the cell changed what they ask for.
  func contentConstraintsDidChange()
}

extension ListCell {
  /// Tells labels and images in a part of the cell of the highlight.
  func highlightContent(_ isHighlighted: Bool, in view: UIView) {
    for subview in view.subviews {
      (subview as? UILabel)?.isHighlighted = isHighlighted
      (subview as? UIImageView)?.isHighlighted = isHighlighted
      highlightContent(isHighlighted, in: subview)
    }
  }
}

extension UITouch {
  /// The cell of a list that the touch began in, through any views inside it.
  func cell<Cell: ListCell>(where isOfList: (Cell) -> Bool) -> Cell? {
    var candidate = view
    while let current = candidate {
      if let cell = current as? Cell, isOfList(cell) { return cell }
      candidate = current.superview
    }
    return nil
  }
}
