import ListGeometry
import QuartzCore

/// A finger that moves an item of a collection view, on a handle or wherever the app says.
@MainActor
final class HandleMovement {
  private unowned let view: UICollectionView
  private lazy var scrollers = AutoScrollerGroup { [weak self] in self?.follow() }
  private let onGivingUp: () -> Void
  /// From the finger to the middle of the item.
  private let grip: CGVector
  private var finger: CGPoint

  init(
    of view: UICollectionView, from middle: CGPoint, finger: CGPoint,
    _ onGivingUp: @escaping () -> Void
  ) {
    self.view = view
    self.finger = finger
    self.onGivingUp = onGivingUp
    let place = view.convert(finger, from: nil as UIView?)
    grip = CGVector(dx: middle.x - place.x, dy: middle.y - place.y)
  }

  /// Follows the finger.
  func move(to finger: CGPoint) {
    self.finger = finger
    follow()
  }

  private func follow() {
    let place = view.convert(finger, from: nil as UIView?)
    view.updateMovement(CGPoint(x: place.x + grip.dx, y: place.y + grip.dy))
    guard view.handleMovement === self else { return }
    let region = view.currentLayout.scrollRegions?.scrollView(at: place)
    scrollers.follow(finger, over: [view, region].compactMap { $0 })
  }

  func end() { scrollers.stop() }

  /// The move has ended although the finger still holds the handle.
  func giveUp() {
    scrollers.stop()
    onGivingUp()
  }
}

extension UICollectionView: ItemMoving {
  func beginMove(
    of path: RowPath, finger: CGPoint, onGivingUp: @escaping () -> Void
  ) -> Bool {
    guard beginMovement(at: path.indexPath), let middle = movement?.position else { return false }
    handleMovement = HandleMovement(of: self, from: middle, finger: finger, onGivingUp)
    return true
  }

  func continueMove(to finger: CGPoint) { handleMovement?.move(to: finger) }

  /// Moves the item that the app moves; near an edge the content scrolls below it.
  func follow(targetPosition: CGPoint) {
    guard movement != nil, targetPosition.x.isFinite, targetPosition.y.isFinite else { return }
    let finger = convert(targetPosition, to: nil as UIView?)
    if handleMovement == nil {
      handleMovement = HandleMovement(of: self, from: targetPosition, finger: finger) {}
    }
    handleMovement?.move(to: finger)
  }

  func endMove() {
    releaseHandle()
    endMovement()
  }

  func cancelMove() {
    releaseHandle()
    cancelMovement()
  }

  /// Ends what a finger does, because the item is put down.
  func releaseHandle() {
    let handle = handleMovement
    handleMovement = nil
    handle?.end()
  }

  /// Gives up what a finger on a handle does, because the items are others now.
  func giveUpHandle() {
    let handle = handleMovement
    handleMovement = nil
    handle?.giveUp()
  }

  @discardableResult
  func stepItem(_ path: RowPath, isDown: Bool) -> Bool {
    engine.loadContentsIfNeeded()
    guard let place = engine.contents.placeOneStep(from: path, isAfter: isDown),
      beginMovement(at: path.indexPath), let moving = movement
    else { return false }
    moveMovement(to: wantedTarget(of: moving, proposed: place.indexPath))
    let hasMoved = movement?.path != path
    endMovement()
    return hasMoved
  }
}
