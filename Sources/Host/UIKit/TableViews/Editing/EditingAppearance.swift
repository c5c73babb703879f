/// What the cell of a row shows while its table is being edited.
struct EditingAppearance: Equatable {
  /// How long controls take to come and go, in seconds.
  static var duration: Double { 0.3 }

  var isOn = false
  var style = UITableViewCell.EditingStyle.none
  /// Whether a circle shows if the row is selected, in place of any other control.
  var picksSeveral = false
  /// Whether there is room for a control even without one.
  var isIndented = true
  /// Whether the user may drag the row by a handle.
  var canMove = false
}
