import QuartzCore

/// The control that is pulled down above the content.
extension UIScrollView {
  func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.removeFromSuperview()
    guard let refreshControl else { return refreshDidChange() }
    insertSubview(refreshControl, at: 0)
    refreshControl.contentDidMove(in: self)
    refreshDidChange()
  }

  /// Keeps content down while the wheel turns and lets it go back afterwards; a finger that holds
  /// the content has to let go of it first.
  func refreshDidChange() {
    guard scroll.drag == nil else { return }
    let wasAtTop = contentOffset.y <= -adjustedContentInset.top
    guard takeHeldHeight(), wasAtTop, !scroll.isTracking, !isScrollMoving else { return }
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    if window == nil {
      moveContent(to: top)
    } else {
      decelerate(velocity: .zero, to: top, isEdited: true, at: CACurrentMediaTime())
    }
  }

  /// Takes the height that the wheel keeps into the inset. Returns whether it has changed.
  @discardableResult
  func takeHeldHeight() -> Bool {
    let held = refreshControl?.heldHeight ?? 0
    guard held != scroll.heldTop else { return false }
    changeInsets(movesContent: false) { scroll.heldTop = held }
    return true
  }
}
