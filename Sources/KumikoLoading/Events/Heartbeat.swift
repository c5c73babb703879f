import Foundation

/// Ends an exchange that has been silent for too long.
final class Heartbeat: Sendable {
  private let last: Locked<TimeInterval>
  private let clock: LoadingClock
  private let task: Task<Void, Never>

  init(_ options: LoadingOptions, _ exchange: Exchange) {
    let clock = options.clock
    let longest = options.heartbeat
    let last = Locked(clock.uptime())
    self.clock = clock
    self.last = last
    task = Task {
      while !Task.isCancelled {
        let rest = last.withLock { $0 } + longest - clock.uptime()
        guard rest > 0 else { return exchange.fail(.timedOut) }
        do { try await clock.sleep(rest) } catch { return }
      }
    }
  }

  /// Says that something has come.
  func beat() {
    let now = clock.uptime()
    last.withLock { $0 = now }
  }

  func stop() { task.cancel() }
}
