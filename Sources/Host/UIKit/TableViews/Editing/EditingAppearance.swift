/// What a table remembers of editing.
struct TableEditing {
  /// Whether rows show their controls.
  var isOn = false
  /// The row whose actions are in view.
  var swipe: RowSwipe?
  /// Rows whose actions are on their way out of view.
  var ending: [RowSwipe] = []
  /// What the fingers on a touchpad do at present.
  var touchpad = TouchpadUse.nothing
  /// Scrolls while fingers that select rows are near an edge; nil while they do not.
  var selectionScroller: EdgeScroller?
}

/// What becomes of fingers that move over a touchpad.
enum TouchpadUse {
  case nothing
  /// They rest, so far.
  case undecided
  case swiping
  case scrolling
}

/// What the cell of a row shows while its table is being edited.
struct EditingLook: Equatable {
  var isOn = false
  var style = UITableViewCell.EditingStyle.none
  /// Whether a circle shows if the row is selected, in place of any other control.
  var picksSeveral = false
  /// Whether there is room for a control even without one.
  var isIndented = true
  /// Whether the user may drag the row by a handle.
  var canMove = false
}
