import QuartzCore

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
