import Foundation

/// Spreads what a server or a document makes happen: some of it at once, and then so much a second.
struct Pace {
  private let atOnce: Double
  private let perSecond: Double
  private var rest: Double
  private var last: TimeInterval?

  /// - Parameters:
  ///   - atOnce: How many things happen without a wait.
  ///   - perSecond: How many happen in a second when those have.
  init(atOnce: Double, perSecond: Double) {
    (self.atOnce, self.perSecond, rest) = (atOnce, perSecond, atOnce)
  }

  /// Takes a place for one thing.
  ///
  /// - Returns: The seconds that it waits.
  mutating func reserve(at now: TimeInterval) -> TimeInterval {
    rest = min(atOnce, rest + max(0, now - (last ?? now)) * perSecond)
    last = now
    rest -= 1
    return max(0, -rest / perSecond)
  }
}
