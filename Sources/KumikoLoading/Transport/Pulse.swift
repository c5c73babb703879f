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

  /// Ends an exchange once nothing has come for a number of seconds, or when its time is over.
  ///
  /// - Parameters:
  ///   - exchange: What ends.
  ///   - longest: The seconds without anything.
  ///   - end: The time of the clock at which all must have come; nil for none.
  /// - Returns: What watches, until it is canceled.
  func watch(
    _ exchange: Exchange, longest: TimeInterval, until end: TimeInterval? = nil
  ) -> Task<Void, Never> {
    Task { [weak exchange, last, clock] in
      while !Task.isCancelled {
        let now = clock.uptime()
        let rest = last.withLock { $0 } + longest - now
        let all = end.map { $0 - now } ?? .infinity
        guard rest > 0, all > 0 else {
          exchange?.fail(rest > 0 ? .tooSlow : .timedOut)
          return
        }
        do { try await clock.sleep(min(rest, all)) } catch { return }
      }
    }
  }
}
