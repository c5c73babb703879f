import ListGeometry

/// A drop on a list, for its drop delegate.
@MainActor
class ListDropCoordinator<List: ListDropHost, Proposal: UIDropProposal>: NSObject {
  /// One thing that is dropped.
  final class Item: NSObject, UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, from dragging: ListDragging?) {
      self.dragItem = dragItem
      sourceIndexPath = dragging?.source(of: dragItem)
      previewSize = dragging?.previewSize(of: dragItem) ?? .zero
      super.init()
    }
  }

  let list: List
  let proposal: Proposal
  let dropItems: [Item]
  let destinationIndexPath: IndexPath?
  let dropSession: DropSession
  private struct Aim {
    let item: UIDragItem
    let area: () -> CGRect
    let parameters: () -> UIDragPreviewParameters?
  }

  private var aims: [Aim] = []

  init(on list: List, _ drop: DropSession, at destination: RowPath?, _ proposal: Proposal) {
    (self.list, self.proposal, dropSession) = (list, proposal, drop)
    destinationIndexPath = destination.map { list.dataPath(of: $0).indexPath }
    let dragging = list.dragAndDrop.dragging
    let source = dragging?.session === drop.drag ? dragging : nil
    dropItems = drop.items.map { Item($0, from: source) }
    super.init()
  }

  var session: any UIDropSession { dropSession }

  /// Lets a thing fly to an area of the list, found when the list has been updated.
  /// - Parameter parameters: How the picture looks there; nil for as before.
  func aim(
    _ item: UIDragItem, parameters: @escaping () -> UIDragPreviewParameters? = { nil },
    at area: @escaping () -> CGRect
  ) -> DropAnimator {
    aims.append(Aim(item: item, area: area, parameters: parameters))
    return dropSession.animator
  }

  /// Lets a thing fly to an item, or to a part of it in the item's coordinates.
  func aim(
    _ item: UIDragItem, toItemAt indexPath: IndexPath, _ part: CGRect? = nil,
    parameters: @escaping () -> UIDragPreviewParameters? = { nil }
  ) -> DropAnimator {
    aim(item, parameters: parameters) { [list] in
      guard let frame = RowPath(indexPath).flatMap(list.frameOfDraggedItem), !frame.isEmpty else {
        return .zero
      }
      return part?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
    }
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    dropSession.targets[ObjectIdentifier(dragItem)] = target
    return dropSession.animator
  }

  /// Says where things fly to, once the list has its new items.
  func aim() {
    for aim in aims {
      let area = aim.area()
      guard !area.isEmpty else { continue }
      let item = ObjectIdentifier(aim.item)
      dropSession.goals[item] = list.convert(area, to: nil as UIView?)
      dropSession.parameters[item] = aim.parameters()
    }
  }
}

/// A placeholder, for the drop delegate that asked for it.
final class DropPlaceholderContext: NSObject, UITableViewDropPlaceholderContext,
  UICollectionViewDropPlaceholderContext
{
  /// What can be done with the placeholder.
  struct Actions {
    var commit: (_ dataSourceUpdates: (IndexPath) -> Void) -> Bool
    var delete: () -> Bool
    var update: () -> Void = {}
  }

  let dragItem: UIDragItem
  private let actions: Actions
  private let animator: DropAnimator

  init(of dragItem: UIDragItem, _ animator: DropAnimator, _ actions: Actions) {
    (self.dragItem, self.animator, self.actions) = (dragItem, animator, actions)
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    actions.commit(dataSourceUpdates)
  }

  func deletePlaceholder() -> Bool { actions.delete() }

  func setNeedsCellUpdate() { actions.update() }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }
}
