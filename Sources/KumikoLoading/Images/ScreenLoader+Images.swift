import Foundation

extension ScreenLoader {
  /// Loads a picture that a document names.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - screen: The address of the screen, whose server it must be of unless the policy lists
  ///     others; nil if the app names it.
  /// - Throws: A ``LoadingProblem``, or `CancellationError`.
  public nonisolated func image(_ url: URL, of screen: URL?) async throws -> Data {
    var request = ScreenRequest(url)
    request.origin = screen.flatMap { Origin($0) }
    let answer = try await client.send(
      request.outgoing(accepting: "image/png, image/jpeg, image/webp, image/gif"),
      from: request.origin)
    guard answer.response.status == 200 else {
      throw LoadingProblem.status(answer.response.status, retryAfter: nil)
    }
    return try await answer.body()
  }
}
