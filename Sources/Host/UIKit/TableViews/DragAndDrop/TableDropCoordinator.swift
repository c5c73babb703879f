import ListGeometry

/// A drop on a table, for its drop delegate.
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private final class Item: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?

    init(_ dragItem: UIDragItem, from sourceIndexPath: IndexPath?) {
      (self.dragItem, self.sourceIndexPath) = (dragItem, sourceIndexPath)
      super.init()
    }
  }

  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  private let table: UITableView
  private let dropSession: DropSession
  private var aims: [(item: UIDragItem, area: () -> CGRect)] = []

  init(
    on table: UITableView, _ drop: DropSession, at destination: IndexPath?,
    _ proposal: UITableViewDropProposal
  ) {
    (self.table, dropSession, self.proposal) = (table, drop, proposal)
    destinationIndexPath = destination
    let leader = table.dragAndDrop.dragging
    let source = leader?.session === drop.drag ? leader : nil
    items = drop.items.map { Item($0, from: source?.source(of: $0)) }
    super.init()
  }

  var session: any UIDropSession { dropSession }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    let placeholder = table.placeholderRows.insert(placeholder)
    aims.append((dragItem, { placeholder.frame }))
    return DropPlaceholderContext(placeholder, of: dragItem, in: table, dropSession.animator)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    aims.append((dragItem, { [table] in table.rectForRow(at: indexPath) }))
    return dropSession.animator
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    aims.append(
      (
        dragItem,
        { [table] in
          let row = table.rectForRow(at: indexPath)
          return row.isEmpty ? .zero : rect.offsetBy(dx: row.minX, dy: row.minY)
        }
      ))
    return dropSession.animator
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    dropSession.targets[ObjectIdentifier(dragItem)] = target
    return dropSession.animator
  }

  /// Says where things fly to, once the table has its new rows.
  func aim() {
    for aim in aims {
      let area = aim.area()
      guard !area.isEmpty else { continue }
      dropSession.goals[ObjectIdentifier(aim.item)] = table.convert(area, to: nil as UIView?)
    }
  }
}

/// A placeholder, for the drop delegate that asked for it.
final class DropPlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let placeholder: TablePlaceholder
  private weak var table: UITableView?
  private let animator: DropAnimator

  init(
    _ placeholder: TablePlaceholder, of dragItem: UIDragItem, in table: UITableView,
    _ animator: DropAnimator
  ) {
    (self.placeholder, self.dragItem, self.table) = (placeholder, dragItem, table)
    self.animator = animator
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    table?.placeholderRows.commit(placeholder, dataSourceUpdates) ?? false
  }

  func deletePlaceholder() -> Bool { table?.placeholderRows.delete(placeholder) ?? false }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }
}
