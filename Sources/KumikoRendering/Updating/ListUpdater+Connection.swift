import KumikoComponents
import UIKit

extension ListUpdater {
  /// Whether the target, or what is shown in it, cannot be updated at this moment.
  func isBusy(_ request: UpdateRequest<Target, Adapter>) -> Bool {
    if request.adapter.phase != .idle { return true }
    guard let list = request.target as? any AdapterBacked, let other = list.backingAdapter
    else { return false }
    return other.phase != .idle
  }

  /// What keeps the target from being told of changes, because it does not show the adapter's
  /// data; nil if nothing does.
  func obstacle(in target: Target, adapter: Adapter) -> KumikoDiagnostic? {
    guard let list = target as? any AdapterBacked else { return nil }
    if let other = list.backingAdapter, other !== adapter { return .sharedListView }
    if adapter.isKnown(to: list) { return nil }
    return adapter.isShared(with: list) ? .sharedAdapter : .dataSetDirectly
  }

  /// Reloads a target that does not show the adapter's data, and says why it did not.
  func reload(
    _ target: Target, adapter: Adapter, data: [Section], because problem: KumikoDiagnostic
  ) {
    if target.isOnScreen { KumikoDiagnostics.report(problem) }
    adapter.data = data
    if problem == .sharedListView { connect(adapter, to: target) }
    target.reloadAllData()
  }
}

// MARK: Batches of the app's own

extension ListUpdater {
  /// Whether the changes just told wait for the end of a batch that is open: the target has not
  /// asked how much there is now.
  func isInOpenBatch(_ target: Target, adapter: Adapter) -> Bool {
    guard let list = target as? any AdapterBacked, list.backingAdapter === adapter,
      adapter.countsForItself
    else { return false }
    return !adapter.isKnown(to: list)
  }

  /// Goes on to show data, of which the target was told the first stage, when the open batch has
  /// ended: the paths of later stages are not those of the first.
  func resumeAfterBatch(
    _ target: Target, adapter: Adapter, data: [Section],
    completion: @escaping @MainActor () -> Void
  ) {
    adapter.joinBatch(of: target)
    adapter.didCommitBatch = { [weak self] in self?.processQueueLater() }
    queue.addOlder(
      UpdateRequest(target: target, adapter: adapter, data: data, completion: completion))
  }
}
