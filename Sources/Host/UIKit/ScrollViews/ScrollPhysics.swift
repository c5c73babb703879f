import QuartzCore

/// How far content follows a finger that pulls it beyond its edge.
enum RubberBand {
  /// UIKit's constant: the share of the finger's way that the content goes at first.
  static let stiffness: CGFloat = 0.55

  /// The way of the content when the finger is `distance` beyond the edge of a view that is
  /// `dimension` long. It never reaches `dimension`.
  static func stretch(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    return (1 - 1 / (distance * stiffness / dimension + 1)) * dimension
  }

  /// The way of the finger that stretches the content by `stretch`.
  static func distance(_ stretch: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let share = min(stretch / dimension, 0.999)
    return dimension / stiffness * (share / (1 - share))
  }

  /// `position` with what lies beyond `range` stretched.
  static func stretched(
    _ position: CGFloat, _ range: ClosedRange<CGFloat>, dimension: CGFloat
  ) -> CGFloat {
    if position < range.lowerBound {
      return range.lowerBound - stretch(range.lowerBound - position, dimension: dimension)
    }
    if position > range.upperBound {
      return range.upperBound + stretch(position - range.upperBound, dimension: dimension)
    }
    return position
  }

  /// The position of a finger that holds content at `position`.
  static func unstretched(
    _ position: CGFloat, _ range: ClosedRange<CGFloat>, dimension: CGFloat
  ) -> CGFloat {
    if position < range.lowerBound {
      return range.lowerBound - distance(range.lowerBound - position, dimension: dimension)
    }
    if position > range.upperBound {
      return range.upperBound + distance(position - range.upperBound, dimension: dimension)
    }
    return position
  }
}

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
  func way(at time: CFTimeInterval) -> CGFloat { distance * (1 - pow(rate, time * 1000)) }

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

/// Content that a spring without oscillation pulls to its place.
struct CriticalSpring {
  /// How quickly the spring pulls, in 1/seconds; 10 is what UIKit's bounce has.
  var frequency: CGFloat = 10
  /// How far the content is from its place at the start.
  var displacement: CGFloat
  /// How fast it moves at the start, in points a second.
  var velocity: CGFloat

  private var slope: CGFloat { velocity + frequency * displacement }

  /// How far the content is from its place after `time` seconds.
  func displacement(at time: CFTimeInterval) -> CGFloat {
    (displacement + slope * time) * exp(-frequency * time)
  }

  /// The speed after `time` seconds.
  func velocity(at time: CFTimeInterval) -> CGFloat {
    (velocity - frequency * slope * time) * exp(-frequency * time)
  }

  /// When the content stays within `rest` points of its place.
  func duration(rest: CGFloat) -> CFTimeInterval {
    let peak = 1 / frequency
    if abs(displacement) <= rest, envelope(at: peak) <= rest { return 0 }
    var time = peak
    while envelope(at: time) > rest, time < 10 { time += 1 / 120 }
    return time
  }

  private func envelope(at time: CFTimeInterval) -> CGFloat {
    (abs(displacement) + abs(slope) * time) * exp(-frequency * time)
  }
}

/// Where content rests that turns pages.
enum Paging {
  /// The speed of a flick, in points a second.
  private static let flick: CGFloat = 200

  /// The page to which content at `offset` turns: the nearest, or with a flick the next one, and at
  /// most one from where it was at the `start`.
  static func page(
    _ offset: CGFloat, from start: CGFloat, velocity: CGFloat, size: CGFloat
  ) -> CGFloat {
    guard size > 0 else { return offset }
    let first = (start / size).rounded()
    var page = (offset / size).rounded()
    if velocity > flick { page = (offset / size).rounded(.down) + 1 }
    if velocity < -flick { page = (offset / size).rounded(.up) - 1 }
    return page.clamped(to: first - 1...first + 1) * size
  }
}

extension CGFloat {
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
