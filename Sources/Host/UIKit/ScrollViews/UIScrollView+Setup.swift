import QuartzCore

extension UIScrollView {
  func setUp() {
    clipsToBounds = true
    addGestureRecognizer(touchDelay)
    addGestureRecognizer(scrollPan)
    indicators.attach(to: self)
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

  // MARK: On behalf of code

  func scrollProgrammatically(to offset: CGPoint, animated: Bool) {
    guard offset.x.isFinite, offset.y.isFinite else { return setOffset(offset) }
    animator.stop()
    guard animated else { return setOffset(offset) }
    animator.ease(to: pixelAligned(offset))
  }

  /// Scrolls to the top because the user asked for it. Returns whether there was a way to go.
  @discardableResult
  package func scrollToTopForUser() -> Bool {
    let top = pixelAligned(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top))
    guard scrollsToTop, contentOffset.y > top.y else { return false }
    guard scrollDelegate?.scrollViewShouldScrollToTop(self) != false else { return false }
    animator.stop()
    animator.ease(to: top, for: .scrollToTop)
    return true
  }

  /// Shows the indicators of the axes along which `changes` moves the content.
  func showIndicators(during changes: () -> Void) {
    let start = contentOffset
    changes()
    let end = isScrollAnimating ? animator.end : contentOffset
    indicators.show(vertical: end.y != start.y, horizontal: end.x != start.x)
    if !animator.isMoving { indicators.hideSoon() }
  }
}
