import Foundation

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UITableViewDataSource {
  /// True; without ``tableView(_:moveRowAt:to:)`` no row can be moved.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.markUnimplemented(.canMove)
    return true
  }

  @_silgen_name("kumiko_default_move_row")
  @_optimize(none)
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tableView.markUnimplemented(.moveRow)
  }
}

extension UITableViewDelegate {
  /// The proposed place.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
}
