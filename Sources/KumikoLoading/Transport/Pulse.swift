import Foundation

/// When something last came.
final class Pulse: Sendable {
  private let last: Locked<TimeInterval>
  private let clock: LoadingClock

  init(_ clock: LoadingClock) {
    self.clock = clock
    last = Locked(clock.uptime())
  }

  /// Says that something has come.
  func beat() {
    let now = clock.uptime()
    last.withLock { $0 = now }
  }

  /// Ends an exchange once nothing has come for a number of seconds.
  ///
  /// - Returns: What watches, until it is canceled.
  func watch(_ exchange: Exchange, longest: TimeInterval) -> Task<Void, Never> {
    Task { [weak exchange, last, clock] in
      while !Task.isCancelled {
        let rest = last.withLock { $0 } + longest - clock.uptime()
        guard rest > 0 else {
          exchange?.fail(.timedOut)
          return
        }
        do { try await clock.sleep(rest) } catch { return }
      }
    }
  }
}
