import UIKit

/// A list view that asks an adapter for its rows, so that the two can be compared.
@MainActor
protocol AdapterBacked: UIScrollView {
  /// What the list view asks for its rows.
  var rowSource: AnyObject? { get }

  /// Makes the list view ask an adapter from now on.
  func setBackingAdapter(_ adapter: ListAdapter)
}

extension AdapterBacked {
  /// The adapter that the list view asks; nil if it asks something else, or nothing.
  var backingAdapter: ListAdapter? {
    rowSource as? ListAdapter ?? diffableSource?.backingAdapter
      ?? (rowSource as? any AdapterForwarding)?.forwardedAdapter
  }

  /// The diffable data source that stands between the list view and the adapter; nil if none does.
  var diffableSource: (any DiffableSource)? { rowSource as? any DiffableSource }
}

extension UITableView: AdapterBacked {
  var rowSource: AnyObject? { dataSource }

  func setBackingAdapter(_ adapter: ListAdapter) {
    guard let adapter = adapter as? UITableViewAdapter else { return }
    if delegate == nil || delegate is ListAdapter { delegate = adapter }
    dataSource = adapter
  }
}

extension UICollectionView: AdapterBacked {
  var rowSource: AnyObject? { dataSource }

  func setBackingAdapter(_ adapter: ListAdapter) {
    guard let adapter = adapter as? UICollectionViewAdapter else { return }
    if delegate == nil || delegate is ListAdapter { delegate = adapter }
    dataSource = adapter
  }
}
