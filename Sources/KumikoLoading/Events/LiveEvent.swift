import Foundation

/// What happens on a stream of events, in order.
public enum LiveEvent: Hashable, Sendable {
  /// The server is connected.
  case connected
  /// An event, which carries a screen or a patch.
  case event(ServerEvent)
  /// The connection is lost; it is made anew in a number of seconds.
  case disconnected(LoadingProblem, retryAfter: TimeInterval)
}
