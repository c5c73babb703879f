import KumikoComponents

/// Calls a completion once: when it is told that all is done, or, if a list view dies first and
/// drops its callbacks, soon after the last reference is gone.
@MainActor
final class CompletionToken {
  private let body: @MainActor () -> Void
  private var remaining: Int

  /// Makes a token that waits for `count` calls of ``finishOne()``.
  init(count: Int, _ body: @escaping @MainActor () -> Void) {
    remaining = count
    self.body = body
  }

  deinit {
    guard remaining > 0 else { return }
    Task { @MainActor [body] in body() }
  }

  /// Calls nothing any more.
  func cancel() { remaining = 0 }

  func finishOne() {
    guard remaining > 0 else { return }
    remaining -= 1
    if remaining == 0 { body() }
  }
}

/// Calls a completion that must not be called before what it completes has returned: then it waits
/// for the next turn of the main actor, as when nothing is animated.
@MainActor
final class LateCompletion {
  private let body: @MainActor () -> Void
  private var hasReturned = false

  init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  func didReturn() { hasReturned = true }

  func finish() {
    guard !hasReturned else { return body() }
    NextTurn.add(body)
  }
}
