import Foundation

/// The time that loading goes by, which tests set.
public struct LoadingClock: Sendable {
  /// The date, which the user may change; ages of cached answers are told by it.
  public var date: @Sendable () -> Date
  /// Seconds that only grow, by which waits are measured.
  public var uptime: @Sendable () -> TimeInterval
  /// Waits for a number of seconds; throws if the task is canceled.
  public var sleep: @Sendable (TimeInterval) async throws -> Void

  /// Creates a clock.
  public init(
    date: @escaping @Sendable () -> Date, uptime: @escaping @Sendable () -> TimeInterval,
    sleep: @escaping @Sendable (TimeInterval) async throws -> Void
  ) {
    self.date = date
    self.uptime = uptime
    self.sleep = sleep
  }

  /// The clock of the system.
  public static let system = LoadingClock(
    date: { Date() }, uptime: { ProcessInfo.processInfo.systemUptime },
    sleep: { seconds in
      try await Task.sleep(nanoseconds: UInt64(min(max(0, seconds), 86_400) * 1_000_000_000))
    })
}
