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

  /// Reloads the table with new data.
  open func performUpdates(target: UITableView, adapter: Adapter, data: [Section]) {
    reportDuplicates(in: data)
    adapter.data = data
    target.reloadData()
    adapter.updateLanded(in: target)
  }
}
