import QuartzCore

/// Recognizes two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much the fingers' distance changes before the pinch begins, in points.
  private static let hysteresis: CGFloat = 8

  /// The fingers' distance compared with that at the start, or since it was set; 1 by default.
  open var scale: CGFloat = 1 {
    didSet { if distance > 0, scale > 0 { reference = distance / scale } }
  }

  /// How fast ``scale`` changes, a second.
  open private(set) var velocity: CGFloat = 0

  private var start: CGFloat = 0
  private var reference: CGFloat = 0
  private var distance: CGFloat = 0
  private var last: (scale: CGFloat, time: CFTimeInterval) = (1, 0)

  /// Takes the second finger's distance as the measure.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouches.count <= 2 else { return ignoreRest(event) }
    guard let spread else { return }
    (start, distance) = (spread, spread)
    if spread > 0 { reference = spread / scale }
    last = (scale, event.timestamp)
  }

  /// Begins when the distance changed enough, then follows it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let spread, reference > 0 else { return }
    distance = spread
    if state == .possible {
      guard abs(spread - start) >= Self.hysteresis else { return }
      reference = spread
      state = .began
    } else {
      follow(at: event.timestamp)
      state = .changed
    }
  }

  /// Ends when a finger lifts.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .ended
    } else if trackedTouches.allSatisfy({ $0.phase == .ended }) {
      state = .failed
    }
  }

  /// Breaks the pinch off.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Forgets the pinch.
  open override func reset() {
    (start, reference, distance, velocity) = (0, 0, 0, 0)
    scale = 1
  }

  private var spread: CGFloat? {
    guard trackedTouches.count == 2 else { return nil }
    return trackedTouches[0].windowLocation.distance(to: trackedTouches[1].windowLocation)
  }

  private func follow(at time: CFTimeInterval) {
    scale = distance / reference
    if time > last.time { velocity = (scale - last.scale) / (time - last.time) }
    last = (scale, time)
  }

  private func ignoreRest(_ event: UIEvent) {
    for touch in trackedTouches.dropFirst(2) { ignore(touch, for: event) }
  }
}
