import QuartzCore

/// The control that is pulled down above the content.
extension UIScrollView {
  func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.detach()
    guard let refreshControl else { return refreshDidChange() }
    refreshControl.attach(to: self)
    refreshDidChange()
  }

  /// Keeps content down while the wheel turns and lets it go back afterwards; a finger that holds
  /// the content has to let go of it first.
  func refreshDidChange() {
    guard tracking.drag == nil else { return }
    let goal = animator.isMoving ? animator.end.y : contentOffset.y
    let wasAtTop = goal <= offsetRange.y.lowerBound
    guard takeHeldHeight(), !isTracking else { return }
    let top = CGPoint(x: contentOffset.x, y: offsetRange.y.lowerBound)
    guard wasAtTop || goal < top.y else { return }
    moveAfterRefresh(to: top)
  }

  /// Brings content to its top, whatever moves it at present.
  private func moveAfterRefresh(to top: CGPoint) {
    guard window != nil else { return moveContent(to: top) }
    guard animator.purpose == nil || animator.purpose == .deceleration else {
      return setContentOffset(top, animated: true)
    }
    let now = CACurrentMediaTime()
    animator.decelerate(velocity: animator.velocity(at: now), to: top, isEdited: true, at: now)
  }
}
