import QuartzCore

/// Recognizes fingers that are dragged. It begins after 10 points, changes with every move and ends
/// when too few fingers are left.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers; 1 by default.
  open var minimumNumberOfTouches = 1

  /// The most fingers; no limit by default.
  open var maximumNumberOfTouches = Int.max

  var motion = TouchVelocityTracker()
  private var time: CFTimeInterval = 0

  /// How far fingers move before the pan begins, in points.
  package var hysteresis: CGFloat { 10 }

  /// How far the fingers have moved since they touched, or since it was set, in the coordinates of
  /// `view`; of the window if that is nil.
  open func translation(in view: UIView?) -> CGPoint { vector(motion.translation, to: view) }

  /// Makes `translation` what the fingers have moved so far; the velocity stays.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let (origin, end) = (windowPoint(.zero, in: view), windowPoint(translation, in: view))
    motion.setTranslation(CGVector(dx: end.x - origin.x, dy: end.y - origin.y))
  }

  /// How fast the fingers move, in points a second in the coordinates of `view`; of the window if
  /// that is nil.
  open func velocity(in view: UIView?) -> CGPoint { vector(motion.velocity(at: time), to: view) }

  /// Notes where the fingers touched.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
    if state == .possible, trackedTouches.count > maximumNumberOfTouches { state = .failed }
  }

  /// Begins when the fingers moved far enough, then goes on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
    guard state == .possible else { return state = .changed }
    if isFarEnough(motion.translation), trackedTouches.count >= minimumNumberOfTouches {
      state = .began
    }
  }

  /// Ends when too few fingers are left.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    let left = trackedTouches.filter { $0.phase != .ended }
    guard left.count < minimumNumberOfTouches else { return follow(event) }
    state = state == .possible ? .failed : .ended
  }

  /// Breaks the pan off.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Forgets the movement.
  open override func reset() { motion = TouchVelocityTracker() }

  /// Whether a movement is far enough to begin.
  package func isFarEnough(_ translation: CGVector) -> Bool {
    hypot(translation.dx, translation.dy) >= hysteresis
  }

  private func follow(_ event: UIEvent) {
    time = event.timestamp
    motion.add(trackedTouches.filter { $0.phase != .ended }, at: time)
  }

  private func vector(_ vector: CGVector, to view: UIView?) -> CGPoint {
    let origin = convert(.zero, to: view)
    let end = convert(CGPoint(x: vector.dx, y: vector.dy), to: view)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  private func windowPoint(_ point: CGPoint, in view: UIView?) -> CGPoint {
    view?.convert(point, to: nil) ?? point
  }
}
