/// How a scroll ended that code asked for.
public enum ScrollResult: Hashable, Sendable {
  /// The list rests, and shows what it was to be scrolled to.
  case arrived
  /// The user has taken hold of the list, it was scrolled to something else, it has gone, or the
  /// task that waited was canceled.
  case interrupted
  /// There is no such row in the newest data, or it has left on the way.
  case missing
}

/// A scroll that was asked for. Whoever likes waits for its end.
///
/// ```swift
/// let result = await list.scroll(to: message.id, at: .middle).result
/// if result == .arrived { list.pulse(message.id) }
/// ```
public struct ListScroll: Sendable {
  private let arrival: ScrollArrival

  init(_ arrival: ScrollArrival) { self.arrival = arrival }

  /// How the scroll ended, once it has: when the list rests, or at once if it did already.
  ///
  /// A list that is not on the screen yet scrolls when it comes there; so long this waits.
  /// Canceling the task that waits ends the waiting, not the scroll.
  public var result: ScrollResult {
    get async { await arrival.result }
  }
}

/// Tells those who wait for the end of a scroll how it ended.
@MainActor
final class ScrollArrival {
  private var onWait: @MainActor () -> Void = {}

  private var outcome: ScrollResult?
  private var continuations: [Int: CheckedContinuation<ScrollResult, Never>] = [:]
  private var count = 0

  nonisolated init() {}

  /// Calls `onWait` when somebody begins to wait, until the scroll has ended.
  func watch(_ onWait: @escaping @MainActor () -> Void) { self.onWait = onWait }

  /// Ends the waiting, once.
  func finish(_ result: ScrollResult) {
    guard outcome == nil else { return }
    (outcome, onWait) = (result, {})
    let waiting = continuations
    continuations = [:]
    for continuation in waiting.values { continuation.resume(returning: result) }
  }

  /// How the scroll ended, once it has.
  var result: ScrollResult {
    get async {
      if let outcome { return outcome }
      if Task.isCancelled { return .interrupted }
      count += 1
      let number = count
      return await withTaskCancellationHandler {
        await withCheckedContinuation {
          continuations[number] = $0
          onWait()
        }
      } onCancel: {
        Task { @MainActor in
          self.continuations.removeValue(forKey: number)?.resume(returning: .interrupted)
        }
      }
    }
  }
}
