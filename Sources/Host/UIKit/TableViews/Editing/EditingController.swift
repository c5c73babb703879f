import ListGeometry

extension UITableView {
  /// How long controls take to come and go, in seconds.
  static var editingDuration: Double { 0.3 }

  /// Whether rows can be selected as things are.
  var canSelect: Bool {
    guard state.editing.isOn else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  /// Whether several rows can be selected as things are.
  var canSelectSeveral: Bool {
    state.editing.isOn ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func changeEditing(_ isOn: Bool, animated: Bool) {
    closeActions(animated: animated)
    guard state.editing.isOn != isOn else { return }
    unhighlight()
    clearSelection()
    state.editing.isOn = isOn
    applyEditing(animated: animated)
  }

  /// Whether several rows can be selected while editing is another than before.
  func selectionStyleDidChange() {
    guard state.editing.isOn else { return }
    clearSelection()
    applyEditing(animated: false)
  }

  /// Tells the cells in view what they show for editing.
  func applyEditing(animated: Bool) {
    for (path, cell) in state.displayed.cells.sorted(by: { $0.key < $1.key }) {
      cell.applyEditing(editingLook(of: path), animated: animated)
      heightDidChange(of: cell)
    }
    if animated {
      UIView.animate(
        withDuration: Self.editingDuration, delay: 0, options: .allowUserInteraction,
        animations: { self.layoutIfNeeded() })
    }
  }

  /// What the cell of a row shows for editing. The data source and the delegate are asked only
  /// while the table is being edited.
  func editingLook(of path: RowPath) -> EditingLook {
    guard state.editing.isOn, isEditable(path) else { return EditingLook() }
    let style = ownEditingStyle(path) ?? standardEditingStyle
    let isIndented = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path.indexPath)
    return EditingLook(
      isOn: true, style: style ?? .none, picksSeveral: allowsMultipleSelectionDuringEditing,
      isIndented: style != nil && isIndented != false, canMove: canMove(path))
  }

  func isEditable(_ path: RowPath) -> Bool {
    askSource(.canEdit) { $0.tableView(self, canEditRowAt: path.indexPath) } ?? true
  }

  /// What the control beside a row does.
  func wantedEditingStyle(_ path: RowPath) -> UITableViewCell.EditingStyle {
    ownEditingStyle(path) ?? standardEditingStyle ?? .none
  }

  /// What the delegate says that the control beside a row does.
  private func ownEditingStyle(_ path: RowPath) -> UITableViewCell.EditingStyle? {
    ask(.editingStyle) { $0.tableView(self, editingStyleForRowAt: path.indexPath) }
  }

  /// What the control does if the delegate does not say; nil if nothing could come of it.
  private var standardEditingStyle: UITableViewCell.EditingStyle? {
    sourceImplements(.commit) == false ? nil : .delete
  }
}
