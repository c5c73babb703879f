extension UIView {
  /// Hears that constraints inside changed what they ask for: a row's content may want another
  /// height.
  func constraintsInsideDidChange() {
    let cell = self as? UITableViewCell ?? superview as? UITableViewCell
    guard let cell, let table = cell.table,
      table.selfSizingInvalidation == .enabledIncludingConstraints
    else { return }
    table.heightDidChange(of: cell)
  }
}
