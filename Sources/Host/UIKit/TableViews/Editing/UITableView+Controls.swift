import ListGeometry

extension UITableView {
  /// The control beside a row was tapped.
  func useEditControl(_ kind: EditControl.Kind, _ path: RowPath) {
    switch kind {
    case .insert: commit(.insert, path)
    case .delete: openConfirmation(path)
    case .pick: break
    }
  }

  /// Has the data source carry out what was confirmed.
  func commit(_ style: UITableViewCell.EditingStyle, _ path: RowPath) {
    _ = askSource(.commit) { $0.tableView(self, commit: style, forRowAt: path.indexPath) }
  }
}
