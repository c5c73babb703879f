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
  private let end = Locked(End())

  /// Whether the exchange has ended, and what is called when it does.
  private struct End: Sendable {
    var isOver = false
    var body: (@Sendable () -> Void)?
  }

  init(limit: Int, onActivity: @escaping @Sendable () -> Void) {
    (parts, continuation) = AsyncThrowingStream.makeStream()
    self.limit = limit
    self.onActivity = onActivity
    continuation.onTermination = { [end] _ in
      let body = end.withLock { end in
        defer { end = End(isOver: true) }
        return end.body
      }
      body?()
    }
  }

  /// Whether the exchange has ended, or nobody reads it any more.
  var isOver: Bool { end.withLock { $0.isOver } }

  /// Has something called when the exchange ends or nobody reads it any more; at once if that is so
  /// already.
  func onEnd(_ body: @escaping @Sendable () -> Void) {
    let isOver = end.withLock { end in
      if !end.isOver { end.body = body }
      return end.isOver
    }
    if isOver { body() }
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
