import UIKit

/// Shows new sections in a table by reloading it; finds out nothing and animates nothing.
open class UITableViewReloadDataUpdater<Adapter: UITableViewAdapter>:
  ListReloadDataUpdater<UITableView, Adapter>
{
  /// Makes the adapter the table's data source and delegate, and shows its data.
  open override func prepare(target: UITableView, adapter: Adapter) {
    target.delegate = adapter
    target.dataSource = adapter
    super.prepare(target: target, adapter: adapter)
  }
}
