import QuartzCore

/// The fingers on one window, from began to ended.
@MainActor
final class WindowTouches {
  /// How soon, and how near, the next tap must follow to count as a second one.
  private static let tapInterval: CFTimeInterval = 0.35
  private static let tapDistance: CGFloat = 30

  /// What stands for a finger when the secondary button is clicked.
  static let secondaryButton = Int.min

  private var active: [Int: UITouch] = [:]
  private var lastTap: (location: CGPoint, time: CFTimeInterval, count: Int)?

  /// Takes in what a finger does; nil if the finger is unknown or touched nothing.
  func event(
    _ id: Int, _ phase: WindowInput.TouchPhase, at location: CGPoint, time: CFTimeInterval,
    modifiers: UIKeyModifierFlags = [], in window: UIWindow,
    buttons: UIEvent.ButtonMask = .primary
  ) -> UIEvent? {
    for touch in active.values { touch.phase = .stationary }
    guard let touch = phase == .began ? begin(id, at: location, time, window) : active[id]
    else { return nil }
    touch.previousWindowLocation = phase == .began ? location : touch.windowLocation
    touch.windowLocation = location
    touch.timestamp = time
    touch.phase = phase.touchPhase
    if phase == .ended, buttons == .primary { noteTap(touch) }
    return UIEvent(
      touches: Set(active.values), timestamp: time, modifierFlags: modifiers, buttonMask: buttons)
  }

  /// Lets go of fingers that were lifted.
  func forgetFinished() {
    active = active.filter { $0.value.phase != .ended && $0.value.phase != .cancelled }
  }

  /// Takes all touches away from their views.
  func cancelAll(in window: UIWindow) {
    guard !active.isEmpty else { return }
    for touch in active.values { touch.phase = .cancelled }
    window.sendEvent(UIEvent(touches: Set(active.values), timestamp: MediaClock.now))
    active = [:]
  }

  private func begin(
    _ id: Int, at location: CGPoint, _ time: CFTimeInterval, _ window: UIWindow
  ) -> UITouch? {
    let handle = id == Self.secondaryButton ? nil : window.pointer.handle(at: location)
    guard active[id] == nil, let view = handle ?? window.hitTest(location, with: nil),
      admits(view)
    else { return nil }
    let touch = UITouch(identifier: id, location: location, time: time)
    touch.window = window
    touch.view = view
    touch.tapCount = tapCount(at: location, time)
    active[id] = touch
    return touch
  }

  /// Whether exclusive views leave room for a touch on `view`.
  private func admits(_ view: UIView) -> Bool {
    let others = active.values.compactMap(\.view).filter { $0 !== view }
    return others.isEmpty || !(view.isExclusiveTouch || others.contains(where: \.isExclusiveTouch))
  }

  // MARK: Taps

  private func tapCount(at location: CGPoint, _ time: CFTimeInterval) -> Int {
    guard let lastTap, time - lastTap.time <= Self.tapInterval,
      near(location, lastTap.location)
    else { return 1 }
    return lastTap.count + 1
  }

  private func noteTap(_ touch: UITouch) {
    let isTap = near(touch.windowLocation, touch.startLocation)
    lastTap = isTap ? (touch.windowLocation, touch.timestamp, touch.tapCount) : nil
  }

  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) <= Self.tapDistance && abs(a.y - b.y) <= Self.tapDistance
  }
}

extension WindowInput.TouchPhase {
  fileprivate var touchPhase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
