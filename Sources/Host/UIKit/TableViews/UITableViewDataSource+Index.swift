extension UITableViewDataSource {
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The section with the title's index.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
