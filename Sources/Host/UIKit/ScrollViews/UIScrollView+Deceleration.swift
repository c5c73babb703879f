import QuartzCore

/// What content does when a finger has let go.
extension UIScrollView {
  /// Where content that is let go at `offset` with `velocity` comes to rest.
  func restingPlace(for offset: CGPoint, velocity: CGVector) -> CGPoint {
    if isPagingEnabled { return page(for: offset, velocity: velocity) }
    let rate = decelerationRate.rawValue.clamped(to: 0.5...0.9999)
    let free = CGPoint(
      x: offset.x + DecelerationCurve(rate: rate, velocity: velocity.dx).distance,
      y: offset.y + DecelerationCurve(rate: rate, velocity: velocity.dy).distance)
    return pixelAligned(clamped(free))
  }

  /// The page that content let go at `offset` turns to: the nearest, or with a flick the next one.
  private func page(for offset: CGPoint, velocity: CGVector) -> CGPoint {
    let start = scroll.drag?.start ?? offset
    return clamped(
      CGPoint(
        x: page(offset.x, from: start.x, velocity.dx, bounds.width),
        y: page(offset.y, from: start.y, velocity.dy, bounds.height)))
  }

  /// The page of which most is seen.
  var nearestPage: CGPoint { page(for: contentOffset, velocity: .zero) }

  private func page(
    _ offset: CGFloat, from start: CGFloat, _ velocity: CGFloat, _ size: CGFloat
  ) -> CGFloat {
    guard size > 0 else { return offset }
    let flick: CGFloat = 200
    let first = (start / size).rounded()
    var page = (offset / size).rounded()
    if velocity > flick { page = (offset / size).rounded(.down) + 1 }
    if velocity < -flick { page = (offset / size).rounded(.up) - 1 }
    return page.clamped(to: first - 1...first + 1) * size
  }

  /// Starts the movement to `target`. What the delegate chose is reached by decelerating if that
  /// goes the finger's way, else by a spring.
  func decelerate(
    velocity: CGVector, to target: CGPoint, isEdited: Bool = false, at time: CFTimeInterval
  ) {
    let (axes, place) = (axes, contentOffset)
    motor.run(
      .deceleration,
      x: motion(from: place.x, velocity.dx, to: target.x, isEdited: isEdited, axes.x),
      y: motion(from: place.y, velocity.dy, to: target.y, isEdited: isEdited, axes.y),
      at: time)
  }

  private func motion(
    from place: CGFloat, _ velocity: CGFloat, to target: CGFloat, isEdited: Bool,
    _ axis: AxisTrajectory.Axis
  ) -> AxisTrajectory {
    if !axis.range.contains(place) || (!isPagingEnabled && !isEdited) {
      return .release(from: place, velocity: velocity, axis)
    }
    if !isPagingEnabled, velocity * (target - place) > 0 {
      return .deceleration(from: place, to: target, axis)
    }
    let speed = velocity * (target - place) > 0 ? velocity : 0
    return .spring(from: place, velocity: speed, to: target, rest: axis.rest)
  }
}
