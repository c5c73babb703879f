import CoreGraphics

/// A weight on a damped spring that travels from 0 to 1: `m·x″ + c·x′ + k·(x − 1) = 0`.
///
/// m, k, c and ζ are the usual names for mass, stiffness, damping and damping ratio.
package struct Spring: Hashable, Sendable {
  /// The kilograms of the weight, the newtons a metre of the spring, and those of the damper.
  package var mass, stiffness, damping: Double
  /// The speed at the start, in total distances per second; positive towards the end.
  package var velocity: Double

  /// Makes a spring of the numbers given, as far as it comes to a finite place at any time.
  package init(mass: Double = 1, stiffness: Double, damping: Double, velocity: Double = 0) {
    let most = 1e12
    func limited(_ value: Double, from least: Double) -> Double {
      value.isNaN ? max(least, 0) : min(max(value, least), most)
    }
    self.mass = limited(mass, from: 1e-9)
    self.stiffness = limited(stiffness, from: 1e-9)
    self.damping = limited(damping, from: 0)
    self.velocity = limited(velocity, from: -most)
  }

  /// The share of the way that may be left when a spring counts as settled.
  private static let rest = 0.001

  private var frequency: Double { (stiffness / mass).squareRoot() }
  private var ratio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The place at a time, in ways: 0 at the start, 1 at the end.
  package func value(at time: Double) -> Double {
    let (w, zeta) = (frequency, ratio)
    if abs(zeta - 1) < 1e-6 {
      return 1 + exp(-w * time) * (-1 + (velocity - w) * time)
    }
    if zeta < 1 {
      let damped = w * (1 - zeta * zeta).squareRoot()
      let swing = (velocity - zeta * w) / damped
      return 1 + exp(-zeta * w * time) * (swing * sin(damped * time) - cos(damped * time))
    }
    let (slow, fast) = rates
    let share = (velocity + fast) / (slow - fast)
    return 1 + share * exp(slow * time) - (1 + share) * exp(fast * time)
  }

  /// The two (negative) rates of decay of an overdamped spring.
  private var rates: (slow: Double, fast: Double) {
    // Written so that the slow rate of a strong damper is no difference of two large numbers.
    let spread = ratio + (ratio * ratio - 1).squareRoot()
    return (-frequency / spread, -frequency * spread)
  }

  /// A bound of the distance that is left at a time, which only falls once it is small.
  private func envelope(at time: Double) -> Double {
    let (w, zeta) = (frequency, ratio)
    if abs(zeta - 1) < 1e-6 { return exp(-w * time) * (1 + abs(velocity - w) * time) }
    if zeta < 1 {
      let swing = (velocity - zeta * w) / (w * (1 - zeta * zeta).squareRoot())
      return exp(-zeta * w * time) * (1 + abs(swing))
    }
    let (slow, fast) = rates
    let share = (velocity + fast) / (slow - fast)
    return abs(share) * exp(slow * time) + abs(1 + share) * exp(fast * time)
  }

  /// How long the spring takes until what is left can no longer be seen; infinite if undamped.
  package var settlingDuration: Double {
    guard damping > 0 else { return .infinity }
    var high = 1.0
    while envelope(at: high) > Self.rest, high < 1e6 { high *= 2 }
    var low = 0.0
    for _ in 0..<64 {
      let middle = (low + high) / 2
      if envelope(at: middle) > Self.rest { low = middle } else { high = middle }
    }
    return high
  }

  /// The spring of mass 1 and a damping ratio that settles after `duration`.
  package init(settlingIn duration: Double, dampingRatio: Double, velocity: Double) {
    let zeta = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.001), 1)
    func spring(_ frequency: Double) -> Spring {
      Spring(
        stiffness: frequency * frequency, damping: 2 * zeta * frequency, velocity: velocity)
    }
    var (low, high) = (1e-3, 1e5)
    for _ in 0..<80 {
      let middle = (low * high).squareRoot()
      if spring(middle).settlingDuration > duration { low = middle } else { high = middle }
    }
    self = spring(high)
  }
}
