import QuartzCore

/// What kind of pace a provider has.
public enum UITimingCurveType: Int, Sendable {
  /// One of the standard curves.
  case builtin
  /// A cubic curve.
  case cubic
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
