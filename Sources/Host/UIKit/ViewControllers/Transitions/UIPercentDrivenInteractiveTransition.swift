import QuartzCore

/// Drives an animator by a fraction, such as how far a finger has gone.
///
/// The animator runs as usual, but time stands still in its container; the fraction says what time
/// it is there.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// How fast the rest is shown when the finger has gone; 1 by default.
  open var completionSpeed: CGFloat = 1

  /// The pace at which the rest is shown; ease in and out by default.
  open var completionCurve: UIView.AnimationCurve = .easeInOut

  /// Whether the transition begins under the finger; true by default.
  open var wantsInteractiveStart = true

  /// How far the transition is, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  private var transition: ViewTransition?
  /// One that runs by itself until it is caught.
  private weak var running: ViewTransition?
  /// The time in the container when the transition began.
  private var stopped: CFTimeInterval = 0
  /// What shows the rest while no finger drives.
  private var stepper: Int?

  /// Makes a driver.
  public override init() { super.init() }

  /// How long the whole transition takes, in seconds.
  open var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }

  /// Starts the animator with time standing still.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ViewTransition else { return }
    self.transition = transition
    let layer = transition.containerView.layer
    stopped = layer.convertTime(MediaClock.now, from: nil)
    layer.speed = 0
    layer.timeOffset = stopped
    transition.plan.animator?.animateTransition(using: transition)
  }

  /// Moves the transition to a fraction of its way.
  open func update(_ percentComplete: CGFloat) {
    // 0 is first: the greater one of it and what is no number.
    self.percentComplete = min(max(0, percentComplete), 1)
    transition?.updateInteractiveTransition(self.percentComplete)
    transition?.containerView.layer.timeOffset = stopped + Double(self.percentComplete * duration)
  }

  /// Lets the transition go to its end.
  open func finish() {
    transition?.finishInteractiveTransition()
    glide(to: 1)
  }

  /// Lets the transition go back to its start.
  open func cancel() {
    transition?.cancelInteractiveTransition()
    glide(to: 0)
  }

  /// Catches the transition, wherever it is on its way.
  open func pause() {
    halt()
    if transition == nil { catchRunning() }
    transition?.pauseInteractiveTransition()
  }

  /// Notes a transition that begins without the finger, which may catch it.
  func watch(_ transition: ViewTransition) {
    running = transition
    stopped = transition.containerView.layer.convertTime(MediaClock.now, from: nil)
  }

  /// Lets time go on in the container of a transition that somebody else has ended.
  func transitionDidEnd(_ ended: ViewTransition) {
    if running === ended { running = nil }
    guard transition === ended else { return }
    halt()
    release(at: 1)
  }

  private func catchRunning() {
    guard let running, running.transitionDuration > 0 else { return }
    (transition, self.running) = (running, nil)
    let layer = running.containerView.layer
    let now = layer.convertTime(MediaClock.now, from: nil)
    layer.speed = 0
    layer.timeOffset = now
    percentComplete = min(max(CGFloat(now - stopped) / duration, 0), 1)
    running.updateInteractiveTransition(percentComplete)
  }

  private func halt() {
    if let stepper { FrameLoop.shared.removeStepper(stepper) }
    stepper = nil
  }

  private func glide(to end: CGFloat) {
    halt()
    guard transition != nil else { return }
    let (start, begin) = (percentComplete, MediaClock.now)
    let length = max(Double(abs(end - start) * duration / max(0.01, completionSpeed)), 1e-3)
    let curve = completionCurve.function.curve
    stepper = FrameLoop.shared.addStepper { [self] time in
      let progress = curve.value(at: min((time - begin) / length, 1))
      percentComplete = start + (end - start) * CGFloat(progress)
      transition?.containerView.layer.timeOffset = stopped + Double(percentComplete * duration)
      guard time - begin >= length else { return true }
      stepper = nil
      release(at: end)
      return false
    }
  }

  /// Lets time go on in the container, from the end; from the start there is nothing to show.
  private func release(at end: CGFloat) {
    guard let layer = transition?.containerView.layer else { return }
    let whole = Double(duration)
    transition = nil
    if end == 0 { layer.removeAllAnimationsInTree() }
    layer.beginTime = MediaClock.now - stopped - whole
    (layer.speed, layer.timeOffset) = (1, 0)
    percentComplete = 0
  }
}

extension CALayer {
  fileprivate func removeAllAnimationsInTree() {
    removeAllAnimations()
    for layer in sublayers ?? [] { layer.removeAllAnimationsInTree() }
  }
}
