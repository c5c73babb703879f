import QuartzCore

/// What kind of pace a provider has.
public enum UITimingCurveType: Int, Sendable {
  /// One of the standard curves.
  case builtin
  /// A cubic curve.
  case cubic
  /// A spring.
  case spring
  /// Both.
  case composed
}

/// A pace for property animators.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// What kind of pace this is.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; nil for springs.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for curves.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A pace that follows a cubic Bézier curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The standard curve that this is.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first control point between the ends.
  open private(set) var controlPoint1: CGPoint
  /// The second control point between the ends.
  open private(set) var controlPoint2: CGPoint

  private let isStandard: Bool

  /// Makes the standard curve ``UIView/AnimationCurve/easeInOut``.
  public override init() {
    (animationCurve, isStandard) = (.easeInOut, true)
    (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), .nearEnd)
    super.init()
  }

  /// Makes a standard curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    (animationCurve, isStandard) = (curve, true)
    switch curve {
    case .easeInOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), .nearEnd)
    case .easeIn: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (controlPoint1, controlPoint2) = (.zero, .nearEnd)
    case .linear: (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
    }
    super.init()
  }

  /// Makes a curve from its control points between (0, 0) and (1, 1).
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, isStandard) = (.easeInOut, false)
    (controlPoint1, controlPoint2) = (point1, point2)
    super.init()
  }

  /// Standard or cubic.
  open var timingCurveType: UITimingCurveType { isStandard ? .builtin : .cubic }
  /// This.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var curve: TimingCurve {
    TimingCurve(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y)
  }
}

extension CGPoint {
  fileprivate static let nearEnd = CGPoint(x: 0.58, y: 1)
}

/// The pace of a weight on a damped spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The speed at the start in whole ways a second.
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

  /// A spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// This.
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

extension UITimingCurveProvider {
  /// The progress after some seconds of `duration`, as a function.
  func progress(over duration: TimeInterval) -> (TimeInterval) -> Double {
    if let parameters = springTimingParameters {
      let spring = parameters.spring(settlingIn: duration)
      return { $0 >= duration ? 1 : spring.value(at: $0) }
    }
    let curve = cubicTimingParameters?.curve ?? .linear
    return { duration > 0 ? curve.value(at: $0 / duration) : 1 }
  }
}
