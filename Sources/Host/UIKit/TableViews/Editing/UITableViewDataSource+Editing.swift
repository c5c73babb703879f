// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UITableViewDataSource {
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.markUnimplemented(.canEdit)
    return true
  }

  @_silgen_name("kumiko_default_commit")
  @_optimize(none)
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tableView.markUnimplemented(.commit)
  }
}
