import QuartzCore

/// Two fingers on a touchpad that begin to move sideways over an item swipe it.
@MainActor
final class TouchpadSwipe<Host: SwipeHost> {
  /// What becomes of the fingers.
  private enum Use {
    case nothing
    /// They rest, so far.
    case undecided
    case swiping
    case scrolling
  }

  private unowned let host: Host
  private let swiping: SwipeController<Host>
  private var use = Use.nothing

  init(_ host: Host, _ swiping: SwipeController<Host>) {
    (self.host, self.swiping) = (host, swiping)
  }

  func receive(
    _ phase: WindowInput.ScrollPhase, by delta: CGVector, at time: CFTimeInterval
  ) -> Bool {
    switch phase {
    case .wheel: return host.scroll(phase, by: delta, at: time)
    case .began: return begin(by: delta, at: time)
    case .changed: change(by: delta, at: time)
    case .ended(let velocity): end(velocity: velocity, at: time)
    }
    return true
  }

  private func begin(by delta: CGVector, at time: CFTimeInterval) -> Bool {
    use = .undecided
    if delta != .zero {
      guard beginSwipe(by: delta) else { return beginScroll(by: delta, at: time) }
      host.animator.stop()
      swiping.move(by: -delta.dx)
      return true
    }
    guard host.isScrollEnabled, host.canDragVertically else {
      // Content that goes sideways only has no items that are swiped.
      return beginScroll(by: .zero, at: time)
    }
    host.animator.stop()
    return true
  }

  private func change(by delta: CGVector, at time: CFTimeInterval) {
    if use == .undecided, delta != .zero, !beginSwipe(by: delta) {
      scrollOrBounceBack(at: time)
    }
    switch use {
    case .swiping: swiping.move(by: -delta.dx)
    case .scrolling: _ = host.scroll(.changed, by: delta, at: time)
    case .undecided, .nothing: break
    }
  }

  /// Decides between swiping and scrolling, and begins a swipe.
  private func beginSwipe(by delta: CGVector) -> Bool {
    guard abs(delta.dx) > abs(delta.dy), let window = host.window,
      let begin = swiping.swipe(
        at: host.convert(window.scrollLocation, from: nil), along: -delta.dx)
    else { return false }
    use = .swiping
    begin()
    return true
  }

  /// Has the fingers scroll, if the content can be scrolled.
  private func beginScroll(by delta: CGVector, at time: CFTimeInterval) -> Bool {
    let begins = host.scroll(.began, by: delta, at: time)
    use = begins ? .scrolling : .nothing
    return begins
  }

  /// Has fingers scroll that had stopped the content. Whoever heard of that may have changed it:
  /// what cannot be scrolled any more goes back from beyond its edge.
  private func scrollOrBounceBack(at time: CFTimeInterval) {
    if !beginScroll(by: .zero, at: time) { host.animator.bounceBack() }
  }

  private func end(velocity: CGVector, at time: CFTimeInterval) {
    // Fingers that never moved have no velocity.
    let velocity = use == .undecided ? .zero : velocity
    if use == .undecided { scrollOrBounceBack(at: time) }
    let last = use
    use = .nothing
    switch last {
    case .swiping:
      swiping.release(velocity: -velocity.dx)
      host.animator.bounceBack()
    case .scrolling: _ = host.scroll(.ended(velocity: velocity), by: .zero, at: time)
    case .undecided, .nothing: break
    }
  }
}
