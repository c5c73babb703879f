import ListGeometry

/// What the editing of a table asks of it.
@MainActor
protocol EditingHost: UIView {
  /// Puts the actions of a row away.
  func closeSwipeActions(animated: Bool)

  /// Ends the highlight of a row.
  func unhighlight()

  /// Forgets the selection, because another way to select begins.
  func clearSelection()

  /// Tells the cells in view what they show for editing.
  func applyEditing(animated: Bool)
}

/// Whether the rows of a table show their controls.
@MainActor
final class EditingController {
  private unowned let host: any EditingHost
  private(set) var isOn = false

  init(_ host: any EditingHost) { self.host = host }

  func setEditing(_ isOn: Bool, animated: Bool) {
    host.closeSwipeActions(animated: animated)
    guard self.isOn != isOn else { return }
    host.unhighlight()
    host.clearSelection()
    self.isOn = isOn
    apply(animated: animated)
  }

  /// Whether several rows can be selected while editing is another than before.
  func selectionStyleDidChange() {
    guard isOn else { return }
    host.clearSelection()
    apply(animated: false)
  }

  private func apply(animated: Bool) {
    host.applyEditing(animated: animated)
    guard animated else { return }
    UIView.animate(
      withDuration: EditingAppearance.duration, delay: 0, options: .allowUserInteraction,
      animations: { [host] in host.layoutIfNeeded() })
  }
}

extension UITableView: EditingHost {
  /// Whether rows can be selected as things are.
  var canSelect: Bool {
    guard editing.isOn else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  /// Whether several rows can be selected as things are.
  var canSelectSeveral: Bool {
    editing.isOn ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func closeSwipeActions(animated: Bool) { swiping.close(animated: animated) }

  func unhighlight() { engine.selection.unhighlight() }

  func clearSelection() { engine.selection.clear() }

  func applyEditing(animated: Bool) {
    // Controls take from the width of content, also in rows that were seen and come back.
    rowColumn.invalidateMeasurements()
    for path in engine.elements.paths {
      guard let cell = engine.elements[path] else { continue }
      cell.applyEditing(editingAppearance(of: path), animated: animated)
      heightDidChange(of: cell)
    }
  }

  /// What the cell of a row shows for editing. The data source and the delegate are asked only
  /// while the table is being edited.
  func editingAppearance(of path: RowPath) -> EditingAppearance {
    guard editing.isOn, isEditable(path) else { return EditingAppearance() }
    let style = ownEditingStyle(path) ?? standardEditingStyle
    let isIndented = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path.indexPath)
    return EditingAppearance(
      isOn: true, style: style ?? .none, picksSeveral: allowsMultipleSelectionDuringEditing,
      isIndented: style != nil && isIndented != false, canMove: canMove(path))
  }

  func isEditable(_ path: RowPath) -> Bool {
    askSource(.canEdit) { $0.tableView(self, canEditRowAt: path.indexPath) } ?? true
  }

  /// Whether the data source lets the user move a row.
  func canMove(_ path: RowPath) -> Bool {
    guard sourceMayImplement(.moveRow) else { return false }
    return askSource(.canMove) { $0.tableView(self, canMoveRowAt: path.indexPath) } ?? true
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
    sourceMayImplement(.commit) ? .delete : nil
  }

  /// The control beside a row was tapped.
  func useEditControl(_ kind: EditControl.Kind, _ path: RowPath) {
    switch kind {
    case .insert: commit(.insert, path)
    case .delete: swiping.openConfirmation(path)
    case .pick: break
    }
  }

  /// Has the data source perform what was confirmed.
  func commit(_ style: UITableViewCell.EditingStyle, _ path: RowPath) {
    let answer: Void? = askSource(.commit) {
      $0.tableView(self, commit: style, forRowAt: path.indexPath)
    }
    if answer == nil { reportMissing(.commit) }
  }
}
