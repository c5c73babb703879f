import UIKit

/// Tells the options' handler which rows will come into view soon.
///
/// An object of its own, so that subclasses of the adapter may be prefetch data sources themselves.
final class PrefetchSource: NSObject, UITableViewDataSourcePrefetching {
  private weak var adapter: UITableViewAdapter?

  init(adapter: UITableViewAdapter) { self.adapter = adapter }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    guard let adapter else { return }
    adapter.whileServing { adapter.options.prefetch?.action(adapter.ids(at: indexPaths)) }
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    guard let adapter else { return }
    adapter.whileServing { adapter.options.prefetch?.cancel(adapter.ids(at: indexPaths)) }
  }
}
