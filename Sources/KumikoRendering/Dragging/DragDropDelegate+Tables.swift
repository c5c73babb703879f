import KumikoComponents
import UIKit

extension DragDropDelegate: UITableViewDragDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    dragging(in: tableView)?.drags.begin(at: indexPath, in: tableView, session) ?? []
  }

  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { dragging(in: tableView)?.drags.add(indexPath, to: session) ?? [] }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    (session.localContext as? RowDrags)?.end(session)
  }
}

extension DragDropDelegate: UITableViewDropDelegate {
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    dragging(in: tableView)?.drops.canTake(session) ?? false
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    guard let aim = follow(session, over: tableView, between: destinationIndexPath) else {
      return UITableViewDropProposal(operation: .cancel)
    }
    guard aim.accepts else { return UITableViewDropProposal(operation: aim.operation) }
    return UITableViewDropProposal(
      operation: aim.operation,
      intent: aim.isBetweenRows ? .insertAtDestinationIndexPath : .insertIntoDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    dragging(in: tableView)?.drops.leave()
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    dragging(in: tableView)?.drops.perform(coordinator.session, in: tableView) { item, landing in
      switch landing {
      case .at(let path): coordinator.drop(item, toRowAt: path)
      case .into(let path):
        let row = tableView.rectForRow(at: path)
        coordinator.drop(item, intoRowAt: path, rect: row.shrunkToMiddle)
      }
    }
  }
}

extension CGRect {
  /// A small rectangle in the middle of a row of this size, in the row's coordinates.
  var shrunkToMiddle: CGRect {
    CGRect(x: width * 0.45, y: height * 0.45, width: width * 0.1, height: height * 0.1)
  }
}

extension UITableView {
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
