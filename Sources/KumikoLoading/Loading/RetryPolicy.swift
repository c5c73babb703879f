import Foundation

/// How often and when a request that failed is sent again.
///
/// The waits grow exponentially, and a random part of each is left out (jitter), so that clients
/// that failed together do not come back together.
public struct RetryPolicy: Hashable, Sendable {
  /// How often a request is sent at most; 5 by default.
  public var attempts = 5
  /// The longest wait before the second attempt, in seconds; 1 by default.
  public var firstDelay: TimeInterval = 1
  /// How much longer each further wait is; 2 by default.
  public var factor = 2.0
  /// The longest wait of all, in seconds; 60 by default. A server that asks for more is not asked
  /// again.
  public var maximumDelay: TimeInterval = 60
  /// Which part of a wait is random, from 0 to 1; 0.5 by default.
  public var jitter = 0.5

  /// Creates the policy that screens have by default.
  public init() {}

  /// The wait before the next attempt, in seconds; nil if there is none.
  ///
  /// - Parameters:
  ///   - attempt: The number of attempts so far, from 1.
  ///   - retryAfter: The seconds that the server asks to wait at least.
  ///   - random: A random number from 0 to 1.
  public func delay(
    after attempt: Int, retryAfter: TimeInterval? = nil, random: Double
  ) -> TimeInterval? {
    guard attempt < attempts else { return nil }
    let wait = backOff(after: attempt, random: random)
    guard let retryAfter else { return wait }
    return retryAfter > maximumDelay ? nil : max(wait, retryAfter)
  }

  /// The wait after a number of failures in a row, however many they are.
  package func backOff(after failures: Int, random: Double) -> TimeInterval {
    let growth = pow(max(1, factor), Double(min(max(1, failures), 1_000) - 1))
    let longest = min(maximumDelay, firstDelay * growth)
    let wait = longest * (1 - min(max(0, jitter), 1) * min(max(0, random), 1))
    return wait.isFinite ? max(0, wait) : 0
  }
}
