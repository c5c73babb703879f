import Foundation
import KumikoDocuments

extension ScreenLoader {
  /// Sends a form.
  ///
  /// What fails on the way is sent again, with the same idempotency key, as often as
  /// ``LoadingOptions/retry`` has it. Neither the form nor the answer is kept anywhere.
  ///
  /// - Parameters:
  ///   - submission: The form.
  ///   - onRetry: Called when an attempt failed, with the seconds until the next.
  /// - Returns: What the server says: also that fields are wrong (400, 409 or 422).
  /// - Throws: ``LoadingProblem``, if the server did not take the form and does not say what is
  ///   wrong with it.
  public nonisolated func submit(
    _ submission: FormSubmission,
    onRetry: @Sendable (LoadingProblem, TimeInterval) async -> Void = { _, _ in }
  ) async throws -> SubmissionAnswer {
    let request = try submission.outgoing()
    var attempt = 1
    while true {
      do {
        return try await answer(to: request, submission.request)
      } catch let problem as LoadingProblem {
        let delay = options.retry.delay(
          after: attempt, retryAfter: problem.retryAfter, random: options.random())
        guard problem.isTransient, let delay else { throw problem }
        await onRetry(problem, delay)
        try await options.clock.sleep(delay)
        attempt += 1
      }
    }
  }

  private nonisolated func answer(
    to outgoing: OutgoingRequest, _ request: ScreenRequest
  ) async throws -> SubmissionAnswer {
    let answer = try await client.send(outgoing, from: request.origin)
    defer { answer.exchange.finish() }
    let response = answer.response
    let isReadable = 200...299 ~= response.status || [400, 409, 422].contains(response.status)
    guard isReadable else {
      throw LoadingProblem.status(
        response.status,
        retryAfter: HTTPDate.seconds(
          retryAfter: response.headers["retry-after"], now: options.clock.date()))
    }
    let screen = LoadedScreen(
      bytes: try await answer.body(), url: answer.url,
      contentType: ContentType.name(response.headers["content-type"]),
      entityTag: response.headers["etag"], source: .network)
    let result = SubmissionAnswer.read(screen, status: response.status, limits: options.limits)
    if let document = result.document {
      try await inspector?.inspect(
        document.bytes, field: response.headers["kumiko-signature"], request: request,
        now: options.clock.date())
    }
    guard result.isAccepted || result.hasReason else {
      throw LoadingProblem.status(response.status, retryAfter: nil)
    }
    return result
  }
}

extension SubmissionAnswer {
  /// Whether the server says anything that can be shown.
  fileprivate var hasReason: Bool { !errors.isEmpty || message != nil || document != nil }
}
