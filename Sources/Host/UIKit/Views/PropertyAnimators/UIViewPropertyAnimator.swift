import QuartzCore

/// Animates changes of views and can be paused, moved by hand, turned round and stopped meanwhile.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The pace.
  open var timingParameters: (any UITimingCurveProvider)? { parameters }

  /// How long the animation takes, without delay.
  open var duration: TimeInterval { ownDuration }

  /// How long it waits before; 0 by default.
  open private(set) var delay: TimeInterval = 0

  /// Whether views take touches while they move; true by default.
  open var isUserInteractionEnabled = true

  /// Whether the animation may be paused and stopped; true by default.
  open var isInterruptible = true

  /// Whether a paused animation is moved evenly, whatever the pace; true by default.
  open var scrubsLinearly = true

  /// Whether the animation stays active, paused, when it has reached an end; false by default.
  open var pausesOnCompletion = false

  /// How far the animator has come.
  open private(set) var state: UIViewAnimatingState = .inactive

  /// Whether the animation moves at present.
  open var isRunning: Bool { run != nil }

  let parameters: any UITimingCurveProvider
  let ownDuration: TimeInterval
  private var pendingAnimations: [(changes: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let changes = AnimatorChanges()
  private var progress = 0.0
  private var run: Run?
  private var stepper: Int?

  /// A stretch of movement from one place to an end.
  private struct Run {
    var begin: CFTimeInterval
    var duration: TimeInterval
    var from, to: Double
    var pace: (TimeInterval) -> Double

    func progress(at time: CFTimeInterval) -> Double {
      time <= begin ? from : from + (to - from) * pace(min(time - begin, duration))
    }
  }

  // MARK: Making animators

  /// Makes an animator with a pace. A spring made from its physics takes the time it needs.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.parameters = parameters
    ownDuration = parameters.springTimingParameters?.settlingDuration ?? max(0, duration)
    super.init()
  }

  /// Makes an animator with a standard pace.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with the pace of a cubic curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: curve)
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with the pace of a spring that comes to rest in time.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    guard let result = animator as? Self else {
      preconditionFailure(
        "\(Self.self).runningPropertyAnimator makes a UIViewPropertyAnimator. Call it on that.")
    }
    return result
  }

  // MARK: Content

  /// Adds changes. They begin with the animation, or at once if that is active.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin later, by a fraction of what remains.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    demand(state != .stopped, "addAnimations: a stopped animator takes no changes. Finish it.")
    let factor = min(max(0, Double(delayFactor)), 1)
    if state == .active {
      changes.add(animation, from: progress + factor * (1 - progress), by: self)
    } else {
      pendingAnimations.append((animation, factor))
    }
  }

  /// Adds what is called at the end, with where the values are then.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  /// Starts, or goes on from where it was paused.
  open func startAnimation() { start(after: 0) }

  /// Starts, or goes on, after some seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    start(after: delay)
  }

  /// Stands still. An animator that has not started is begun.
  open func pauseAnimation() {
    demand(isInterruptible, "pauseAnimation: the animator is not interruptible.")
    demand(state != .stopped, "pauseAnimation: the animator was stopped. Finish it first.")
    activate()
    halt()
  }

  /// Goes on at another pace, for a fraction of the duration; 0 takes what remains of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    demand(state == .active, "continueAnimation: the animator is not active. Start it.")
    let factor = durationFactor > 0 ? Double(durationFactor) : remainder
    go(after: 0, duration: ownDuration * factor, parameters ?? self.parameters)
  }

  /// Ends where it is. With `withoutFinishing` that is all; else call ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    demand(isInterruptible, "stopAnimation: the animator is not interruptible.")
    halt()
    changes.freeze()
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { reset() }
  }

  /// Ends a stopped animation at a place, and calls completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    demand(state == .stopped, "finishAnimation: the animator was not stopped. Stop it first.")
    finish(at: finalPosition)
  }

  /// Whether the animation runs, or will run, back to the start; false by default.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, run != nil else { return }
      go(after: 0, duration: ownDuration * remainder, parameters)
    }
  }

  /// How far the values are, from 0 to 1. Setting it pauses the animation there.
  open var fractionComplete: CGFloat {
    get { CGFloat(isReversed ? 1 - progress : progress) }
    set {
      pauseAnimation()
      // 0 is first: the greater one of it and what is no number.
      let fraction = min(max(0, Double(newValue)), 1)
      let eased =
        scrubsLinearly ? fraction : parameters.progress(over: ownDuration)(fraction * ownDuration)
      move(to: isReversed ? 1 - eased : eased)
    }
  }

  // MARK: Steps

  private func start(after delay: TimeInterval) {
    demand(state != .stopped, "startAnimation: the animator was stopped. Finish it first.")
    guard run == nil else { return }
    activate()
    go(after: delay, duration: ownDuration * remainder, parameters)
  }

  /// The share of the way that is left.
  private var remainder: Double { min(max(isReversed ? progress : 1 - progress, 0), 1) }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let animations = pendingAnimations
    pendingAnimations = []
    if isReversed { progress = 1 }
    for (block, factor) in animations { changes.add(block, from: factor, by: self) }
    changes.move(to: progress)
  }

  private func go(
    after delay: TimeInterval, duration: TimeInterval, _ parameters: any UITimingCurveProvider
  ) {
    halt()
    run = Run(
      begin: MediaClock.now + delay, duration: duration, from: progress, to: isReversed ? 0 : 1,
      pace: parameters.progress(over: duration))
    stepper = FrameLoop.shared.addStepper { [weak self] time in self?.step(to: time) ?? false }
    Self.running.insert(self)
  }

  private func halt() {
    if run != nil { step(to: MediaClock.now, ends: false) }
    run = nil
    if let stepper { FrameLoop.shared.removeStepper(stepper) }
    stepper = nil
    Self.running.remove(self)
  }

  @discardableResult
  private func step(to time: CFTimeInterval, ends: Bool = true) -> Bool {
    guard let run else { return false }
    move(to: run.progress(at: time))
    guard ends, time >= run.begin + run.duration else { return true }
    halt()
    if !pausesOnCompletion { finish(at: isReversed ? .start : .end) }
    return false
  }

  private func move(to progress: Double) {
    self.progress = progress
    changes.move(to: progress)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    changes.finishAnimations(at: position)
    state = .inactive
    let blocks = completions
    reset()
    for block in blocks { block(position) }
  }

  private func reset() {
    completions = []
    progress = 0
  }

  private func demand(_ condition: Bool, _ message: @autoclosure () -> String) {
    precondition(condition, message())
  }

  /// Animators that move are kept, as on Apple's systems.
  private static var running: Set<UIViewPropertyAnimator> = []
}
