import UIKit

/// Lets the user move items of a collection view that has no gesture for it: an item that is
/// pressed for long follows the finger.
///
/// Tables have handles, and the list of a `UICollectionViewController` its standard gesture.
@MainActor
final class ItemMovement {
  private var gesture: ItemMoveGesture?

  /// Adds the gesture, or takes it away.
  func enable(_ isOn: Bool, in list: any FeatureList) {
    guard let list = list as? UICollectionView else { return }
    if isOn, gesture?.view !== list, !(list.next is UICollectionViewController) {
      let gesture = ItemMoveGesture(target: nil, action: nil)
      gesture.delegate = gesture
      list.addGestureRecognizer(gesture)
      self.gesture = gesture
    } else if !isOn, let gesture {
      gesture.view?.removeGestureRecognizer(gesture)
      self.gesture = nil
    }
  }
}

/// Recognizes a long press on an item that may be moved, and moves it. A context menu opens by the
/// same press; it closes when the finger moves on with the item.
private final class ItemMoveGesture: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private var isMoving = false
  /// Where the press began, in the window; nil once the finger has moved from there.
  private var start: CGPoint?

  private var list: UICollectionView? { view as? UICollectionView }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list, let path = list.indexPathForItem(at: location(in: list)),
      !list.isLifted(byDragOf: path)
    else { return false }
    isMoving = list.beginInteractiveMovementForItem(at: path)
    start = isMoving ? location(in: nil) : nil
    return isMoving
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer.view === view && list?.contextMenuInteraction != nil
      && !(otherGestureRecognizer is UIPanGestureRecognizer)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard isMoving, let list else { return }
    let finger = location(in: nil)
    if let start {
      guard hypot(finger.x - start.x, finger.y - start.y) > allowableMovement else { return }
      self.start = nil
      list.contextMenuInteraction?.dismissMenu()
    }
    list.updateInteractiveMovementTargetPosition(location(in: list))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if isMoving { list?.endInteractiveMovement() }
    isMoving = false
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    cancelMovement()
  }

  override func reset() {
    super.reset()
    cancelMovement()
  }

  private func cancelMovement() {
    if isMoving { list?.cancelInteractiveMovement() }
    (isMoving, start) = (false, nil)
  }
}

extension UICollectionView {
  /// Whether a long press drags an item, which can be dropped elsewhere, rather than move it.
  fileprivate func isLifted(byDragOf path: IndexPath) -> Bool {
    dragInteractionEnabled && dragDelegate is DragDropDelegate
      && adapterAsDelegate?.isDraggable(dataPath(path) ?? path) == true
  }
}
