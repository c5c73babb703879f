import KumikoComponents
import UIKit

/// Shows new sections in a table by reloading it; finds out nothing and animates nothing.
open class UITableViewReloadDataUpdater<Adapter: UITableViewAdapter>: Updater {
  /// Makes an updater.
  public init() {}

  /// Makes the adapter the table's data source and delegate, and shows its data.
  open func prepare(target: UITableView, adapter: Adapter) {
    target.delegate = adapter
    target.dataSource = adapter
    target.reloadData()
    adapter.updateLanded(in: target)
  }

  /// Reloads the table with new data; in the next turn of the main actor if the table waits for an
  /// answer just now. If several updates wait, the latest wins.
  open func performUpdates(target: UITableView, adapter: Adapter, data: [Section]) {
    guard adapter.phase == .idle else { return putOff(data, target: target, adapter: adapter) }
    waiting = nil
    reportDuplicates(in: data)
    adapter.whileUpdating {
      adapter.data = data
      target.reloadData()
    }
    adapter.updateLanded(in: target)
  }

  private var waiting: [Section]?

  private func putOff(_ data: [Section], target: UITableView, adapter: Adapter) {
    let isScheduled = waiting != nil
    waiting = data
    guard !isScheduled else { return }
    Task { @MainActor [weak target] in
      guard let target, let data = self.waiting else { return }
      self.waiting = nil
      self.performUpdates(target: target, adapter: adapter, data: data)
    }
  }
}
