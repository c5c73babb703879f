import Foundation

/// A request on its way, and what has come of its answer.
///
/// The number of bytes that wait to be read is bounded: what a server sends beyond, also by way of
/// a small answer that unpacks to a large one, ends the exchange and is not stored.
final class Exchange: Sendable {
  /// What comes of an answer, in order.
  enum Part: Sendable {
    case response(HTTPResponse)
    case data(Data)
  }

  /// The parts of the answer. Ends with a ``LoadingProblem`` if there is no whole answer.
  let parts: AsyncThrowingStream<Part, any Error>
  private let continuation: AsyncThrowingStream<Part, any Error>.Continuation
  private let limit: Int
  private let waiting = Locked(0)
  private let hasResponse = Locked(false)
  /// Called for everything that comes.
  private let onActivity: @Sendable () -> Void

  init(limit: Int, onActivity: @escaping @Sendable () -> Void) {
    (parts, continuation) = AsyncThrowingStream.makeStream()
    self.limit = limit
    self.onActivity = onActivity
  }

  /// Has something called when the exchange ends or nobody reads it any more.
  func onEnd(_ body: @escaping @Sendable () -> Void) {
    continuation.onTermination = { _ in body() }
  }

  /// Takes the head of the answer; the first one counts.
  func receive(_ response: HTTPResponse) {
    onActivity()
    let isFirst = hasResponse.withLock { hasResponse in
      defer { hasResponse = true }
      return !hasResponse
    }
    if isFirst { continuation.yield(.response(response)) }
  }

  func receive(_ data: Data) {
    onActivity()
    let fits = waiting.withLock { waiting in
      let fits = data.count <= limit - waiting
      if fits { waiting += data.count }
      return fits
    }
    if fits { continuation.yield(.data(data)) } else { fail(.tooLarge(limit)) }
  }

  /// Says that bytes were read and are not kept, so that as many others may come.
  func release(_ count: Int) { waiting.withLock { $0 -= count } }

  func finish() { continuation.finish() }

  func fail(_ problem: LoadingProblem) { continuation.finish(throwing: problem) }
}
