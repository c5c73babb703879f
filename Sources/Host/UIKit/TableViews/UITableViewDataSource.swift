/// Tells a table how much there is to show, and makes its cells.
///
/// A data source must hold still: between ``UITableView/reloadData()`` calls its numbers may change
/// only together with the updates that the table is told of.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// The number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell for a row that comes into view, best a dequeued one.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// The number of sections; one by default.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The text above a section; none by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The text below a section; none by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Whether the user may move a row; by default every row can be moved if
  /// ``tableView(_:moveRowAt:to:)`` is implemented, and none otherwise.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Called once when the user dropped a row elsewhere: move its data. The table moves the row
  /// itself. Does nothing by default.
  /// - Parameter destinationIndexPath: Where the row is when it has been taken away first.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// Whether a row can be edited; yes by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Called to delete a row, or to insert one there: change the data, then tell the table. Only if
  /// it is implemented a swipe over a row offers to delete it.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// The titles of the section index; nil by default: no index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section that a title of the index leads to; by default the one with the title's index.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}
