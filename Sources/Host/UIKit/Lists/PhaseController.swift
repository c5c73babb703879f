/// What clients asked of a list while it was asking them.
struct DeferredRequests {
  /// Whether to ask for everything anew.
  var reloads = false
  /// Whether to begin again with estimates of sizes.
  var resizes = false
  /// The numbers of the batches of updates that were applied.
  var batches: [Int] = []
  /// Called at the end of those batches.
  var completions: [(Bool) -> Void] = []

  var isEmpty: Bool { !reloads && !resizes && batches.isEmpty && completions.isEmpty }
}

/// Performs what clients asked for when the list has stopped asking them.
@MainActor
protocol PhaseHost: AnyObject {
  /// Called at the end of the outermost scope, which was one of `phase`.
  func performDeferred(_ requests: DeferredRequests, after phase: QueryPhase)
}

/// Knows what a list is asking for at present, and keeps what clients want meanwhile.
///
/// Data sources and delegates may change the list that is asking them: they reload or update it
/// when an item is about to be displayed, when a cell has left, when a height is wanted.
@MainActor
final class PhaseController {
  private unowned let host: any PhaseHost
  private(set) var phase = QueryPhase.idle
  private var deferred = DeferredRequests()

  init(_ host: any PhaseHost) { self.host = host }

  var isIdle: Bool { phase == .idle }

  /// Whether what is being asked for may be out of date.
  var isInterrupted: Bool { !deferred.isEmpty }

  /// Whether updates have been applied since the list began to ask.
  var hasAppliedUpdates: Bool { !deferred.batches.isEmpty }

  /// Whether everything is going to be asked for anew, which makes updates pointless.
  var willReload: Bool { phase == .loading || deferred.reloads }

  /// Runs `body`, which asks the data source or the delegate, then does what they wanted meanwhile.
  /// Loops in `body` end when ``isInterrupted``.
  /// - Returns: Whether they wanted nothing.
  @discardableResult
  func withPhase(_ next: QueryPhase, _ body: () -> Void) -> Bool {
    if !phase.mayEnter(next) {
      Diagnostics.report("A list began to ask for \(next) while it was \(phase).")
    }
    let outer = phase
    phase = next
    do {
      defer { phase = outer }
      body()
    }
    guard isInterrupted else { return true }
    if outer == .idle {
      let requests = deferred
      deferred = DeferredRequests()
      host.performDeferred(requests, after: next)
    }
    return false
  }

  // MARK: Deferring

  func deferReload() { deferred.reloads = true }

  func deferResize() { deferred.resizes = true }

  /// Keeps in mind that a batch of updates was applied, whose deleted views are still there.
  func deferEnd(ofBatch number: Int) { deferred.batches.append(number) }

  func deferCompletions(_ completions: [(Bool) -> Void]) { deferred.completions += completions }

  /// Forgets everything but the completions, because the data source is asked from now on.
  func discardDeferredChanges() {
    (deferred.reloads, deferred.resizes, deferred.batches) = (false, false, [])
  }
}
