import Foundation

/// Sends requests over a session of its own, and watches how long their answers take.
final class HTTPTransport: Sendable {
  /// The time that answers take.
  static let clock = LoadingClock.system
  #if canImport(CCurl)
  private static let sessionType: any HTTPSession.Type = CurlSession.self
  #else
  private static let sessionType: any HTTPSession.Type = FoundationSession.self
  #endif
  private let session: any HTTPSession

  /// Creates a transport.
  ///
  /// - Parameters:
  ///   - imagesAtOnce: The pictures that a server may keep waiting, beside which there are
  ///     connections for documents, events and forms.
  ///   - type: What sends the requests; by default what the platform has for it.
  init(imagesAtOnce: Int, _ type: any HTTPSession.Type = HTTPTransport.sessionType) {
    session = type.init(connectionsPerHost: min(max(1, imagesAtOnce), 64) + 6)
  }

  deinit { session.invalidate() }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - request: What is sent. Redirects are not followed.
  ///   - limit: The number of bytes that may wait to be read.
  ///   - end: The time of ``clock`` at which the answer must have come as a whole; nil for none.
  func send(_ request: OutgoingRequest, limit: Int, until end: TimeInterval?) -> Exchange {
    let pulse = Pulse(Self.clock)
    let exchange = Exchange(limit: limit, onActivity: { pulse.beat() })
    // Sessions differ in what they take for silence.
    let watch = pulse.watch(exchange, longest: request.timeout, until: end)
    session.start(request, exchange) { watch.cancel() }
    return exchange
  }
}
