import CoreGraphics

/// How the values between two key frames follow.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Evenly from one to the next. The default.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stays until the next; there is one key time more than values.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Evenly over the whole, whatever the distances; key times are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Smoothly, on a Catmull-Rom curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// An animation of a property through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in turn; see ``CABasicAnimation`` for their kinds. Ignored if there is a path.
  open var values: [Any]? { didSet { stops = values.map { $0.compactMap { AnimatedValue($0) } } } }

  /// A path that a point follows; nil by default. Each of its lines and curves is a step.
  open var path: CGPath? { didSet { segments = path?.segments ?? [] } }

  /// When each value is reached, from 0 to 1; evenly spaced if nil (the default). Before the first
  /// time the first value is shown, and after the last one the last.
  open var keyTimes: [NSNumber]? { didSet { times = keyTimes?.map(\.doubleValue) } }

  /// The pace of each step; even if nil (the default).
  open var timingFunctions: [CAMediaTimingFunction]?

  /// How values between key frames follow; linear by default.
  open var calculationMode = CAAnimationCalculationMode.linear

  private var stops: [AnimatedValue]?
  private var segments: [CGPath.Segment] = []
  private var times: [Double]?

  /// Makes an animation of no property.
  public override init() { super.init() }

  package override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
  }

  package override func value(
    at moment: Timeline.Moment, over base: AnimatedValue
  ) -> AnimatedValue? {
    let reached = self.progress(at: moment)
    let progress = reached.isNaN ? 0 : min(max(reached, 0), 1)
    if !segments.isEmpty {
      let (step, rest) = step(progress, lengths: segments.map { Double($0.length) })
      return AnimatedValue(segments[step].point(at: rest))
    }
    guard let stops, let first = stops.first else { return nil }
    if calculationMode == .discrete { return stops[discreteStop(progress, of: stops.count)] }
    guard stops.count > 1 else { return first }
    let lengths = zip(stops, stops.dropFirst()).map { $0.distance(to: $1) }
    let (step, rest) = step(progress, lengths: lengths)
    return calculationMode == .cubic
      ? stops.curve(at: step, rest) : stops[step].mixed(with: stops[step + 1], rest)
  }

  private func discreteStop(_ progress: Double, of count: Int) -> Int {
    guard let times, times.count == count + 1 else {
      return min(Int(progress * Double(count)), count - 1)
    }
    return min(max((times.lastIndex { $0 <= progress } ?? 0), 0), count - 1)
  }

  /// The step that `progress` falls into, and how far it is, after the step's pace.
  private func step(_ progress: Double, lengths: [Double]) -> (step: Int, rest: Double) {
    let bounds = self.bounds(lengths: lengths)
    let step = min(max((bounds.lastIndex { $0 <= progress } ?? 0), 0), lengths.count - 1)
    let width = bounds[step + 1] - bounds[step]
    let way = (progress - bounds[step]) / width
    let rest = width > 0 && !way.isNaN ? min(max(way, 0), 1) : 1
    let functions = timingFunctions ?? []
    return (step, functions.indices.contains(step) ? functions[step].curve.value(at: rest) : rest)
  }

  /// Where each step begins, and 1.
  private func bounds(lengths: [Double]) -> [Double] {
    let total = lengths.reduce(0, +)
    if calculationMode == .paced, total > 0, total.isFinite {
      return lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1 / total) }
    }
    if let times, times.count == lengths.count + 1 { return times }
    return (0...lengths.count).map { Double($0) / Double(lengths.count) }
  }
}

extension AnimatedValue {
  /// How far two values are apart; 1 where that means nothing.
  fileprivate func distance(to other: AnimatedValue) -> Double {
    guard case .vector(let numbers) = other.subtracting(self) else { return 1 }
    return numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }
}

extension [AnimatedValue] {
  /// The place in a step of the Catmull-Rom curve through the values.
  fileprivate func curve(at step: Int, _ t: Double) -> AnimatedValue {
    let (start, end) = (self[step], self[step + 1])
    let before = self[Swift.max(step - 1, 0)]
    let after = self[Swift.min(step + 2, count - 1)]
    guard case .vector = start else { return start.mixed(with: end, t) }
    let (square, cube) = (t * t, t * t * t)
    return start.scaled(by: 2 * cube - 3 * square + 1)
      .adding(end.scaled(by: 3 * square - 2 * cube))
      .adding(end.subtracting(before).scaled(by: (cube - 2 * square + t) / 2))
      .adding(after.subtracting(start).scaled(by: (cube - square) / 2))
  }
}
