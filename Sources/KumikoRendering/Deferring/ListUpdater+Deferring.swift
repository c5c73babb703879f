import KumikoComponents
import KumikoDiff

extension ListUpdater {
  /// Shows data, finding out what changes away from the main actor.
  ///
  /// Identifiers are compared elsewhere, content on the main actor. If other data is given to this
  /// updater in the meantime, or the task is canceled, this data is dropped, and its completion is
  /// called.
  ///
  /// - Returns: Whether the data was shown.
  public func performDeferredUpdates(
    target: Target, adapter: Adapter, data: [Section]
  ) async -> Bool {
    let options = adapter.takeOptionsOfDeferredUpdate()
    PendingRenders.begin()
    defer { PendingRenders.end() }
    guard target.isOnScreen else {
      if let options { adapter.setOptionsForNextUpdate(options) }
      performUpdates(target: target, adapter: adapter, data: data)
      return true
    }
    var request = UpdateRequest(
      target: target, adapter: adapter, data: data, completion: completion)
    let (ticket, revision) = (queue.takeTicket(), adapter.revision)
    let redirections = queue.redirectionCount
    let difference = DeferredDifference(source: adapter.data, target: data)
    adapter.announcedUpdateCount += 1
    let result = await difference.find(maximum: animatableChangeCount)
    adapter.announcedUpdateCount -= 1
    guard queue.isLatest(ticket), !Task.isCancelled else {
      adapter.scrolls.performWaiting(for: adapter)
      request.finish()
      return false
    }
    if let options { adapter.setOptionsForNextUpdate(options) }
    if queue.redirectionCount != redirections, let now = adapter.list as? Target {
      request.target = now
    }
    request.plan = plan(result, for: request.target ?? target).map { ($0, revision) }
    queue.add(request)
    processQueue()
    return true
  }

  /// The plan that follows from a difference; nil if one has to be made from scratch.
  private func plan(_ result: DeferredDifference.Result, for target: Target) -> UpdatePlan? {
    switch result {
    case .stages(let stages): UpdatePlan(in: context(of: target)) { _ in stages }
    case .tooManyChanges: UpdatePlan(in: context(of: target)) { _ in nil }
    case .undecided: nil
    }
  }
}
