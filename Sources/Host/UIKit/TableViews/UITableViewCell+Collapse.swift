extension UITableViewCell {
  /// Whether a fitted height is none: constraints of the content ask for nothing, or only for its
  /// margins around something that may have any height.
  func collapses(to height: CGFloat) -> Bool {
    guard !contentView.constraints.isEmpty else { return false }
    if height <= 0 { return true }
    let margins = contentView.layoutMargins
    guard height <= margins.top + margins.bottom else { return false }
    return leavesHeightOpen
  }

  /// Whether constraints of the content are as content with any greater height.
  private var leavesHeightOpen: Bool {
    let width = max(0, bounds.width - widthBesideContent)
    let standard = UITableView.standardRowHeight
    let fitted = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: standard), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return abs(fitted.height - standard) < 0.5
  }
}
