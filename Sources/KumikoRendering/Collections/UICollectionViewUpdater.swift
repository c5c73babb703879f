import UIKit

/// Shows new sections in a collection view by performing what changed; its layout decides how
/// changes look.
open class UICollectionViewUpdater<Adapter: UICollectionViewAdapter>:
  ListUpdater<UICollectionView, Adapter>
{
  /// Makes an updater.
  public init() { super.init(animations: CollectionAnimations()) }

  /// Makes the adapter the collection view's data source and delegate, and shows its data.
  open override func prepare(target: UICollectionView, adapter: Adapter) {
    target.delegate = adapter
    target.dataSource = adapter
    target.collectionViewLayout.invalidateLayout()
    super.prepare(target: target, adapter: adapter)
  }
}
