/// How far an animator's life has come.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and to be finished.
  case stopped
}

/// Where an animator leaves its views.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// With the new values.
  case end
  /// With the old values.
  case start
  /// With the values on screen.
  case current
}

/// Something that can be started, paused, turned round and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// How far it has come.
  var state: UIViewAnimatingState { get }
  /// Whether it moves at present.
  var isRunning: Bool { get }
  /// Whether it runs back to the start.
  var isReversed: Bool { get set }
  /// How far the values are, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts, or goes on.
  func startAnimation()
  /// Starts, or goes on, after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stands still, to be moved by ``fractionComplete``.
  func pauseAnimation()
  /// Ends where it is; with `withoutFinishing` completions are not called, else
  /// ``finishAnimation(at:)`` must follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at a place, and calls completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Something that can be given more to animate.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin later, by a fraction of what remains.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on at another pace, for a fraction of the duration; 0 takes what remains.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Makes the changes at once.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animation() }

  /// Makes the changes at once.
  public func addAnimations(_ animation: @escaping () -> Void) { animation() }

  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
