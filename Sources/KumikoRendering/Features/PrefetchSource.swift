import UIKit

/// Tells the options' handler which rows will come into view soon.
///
/// An object of its own, so that subclasses of the adapter may be prefetch data sources themselves.
@MainActor
final class PrefetchSource: NSObject {
  private weak var adapter: ListAdapter?

  init(adapter: ListAdapter) { self.adapter = adapter }

  /// Has a list view tell this object, or nobody any more.
  func enable(_ isOn: Bool, in list: any FeatureList) {
    if let table = list as? UITableView, (table.prefetchDataSource === self) != isOn {
      table.prefetchDataSource = isOn ? self : nil
    }
    if let view = list as? UICollectionView, (view.prefetchDataSource === self) != isOn {
      view.prefetchDataSource = isOn ? self : nil
    }
  }

  private func prefetch(_ paths: [IndexPath]) {
    guard let adapter else { return }
    adapter.whileServing { adapter.options.prefetch?.action(adapter.ids(at: paths)) }
  }

  private func cancel(_ paths: [IndexPath]) {
    guard let adapter else { return }
    adapter.whileServing { adapter.options.prefetch?.cancel(adapter.ids(at: paths)) }
  }
}

extension PrefetchSource: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetch(indexPaths)
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancel(indexPaths)
  }
}

extension PrefetchSource: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    prefetch(indexPaths)
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { cancel(indexPaths) }
}
