import QuartzCore

/// Wheels and touchpads. A wheel's click is a drag that ends where it began and is followed by a
/// movement to its goal; further clicks move the goal on.
extension UIScrollView {
  /// Takes what a wheel or touchpad does; false if this view cannot scroll that way.
  func scroll(
    _ phase: WindowInput.ScrollPhase, by delta: CGVector, at time: CFTimeInterval
  ) -> Bool {
    switch phase {
    case .wheel: return turnWheel(by: delta, at: time)
    case .began:
      guard isScrollEnabled, canDragHorizontally || canDragVertically else { return false }
      return startTouchpad(along: delta)
    case .changed:
      tracking.move(by: CGVector(dx: -delta.dx, dy: -delta.dy))
      return true
    case .ended(let velocity):
      tracking.end(velocity: CGVector(dx: -velocity.dx, dy: -velocity.dy), at: time)
      return true
    }
  }

  private func startTouchpad(along delta: CGVector) -> Bool {
    let way = CGVector(dx: -delta.dx, dy: -delta.dy)
    guard way == .zero || takesTouchpad(along: way) else { return false }
    animator.stop()
    tracking.begin(along: way)
    tracking.move(by: way)
    return true
  }

  /// Whether fingers that begin to move along `way` scroll this view rather than one around it. If
  /// no view goes that way, they may still turn.
  private func takesTouchpad(along way: CGVector) -> Bool {
    guard canDrag(along: way) else { return !hasOuter { $0.canDrag(along: way) } }
    return canMove(along: way) || keepsDrag(along: way) || !hasOuter(movingAlong: way)
  }

  private func turnWheel(by delta: CGVector, at time: CFTimeInterval) -> Bool {
    guard isScrollEnabled, tracking.drag == nil else { return false }
    let start = isDecelerating ? animator.end : contentOffset
    let wanted = clamped(wheelGoal(from: start, by: delta))
    guard pixelAligned(wanted) != pixelAligned(start) else {
      return (isDecelerating && canTurn(along: delta))
        || keepsDrag(along: CGVector(dx: -delta.dx, dy: -delta.dy))
    }
    travel(from: start, to: wanted, at: time)
    return true
  }

  private func canTurn(along delta: CGVector) -> Bool {
    (delta.dx != 0 && canDragHorizontally) || (delta.dy != 0 && canDragVertically)
  }

  private func wheelGoal(from start: CGPoint, by delta: CGVector) -> CGPoint {
    guard isPagingEnabled else { return CGPoint(x: start.x + delta.dx, y: start.y + delta.dy) }
    func page(_ place: CGFloat, _ delta: CGFloat, _ size: CGFloat) -> CGFloat {
      guard size > 0, delta != 0 else { return place }
      return ((place / size).rounded() + (delta > 0 ? 1 : -1)) * size
    }
    return CGPoint(
      x: page(start.x, delta.dx, bounds.width), y: page(start.y, delta.dy, bounds.height))
  }

  /// Moves quickly and smoothly to `goal` as a drag that was let go would, with all that the
  /// delegate hears then.
  /// - Parameter start: Where the content rests, or was to rest.
  func travel(from start: CGPoint, to goal: CGPoint, at time: CFTimeInterval) {
    let speed = animator.velocity(at: time)
    animator.stop()
    indicators.show()
    scrollDelegate?.scrollViewWillBeginDragging(self)
    let target = tracking.askForTarget(
      pixelAligned(follower?.restingOffset(of: self, near: goal) ?? goal), .zero, from: start)
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    animator.spring(to: target, speed: speed, at: time)
  }
}
