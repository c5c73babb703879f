import UIKit

/// Shows new sections in a collection view by reloading it; finds out nothing and animates nothing.
open class UICollectionViewReloadDataUpdater<Adapter: UICollectionViewAdapter>:
  ListReloadDataUpdater<UICollectionView, Adapter>
{
  /// Makes the adapter the collection view's data source and delegate, and shows its data.
  open override func prepare(target: UICollectionView, adapter: Adapter) {
    target.delegate = adapter
    target.dataSource = adapter
    target.collectionViewLayout.invalidateLayout()
    super.prepare(target: target, adapter: adapter)
  }
}
