import ListGeometry

/// Settings of a table that few need, and what follows from them.
struct TableRowSettings {
  var selfSizing = UITableView.SelfSizingInvalidation.enabled
  var followsReadableWidth = false
  var fillerHeight: CGFloat = 0
  var allowsFocus = true
  var allowsFocusDuringEditing = true
  var selectionFollowsFocus = false
}

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

  /// When rows in view are measured anew; ``SelfSizingInvalidation/enabled`` by default.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { state.rowSettings.selfSizing }
    set { state.rowSettings.selfSizing = newValue }
  }

  /// Whether the margins of rows grow in a wide table until lines can be read well; false by
  /// default.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { state.rowSettings.followsReadableWidth }
    set {
      guard newValue != state.rowSettings.followsReadableWidth else { return }
      state.rowSettings.followsReadableWidth = newValue
      heightSettingsDidChange()
    }
  }

  /// The height of the empty rows below the last row of a plain table that does not fill its view;
  /// 0, the default, shows none, ``automaticDimension`` makes them as high as the last row.
  public var fillerRowHeight: CGFloat {
    get { state.rowSettings.fillerHeight }
    set {
      state.rowSettings.fillerHeight = newValue
      setNeedsLayout()
    }
  }

  // MARK: Keys

  /// Whether keys can be at a row, unless the delegate decides; true by default.
  public var allowsFocus: Bool {
    get { state.rowSettings.allowsFocus }
    set { state.rowSettings.allowsFocus = newValue }
  }

  /// Whether keys can be at a row while the table is being edited; true by default.
  public var allowsFocusDuringEditing: Bool {
    get { state.rowSettings.allowsFocusDuringEditing }
    set { state.rowSettings.allowsFocusDuringEditing = newValue }
  }

  /// Whether keys select the row that they come to; false by default.
  public var selectionFollowsFocus: Bool {
    get { state.rowSettings.selectionFollowsFocus }
    set { state.rowSettings.selectionFollowsFocus = newValue }
  }

  /// Whether keys can be at rows of which the delegate says nothing.
  var focusesRows: Bool {
    state.editing.isOn ? allowsFocusDuringEditing : allowsFocus
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
    tableView.noteDefault(.indentation)
    return 0
  }

  /// Whether the table allows it.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    tableView.noteDefault(.canFocus)
    return tableView.focusesRows
  }

  /// The table's `selectionFollowsFocus`.
  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { tableView.selectionFollowsFocus }
}
