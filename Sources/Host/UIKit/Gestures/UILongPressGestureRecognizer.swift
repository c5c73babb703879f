import QuartzCore

/// Recognizes fingers that stay down without moving. It begins when they have stayed long enough,
/// changes while they move and ends when they lift.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers of a tap that comes before may stay down, and how long the next one, or
  /// the press, may take to come.
  private enum TapLimit {
    static let duration: TimeInterval = 0.75
    static let interval: TimeInterval = 0.35
  }

  /// How long the fingers must stay down, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How many taps come before; 0 by default.
  open var numberOfTapsRequired = 0

  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1

  /// How far fingers may move before the press is recognized, in points; 10 by default.
  open var allowableMovement: CGFloat = 10

  private var taps = 0
  private var fingers = 0
  private var start = CGPoint.zero
  private var timer: FrameTimer?

  /// Starts to wait.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    fingers += touches.count
    guard fingers <= numberOfTouchesRequired else { return fail() }
    guard fingers == numberOfTouchesRequired else { return }
    start = lastLocation
    if taps < numberOfTapsRequired {
      wait(TapLimit.duration, from: event) { $0.fail() }
    } else {
      wait(minimumPressDuration, from: event) { $0.state = .began }
    }
  }

  /// Fails when the fingers move too early; afterwards reports that they moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .changed
    } else if trackedTouches.count == numberOfTouchesRequired,
      start.distance(to: lastLocation) > allowableMovement
    {
      fail()
    }
  }

  /// Ends a press; counts a tap when its last finger lifts, if the press is to follow taps.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .ended
      return
    }
    guard taps < numberOfTapsRequired else { return fail() }
    let areAllUp = trackedTouches.allSatisfy { $0.phase == .ended }
    guard areAllUp else { return }
    guard fingers == numberOfTouchesRequired else { return fail() }
    (taps, fingers) = (taps + 1, 0)
    wait(TapLimit.interval, from: event) { $0.fail() }
  }

  /// Breaks the press off.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    timer?.cancel()
    state = .cancelled
  }

  /// Forgets the press.
  open override func reset() {
    timer?.cancel()
    (taps, fingers) = (0, 0)
  }

  private func fail() {
    timer?.cancel()
    state = .failed
  }

  private func wait(
    _ duration: TimeInterval, from event: UIEvent,
    then act: @escaping (UILongPressGestureRecognizer) -> Void
  ) {
    timer?.cancel()
    guard duration > 0 else { return act(self) }
    timer = FrameTimers.shared.schedule(at: event.timestamp + duration) { [weak self] in
      if let self { act(self) }
    }
  }
}
