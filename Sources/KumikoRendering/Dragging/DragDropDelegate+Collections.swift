import KumikoComponents
import UIKit

extension DragDropDelegate: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let path = collectionView.dataPath(indexPath) else { return [] }
    return dragging(in: collectionView)?.drags.begin(at: path, in: collectionView, session) ?? []
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    guard let path = collectionView.dataPath(indexPath) else { return [] }
    return dragging(in: collectionView)?.drags.add(path, to: session) ?? []
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { (session.localContext as? RowDrags)?.end(session) }
}

extension DragDropDelegate: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { dragging(in: collectionView)?.drops.canTake(session) ?? false }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard let aim = follow(session, over: collectionView, between: destinationIndexPath) else {
      return UICollectionViewDropProposal(operation: .cancel)
    }
    guard aim.accepts else { return UICollectionViewDropProposal(operation: aim.operation) }
    return UICollectionViewDropProposal(
      operation: aim.operation,
      intent: aim.isBetweenRows ? .insertAtDestinationIndexPath : .insertIntoDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { dragging(in: collectionView)?.drops.leave() }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let drops = dragging(in: collectionView)?.drops
    drops?.perform(coordinator.session, in: collectionView) { item, landing in
      switch landing {
      case .at(let path): coordinator.drop(item, toItemAt: path)
      case .into(let path):
        let frame = collectionView.layoutAttributesForItem(at: path)?.frame ?? .zero
        coordinator.drop(item, intoItemAt: path, rect: frame.shrunkToMiddle)
      }
    }
  }
}

extension UICollectionView {
  /// Lets rows be dragged as an adapter says, unless the app has it done otherwise.
  func enableDrags(_ delegate: DragDropDelegate) {
    guard dragDelegate == nil || dragDelegate is DragDropDelegate else { return }
    if dragDelegate !== delegate { dragDelegate = delegate }
    // Phones have to be asked.
    if !dragInteractionEnabled { dragInteractionEnabled = true }
  }

  /// Lets things be dropped as an adapter says, unless the app has it done otherwise.
  func enableDrops(_ delegate: DragDropDelegate) {
    guard dropDelegate == nil || dropDelegate is DragDropDelegate else { return }
    if dropDelegate !== delegate { dropDelegate = delegate }
  }
}
