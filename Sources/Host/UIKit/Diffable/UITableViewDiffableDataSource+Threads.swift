internal import Synchronization

/// The snapshot that was applied last on any thread.
struct LatestSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  /// How many snapshots of other threads the main thread has not followed yet.
  var waiting = 0
}

extension UITableViewDiffableDataSource {
  /// What ``snapshot()`` returns on the present thread.
  nonisolated var snapshotHere: Snapshot {
    if MainQueue.isCurrent { return MainActor.assumeIsolated { current } }
    return latest.withLock { $0.snapshot }
  }

  /// Takes a step to a snapshot on the main thread: now if this is the main thread, else soon.
  nonisolated func enqueue(
    _ snapshot: Snapshot, _ completion: (() -> Void)?,
    _ step: @escaping @MainActor @Sendable (UITableViewDiffableDataSource, (() -> Void)?) -> Void
  ) {
    // It is called on the main thread, as is documented, and nowhere else.
    nonisolated(unsafe) let completion = completion
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { inTurn { step($0, completion) } }
      return
    }
    latest.withLock { $0 = LatestSnapshot(snapshot: snapshot.settled, waiting: $0.waiting + 1) }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.latest.withLock { $0.waiting -= 1 }
        self.inTurn { step($0, completion) }
      }
    }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The snapshot without what it asks to be done once.
  var settled: Self {
    var result = self
    result.reloadedItemIdentifiers = []
    result.reloadedSectionIdentifiers = []
    result.reconfiguredItemIdentifiers = []
    return result
  }
}
