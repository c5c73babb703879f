import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

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

  init(limit: Int) {
    (parts, continuation) = AsyncThrowingStream.makeStream()
    self.limit = limit
  }

  /// Has something called when the exchange ends or nobody reads it any more.
  func onEnd(_ body: @escaping @Sendable () -> Void) {
    continuation.onTermination = { _ in body() }
  }

  func receive(_ response: HTTPResponse) { continuation.yield(.response(response)) }

  func receive(_ data: Data) {
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
