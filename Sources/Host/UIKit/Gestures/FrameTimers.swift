import QuartzCore

/// Calls closures when the media clock has passed a moment, from inside a frame.
///
/// Gestures wait with it: a held clock holds them too, and an event that arrives late finds every
/// timer before it already fired. While nobody waits, no frame is asked for.
@MainActor
package final class FrameTimers {
  /// The timers of the process.
  package static let shared = FrameTimers()

  private var waiting: [FrameTimer] = []
  private var stepper: Int?

  private init() {}

  /// Calls `action` in the first frame at or after `deadline` (seconds of the media clock).
  package func schedule(at deadline: CFTimeInterval, action: @escaping () -> Void) -> FrameTimer {
    let timer = FrameTimer(deadline: deadline, action: action)
    waiting.append(timer)
    if stepper == nil { stepper = FrameLoop.shared.addStepper { self.step(to: $0) } }
    return timer
  }

  /// Fires what was due at or before `time`, earliest first.
  package func fire(until time: CFTimeInterval) {
    waiting.removeAll { $0.action == nil }
    while let next = waiting.min(by: { $0.deadline < $1.deadline }), next.deadline <= time {
      waiting.removeAll { $0 === next }
      next.fire()
    }
  }

  private func step(to time: CFTimeInterval) -> Bool {
    fire(until: time)
    if waiting.isEmpty { stepper = nil }
    return stepper != nil
  }
}

/// One call that ``FrameTimers`` will make.
@MainActor
package final class FrameTimer {
  fileprivate let deadline: CFTimeInterval
  fileprivate var action: (() -> Void)?

  fileprivate init(deadline: CFTimeInterval, action: @escaping () -> Void) {
    (self.deadline, self.action) = (deadline, action)
  }

  /// Forgets the call.
  package func cancel() { action = nil }

  fileprivate func fire() {
    let action = action
    self.action = nil
    action?()
  }
}
