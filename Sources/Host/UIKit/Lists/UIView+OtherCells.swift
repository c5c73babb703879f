extension UIView {
  /// Takes a view out of this one, unless it is somewhere else by now, as in another cell.
  func takeOut(_ view: UIView?) {
    if let view, view.superview === self { view.removeFromSuperview() }
  }

  /// Whether a view that was given to this cell is in another one by now.
  func isInOtherCell(_ view: UIView) -> Bool {
    view.superview !== self && view.superview is any ListCell
  }
}
