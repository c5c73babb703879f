import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Hands what a session says about its tasks to their exchanges.
///
/// One delegate for all: delegates of single tasks are not asked everywhere.
final class ExchangeRouter: NSObject, URLSessionDataDelegate, Sendable {
  private let exchanges = Locked<[Int: Exchange]>([:])

  func add(_ exchange: Exchange, for task: URLSessionTask) {
    let id = task.taskIdentifier
    exchanges.withLock { $0[id] = exchange }
  }

  private func exchange(_ task: URLSessionTask) -> Exchange? {
    let id = task.taskIdentifier
    return exchanges.withLock { $0[id] }
  }

  /// Follows no redirect: ``RedirectPolicy`` does, by what the server really said.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let response = Self.head(response) { exchange(dataTask)?.receive(response) }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(dataTask)?.receive(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let id = task.taskIdentifier
    let exchange = exchanges.withLock { $0.removeValue(forKey: id) }
    // The head of a redirect that leads nowhere may not have been told.
    if error == nil, let response = task.response.flatMap(Self.head) { exchange?.receive(response) }
    if let error { exchange?.fail(LoadingProblem(error)) } else { exchange?.finish() }
  }

  private static func head(_ response: URLResponse) -> HTTPResponse? {
    guard let response = response as? HTTPURLResponse, let url = response.url else { return nil }
    var fields: [String: String] = [:]
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String { fields[name] = value }
    }
    return HTTPResponse(
      url: url, status: response.statusCode, headers: HTTPHeaders(fields))
  }
}
