import QuartzCore

/// Content that nobody holds and that slows down: each millisecond leaves `rate` of its speed.
///
/// The way after `t` milliseconds is UIKit's sum `v·(r + r² + … + rᵗ)` in closed form, so that it
/// does not depend on when frames are made.
struct DecelerationCurve {
  /// How much of the speed is left after a millisecond, between 0 and 1.
  var rate: CGFloat
  /// The whole way, in points.
  var distance: CGFloat

  init(rate: CGFloat, distance: CGFloat) { (self.rate, self.distance) = (rate, distance) }

  /// A deceleration that starts with `velocity` points a second.
  init(rate: CGFloat, velocity: CGFloat) {
    self.init(rate: rate, distance: velocity / 1000 * rate / (1 - rate))
  }

  /// The way after `time` seconds.
  func distanceTraveled(at time: CFTimeInterval) -> CGFloat {
    distance * (1 - pow(rate, time * 1000))
  }

  /// The speed after `time` seconds, in points a second.
  func velocity(at time: CFTimeInterval) -> CGFloat {
    distance * (1 - rate) / rate * 1000 * pow(rate, time * 1000)
  }

  /// When `way` has been covered; infinite if it never is.
  func time(toCover way: CGFloat) -> CFTimeInterval {
    guard distance != 0 else { return way == 0 ? 0 : .infinity }
    let left = 1 - way / distance
    return left > 0 ? log(left) / log(rate) / 1000 : .infinity
  }

  /// When less than `rest` points are left to go.
  func duration(rest: CGFloat) -> CFTimeInterval {
    abs(distance) <= rest ? 0 : log(rest / abs(distance)) / log(rate) / 1000
  }
}
