import Foundation

/// Follows redirects by the `Location` that the server sent, before anything else has read it.
///
/// Loaders of systems differ here: one makes `http://host/x` of `file:///x`. So none of them
/// follows; each step is judged as if the document had named the address.
struct RedirectPolicy: Sendable {
  let policy: URLPolicy
  /// The server of the screen, or that of the first request.
  let origin: Origin?
  /// The number of redirects that are followed.
  let limit: Int

  /// What was asked of an address. The same address may be asked for something else on the way, as
  /// when a form was sent to it.
  struct Step: Hashable, Sendable {
    var method: String
    var url: URL

    init(_ request: OutgoingRequest) { (method, url) = (request.method, request.url) }
  }

  /// Whether an answer asks to load another address.
  static func isRedirect(_ status: Int) -> Bool { [301, 302, 303, 307, 308].contains(status) }

  /// The request that an answer asks for.
  ///
  /// - Parameters:
  ///   - request: What was asked.
  ///   - response: The answer.
  ///   - steps: What was asked so far, the request included.
  func next(
    _ request: OutgoingRequest, response: HTTPResponse, after steps: [Step]
  ) throws -> OutgoingRequest {
    guard let location = response.headers["location"] else {
      throw LoadingProblem.status(response.status, retryAfter: nil)
    }
    guard let target = URL(string: location, relativeTo: request.url)?.absoluteURL else {
      throw LoadingProblem.refusedRedirect(.unreadable)
    }
    if let refusal = policy.refusal(of: target, from: origin) {
      throw LoadingProblem.refusedRedirect(refusal)
    }
    if Origin(request.url)?.scheme == "https", Origin(target)?.scheme == "http" {
      throw LoadingProblem.refusedRedirect(.downgrade)
    }
    var next = request
    next.url = target
    if changesToGet(response.status, request.method) { next.becomeGet() }
    // What shows one server who asks is not for another.
    if Origin(target) != Origin(request.url) { next.credentials = [:] }
    guard steps.count <= limit, !steps.contains(Step(next)) else {
      throw LoadingProblem.redirectLoop
    }
    return next
  }

  private func changesToGet(_ status: Int, _ method: String) -> Bool {
    if status == 303 { return method != "HEAD" }
    return (status == 301 || status == 302) && method == "POST"
  }
}
