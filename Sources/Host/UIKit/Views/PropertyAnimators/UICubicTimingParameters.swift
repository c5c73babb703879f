import QuartzCore

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
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var curve: TimingCurve {
    TimingCurve(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y)
  }
}

extension CGPoint {
  fileprivate static let nearEnd = CGPoint(x: 0.58, y: 1)
}
