import QuartzCore

/// A number that is set, or that a spring takes to its goal frame by frame.
@MainActor
final class SpringValue {
  private(set) var value: CGFloat = 0
  /// Called after the number changed by itself.
  var didChange: () -> Void = {}

  private var motion = AxisTrajectory.still(at: 0)
  private var start: CFTimeInterval = 0
  private var stepper: Int?
  private var completion: (() -> Void)?

  isolated deinit { if let stepper { FrameLoop.shared.removeStepper(stepper) } }

  /// Whether the number is on its way.
  var isMoving: Bool { stepper != nil }

  /// Where the number is going.
  var end: CGFloat { isMoving ? motion.end : value }

  /// Gives the number a value and ends any movement.
  func set(_ value: CGFloat) {
    stop()
    self.value = value
  }

  /// Leads the number to `end`.
  /// - Parameters:
  ///   - velocity: How fast it changes now, in points a second.
  ///   - rest: The distance that nobody sees.
  ///   - completion: Called when it is there, unless something else is done with it before.
  func run(
    to end: CGFloat, velocity: CGFloat = 0, frequency: CGFloat = 18, rest: CGFloat = 0.2,
    completion: (() -> Void)? = nil
  ) {
    stop()
    motion = .spring(from: value, velocity: velocity, to: end, rest: rest, frequency: frequency)
    start = CACurrentMediaTime()
    self.completion = completion
    stepper = FrameLoop.shared.addStepper { [weak self] in self?.step(to: $0) ?? false }
  }

  /// Ends a movement where it is.
  func stop() {
    if let stepper { FrameLoop.shared.removeStepper(stepper) }
    (stepper, completion) = (nil, nil)
  }

  private func step(to time: CFTimeInterval) -> Bool {
    value = motion.position(at: time - start)
    guard time - start >= motion.duration else {
      didChange()
      return stepper != nil
    }
    let completion = completion
    stop()
    didChange()
    completion?()
    return stepper != nil
  }
}
