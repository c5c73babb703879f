import QuartzCore

/// The drag of a scroll view. It begins only along an axis that can be scrolled.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?
  /// Whether the finger has stopped moving content: then nothing inside gets the touch.
  private(set) var hasCaught = false
  private(set) var lastTime: CFTimeInterval = 0

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    addHandler { [weak self] _ in
      if let self { self.scrollView?.tracking.panDidChange(self) }
    }
  }

  /// The fingers' speed in points of the window a second.
  var windowVelocity: CGVector { motion.velocity(at: lastTime) }

  /// What of the translation has reached the content.
  private var taken = CGVector.zero

  /// What the fingers have moved since the last call. The translation as others see it goes on
  /// from where the fingers touched.
  @discardableResult
  func takeTranslation() -> CGVector {
    let whole = motion.translation
    defer { taken = whole }
    return CGVector(dx: whole.dx - taken.dx, dy: whole.dy - taken.dy)
  }

  /// Makes `translation` what the fingers have moved so far; the content does not jump.
  override func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let old = motion.translation
    super.setTranslation(translation, in: view)
    let new = motion.translation
    taken = CGVector(dx: taken.dx + new.dx - old.dx, dy: taken.dy + new.dy - old.dy)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count == touches.count {
      hasCaught = scrollView?.tracking.fingerDidTouch() ?? false
    }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    super.touchesMoved(touches, with: event)
  }

  /// Views hear of the end of a touch after recognizers: what a tap does finds the scroll view at
  /// rest.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    super.touchesEnded(touches, with: event)
    if trackedTouches.allSatisfy(touches.contains) { scrollView?.tracking.fingerDidLift() }
  }

  /// The finger is somebody else's.
  override func didFail() { scrollView?.tracking.fingerDidLift() }

  override func reset() {
    super.reset()
    hasCaught = false
    taken = .zero
    scrollView?.tracking.fingerDidLift()
  }

  override func isFarEnough(_ translation: CGVector) -> Bool {
    guard let scrollView else { return false }
    let limit = hasCaught ? 1 : hysteresis
    let (x, y) = (abs(translation.dx), abs(translation.dy))
    switch (scrollView.canDragHorizontally, scrollView.canDragVertically) {
    case (true, true): return hypot(x, y) >= limit
    case (true, false): return x >= limit && x >= y
    case (false, true): return y >= limit && y >= x
    case (false, false): return false
    }
  }

  override func worksAlongside(_ other: UIGestureRecognizer) -> Bool {
    other === scrollView?.pinchGestureRecognizer
  }
}

extension UIScrollView {
  /// Whether the finger's movement is a drag of this view: something inside may want to keep the
  /// touch, and a view around it may be the one that can move.
  func dragShouldBegin() -> Bool {
    let touched = window?.gestureArbiter.viewsTouched(underEyesOf: scrollPan) ?? []
    let mayTakeTouches = touched.allSatisfy { view in
      view === self || (canCancelContentTouches && touchesShouldCancel(in: view))
    }
    let way = scrollPan.motion.translation
    return mayTakeTouches
      && (canMove(along: way) || keepsDrag(along: way) || !hasOuter(movingAlong: way))
  }

  /// Whether a drag along `way` stays here although content is at its edge.
  func keepsDrag(along way: CGVector) -> Bool {
    abs(way.dx) > abs(way.dy)
      ? canDragHorizontally && !transfersHorizontalScrollingToParent
      : canDragVertically && !transfersVerticalScrollingToParent
  }

  /// Whether a scroll view around this one has content to move along `way`.
  func hasOuter(movingAlong way: CGVector) -> Bool { hasOuter { $0.canMove(along: way) } }

  /// Whether a scroll view around this one can be scrolled and is as wanted.
  func hasOuter(_ isWanted: (UIScrollView) -> Bool) -> Bool {
    var outer = superview
    while let view = outer {
      if let scroll = view as? UIScrollView, scroll.isScrollEnabled, isWanted(scroll) {
        return true
      }
      outer = view.superview
    }
    return false
  }

  /// Whether this view scrolls along the axis of `way`, if only beyond its edge.
  func canDrag(along way: CGVector) -> Bool {
    abs(way.dx) > abs(way.dy) ? canDragHorizontally : canDragVertically
  }

  /// Whether a finger moving along `way` moves content without stretching it.
  func canMove(along way: CGVector) -> Bool {
    let (range, offset) = (offsetRange, contentOffset)
    if abs(way.dx) > abs(way.dy) {
      return canDragHorizontally
        && (way.dx > 0 ? offset.x > range.x.lowerBound : offset.x < range.x.upperBound)
    }
    return canDragVertically
      && (way.dy > 0 ? offset.y > range.y.lowerBound : offset.y < range.y.upperBound)
  }
}
