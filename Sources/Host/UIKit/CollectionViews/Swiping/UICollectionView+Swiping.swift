import ListGeometry

// What swipes ask a collection view.
extension UICollectionView: SwipeHost {
  private var itemLayout: (any ListItemLayout)? { collectionViewLayout as? any ListItemLayout }

  var isReadyToSwipe: Bool {
    engine.isReady && movement == nil
  }

  func swipeableCell(at path: RowPath) -> UICollectionViewListCell? {
    engine.elements[path] as? UICollectionViewListCell
  }

  func row(at point: CGPoint) -> RowPath? { findItem(at: point).flatMap { RowPath($0) } }

  func swipeActions(_ edge: ItemEdge, _ path: RowPath) -> UISwipeActionsConfiguration? {
    guard !isEditing else { return nil }
    let given = itemLayout?.swipeActions(edge, ofItemAt: path.indexPath)
    return given?.actions.isEmpty == false ? given : nil
  }

  func deletionConfirmation(_ path: RowPath) -> UISwipeActionsConfiguration {
    itemLayout?.swipeActions(.trailing, ofItemAt: path.indexPath)
      ?? UISwipeActionsConfiguration(actions: [])
  }

  func willBeginSwiping(_ path: RowPath) { choice.cancelTouch() }

  func didEndSwiping(_ path: RowPath?) {}
}
