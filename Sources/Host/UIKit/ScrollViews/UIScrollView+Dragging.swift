import QuartzCore

/// A drag that is going on.
struct ScrollDrag {
  /// Where the content would be if it followed the finger beyond its edges, too.
  var grip: CGPoint
  /// Where the content was when the drag began.
  var start: CGPoint
  /// Whether the drag moves content along each axis.
  var movesX: Bool
  var movesY: Bool
}

extension UIScrollView {
  func setUp() {
    clipsToBounds = true
    addGestureRecognizer(touchDelay)
    addGestureRecognizer(scrollPan)
    indicators.attach(to: self)
  }

  var canDragHorizontally: Bool {
    let inset = adjustedContentInset
    return bounds.width > 0
      && (contentSize.width + inset.left + inset.right > bounds.width
        || (bouncesHorizontally && alwaysBounceHorizontal))
  }

  var canDragVertically: Bool {
    let inset = adjustedContentInset
    return bounds.height > 0
      && (contentSize.height + inset.top + inset.bottom > bounds.height
        || (bouncesVertically && (alwaysBounceVertical || refreshControl != nil)))
  }

  // MARK: Fingers

  /// A finger has touched the content. Moving content stops; returns whether it did.
  func fingerDidTouch() -> Bool {
    scroll.isTracking = true
    guard isScrollMoving else { return false }
    stopMotion()
    return true
  }

  /// The last finger has gone without a drag: content that was caught beyond an edge goes back.
  func fingerDidLift() {
    guard scroll.isTracking, scroll.drag == nil else { return }
    scroll.isTracking = false
    returnIntoRange()
  }

  /// Has content that is held by nothing go back from beyond an edge.
  func returnIntoRange() {
    let target = restingPlace(for: contentOffset, velocity: .zero)
    guard target != contentOffset else { return }
    decelerate(velocity: .zero, to: target, at: CACurrentMediaTime())
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }

  func panDidChange() {
    switch scrollPan.state {
    case .began: beginDrag(along: scrollPan.motion.translation)
    case .changed:
      drag(by: scrollPan.takeTranslation())
      dragMovedAboveKeyboard()
    case .ended:
      endDrag(velocity: scrollPan.windowVelocity, at: scrollPan.lastTime)
      dragEndedAboveKeyboard(velocity: scrollPan.windowVelocity.dy)
    case .cancelled:
      endDrag(velocity: .zero, at: scrollPan.lastTime)
      dragEndedAboveKeyboard(velocity: 0)
    case .possible, .failed: break
    }
  }

  // MARK: The drag

  func beginDrag(along way: CGVector) {
    let range = offsetRange
    let grip = CGPoint(
      x: RubberBand.unstretched(contentOffset.x, range.x, dimension: bounds.width),
      y: RubberBand.unstretched(contentOffset.y, range.y, dimension: bounds.height))
    var drag = ScrollDrag(
      grip: grip, start: contentOffset, movesX: canDragHorizontally, movesY: canDragVertically)
    if isDirectionalLockEnabled, drag.movesX, drag.movesY {
      if abs(way.dx) > 2 * abs(way.dy) { drag.movesY = false }
      if abs(way.dy) > 2 * abs(way.dx) { drag.movesX = false }
    }
    scroll.drag = drag
    scroll.isTracking = true
    scrollPan.takeTranslation()
    indicators.show()
    dragBeganAboveKeyboard()
    scrollDelegate?.scrollViewWillBeginDragging(self)
    scroll.isDragging = true
  }

  /// Moves the content by what the finger moved, in points of the window.
  func drag(by way: CGVector) {
    guard var drag = scroll.drag else { return }
    if drag.movesX { drag.grip.x -= way.dx }
    if drag.movesY { drag.grip.y -= way.dy }
    scroll.drag = drag
    let range = offsetRange
    var target = contentOffset
    if drag.movesX {
      target.x = place(drag.grip.x, range.x, bounds.width, bounces: bouncesHorizontally)
    }
    if drag.movesY {
      target.y = place(drag.grip.y, range.y, bounds.height, bounces: bouncesVertically)
    }
    moveContent(to: target)
  }

  private func place(
    _ grip: CGFloat, _ range: ClosedRange<CGFloat>, _ dimension: CGFloat, bounces: Bool
  ) -> CGFloat {
    bounces
      ? RubberBand.stretched(grip, range, dimension: dimension) : grip.clamped(to: range)
  }

  /// Lets go of the content, while the finger moves at `velocity` points a second.
  func endDrag(velocity finger: CGVector, at time: CFTimeInterval) {
    guard let drag = scroll.drag else { return }
    takeHeldHeight()
    let velocity = CGVector(
      dx: drag.movesX ? -finger.dx : 0, dy: drag.movesY ? -finger.dy : 0)
    let natural = restingPlace(for: contentOffset, velocity: velocity)
    let target = askForTarget(
      follower?.restingOffset(of: self, near: natural) ?? natural, velocity, from: drag.start)
    (scroll.drag, scroll.isDragging, scroll.isTracking) = (nil, false, false)
    let goesOn = target != contentOffset
    if goesOn {
      decelerate(velocity: velocity, to: target, isEdited: target != natural, at: time)
    } else {
      indicators.hideSoon()
    }
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    if goesOn, isDecelerating { scrollDelegate?.scrollViewWillBeginDecelerating(self) }
  }

  /// Lets the delegate change where content will come to rest that moves on from `start`.
  func askForTarget(
    _ proposed: CGPoint, _ velocity: CGVector, from start: CGPoint
  ) -> CGPoint {
    let proposed = restingOffset(for: proposed, velocity: velocity, from: start)
    var target = proposed
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000),
      targetContentOffset: &target)
    if target.x.isFinite, target.y.isFinite { return target }
    Diagnostics.report(
      "UIScrollView: targetContentOffset \(target.x), \(target.y) is not finite and was ignored.")
    return proposed
  }
}
