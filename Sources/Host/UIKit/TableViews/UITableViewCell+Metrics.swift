/// What stands beside the content of a cell, and how much of the width it takes.
extension UITableViewCell {
  /// The space between the accessory and the content.
  static var accessoryGap: CGFloat { 8 }

  /// The width that the handle takes from the row.
  static var handleWidth: CGFloat { 42 }

  /// What stands at the end of the row takes so much: an accessory, and the table's index.
  var trailingWidth: CGFloat { accessoryWidth + parts.appearance.indexWidth }

  /// What the safe area keeps free beside everything in the row.
  var safeArea: NSDirectionalEdgeInsets {
    parts.appearance.safeArea.directional(rightToLeft: isRightToLeft)
  }

  /// What stands beside the content view takes so much, and the safe area.
  var widthBesideContent: CGFloat {
    safeArea.leading + editingIndent + trailingWidth + safeArea.trailing
  }

  /// What the handle takes from the width.
  var handleWidth: CGFloat { parts.handle == nil ? 0 : Self.handleWidth }

  /// What the accessory takes from the width, its margins included.
  var accessoryWidth: CGFloat {
    let views = parts.accessories
    guard !views.isEmpty else { return handleWidth }
    let widths = views.reduce(0) { $0 + $1.frame.width }
    let gaps = CGFloat(views.count) * Self.accessoryGap
    return handleWidth + parts.appearance.margin + widths + gaps
  }

  /// The width at the beginning of the row that is kept for a control.
  var editingIndent: CGFloat {
    let editing = parts.editing
    guard editing.isOn else { return 0 }
    let isIndented = editing.appearance.isIndented && editing.indentsByItself
    return editing.controlKind != nil || isIndented ? parts.appearance.margin + EditControl.room : 0
  }

  /// How far content is moved in.
  var indentation: CGFloat { CGFloat(parts.indentationLevel) * parts.indentationWidth }

  // MARK: Placing

  func set(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// `frame`, which is meant for left to right, in an area of `width` in the cell's direction.
  func directed(_ frame: CGRect, in width: CGFloat) -> CGRect {
    guard isRightToLeft else { return frame }
    return CGRect(
      x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
