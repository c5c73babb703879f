import Foundation
import KumikoLoading

/// A clock that a test sets. Waits take no time: they are written down, and time goes on by them.
/// Those of more than a day are for ever.
final class TestClock: Sendable {
  private let lock = NSLock()
  // Read and written with the lock.
  private nonisolated(unsafe) var now: TimeInterval = 1_000_000
  private nonisolated(unsafe) var shift: TimeInterval = 0
  private nonisolated(unsafe) var list: [TimeInterval] = []

  /// The waits so far, in seconds.
  var waits: [TimeInterval] { lock.withLock { list } }

  /// Lets time pass.
  func advance(_ seconds: TimeInterval) { lock.withLock { now += seconds } }

  /// Sets the date of the clock on the wall, which moves nothing else.
  func setDate(by seconds: TimeInterval) { lock.withLock { shift += seconds } }

  var date: Date { lock.withLock { Date(timeIntervalSince1970: now + shift) } }

  var clock: LoadingClock {
    LoadingClock(
      date: { self.date }, uptime: { self.lock.withLock { self.now } },
      sleep: { seconds in
        if seconds > 86_400 { return try await Task.sleep(nanoseconds: 3_600_000_000_000) }
        self.lock.withLock {
          self.now += seconds
          self.list.append(seconds)
        }
        await Task.yield()
        try Task.checkCancellation()
      })
  }
}

extension LoadingClock {
  /// A clock that goes faster than the system's, for what runs beside a real socket.
  static func fast(_ factor: Double) -> LoadingClock {
    LoadingClock(
      date: { Date() }, uptime: { ProcessInfo.processInfo.systemUptime * factor },
      sleep: { try await Task.sleep(nanoseconds: UInt64($0 / factor * 1_000_000_000)) })
  }
}
