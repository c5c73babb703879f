import ListGeometry
import QuartzCore

/// Lets items be swiped while the layout of a collection view says what that brings out.
@MainActor
final class CollectionSwiping {
  private unowned let view: UICollectionView
  let controller: SwipeController<UICollectionView>
  private let touchpad: TouchpadSwipe<UICollectionView>
  /// The drag that swipes; nil while no layout could say what that brings out.
  private(set) var pan: SwipePanGestureRecognizer<UICollectionView>?

  init(of view: UICollectionView) {
    self.view = view
    controller = SwipeController(view)
    touchpad = TouchpadSwipe(view, controller)
  }

  /// Called when the collection view has another layout.
  func layoutDidChange() {
    let isWanted = view.collectionViewLayout is any ListItemLayout
    if isWanted, pan == nil {
      let pan = SwipePanGestureRecognizer(view, controller)
      self.pan = pan
      view.addGestureRecognizer(pan)
    } else if !isWanted, let old = pan {
      controller.close(animated: false)
      view.removeGestureRecognizer(old)
      pan = nil
    }
  }

  /// Follows fingers on a touchpad; nil where they only scroll.
  func receiveScroll(
    _ phase: WindowInput.ScrollPhase, by delta: CGVector, at time: CFTimeInterval
  ) -> Bool? { pan == nil ? nil : touchpad.receive(phase, by: delta, at: time) }

  /// Brings out what deletes an item.
  func openConfirmation(_ path: RowPath) { controller.openConfirmation(path) }

  // MARK: Following cells

  func apply(_ map: IndexPathMap) { controller.apply(map) }

  /// A view goes on its way out.
  func viewWillDisappear(_ element: UICollectionReusableView) {
    if let cell = element as? UICollectionViewListCell { controller.cellWillDisappear(cell) }
  }

  /// A view is given up.
  func end(with element: UICollectionReusableView) {
    if let cell = element as? UICollectionViewListCell { controller.end(with: cell) }
  }
}
