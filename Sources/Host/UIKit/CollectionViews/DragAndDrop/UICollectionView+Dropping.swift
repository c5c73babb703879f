import ListGeometry
import QuartzCore

extension UICollectionView: ListDropHost {
  var dropRoom: any DropRoom { reordering }

  /// With a drop delegate it is the delegate's to move items.
  func movesDroppedItem(_ path: RowPath) -> Bool {
    let source = placeholders.dataPath(path).indexPath
    return dropDelegate == nil
      && dataSource?.collectionView(self, canMoveItemAt: source) ?? false
  }

  // MARK: The delegate

  func dropCanHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  func dropProposal(
    _ session: any UIDropSession, at destination: RowPath?
  ) -> ListDropProposal {
    let proposal =
      dropDelegate?.collectionView(
        self, dropSessionDidUpdate: session, withDestinationIndexPath: destination?.indexPath)
      ?? UICollectionViewDropProposal(operation: .cancel)
    let place: ListDropProposal.Place =
      switch proposal.intent {
      case .unspecified: .anywhere
      case .insertAtDestinationIndexPath: .between
      case .insertIntoDestinationIndexPath: .into
      }
    return ListDropProposal(proposal: proposal, place: place)
  }

  var moveProposal: UIDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  // MARK: Making room

  func dropPlace(_ session: any UIDropSession, _ own: RowPath?) -> RowPath? {
    let finger = session.location(in: self)
    guard own != nil, let heldItem else { return row(at: finger) ?? dropGap.path(near: finger) }
    return RowPath(
      currentLayout.targetIndexPath(
        forInteractivelyMovingItem: heldItem.indexPath, withPosition: finger))
  }

  // MARK: Dropping

  func showDrop(of path: RowPath, from picture: CGRect) {
    guard let cell = engine.elements[path] else { return }
    cell.alpha = 1
    cell.frame = (cell.superview ?? self).convert(picture, from: self)
  }

  func dropPerformer(
    _ drop: DropSession, at destination: RowPath?, _ proposal: UIDropProposal
  ) -> () -> Void {
    let proposal =
      proposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: proposal.operation)
    let coordinator = CollectionDropCoordinator(on: self, drop, at: destination, proposal)
    return { [self] in
      dropDelegate?.collectionView(self, performDropWith: coordinator)
      coordinator.aim()
    }
  }

  func dropDidConclude() {}
}

extension UICollectionView {
  /// How soon items make room for one of the view's own that is dragged over them.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// When the finger has rested for a moment.
    case fast = 1
    /// When the finger has rested for longer.
    case slow = 2

    /// How long the finger rests, in seconds.
    var delay: CFTimeInterval {
      switch self {
      case .immediate: 0
      case .fast: 0.15
      case .slow: 0.5
      }
    }
  }
}

/// What stands where there is room for something that is dragged over a collection view from
/// elsewhere.
@MainActor
final class CollectionDropGap {
  private static let cellIdentifier = "UICollectionView.DropGap"

  private unowned let view: UICollectionView
  private var placeholder: CollectionPlaceholder?

  init(of view: UICollectionView) { self.view = view }

  /// Where there is room.
  var path: RowPath? { placeholder.flatMap(view.placeholders.place) }

  /// Where there is room, if a finger is there or just beside it.
  func path(near finger: CGPoint) -> RowPath? {
    guard let path, let frame = view.seenFrame(of: path) else { return nil }
    return frame.insetBy(dx: -20, dy: -20).contains(finger) ? path : nil
  }

  /// Makes room at a place, or with nil no longer.
  func open(at place: RowPath?) {
    guard place != path else { return }
    let isThere =
      if let placeholder, let place { view.placeholderItems.move(placeholder, to: place) } else {
        false
      }
    if !isThere { replace(by: place) }
    view.reordering.gapDidMove(to: path)
  }

  private func replace(by place: RowPath?) {
    if let placeholder { _ = view.placeholderItems.delete(placeholder) }
    placeholder = nil
    guard let place, view.engine.contents.hasItem(place) else { return }
    view.register(DropGapCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
    let wanted = UICollectionViewPlaceholder(
      insertionIndexPath: place.indexPath, reuseIdentifier: Self.cellIdentifier)
    let size = view.seenFrame(of: place)?.size
    wanted.cellUpdateHandler = { ($0 as? DropGapCell)?.size = size }
    placeholder = view.placeholderItems.insert(wanted)
  }

  /// Its items have other places after an update.
  func didApply() { if placeholder != nil { view.reordering.gapDidMove(to: path) } }

  /// There is no room any more, because everything is asked for anew.
  func forget() { placeholder = nil }
}

/// Stands where there is room for something from elsewhere: as large as the item that gave way, if
/// the layout asks.
private final class DropGapCell: UICollectionViewCell {
  var size: CGSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let size { layoutAttributes.size = size }
    return layoutAttributes
  }
}

/// A drop on a collection view, for its drop delegate.
final class CollectionDropCoordinator:
  ListDropCoordinator<UICollectionView, UICollectionViewDropProposal>,
  UICollectionViewDropCoordinator
{
  var items: [any UICollectionViewDropItem] { dropItems }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let provider = placeholder.previewParametersProvider
    let placeholder = list.placeholderItems.insert(placeholder)
    let animator = aim(dragItem) { [list] in
      let place = list.placeholders.place(of: placeholder)
      return place.flatMap { list.cellForItem(at: $0.indexPath) }.flatMap { provider?($0) }
    } at: { [list] in
      list.placeholders.place(of: placeholder).flatMap(list.frameOfDraggedItem) ?? .zero
    }
    let actions = DropPlaceholderContext.Actions(
      commit: { [weak list] in list?.placeholderItems.commit(placeholder, $0) ?? false },
      delete: { [weak list] in list?.placeholderItems.delete(placeholder) ?? false },
      update: { [weak list] in list?.placeholderItems.updateCell(placeholder) })
    return DropPlaceholderContext(of: dragItem, animator, actions)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    aim(dragItem, toItemAt: indexPath) { [list] in
      list.dropDelegate?.collectionView(list, dropPreviewParametersForItemAt: indexPath)
    }
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { aim(dragItem, toItemAt: indexPath, rect) }
}
