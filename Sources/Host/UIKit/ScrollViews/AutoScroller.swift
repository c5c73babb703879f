import QuartzCore

/// Scrolls while a finger that drags something rests near an edge of a scroll view: the nearer to
/// the edge, or the farther beyond it, the faster. It ends any other movement of the content.
@MainActor
final class AutoScroller {
  /// How near the edge scrolling begins, in points; at most a fifth of what is seen.
  private static let reach: CGFloat = 64
  /// Points a second at the edge itself.
  private static let speedAtEdge: CGFloat = 600
  /// The part of the reach behind which nothing gets slower.
  private static let leastDepth: CGFloat = 0.25

  private let didScroll: () -> Void
  private weak var view: UIScrollView?
  private var stepper: Int?
  private var last: CFTimeInterval = 0
  private var finger = CGPoint.zero
  /// The parts of a pixel that the content has not moved yet.
  private var remainder = CGVector.zero

  /// - Parameter didScroll: Called whenever content has been moved.
  init(of view: UIScrollView, didScroll: @escaping () -> Void = {}) {
    (self.view, self.didScroll) = (view, didScroll)
  }

  isolated deinit { stop() }

  /// Takes in where the finger is, in the window.
  func follow(_ finger: CGPoint) {
    self.finger = finger
    guard speed != .zero else { return stop() }
    guard stepper == nil else { return }
    last = MediaClock.now
    stepper = FrameLoop.shared.addStepper { [weak self] in self?.step(to: $0) ?? false }
  }

  /// Stops scrolling.
  func stop() {
    if let stepper { FrameLoop.shared.removeStepper(stepper) }
    stepper = nil
  }

  /// Points a second, positive towards the end; 0 away from the edges and at the content's ends.
  private var speed: CGVector {
    guard let view, view.window != nil else { return .zero }
    let seen = view.bounds.inset(by: view.autoScrollInset)
    let finger = view.convert(finger, from: nil as UIView?)
    let (offset, range) = (view.contentOffset, view.offsetRange)
    return CGVector(
      dx: Self.speed(finger.x, from: seen.minX, to: seen.maxX, offset.x, range.x),
      dy: Self.speed(finger.y, from: seen.minY, to: seen.maxY, offset.y, range.y))
  }

  private static func speed(
    _ finger: CGFloat, from start: CGFloat, to end: CGFloat, _ offset: CGFloat,
    _ range: ClosedRange<CGFloat>
  ) -> CGFloat {
    let reach = max(1, min(reach, (end - start) / 5))
    let (before, behind) = ((start + reach - finger) / reach, (finger - end + reach) / reach)
    // Where so little is seen that both edges are near, only the nearer one counts: the other one
    // would undo each step.
    if before > 0, before > behind { return offset > range.lowerBound ? -speed(at: before) : 0 }
    if behind > 0, behind > before { return offset < range.upperBound ? speed(at: behind) : 0 }
    return 0
  }

  private static func speed(at depth: CGFloat) -> CGFloat {
    let depth = depth.clamped(to: leastDepth...2)
    return speedAtEdge * depth * depth
  }

  private func step(to time: CFTimeInterval) -> Bool {
    let passed = min(max(time - last, 0), 0.1)
    last = time
    let speed = speed
    guard speed != .zero, let view else {
      (stepper, remainder) = (nil, .zero)
      return false
    }
    // A movement that leads elsewhere would pull the content back in each frame.
    view.animator.stop()
    guard stepper != nil else { return false }
    move(view, by: CGVector(dx: speed.dx * passed, dy: speed.dy * passed))
    didScroll()
    return stepper != nil
  }

  /// Moves the content by whole pixels, and keeps what is left for the next time.
  private func move(_ view: UIScrollView, by distance: CGVector) {
    let (start, pixel) = (view.contentOffset, 1 / max(view.contentScaleFactor, 1))
    let way = CGVector(dx: distance.dx + remainder.dx, dy: distance.dy + remainder.dy)
    view.moveContent(to: view.clamped(CGPoint(x: start.x + way.dx, y: start.y + way.dy)))
    func rest(_ way: CGFloat, _ moved: CGFloat) -> CGFloat {
      abs(way - moved) < pixel ? way - moved : 0
    }
    remainder = CGVector(
      dx: rest(way.dx, view.contentOffset.x - start.x),
      dy: rest(way.dy, view.contentOffset.y - start.y))
  }
}
