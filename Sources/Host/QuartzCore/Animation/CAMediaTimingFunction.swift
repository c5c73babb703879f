import CoreGraphics

/// The name of a standard pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the start and the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The pace of implicit animations: quick at the start, slow at the end.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation: a cubic Bézier curve from (0, 0) to (1, 1), time to progress.
open class CAMediaTimingFunction: NSObject {
  package let curve: TimingCurve

  package init(_ curve: TimingCurve) { self.curve = curve }

  /// Makes a standard pace; an unknown name is even.
  public convenience init(name: CAMediaTimingFunctionName) {
    self.init(TimingCurve.named[name] ?? .linear)
  }

  /// Makes a pace from the two control points between the ends. Times outside 0…1 are clamped.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    super.init()
  }

  /// Writes a control point, 0 (the start) to 3 (the end), into two floats at `ptr`.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    precondition(
      (0...3).contains(idx), "A timing function has the control points 0 to 3; \(idx) is not one.")
    let point = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)][idx]
    ptr[0] = Float(point.0)
    ptr[1] = Float(point.1)
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1) whose x never goes back.
package struct TimingCurve: Hashable, Sendable {
  let x1, y1, x2, y2: Double

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.x2) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
    (self.y1, self.y2) = (y1, y2)
  }

  package static let linear = TimingCurve(0, 0, 1, 1)

  static let named: [CAMediaTimingFunctionName: TimingCurve] = [
    .linear: .linear,
    .easeIn: TimingCurve(0.42, 0, 1, 1),
    .easeOut: TimingCurve(0, 0, 0.58, 1),
    .easeInEaseOut: TimingCurve(0.42, 0, 0.58, 1),
    .default: TimingCurve(0.25, 0.1, 0.25, 1),
  ]

  /// The progress at a time from 0 to 1.
  package func value(at time: Double) -> Double {
    if self == .linear || time <= 0 || time >= 1 { return min(max(time, 0), 1) }
    return Self.bezier(parameter(at: time), y1, y2)
  }

  /// Finds the curve's parameter at a time: by Newton's steps, kept inside a shrinking bracket.
  private func parameter(at time: Double) -> Double {
    var (low, high, guess) = (0.0, 1.0, time)
    for _ in 0..<64 {
      let error = Self.bezier(guess, x1, x2) - time
      if abs(error) < 1e-9 { break }
      if error < 0 { low = guess } else { high = guess }
      let slope = Self.slope(guess, x1, x2)
      let next = slope > 1e-6 ? guess - error / slope : low
      guess = next > low && next < high ? next : (low + high) / 2
    }
    return guess
  }

  private static func bezier(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * p1 + 3 * rest * t * t * p2 + t * t * t
  }

  private static func slope(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * p1 + 6 * rest * t * (p2 - p1) + 3 * t * t * (1 - p2)
  }
}
