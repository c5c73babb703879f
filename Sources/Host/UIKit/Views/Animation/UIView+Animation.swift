import QuartzCore

extension UIView {
  /// Whether changes inside animation blocks are animated; true by default.
  public class var areAnimationsEnabled: Bool { AnimationContext.areEnabled }

  /// Sets whether changes inside animation blocks are animated.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.areEnabled = enabled }

  /// Runs `actionsWithoutAnimation` with nothing animated.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = AnimationContext.areEnabled
    AnimationContext.areEnabled = false
    actionsWithoutAnimation()
    AnimationContext.areEnabled = before
  }

  /// The duration of the animation block that is being run; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.active?.timing.duration ?? 0
  }

  /// Animates changes of views.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  /// Animates changes of views.
  /// - Parameter completion: Called at the end, with whether all of it was shown.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates changes of views.
  /// - Parameters:
  ///   - duration: How long it takes; 0 or less does not animate.
  ///   - delay: How long it waits before.
  ///   - options: The pace and more.
  ///   - animations: Changes views. It runs at once.
  ///   - completion: Called at the end, with whether all of it was shown.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      duration: duration, delay: delay, pace: .curve(options.curve), options: options)
    AnimationContext.run(timing, animations, completion)
  }

  /// Animates changes of views as a spring would.
  /// - Parameters:
  ///   - dampingRatio: 1 comes to rest without swinging, less swings.
  ///   - velocity: The speed at the start, in whole ways a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      settlingIn: max(duration, 1e-3), dampingRatio: Double(dampingRatio),
      velocity: Double(velocity))
    let timing = AnimationTiming(
      duration: duration, delay: delay, pace: .spring(spring), options: options)
    AnimationContext.run(timing, animations, completion)
  }

  /// Animates changes of views as a spring would.
  /// - Parameters:
  ///   - duration: How long it seems to take; it takes longer to come to rest.
  ///   - bounce: 0 does not swing, 1 swings without end.
  ///   - initialSpringVelocity: The speed at the start, in whole ways a second.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let model = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    model.initialVelocity = initialSpringVelocity
    let timing = AnimationTiming(
      duration: duration > 0 ? min(model.settlingDuration, 1e4) : 0, delay: delay,
      pace: .spring(model.spring), options: options)
    AnimationContext.run(timing, animations, completion)
  }

  /// Repeats what `animations` does inside an animation block; infinity never ends.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let context = AnimationContext.active else { return animations() }
    let before = context.timing
    context.timing.repeatCount = Float(count)
    context.timing.autoreverses = autoreverses
    animations()
    context.timing = before
  }
}
