import ListGeometry

extension UITableViewDiffableDataSource: SnapshotList {
  var isListServed: Bool { table?.dataSource === self }

  func performListUpdates(
    _ operations: ListOperations, animated: Bool, _ change: () -> Void,
    completion: @escaping () -> Void
  ) {
    table?.carryOut(
      operations, with: animated ? defaultRowAnimation : .none, change, completion: completion)
  }

  func reconfigureListItems(at paths: [IndexPath]) { table?.reconfigureRows(at: paths) }

  func reloadList() {
    table?.reloadData()
    table?.layoutIfNeeded()
  }
}

extension UITableView {
  /// Carries out updates that were found by comparing identifiers, after any that wait.
  /// - Parameter change: Gives the data source the numbers after the updates.
  func carryOut(
    _ operations: ListOperations, with animation: RowAnimation, _ change: () -> Void,
    completion: @escaping () -> Void
  ) {
    engine.updates.performBatch(
      operations, animation.itemAnimation, change, completion: { _ in completion() })
  }
}
