import UIKit

/// A list view that asks an adapter for its rows, so that the two can be compared.
@MainActor
protocol AdapterBacked: UIScrollView {
  /// The adapter that the list view asks; nil if it asks something else, or nothing.
  var backingAdapter: ListAdapter? { get }

  /// The diffable data source that stands between the list view and the adapter; nil if none does.
  var diffableSource: (any DiffableSource)? { get }

  /// Makes the list view ask an adapter from now on.
  func setBackingAdapter(_ adapter: ListAdapter)
}

extension UITableView: AdapterBacked {
  var backingAdapter: ListAdapter? {
    dataSource as? ListAdapter ?? diffableSource?.backingAdapter
      ?? (dataSource as? any AdapterForwarding)?.forwardedAdapter
  }

  var diffableSource: (any DiffableSource)? { dataSource as? any DiffableSource }

  func setBackingAdapter(_ adapter: ListAdapter) {
    guard let adapter = adapter as? UITableViewAdapter else { return }
    if delegate == nil || delegate is ListAdapter { delegate = adapter }
    dataSource = adapter
  }
}

extension UICollectionView: AdapterBacked {
  var backingAdapter: ListAdapter? {
    dataSource as? ListAdapter ?? diffableSource?.backingAdapter
      ?? (dataSource as? any AdapterForwarding)?.forwardedAdapter
  }

  var diffableSource: (any DiffableSource)? { dataSource as? any DiffableSource }

  func setBackingAdapter(_ adapter: ListAdapter) {
    guard let adapter = adapter as? UICollectionViewAdapter else { return }
    if delegate == nil || delegate is ListAdapter { delegate = adapter }
    dataSource = adapter
  }
}
