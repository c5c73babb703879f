import QuartzCore

/// Content that moves without a finger.
extension UIScrollView {
  var isScrollMoving: Bool { motor.purpose != nil }

  func axis(_ range: ClosedRange<CGFloat>, canBounce: Bool) -> AxisMotion.Axis {
    AxisMotion.Axis(
      range: range, rate: decelerationRate.rawValue.clamped(to: 0.5...0.9999),
      bounces: bounces && canBounce, rest: 0.5 / max(contentScaleFactor, 1))
  }

  var axes: (x: AxisMotion.Axis, y: AxisMotion.Axis) {
    let range = offsetRange
    return (
      axis(range.x, canBounce: canDragHorizontally), axis(range.y, canBounce: canDragVertically)
    )
  }

  func shiftMotion(by distance: CGVector) {
    if isScrollMoving { motor.shift(by: distance) }
    if scroll.drag != nil {
      scroll.drag?.grip.x += distance.dx
      scroll.drag?.grip.y += distance.dy
    }
  }

  /// Has content that moves on come to rest within the present edges. An animation may be on its
  /// way to somewhere else, as code wants it, if `keepsEnd`.
  func redirectMotion(keepsEnd: Bool = true) {
    guard let purpose = motor.purpose, purpose == .deceleration || !keepsEnd else { return }
    let axes = axes
    motor.redirect(x: axes.x, y: axes.y, to: purpose == .animation ? animationGoal : nil)
  }

  /// Ends a movement where it is and tells the delegate that it is over.
  func stopMotion() {
    if let purpose = motor.stop() { tellEnd(of: purpose) }
  }

  func motionDidEnd(_ purpose: ScrollMotor.Purpose) {
    indicators.hideSoon()
    tellEnd(of: purpose)
  }

  private func tellEnd(of purpose: ScrollMotor.Purpose) {
    switch purpose {
    case .deceleration: scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .animation: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    case .scrollToTop: scrollDelegate?.scrollViewDidScrollToTop(self)
    }
  }

  // MARK: On behalf of code

  func scrollProgrammatically(to offset: CGPoint, animated: Bool) {
    guard offset.x.isFinite, offset.y.isFinite else { return setOffset(offset) }
    stopMotion()
    guard animated else { return setOffset(offset) }
    ease(to: pixelAligned(offset), for: .animation)
  }

  private func ease(to target: CGPoint, for purpose: ScrollMotor.Purpose) {
    let place = contentOffset
    guard target != place else { return }
    indicators.show()
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
