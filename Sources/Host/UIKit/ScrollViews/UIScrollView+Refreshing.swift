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
    guard scroll.drag == nil else { return }
    let goal = isScrollMoving ? motor.end.y : contentOffset.y
    let wasAtTop = goal <= offsetRange.y.lowerBound
    guard takeHeldHeight(), !scroll.isTracking else { return }
    let top = CGPoint(x: contentOffset.x, y: offsetRange.y.lowerBound)
    guard wasAtTop || goal < top.y else { return }
    moveAfterRefresh(to: top)
  }

  /// Brings content to its top, whatever moves it at present.
  private func moveAfterRefresh(to top: CGPoint) {
    guard window != nil else { return moveContent(to: top) }
    guard motor.purpose == nil || motor.purpose == .deceleration else {
      return setContentOffset(top, animated: true)
    }
    let now = CACurrentMediaTime()
    decelerate(velocity: motor.velocity(at: now), to: top, isEdited: true, at: now)
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
