import QuartzCore

extension UIView {
  static func runUnanimated(_ actionsWithoutAnimation: () -> Void) {
    let before = AnimationContext.areEnabled
    AnimationContext.areEnabled = false
    actionsWithoutAnimation()
    AnimationContext.areEnabled = before
  }

  static func runCurve(
    duration: TimeInterval, delay: TimeInterval, options: AnimationOptions,
    changes animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    let timing = AnimationTiming(
      duration: duration, delay: delay, pace: .curve(options.curve), options: options)
    AnimationContext.run(timing, animations, completion)
  }

  static func runSpring(
    duration: TimeInterval, delay: TimeInterval, damping dampingRatio: CGFloat, velocity: CGFloat,
    options: AnimationOptions, changes animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
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
  ///   - initialSpringVelocity: The speed at the start, in total distances per second.
  @available(iOS 17.0, *)
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

  static func runRepeating(count: CGFloat, autoreverses: Bool, changes animations: () -> Void) {
    guard let context = AnimationContext.active else { return animations() }
    context.repeating(Float(count), autoreverses: autoreverses, animations)
  }
}
