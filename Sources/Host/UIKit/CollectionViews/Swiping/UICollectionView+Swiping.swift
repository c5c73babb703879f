import ListGeometry

// What swipes ask a collection view.
extension UICollectionView: SwipeHost {
  private var listLayout: (any ListItemLayout)? { collectionViewLayout as? any ListItemLayout }

  var isReadyToSwipe: Bool { phases.isIdle && !updates.isCollecting && movement == nil }

  func swipeableCell(at path: RowPath) -> UICollectionViewListCell? {
    elements[path] as? UICollectionViewListCell
  }

  func row(at point: CGPoint) -> RowPath? { findItem(at: point).flatMap { RowPath($0) } }

  func swipeActions(_ edge: ItemEdge, _ path: RowPath) -> UISwipeActionsConfiguration? {
    guard !isEditing else { return nil }
    let given = listLayout?.swipeActions(edge, ofItemAt: path.indexPath)
    return given?.actions.isEmpty == false ? given : nil
  }

  func deletionConfirmation(_ path: RowPath) -> UISwipeActionsConfiguration {
    listLayout?.swipeActions(.trailing, ofItemAt: path.indexPath)
      ?? UISwipeActionsConfiguration(actions: [])
  }

  func willBeginSwiping(_ path: RowPath) { choice.cancelTouch() }

  func didEndSwiping(_ path: RowPath?) {}
}
