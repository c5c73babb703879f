import QuartzCore

/// Two fingers on a touchpad that begin to move sideways over a row swipe it.
extension UITableView {
  func takeScroll(
    _ phase: WindowInput.ScrollPhase, by delta: CGVector, at time: CFTimeInterval
  ) -> Bool {
    switch phase {
    case .wheel: return scroll(phase, by: delta, at: time)
    case .began: return beginTouchpad(by: delta, at: time)
    case .changed: goOnTouchpad(by: delta, at: time)
    case .ended(let velocity): endTouchpad(velocity: velocity, at: time)
    }
    return true
  }

  private func beginTouchpad(by delta: CGVector, at time: CFTimeInterval) -> Bool {
    state.editing.touchpad = .undecided
    if delta != .zero {
      guard beginTouchpadSwipe(by: delta) else { return scroll(.began, by: delta, at: time) }
      moveSwipe(by: -delta.dx)
      return true
    }
    guard isScrollEnabled, canDragVertically else { return scroll(.began, by: .zero, at: time) }
    if isScrollMoving { stopMotion() }
    return true
  }

  private func goOnTouchpad(by delta: CGVector, at time: CFTimeInterval) {
    if state.editing.touchpad == .undecided, delta != .zero, !beginTouchpadSwipe(by: delta) {
      _ = scroll(.began, by: .zero, at: time)
    }
    switch state.editing.touchpad {
    case .swiping: moveSwipe(by: -delta.dx)
    case .scrolling: _ = scroll(.changed, by: delta, at: time)
    case .undecided, .nothing: break
    }
  }

  /// Decides between swiping and scrolling, and begins a swipe.
  private func beginTouchpadSwipe(by delta: CGVector) -> Bool {
    state.editing.touchpad = .scrolling
    guard abs(delta.dx) > abs(delta.dy), let window,
      let begin = swipe(at: convert(window.scrollLocation, from: nil), along: -delta.dx)
    else { return false }
    state.editing.touchpad = .swiping
    begin()
    return true
  }

  private func endTouchpad(velocity: CGVector, at time: CFTimeInterval) {
    let use = state.editing.touchpad
    state.editing.touchpad = .nothing
    switch use {
    case .swiping:
      releaseSwipe(velocity: -velocity.dx)
      returnIntoRange()
    case .undecided:
      _ = scroll(.began, by: .zero, at: time)
      _ = scroll(.ended(velocity: .zero), by: .zero, at: time)
    case .scrolling: _ = scroll(.ended(velocity: velocity), by: .zero, at: time)
    case .nothing: break
    }
  }
}
