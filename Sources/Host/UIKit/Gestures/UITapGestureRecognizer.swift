import QuartzCore

/// Recognizes one or several taps with one or several fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How long a finger may stay down, how long the next tap may take to come, and how far fingers
  /// may move or taps may lie apart.
  private enum Limit {
    static let duration: CFTimeInterval = 0.75
    static let interval: CFTimeInterval = 0.35
    static let movement: CGFloat = 45
  }

  /// The number of taps; 1 by default.
  open var numberOfTapsRequired = 1

  /// The number of fingers that tap together; 1 by default.
  open var numberOfTouchesRequired = 1

  /// The buttons of a pointer that must be pressed; the primary one, whose part fingers play, by
  /// default.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var taps = 0
  private var fingers = 0
  private var start = CGPoint.zero
  private var timer: FrameTimer?

  /// Starts or continues a tap.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers += touches.count
    guard fingers <= numberOfTouchesRequired else { return fail() }
    if taps == 0 {
      start = lastLocation
    } else if fingers == numberOfTouchesRequired, hasMoved {
      return fail()
    }
    wait(Limit.duration, from: event)
  }

  /// Fails when the fingers wander off.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let hasStrayed = touches.contains {
      $0.startLocation.distance(to: $0.windowLocation) > Limit.movement
    }
    if hasStrayed || (trackedTouches.count == numberOfTouchesRequired && hasMoved) { fail() }
  }

  /// Counts a tap when the last finger lifts.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let areAllUp = trackedTouches.allSatisfy { $0.phase == .ended }
    guard areAllUp else { return }
    guard fingers == numberOfTouchesRequired else { return fail() }
    fingers = 0
    taps += 1
    if taps >= numberOfTapsRequired {
      timer?.cancel()
      state = .ended
    } else {
      wait(Limit.interval, from: event)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  /// Whether the buttons are those that are required.
  open override func shouldReceive(_ event: UIEvent) -> Bool {
    event.buttonMask == buttonMaskRequired
  }

  /// Forgets counted taps.
  open override func reset() {
    timer?.cancel()
    (taps, fingers) = (0, 0)
  }

  /// A tap does not make a recognizer fail that waits for more taps or fingers.
  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let other = other as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
      && other.numberOfTouchesRequired <= numberOfTouchesRequired
  }

  /// Whether the middle of all fingers is elsewhere; that of some of them says nothing.
  private var hasMoved: Bool { start.distance(to: lastLocation) > Limit.movement }

  private func wait(_ duration: CFTimeInterval, from event: UIEvent) {
    timer?.cancel()
    timer = FrameTimers.shared.schedule(at: event.timestamp + duration) { [weak self] in
      self?.fail()
    }
  }

  private func fail() {
    timer?.cancel()
    state = .failed
  }
}
