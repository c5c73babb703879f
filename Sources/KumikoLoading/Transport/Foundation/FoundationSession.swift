import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends requests by `URLSession`.
final class FoundationSession: HTTPSession {
  private let session: URLSession
  private let router = ExchangeRouter()

  init(connectionsPerHost: Int) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    configuration.httpMaximumConnectionsPerHost = connectionsPerHost
    // One call at a time, in order.
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    session = URLSession(configuration: configuration, delegate: router, delegateQueue: queue)
  }

  func start(
    _ request: OutgoingRequest, _ exchange: Exchange, onEnd: @escaping @Sendable () -> Void
  ) {
    let task = session.dataTask(with: request.urlRequest)
    router.add(exchange, for: task)
    exchange.onEnd {
      onEnd()
      task.cancel()
    }
    task.resume()
  }

  // The session keeps its delegate until then.
  func invalidate() { session.invalidateAndCancel() }
}

extension OutgoingRequest {
  fileprivate var urlRequest: URLRequest {
    var request = URLRequest(
      url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: timeout)
    request.httpMethod = method
    request.httpBody = body
    request.httpShouldHandleCookies = false
    for (name, value) in allHeaders { request.setValue(value, forHTTPHeaderField: name) }
    return request
  }
}
