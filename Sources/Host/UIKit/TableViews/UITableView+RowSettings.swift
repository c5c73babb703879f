import ListGeometry

extension UITableView {
  /// When a row in view is measured anew because its content changed.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never; only updates and reloads measure.
    case disabled = 0
    /// When the cell's content size is invalidated, as a new content configuration does.
    case enabled = 1
    /// Also when constraints in the cell's content view change what it asks for.
    case enabledIncludingConstraints = 2
  }

  /// Whether keys can be at rows of which the delegate says nothing.
  var focusesRows: Bool {
    editing.isOn ? allowsFocusDuringEditing : allowsFocus
  }

  // MARK: Notifications

  /// Posted, with the table as its object, when the user has selected or deselected a row.
  public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  func postSelection() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }
}

extension UITableViewDelegate {
  /// The level that the cell has.
  public func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    tableView.markUnimplemented(.indentation)
    return 0
  }

  /// Whether the table allows it.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    tableView.markUnimplemented(.canFocus)
    return tableView.focusesRows
  }

  /// The table's `selectionFollowsFocus`.
  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { tableView.selectionFollowsFocus }

  public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { true }

  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// None in particular.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

  /// True unless the row is dragged itself.
  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { tableView.dragAndDrop.springLoads(indexPath) }
}
