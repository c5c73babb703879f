import Foundation

/// What keeps connections to servers and sends requests over them: without a cache, cookies and
/// credentials, so that nothing of one account reaches another.
protocol HTTPSession: AnyObject, Sendable {
  /// Creates a session.
  ///
  /// - Parameter connectionsPerHost: The number of connections to one server at once; what is sent
  ///   beyond waits.
  init(connectionsPerHost: Int)

  /// Sends a request, and hands what comes of it to its exchange. Redirects are not followed.
  ///
  /// - Parameter onEnd: Called when the exchange ends or nobody reads it any more.
  func start(
    _ request: OutgoingRequest, _ exchange: Exchange, onEnd: @escaping @Sendable () -> Void)

  /// Ends all exchanges. Nothing is sent afterwards.
  func invalidate()
}
