extension UIScrollView {
  /// Has the offset follow what is seen to its new place. A movement goes along first: then it can
  /// look for its new edges.
  func follow(to y: CGFloat, _ change: () -> Void) {
    let target = CGPoint(x: contentOffset.x, y: y)
    let isMoved = animator.isMoving || isTracking
    if isMoved { shiftContent(to: target) }
    change()
    if isMoved { animator.redirect(keepsEnd: false) } else { contentOffset = clamped(target) }
  }

  /// Whether the content is at its top and nothing moves it: there it stays, whatever becomes of
  /// the heights below.
  var restsAtTop: Bool {
    !animator.isMoving && !isTracking && contentOffset.y <= -adjustedContentInset.top
  }

  /// Rounds to whole pixels, as content offsets are.
  func roundedToPixel(_ value: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return (value * scale).rounded() / scale
  }
}
