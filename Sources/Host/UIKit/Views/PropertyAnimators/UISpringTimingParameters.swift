import QuartzCore

/// The pace of a weight on a damped spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The speed at the start in total distances per second.
  open private(set) var initialVelocity: CGVector

  private let kind: Kind

  private enum Kind {
    case ratio(Double)
    case spring(Spring)
  }

  /// Makes a spring that comes to rest without swinging, in the animator's duration.
  public override init() {
    (kind, initialVelocity) = (.ratio(1), CGVector(dx: 0, dy: 0))
    super.init()
  }

  /// Makes a spring that comes to rest in the animator's duration; a ratio less than 1 swings.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Makes a spring that comes to rest in the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    (kind, initialVelocity) = (.ratio(Double(ratio)), velocity)
    super.init()
  }

  /// Makes a spring from its physics; the animator takes the duration that follows.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
    self.initialVelocity = initialVelocity
    kind = .spring(
      Spring(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        velocity: Double(initialVelocity.dx)))
    super.init()
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The duration that follows from the physics; nil if the animator's counts.
  var settlingDuration: TimeInterval? {
    if case .spring(let spring) = kind { min(spring.settlingDuration, 1e4) } else { nil }
  }

  /// The spring for a duration.
  func spring(settlingIn duration: TimeInterval) -> Spring {
    switch kind {
    case .spring(let spring): spring
    case .ratio(let ratio):
      Spring(
        settlingIn: max(duration, 1e-3), dampingRatio: ratio,
        velocity: Double(initialVelocity.dx))
    }
  }
}
