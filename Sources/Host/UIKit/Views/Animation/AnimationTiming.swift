import QuartzCore

/// When and at what pace the changes of an animation block are shown.
@MainActor
struct AnimationTiming {
  /// How progress follows from time.
  enum Pace {
    case curve(UIView.AnimationCurve)
    case bezier(CAMediaTimingFunction)
    case spring(Spring)
  }

  var duration: TimeInterval
  var delay: TimeInterval = 0
  var pace: Pace
  var options: UIView.AnimationOptions = []
  var repeatCount: Float = 0
  var autoreverses = false

  init(
    duration: TimeInterval, delay: TimeInterval = 0, pace: Pace,
    options: UIView.AnimationOptions = []
  ) {
    (self.duration, self.delay, self.pace, self.options) = (
      duration.isFinite ? max(duration, 0) : 0, delay.isFinite ? delay : 0, pace, options
    )
    repeatCount = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains(.autoreverse)
  }

  /// The timing inside another animation block: its duration and pace, unless overridden.
  func inheriting(from outer: AnimationTiming) -> AnimationTiming {
    var result = self
    if !options.contains(.overrideInheritedDuration) { result.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { result.pace = outer.pace }
    if !options.contains(.overrideInheritedOptions) {
      (result.repeatCount, result.autoreverses) = (outer.repeatCount, outer.autoreverses)
    }
    return result
  }

  /// An animation at this pace, without a property.
  func makeAnimation() -> CABasicAnimation {
    guard case .spring(let spring) = pace else {
      let animation = CABasicAnimation()
      set(animation)
      return animation
    }
    let animation = CASpringAnimation()
    animation.spring = spring
    set(animation)
    return animation
  }

  /// Gives an animation duration, delay, pace and repetition.
  func set(_ animation: CAAnimation) {
    animation.duration = duration
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.timingFunction = pace.function
    guard delay != 0 else { return }
    animation.beginTime = MediaClock.now + delay
    animation.fillMode = .backwards
  }
}

extension AnimationTiming.Pace {
  /// The curve; nil for a spring.
  var function: CAMediaTimingFunction? {
    switch self {
    case .curve(let curve): curve.function
    case .bezier(let function): function
    case .spring: nil
    }
  }
}

extension UIView.AnimationCurve {
  /// The curve as a timing function.
  var function: CAMediaTimingFunction {
    switch self {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    }
  }
}
