import QuartzCore

/// Recognizes fingers that stay down without moving. It begins when they have stayed long enough,
/// changes while they move and ends when they lift.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
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
    wait(minimumPressDuration, from: event) { $0.longEnough() }
  }

  /// Fails when the fingers move too early; afterwards reports that they moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .changed
    } else if fingers == numberOfTouchesRequired,
      start.distance(to: lastLocation) > allowableMovement
    {
      fail()
    }
  }

  /// Ends a press; counts a tap if the press is to follow taps.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .ended
    } else if taps < numberOfTapsRequired {
      (taps, fingers) = (taps + 1, 0)
      wait(0.35, from: event) { $0.fail() }
    } else {
      fail()
    }
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

  private func longEnough() {
    if taps == numberOfTapsRequired { state = .began }
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
