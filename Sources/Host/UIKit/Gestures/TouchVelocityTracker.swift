import QuartzCore

/// Follows the middle of several fingers and its speed.
///
/// A finger that comes or goes moves the middle, but not the motion: translation is only what
/// fingers that stayed have moved.
struct TouchVelocityTracker {
  /// How far back velocity looks, in seconds.
  static let memory: CFTimeInterval = 0.08

  private(set) var translation = CGVector.zero
  private var fingers: [ObjectIdentifier] = []
  private var last = CGPoint.zero
  private var samples: [(time: CFTimeInterval, place: CGVector)] = []

  /// Takes in where the fingers are now.
  @MainActor
  mutating func add(_ touches: [UITouch], at time: CFTimeInterval) {
    guard !touches.isEmpty else { return }
    let ids = touches.map { ObjectIdentifier($0) }
    let middle = touches.map(\.windowLocation).middle
    if ids == fingers {
      translation.dx += middle.x - last.x
      translation.dy += middle.y - last.y
    }
    (fingers, last) = (ids, middle)
    remember(time)
  }

  private mutating func remember(_ time: CFTimeInterval) {
    samples.removeAll { $0.time < time - Self.memory }
    samples.append((time, translation))
  }

  /// Makes `value` the translation so far, without a change of speed.
  mutating func setTranslation(_ value: CGVector) {
    let shift = CGVector(dx: value.dx - translation.dx, dy: value.dy - translation.dy)
    translation = value
    for index in samples.indices {
      samples[index].place.dx += shift.dx
      samples[index].place.dy += shift.dy
    }
  }

  /// The speed at `time` in points a second; zero once the fingers have rested.
  func velocity(at time: CFTimeInterval) -> CGVector {
    let recent = samples.filter { $0.time >= time - Self.memory }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return .zero
    }
    let duration = last.time - first.time
    return CGVector(
      dx: (last.place.dx - first.place.dx) / duration,
      dy: (last.place.dy - first.place.dy) / duration)
  }
}

extension [CGPoint] {
  /// The mean of the points; zero if there are none.
  var middle: CGPoint {
    guard !isEmpty else { return .zero }
    let sum = reduce(into: CGPoint.zero) {
      $0.x += $1.x
      $0.y += $1.y
    }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
