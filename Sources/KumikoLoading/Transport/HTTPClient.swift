import Foundation
import KumikoDocuments

/// Sends requests and follows their redirects.
struct HTTPClient: Sendable {
  /// The head of an answer, and the exchange that its bytes come from.
  struct Answer: Sendable {
    var response: HTTPResponse
    var exchange: Exchange
    /// The address of the answer, after redirects.
    var url: URL

    /// All bytes.
    ///
    /// - Parameter onData: Called for each part when it comes.
    func body(
      onData: @Sendable (Data) async -> Void = { _ in }
    ) async throws -> Data {
      var body = Data()
      for try await case .data(let data) in exchange.parts {
        body.append(data)
        await onData(data)
      }
      // A task that is canceled sees an end.
      try Task.checkCancellation()
      return body
    }
  }

  let transport: HTTPTransport
  let policy: URLPolicy
  let limits: DocumentLimits

  /// Sends a request, and those that redirects ask for.
  ///
  /// - Parameters:
  ///   - request: What is sent.
  ///   - origin: The server of the screen that asks; nil if the app asks.
  func send(_ request: OutgoingRequest, from origin: Origin?) async throws -> Answer {
    if let refusal = policy.refusal(of: request.url, from: origin) {
      throw LoadingProblem.refusedAddress(refusal)
    }
    let redirects = RedirectPolicy(
      policy: policy, origin: origin ?? Origin(request.url), limit: limits.redirects)
    var request = request
    var steps: [RedirectPolicy.Step] = []
    let end = request.deadline.map { HTTPTransport.clock.uptime() + $0 }
    while true {
      let exchange = transport.send(request, limit: limits.bytes, until: end)
      let response = try await head(of: exchange)
      steps.append(RedirectPolicy.Step(request))
      guard RedirectPolicy.isRedirect(response.status) else {
        return Answer(response: response, exchange: exchange, url: request.url)
      }
      exchange.finish()
      request = try redirects.next(request, response: response, after: steps)
    }
  }

  private func head(of exchange: Exchange) async throws -> HTTPResponse {
    for try await part in exchange.parts {
      if case .response(let response) = part { return response }
    }
    try Task.checkCancellation()
    throw LoadingProblem.unreadableAnswer
  }
}
