import Foundation
import KumikoDocuments

/// Spreads loads that nobody asked for by hand: one a second, 30 a minute.
struct LoadBudget: Sendable {
  private let perSecond: Int
  private let perMinute: Int
  /// When loads of the last minute began or will begin, in order.
  private var times: [TimeInterval] = []

  init(limits: DocumentLimits) {
    perSecond = max(1, limits.automaticLoadsPerSecond)
    perMinute = max(1, limits.automaticLoadsPerMinute)
  }

  /// Takes a place for a load.
  ///
  /// - Returns: The seconds that it waits; nil if those of a whole minute are taken.
  mutating func reserve(at now: TimeInterval) -> TimeInterval? {
    times.removeAll { $0 <= now - 60 }
    var start = now
    if let earlier = times.suffix(perSecond).first, times.count >= perSecond {
      start = max(start, earlier + 1)
    }
    if let earlier = times.suffix(perMinute).first, times.count >= perMinute {
      start = max(start, earlier + 60)
    }
    guard start - now < 60 else { return nil }
    times.append(start)
    return start - now
  }
}
