import KumikoComponents
import UIKit

/// What updaters have in common that reload list views: they find out nothing and animate nothing.
///
/// Subclass ``UITableViewReloadDataUpdater`` or ``UICollectionViewReloadDataUpdater`` rather than
/// this class, unless you bring a list view of your own.
@preconcurrency @MainActor
open class ListReloadDataUpdater<Target: BatchUpdating, Adapter: ListAdapter>: Updater {
  /// Makes an updater.
  public init() {}

  /// Shows the adapter's data. Subclasses first make the adapter what the target asks.
  open func prepare(target: Target, adapter: Adapter) {
    waitingTarget = target
    target.reloadData()
    adapter.updateLanded(in: target)
    observeOutlines(of: adapter, in: target)
  }

  /// Reloads the list view with new data; in the next turn of the main actor if the list view waits
  /// for an answer just now. If several updates wait, the latest wins.
  open func performUpdates(target: Target, adapter: Adapter, data: [Section]) {
    guard adapter.phase == .idle else { return putOff(data, target: target, adapter: adapter) }
    waiting = nil
    let data = data.resolvingOutlines(after: adapter.data)
    reportDuplicates(in: data)
    adapter.whileUpdating {
      adapter.data = data
      target.reloadData()
    }
    adapter.updateLanded(in: target)
    observeOutlines(of: adapter, in: target)
  }

  /// Shows the data again whenever the user expands or collapses a row of an outline.
  private func observeOutlines(of adapter: Adapter, in target: Target) {
    adapter.onToggle { [weak self, weak adapter, weak target] in
      guard let self, let adapter, let target else { return }
      performUpdates(target: target, adapter: adapter, data: waiting ?? adapter.data)
    }
  }

  private var waiting: [Section]?
  /// The list view that shows what waits.
  private weak var waitingTarget: Target?

  private func putOff(_ data: [Section], target: Target, adapter: Adapter) {
    let isScheduled = waiting != nil
    (waiting, waitingTarget) = (data, target)
    guard !isScheduled else { return }
    NextTurn.add {
      guard let target = self.waitingTarget, let data = self.waiting else { return }
      self.waiting = nil
      self.performUpdates(target: target, adapter: adapter, data: data)
    }
  }
}
