import QuartzCore

/// Content that moves without a finger.
extension UIScrollView {
  var isScrollMoving: Bool { motor.purpose != nil }

  private func axis(_ range: ClosedRange<CGFloat>, bounces: Bool) -> AxisTrajectory.Axis {
    AxisTrajectory.Axis(
      range: range, rate: decelerationRate.rawValue.clamped(to: 0.5...0.9999),
      bounces: bounces, rest: 0.5 / max(contentScaleFactor, 1))
  }

  var axes: (x: AxisTrajectory.Axis, y: AxisTrajectory.Axis) {
    let range = offsetRange
    return (
      axis(range.x, bounces: bouncesHorizontally && canDragHorizontally),
      axis(range.y, bounces: bouncesVertically && canDragVertically)
    )
  }

  func shiftMotion(by distance: CGVector) {
    if isScrollMoving { motor.shift(by: distance) }
    if scroll.drag != nil {
      scroll.drag?.grip.x += distance.dx
      scroll.drag?.grip.y += distance.dy
    }
  }

  /// Content that a finger held beyond an edge is inside now, for the edge is elsewhere: it follows
  /// the finger from where it is, no longer stretched.
  func takeGripInside() {
    guard let drag = scroll.drag else { return }
    let (range, place, pixel) = (offsetRange, contentOffset, 1 / max(contentScaleFactor, 1))
    if bouncesHorizontally, range.x.contains(place.x), abs(drag.grip.x - place.x) > pixel {
      scroll.drag?.grip.x = place.x
    }
    if bouncesVertically, range.y.contains(place.y), abs(drag.grip.y - place.y) > pixel {
      scroll.drag?.grip.y = place.y
    }
  }

  /// Has content that moves on come to rest within the present edges. An animation may be on its
  /// way to somewhere else, as code wants it, if `keepsEnd`.
  func redirectMotion(keepsEnd: Bool = true) {
    guard let purpose = motor.purpose, purpose == .deceleration || !keepsEnd,
      !isUpdatingContent
    else { return }
    let axes = axes
    motor.redirect(x: axes.x, y: axes.y, to: purpose == .animation ? animationGoal : nil)
  }

  /// Ends a movement where it is and tells the delegate that it is over.
  func stopMotion() {
    if let purpose = motor.stop() { tellEnd(of: purpose) }
  }

  func motionDidEnd(_ purpose: ScrollAnimator.Purpose) {
    indicators.hideSoon()
    tellEnd(of: purpose)
  }

  private func tellEnd(of purpose: ScrollAnimator.Purpose) {
    switch purpose {
    case .deceleration: scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .animation: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    case .scrollToTop: scrollDelegate?.scrollViewDidScrollToTop(self)
    }
  }

  /// Ends a movement at once at a place where content may rest.
  func stopScrolling() {
    guard let purpose = motor.stop() else { return }
    let turnsPages = isPagingEnabled && purpose == .deceleration
    moveContent(to: turnsPages ? nearestPage : clamped(contentOffset))
    indicators.hideSoon()
    tellEnd(of: purpose)
  }

  // MARK: On behalf of code

  func scrollProgrammatically(to offset: CGPoint, animated: Bool) {
    guard offset.x.isFinite, offset.y.isFinite else { return setOffset(offset) }
    stopMotion()
    guard animated else { return setOffset(offset) }
    ease(to: pixelAligned(offset), for: .animation)
  }

  private func ease(to target: CGPoint, for purpose: ScrollAnimator.Purpose) {
    let place = contentOffset
    guard target != place else { return }
    if purpose == .scrollToTop { indicators.show() }
    motor.run(
      purpose, x: .ease(from: place.x, to: target.x, duration: 0.3),
      y: .ease(from: place.y, to: target.y, duration: 0.3), at: CACurrentMediaTime())
  }

  /// Scrolls to the top because the user asked for it. Returns whether there was a way to go.
  @discardableResult
  package func scrollToTopForUser() -> Bool {
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    guard scrollsToTop, contentOffset.y > top.y else { return false }
    guard scrollDelegate?.scrollViewShouldScrollToTop(self) != false else { return false }
    stopMotion()
    ease(to: pixelAligned(top), for: .scrollToTop)
    return true
  }

  /// Shows the indicators of the axes along which `changes` moves the content.
  func showIndicators(during changes: () -> Void) {
    let start = contentOffset
    changes()
    let end = isScrollAnimating ? motor.end : contentOffset
    indicators.show(vertical: end.y != start.y, horizontal: end.x != start.x)
    if !isScrollMoving { indicators.hideSoon() }
  }

  // MARK: Geometry

  func setScrollBounds(_ newBounds: CGRect) {
    let old = contentOffset
    guard newBounds.origin.x.isFinite, newBounds.origin.y.isFinite else {
      return setOffset(newBounds.origin)
    }
    super.bounds = CGRect(origin: pixelAligned(newBounds.origin), size: newBounds.size)
    if contentOffset != old { offsetDidChange() }
  }

  func scrollSizeDidChange(from old: CGSize) {
    updateAdjustment()
    contentGeometryDidChange()
  }
}
