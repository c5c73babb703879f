import QuartzCore

/// Scrolls while a finger that drags something rests near the top or the bottom of a scroll view:
/// the nearer to the edge, or the farther beyond it, the faster.
@MainActor
final class AutoScroller {
  /// How near the edge scrolling begins, in points; at most a fifth of what is seen.
  private static let reach: CGFloat = 64
  /// Points a second at the edge itself.
  private static let speedAtEdge: CGFloat = 600

  private let didScroll: () -> Void
  private weak var view: UIScrollView?
  private var stepper: Int?
  private var last: CFTimeInterval = 0
  private var finger = CGPoint.zero

  /// - Parameter didScroll: Called whenever content has been moved.
  init(of view: UIScrollView, didScroll: @escaping () -> Void = {}) {
    (self.view, self.didScroll) = (view, didScroll)
  }

  isolated deinit { stop() }

  /// Takes in where the finger is, in the window.
  func follow(_ finger: CGPoint) {
    self.finger = finger
    guard speed != 0 else { return stop() }
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
  private var speed: CGFloat {
    guard let view, view.window != nil else { return 0 }
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    let y = view.convert(finger, from: nil as UIView?).y
    let reach = max(1, min(Self.reach, seen.height / 5))
    let (above, below) = ((seen.minY + reach - y) / reach, (y - seen.maxY + reach) / reach)
    let range = view.offsetRange.y
    if above > 0, view.contentOffset.y > range.lowerBound { return -Self.speed(at: above) }
    if below > 0, view.contentOffset.y < range.upperBound { return Self.speed(at: below) }
    return 0
  }

  private static func speed(at depth: CGFloat) -> CGFloat {
    speedAtEdge * min(depth, 2) * min(depth, 2)
  }

  private func step(to time: CFTimeInterval) -> Bool {
    let passed = min(max(time - last, 0), 0.1)
    last = time
    let speed = speed
    guard speed != 0, let view else {
      stepper = nil
      return false
    }
    let goal = CGPoint(x: view.contentOffset.x, y: view.contentOffset.y + speed * passed)
    view.moveContent(to: view.clamped(goal))
    didScroll()
    return stepper != nil
  }
}
