import Foundation

/// What waits for the next turn of the main actor: renders that a list view has no time for, and
/// what follows from them.
///
/// Work is done in the order in which it came. A test, which does not leave the main actor, has it
/// done by ``perform()``.
@MainActor
package enum NextTurn {
  private static var waiting: [@MainActor () -> Void] = []
  private static var isScheduled = false
  private static var signals: [WeakSignal] = []

  /// Whether nothing waits.
  package static var isEmpty: Bool {
    waiting.isEmpty && !signals.contains { $0.signal?.isSent == true }
  }

  /// Adds work.
  package static func add(_ work: @escaping @MainActor () -> Void) {
    waiting.append(work)
    schedule()
  }

  /// Does what waits; what that adds waits for another turn.
  package static func perform() {
    for signal in signals { signal.signal?.receive() }
    signals.removeAll { $0.signal == nil }
    let work = waiting
    waiting = []
    for body in work { body() }
  }

  private static func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    Task { @MainActor in
      isScheduled = false
      perform()
    }
  }

  private struct WeakSignal {
    weak var signal: Signal?
  }

  /// Asks for work from wherever it may be; asking again before it is done adds nothing.
  @MainActor
  package final class Signal {
    /// Counts what was sent; the only part that other threads touch.
    private nonisolated let sent = DispatchSemaphore(value: 0)
    private let work: @MainActor () -> Void
    /// Whether the work is to be done in the next turn.
    package private(set) var isSent: Bool {
      get {
        guard sent.wait(timeout: .now()) == .success else { return false }
        sent.signal()
        return true
      }
      set { while !newValue, sent.wait(timeout: .now()) == .success {} }
    }

    /// Makes a signal for some work. Whoever wants the work keeps the signal.
    package init(_ work: @escaping @MainActor () -> Void) {
      self.work = work
      signals.append(WeakSignal(signal: self))
    }

    /// Has the work done in the next turn.
    package nonisolated func send() {
      sent.signal()
      Task { @MainActor in receive() }
    }

    fileprivate func receive() {
      guard isSent else { return }
      isSent = false
      work()
    }
  }
}
