import QuartzCore

/// Where content is along one axis at any moment of a movement nobody interferes with.
///
/// A movement is one curve or two: content that glides into its edge goes on as a spring. Both
/// forget their past, so that a movement cut anywhere and started again goes on alike.
struct AxisTrajectory {
  enum Curve {
    case rest
    case deceleration(DecelerationCurve)
    case spring(CriticalSpring)
    case ease(distance: CGFloat, duration: CFTimeInterval)
  }

  /// A curve, the moment it starts at and the place it is relative to.
  private struct Segment {
    var start: CFTimeInterval
    var origin: CGFloat
    var curve: Curve
  }

  private var segments: [Segment]
  /// How long the movement takes, in seconds.
  private(set) var duration: CFTimeInterval
  /// Where it ends.
  private(set) var end: CGFloat

  private init(_ segments: [Segment], duration: CFTimeInterval, end: CGFloat) {
    (self.segments, self.duration, self.end) = (segments, duration, end)
  }

  /// The place after `time` seconds; the end after that.
  func position(at time: CFTimeInterval) -> CGFloat {
    guard time < duration, let segment = segment(at: time) else { return end }
    let local = max(0, time - segment.start)
    switch segment.curve {
    case .rest: return segment.origin
    case .deceleration(let deceleration):
      return segment.origin + deceleration.distanceTraveled(at: local)
    case .spring(let spring): return segment.origin + spring.displacement(at: local)
    case .ease(let distance, let duration):
      return segment.origin + distance * Self.eased(local / duration)
    }
  }

  /// The speed after `time` seconds, in points a second; zero at the end.
  func velocity(at time: CFTimeInterval) -> CGFloat {
    guard time < duration, let segment = segment(at: time) else { return 0 }
    let local = max(0, time - segment.start)
    switch segment.curve {
    case .rest: return 0
    case .deceleration(let deceleration): return deceleration.velocity(at: local)
    case .spring(let spring): return spring.velocity(at: local)
    case .ease(let distance, let duration):
      let share = local / duration
      return distance / duration * 6 * share * (1 - share)
    }
  }

  /// Moves the whole movement, where content has been moved by something else.
  mutating func shift(by distance: CGFloat) {
    for index in segments.indices { segments[index].origin += distance }
    end += distance
  }

  private func segment(at time: CFTimeInterval) -> Segment? {
    segments.last { $0.start <= time } ?? segments.first
  }

  /// Slow, fast, slow: from 0 to 1 while `share` does.
  private static func eased(_ share: CGFloat) -> CGFloat { share * share * (3 - 2 * share) }
}

// MARK: - Kinds of movement

extension AxisTrajectory {
  /// What movements along an axis depend on.
  struct Axis {
    /// The places that leave no gap.
    var range: ClosedRange<CGFloat>
    var rate: CGFloat
    var bounces: Bool
    /// The distance that nobody sees: half a device pixel.
    var rest: CGFloat
  }

  /// No movement.
  static func still(at place: CGFloat) -> AxisTrajectory {
    AxisTrajectory([Segment(start: 0, origin: place, curve: .rest)], duration: 0, end: place)
  }

  /// A movement to `end` at a chosen pace, as code asks for.
  static func ease(
    from start: CGFloat, to end: CGFloat, duration: CFTimeInterval
  ) -> AxisTrajectory {
    let curve = Curve.ease(distance: end - start, duration: duration)
    return AxisTrajectory(
      [Segment(start: 0, origin: start, curve: curve)], duration: start == end ? 0 : duration,
      end: end)
  }

  /// A spring from `start`, moving at `velocity`, to `end`.
  static func spring(
    from start: CGFloat, velocity: CGFloat, to end: CGFloat, rest: CGFloat,
    frequency: CGFloat = 10
  ) -> AxisTrajectory {
    let spring = CriticalSpring(
      frequency: frequency, displacement: start - end, velocity: velocity)
    return AxisTrajectory(
      [Segment(start: 0, origin: end, curve: .spring(spring))],
      duration: spring.duration(rest: rest), end: end)
  }

  /// Content let go at `start` with `velocity`: it glides, bounces off its edges, springs back.
  static func release(from start: CGFloat, velocity: CGFloat, _ axis: Axis) -> AxisTrajectory {
    guard axis.range.contains(start) else {
      let edge = start.clamped(to: axis.range)
      return spring(from: start, velocity: velocity, to: edge, rest: axis.rest)
    }
    return deceleration(from: start, DecelerationCurve(rate: axis.rate, velocity: velocity), axis)
  }

  /// A deceleration that comes to rest at `end` if no edge is in its way.
  static func deceleration(from start: CGFloat, to end: CGFloat, _ axis: Axis) -> AxisTrajectory {
    deceleration(from: start, DecelerationCurve(rate: axis.rate, distance: end - start), axis)
  }

  private static func deceleration(
    from start: CGFloat, _ deceleration: DecelerationCurve, _ axis: Axis
  ) -> AxisTrajectory {
    let end = start + deceleration.distance
    let segment = Segment(start: 0, origin: start, curve: .deceleration(deceleration))
    guard !axis.range.contains(end) else {
      return AxisTrajectory([segment], duration: deceleration.duration(rest: axis.rest), end: end)
    }
    let edge = end.clamped(to: axis.range)
    let hit = deceleration.time(toCover: edge - start)
    guard axis.bounces else { return AxisTrajectory([segment], duration: hit, end: edge) }
    let spring = CriticalSpring(displacement: 0, velocity: deceleration.velocity(at: hit))
    return AxisTrajectory(
      [segment, Segment(start: hit, origin: edge, curve: .spring(spring))],
      duration: hit + spring.duration(rest: axis.rest), end: edge)
  }

  /// The rest of the movement after `time` seconds, where the edges have become those of `axis`.
  /// - Parameter goal: Where it leads from now on unless it glides; where it did if nil.
  func redirected(
    after time: CFTimeInterval, from place: CGFloat, _ axis: Axis, to goal: CGFloat? = nil
  ) -> AxisTrajectory {
    guard time < duration, let segment = segment(at: time) else {
      return .release(from: place, velocity: 0, axis)
    }
    let (speed, goal) = (velocity(at: time), goal ?? end)
    switch segment.curve {
    case .rest, .deceleration: return .release(from: place, velocity: speed, axis)
    case .spring(let spring):
      return .spring(
        from: place, velocity: speed, to: goal.clamped(to: axis.range),
        rest: axis.rest, frequency: spring.frequency)
    case .ease(_, let whole):
      return .ease(from: place, to: goal.clamped(to: axis.range), duration: whole - time)
    }
  }
}
