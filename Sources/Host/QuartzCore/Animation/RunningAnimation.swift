import CoreGraphics

/// An animation on its layer.
package final class RunningAnimation {
  package let key: String?
  package let animation: CAAnimation
  /// When it began, in the layer's time.
  package var begin: CFTimeInterval
  /// Whether a frame has shown it, so that its begin no longer moves.
  var hasStarted = false
  private let waiters: [TransactionWaiter]

  init(_ animation: CAAnimation, key: String?, begin: CFTimeInterval) {
    (self.animation, self.key, self.begin) = (animation, key, begin)
    waiters = CATransaction.current.waiters
    for waiter in waiters { waiter.retain() }
  }

  /// Whether the first frame that shows the animation decides when it began. Frames have times of
  /// their own, a little before or after the time at which the animation was added.
  var followsFrames: Bool {
    !hasStarted && animation.beginTime == 0 && !MediaClock.isHeld
  }

  /// How long the animation has been running at a time of the layer.
  func elapsed(at time: CFTimeInterval) -> CFTimeInterval {
    followsFrames ? max(time - begin, 0) : time - begin
  }

  /// Whether the animation is over at a time of the layer, and not kept.
  func isOver(at time: CFTimeInterval) -> Bool {
    guard animation.isRemovedOnCompletion, case .after = animation.timeline.phase(elapsed(at: time))
    else { return false }
    return true
  }

  /// Tells everybody, after the frame, that the animation ended.
  func end(finished: Bool) {
    FrameLoop.shared.afterFrame { [self] in
      animation.delegate?.animationDidStop(animation, finished: finished)
      animation.onStop?(finished)
      for waiter in waiters { waiter.release() }
    }
  }

  /// Tells the delegate, after the frame, that the animation can be seen.
  func start() {
    hasStarted = true
    guard let delegate = animation.delegate else { return }
    FrameLoop.shared.afterFrame { [animation] in delegate.animationDidStart(animation) }
  }
}
