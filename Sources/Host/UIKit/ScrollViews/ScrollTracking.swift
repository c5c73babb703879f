import QuartzCore

/// A drag that is going on.
struct ScrollDrag {
  /// Where the content would be if it followed the finger beyond its edges, too.
  var grip: CGPoint
  /// Where the content was when the drag began.
  let start: CGPoint
  /// Whether the drag moves content along each axis.
  let movesX: Bool
  let movesY: Bool
}

/// Fingers on the content of a scroll view, and the drag that they make.
@MainActor
final class ScrollTracking {
  private unowned let view: UIScrollView

  /// Whether a finger is on the content, even if it has not moved it yet.
  private(set) var isTracking = false
  /// Whether a finger has moved the content and is still on it.
  private(set) var isDragging = false
  /// The drag of a finger or a touchpad.
  private(set) var drag: ScrollDrag?

  init(of view: UIScrollView) { self.view = view }

  // MARK: Fingers

  /// A finger has touched the content. Moving content stops; returns whether it did.
  func fingerDidTouch() -> Bool {
    isTracking = true
    guard view.animator.isMoving else { return false }
    view.animator.stop()
    return true
  }

  /// The last finger has gone without a drag: content that was caught beyond an edge goes back.
  func fingerDidLift() {
    guard isTracking, drag == nil else { return }
    isTracking = false
    view.animator.bounceBack()
  }

  func panDidChange(_ pan: ScrollPanGestureRecognizer) {
    switch pan.state {
    case .began: begin(along: pan.motion.translation)
    case .changed:
      move(by: pan.takeTranslation())
      view.dragMovedAboveKeyboard()
    case .ended:
      end(velocity: pan.windowVelocity, at: pan.lastTime)
      view.dragEndedAboveKeyboard(velocity: pan.windowVelocity.dy)
    case .cancelled:
      end(velocity: .zero, at: pan.lastTime)
      view.dragEndedAboveKeyboard(velocity: 0)
    case .possible, .failed: break
    }
  }

  // MARK: The drag

  /// Begins a drag, along one axis if directions are locked.
  func begin(along translation: CGVector) {
    let (range, place, size) = (view.offsetRange, view.contentOffset, view.bounds.size)
    var (movesX, movesY) = (view.canDragHorizontally, view.canDragVertically)
    if view.isDirectionalLockEnabled, movesX, movesY {
      if abs(translation.dx) > 2 * abs(translation.dy) { movesY = false }
      if abs(translation.dy) > 2 * abs(translation.dx) { movesX = false }
    }
    let grip = CGPoint(
      x: RubberBand.unstretched(place.x, range.x, dimension: size.width),
      y: RubberBand.unstretched(place.y, range.y, dimension: size.height))
    drag = ScrollDrag(grip: grip, start: place, movesX: movesX, movesY: movesY)
    isTracking = true
    view.scrollPan.takeTranslation()
    view.indicators.show()
    view.dragBeganAboveKeyboard()
    view.scrollDelegate?.scrollViewWillBeginDragging(view)
    isDragging = true
  }

  /// Moves the content by what the finger moved, in points of the window.
  func move(by translation: CGVector) {
    guard var drag else { return }
    if drag.movesX { drag.grip.x -= translation.dx }
    if drag.movesY { drag.grip.y -= translation.dy }
    self.drag = drag
    let (range, size) = (view.offsetRange, view.bounds.size)
    var target = view.contentOffset
    if drag.movesX {
      target.x = boundedOffset(drag.grip.x, range.x, size.width, bounces: view.bouncesHorizontally)
    }
    if drag.movesY {
      target.y = boundedOffset(drag.grip.y, range.y, size.height, bounces: view.bouncesVertically)
    }
    view.moveContent(to: target)
  }

  private func boundedOffset(
    _ grip: CGFloat, _ range: ClosedRange<CGFloat>, _ dimension: CGFloat, bounces: Bool
  ) -> CGFloat {
    bounces
      ? RubberBand.stretched(grip, range, dimension: dimension) : grip.clamped(to: range)
  }

  /// Lets go of the content, while the finger moves at `velocity` points a second.
  func end(velocity finger: CGVector, at time: CFTimeInterval) {
    guard let drag else { return }
    view.takeHeldHeight()
    let velocity = CGVector(
      dx: drag.movesX ? -finger.dx : 0, dy: drag.movesY ? -finger.dy : 0)
    let natural = view.animator.restingPlace(for: view.contentOffset, velocity: velocity)
    let target = askForTarget(
      view.follower?.restingOffset(of: view, near: natural) ?? natural, velocity, from: drag.start)
    (self.drag, isDragging, isTracking) = (nil, false, false)
    let goesOn = target != view.contentOffset
    if goesOn {
      view.animator.decelerate(
        velocity: velocity, to: target, isEdited: target != natural, at: time)
    } else {
      view.indicators.hideSoon()
    }
    view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: goesOn)
    if goesOn, view.isDecelerating {
      view.scrollDelegate?.scrollViewWillBeginDecelerating(view)
    }
  }

  /// Lets the delegate change where content will come to rest that moves on from `start`.
  func askForTarget(
    _ proposed: CGPoint, _ velocity: CGVector, from start: CGPoint
  ) -> CGPoint {
    let proposed = view.restingOffset(for: proposed, velocity: velocity, from: start)
    var target = proposed
    view.scrollDelegate?.scrollViewWillEndDragging(
      view, withVelocity: CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000),
      targetContentOffset: &target)
    if target.x.isFinite, target.y.isFinite { return target }
    Diagnostics.report(
      "UIScrollView: targetContentOffset \(target.x), \(target.y) is not finite and was ignored.")
    return proposed
  }

  // MARK: Content that changes under the finger

  /// The content was moved by something else: the finger holds it where it is now.
  func shift(by distance: CGVector) {
    drag?.grip.x += distance.dx
    drag?.grip.y += distance.dy
  }

  /// Content that a finger held beyond an edge is inside now, for the edge is elsewhere: it follows
  /// the finger from where it is, no longer stretched.
  func takeGripInside() {
    guard let drag else { return }
    let (range, place) = (view.offsetRange, view.contentOffset)
    let pixel = 1 / max(view.contentScaleFactor, 1)
    if view.bouncesHorizontally, range.x.contains(place.x), abs(drag.grip.x - place.x) > pixel {
      self.drag?.grip.x = place.x
    }
    if view.bouncesVertically, range.y.contains(place.y), abs(drag.grip.y - place.y) > pixel {
      self.drag?.grip.y = place.y
    }
  }
}
