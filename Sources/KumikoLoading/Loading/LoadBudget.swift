import Foundation
import KumikoDocuments

/// Spreads loads that nobody asked for by hand: one a second, 30 a minute.
struct LoadBudget: Sendable {
  private var second: TimeWindow
  private var minute: TimeWindow

  init(limits: DocumentLimits) {
    second = TimeWindow(max(1, limits.automaticLoadsPerSecond), in: 1)
    minute = TimeWindow(max(1, limits.automaticLoadsPerMinute), in: 60)
  }

  /// Takes a place for a load.
  ///
  /// - Returns: The seconds that it waits; nil if those of a whole minute are taken.
  mutating func reserve(at now: TimeInterval) -> TimeInterval? {
    let start = max(second.next(at: now), minute.next(at: now))
    guard start - now < 60 else { return nil }
    second.take(start)
    minute.take(start)
    return start - now
  }
}
