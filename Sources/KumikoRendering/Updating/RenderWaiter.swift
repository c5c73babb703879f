import KumikoComponents

/// Waits until a list shows what was rendered, or never will.
@MainActor
final class RenderWaiter {
  /// Whether the list has been told of the data.
  var isShown = false

  private var result: Bool?
  private var continuation: CheckedContinuation<Bool, Never>?

  init() { PendingRenders.begin() }

  /// Ends the waiting, once.
  func finish(_ isShown: Bool) {
    guard result == nil else { return }
    result = isShown
    PendingRenders.end()
    continuation?.resume(returning: isShown)
    continuation = nil
  }

  /// Whether the data was shown.
  var value: Bool {
    get async {
      if let result { return result }
      return await withCheckedContinuation { continuation = $0 }
    }
  }
}

extension ListUpdater {
  /// Shows data in the next turn of the main actor, once its changes are out of the way of others,
  /// and waits for the end of its animations.
  ///
  /// What is given to this updater until the turn ends takes the place of this data.
  ///
  /// - Returns: Whether the data was shown.
  public func performUpdatesAndWait(
    target: Target, adapter: Adapter, data: [Section]
  ) async -> Bool {
    var request = UpdateRequest(
      target: target, adapter: adapter, data: data, completion: completion)
    request.options = adapter.takeOptionsOfDeferredUpdate()
    let waiter = RenderWaiter()
    request.waiter = waiter
    queue.add(request)
    processQueueLater()
    return await withTaskCancellationHandler {
      await waiter.value
    } onCancel: {
      Task { @MainActor in self.withdraw(waiter, from: adapter) }
    }
  }

  /// Ends the waiting of a task that was canceled. Data that is not shown yet is dropped; the list
  /// shows what would have been shown without it.
  private func withdraw(_ waiter: RenderWaiter, from adapter: Adapter) {
    if queue.waiting?.waiter === waiter {
      queue.withdraw()
      adapter.scrolls.performWaiting(for: adapter)
    }
    waiter.finish(waiter.isShown)
  }
}

extension UpdateQueue {
  /// Takes back the data of the request that waits. What it had superseded waits in its place.
  func withdraw() {
    guard let request = dequeue() else { return }
    guard let older = request.withdrawn else { return request.finish(isShown: false) }
    addOlder(older)
  }
}
