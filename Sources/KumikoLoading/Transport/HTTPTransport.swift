import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends requests over a session of its own: without the system's cache, cookies and credentials,
/// so that nothing of one account reaches another.
final class HTTPTransport: Sendable {
  /// The time that answers take.
  static let clock = LoadingClock.system
  private let session: URLSession
  private let router = ExchangeRouter()

  /// Creates a transport.
  ///
  /// - Parameter imagesAtOnce: The pictures that a server may keep waiting, beside which there are
  ///   connections for documents, events and forms.
  init(imagesAtOnce: Int) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    configuration.httpMaximumConnectionsPerHost = min(max(1, imagesAtOnce), 64) + 6
    // One call at a time, in order.
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    session = URLSession(configuration: configuration, delegate: router, delegateQueue: queue)
  }

  // The session keeps its delegate until then.
  deinit { session.invalidateAndCancel() }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - request: What is sent. Redirects are not followed.
  ///   - limit: The number of bytes that may wait to be read.
  ///   - end: The time of ``clock`` at which the answer must have come as a whole; nil for none.
  func send(_ request: OutgoingRequest, limit: Int, until end: TimeInterval?) -> Exchange {
    let pulse = Pulse(Self.clock)
    let exchange = Exchange(limit: limit, onActivity: { pulse.beat() })
    let task = session.dataTask(with: request.urlRequest)
    // Sessions differ in what they take for silence.
    let watch = pulse.watch(exchange, longest: request.timeout, until: end)
    router.add(exchange, for: task)
    exchange.onEnd {
      watch.cancel()
      task.cancel()
    }
    task.resume()
    return exchange
  }
}
