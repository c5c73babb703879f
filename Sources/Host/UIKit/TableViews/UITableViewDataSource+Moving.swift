import Foundation

extension UITableViewDataSource {
  /// True; without ``tableView(_:moveRowAt:to:)`` no row can be moved.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.markUnimplemented(.canMove)
    return true
  }
}

extension UITableViewDelegate {
  /// The proposed place.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
}
