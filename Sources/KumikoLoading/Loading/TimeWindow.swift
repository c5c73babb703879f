import Foundation

/// Says when one thing more may happen of which there are so many in any stretch of time.
package struct TimeWindow: Sendable {
  private let count: Int
  private let seconds: TimeInterval
  /// When the last ones happened, or will, in order: no more than there may be.
  private var times: [TimeInterval] = []

  /// - Parameters:
  ///   - count: How many there may be.
  ///   - seconds: In which time.
  package init(_ count: Int, in seconds: TimeInterval) {
    (self.count, self.seconds) = (max(0, count), seconds)
  }

  /// The first time, from now on, at which one more may happen; infinity if none ever may.
  package func next(at now: TimeInterval) -> TimeInterval {
    guard count > 0 else { return .infinity }
    guard times.count == count, let earliest = times.first else { return now }
    return max(now, earliest + seconds)
  }

  /// Takes down that one happens, after all others.
  package mutating func take(_ time: TimeInterval) {
    if times.count >= count, !times.isEmpty { times.removeFirst() }
    times.append(time)
  }
}
