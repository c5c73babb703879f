import QuartzCore

/// A scale that moves by itself, and the point that stays where it is meanwhile.
@MainActor
final class ZoomAnimator {
  private let apply: (CGFloat, ZoomAnchor) -> Void
  private let didEnd: () -> Void
  private var motion = AxisTrajectory.still(at: 1)
  private(set) var anchor = ZoomAnchor()
  private var start: CFTimeInterval = 0
  private var stepper: Int?

  /// Whether the scale springs back to a limit.
  private(set) var isBouncing = false

  /// Whether the scale moves.
  var isRunning: Bool { stepper != nil }

  /// - Parameters:
  ///   - apply: Shows a scale about a point.
  ///   - didEnd: Called when the scale has arrived.
  init(_ apply: @escaping (CGFloat, ZoomAnchor) -> Void, didEnd: @escaping () -> Void) {
    (self.apply, self.didEnd) = (apply, didEnd)
  }

  isolated deinit { if let stepper { FrameLoop.shared.removeStepper(stepper) } }

  func run(_ motion: AxisTrajectory, about anchor: ZoomAnchor, isBouncing: Bool) {
    (self.motion, self.anchor, self.isBouncing) = (motion, anchor, isBouncing)
    start = CACurrentMediaTime()
    guard stepper == nil else { return }
    stepper = FrameLoop.shared.addStepper { [weak self] in self?.step(to: $0) ?? false }
  }

  func stop() {
    if let stepper { FrameLoop.shared.removeStepper(stepper) }
    (stepper, isBouncing) = (nil, false)
  }

  private func step(to time: CFTimeInterval) -> Bool {
    let passed = max(0, time - start)
    apply(motion.position(at: passed), anchor)
    guard passed >= motion.duration else { return true }
    (stepper, isBouncing) = (nil, false)
    didEnd()
    return false
  }
}

/// A point of the zoomed view and where it is seen, from the scroll view's top left corner.
struct ZoomAnchor {
  var inContent = CGPoint.zero
  var inView = CGPoint.zero
}
