extension UIView {
  /// Called when constraints inside changed what they ask for: a cell may want another size.
  func constraintsInsideDidChange() {
    let cell = self as? any ListCell ?? superview as? any ListCell
    cell?.contentConstraintsDidChange()
  }
}
