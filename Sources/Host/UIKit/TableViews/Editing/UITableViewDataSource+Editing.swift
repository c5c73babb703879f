extension UITableViewDataSource {
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.markUnimplemented(.canEdit)
    return true
  }
}
