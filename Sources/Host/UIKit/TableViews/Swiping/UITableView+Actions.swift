import ListGeometry

extension UITableView: SwipeHost {
  var isReadyToSwipe: Bool { engine.isReady }

  func swipeableCell(at path: RowPath) -> UITableViewCell? { engine.elements[path] }

  func willBeginSwiping(_ path: RowPath) {
    engine.selection.unhighlight()
    delegate?.tableView(self, willBeginEditingRowAt: path.indexPath)
  }

  func didEndSwiping(_ path: RowPath?) {
    delegate?.tableView(self, didEndEditingRowAt: path?.indexPath)
  }

  func swipeActions(_ edge: ItemEdge, _ path: RowPath) -> UISwipeActionsConfiguration? {
    guard !editing.isOn, isEditable(path) else { return nil }
    let given: UISwipeActionsConfiguration?
    switch edge {
    case .leading:
      given = delegate?.tableView(
        self, leadingSwipeActionsConfigurationForRowAt: path.indexPath)
    case .trailing: given = trailingActions(path) ?? deletion(path)
    }
    return given?.actions.isEmpty == false ? given : nil
  }

  private func trailingActions(_ path: RowPath) -> UISwipeActionsConfiguration? {
    guard let delegate else { return nil }
    if let given = delegate.tableView(
      self, trailingSwipeActionsConfigurationForRowAt: path.indexPath)
    {
      return given
    }
    return delegate.tableView(self, editActionsForRowAt: path.indexPath).map(configuration)
  }

  private func configuration(_ actions: [UITableViewRowAction]) -> UISwipeActionsConfiguration {
    let row = { [weak self] in self?.swiping.current?.path?.indexPath }
    let configuration = UISwipeActionsConfiguration(
      actions: actions.map { $0.contextualAction(for: row) })
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  /// A button that deletes a row, nil where the data source cannot.
  private func deletion(_ path: RowPath) -> UISwipeActionsConfiguration? {
    let title = deleteTitle(path)
    return canDelete(path) ? deletion(title) : nil
  }

  /// Whether a row can be deleted and the data source does it. Where that cannot be told, it is
  /// taken to until it has turned out that it does not.
  func canDelete(_ path: RowPath) -> Bool {
    guard isEditable(path), wantedEditingStyle(path) == .delete else { return false }
    return sourceMayImplement(.commit)
  }

  private func deleteTitle(_ path: RowPath) -> String {
    let title = ask(.deleteTitle) {
      $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path.indexPath)
    }
    return (title ?? nil) ?? "Delete"
  }

  private func deletion(_ title: String) -> UISwipeActionsConfiguration {
    let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      if let self, let path = swiping.current?.path { commit(.delete, path) }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// What the minus beside a row brings out: what a swipe would, or a button that deletes.
  func deletionConfirmation(_ path: RowPath) -> UISwipeActionsConfiguration {
    if let given = trailingActions(path), !given.actions.isEmpty { return given }
    return deletion(deleteTitle(path))
  }
}
