import KumikoComponents
import UIKit

/// Shows new sections in a collection view through a `UICollectionViewDiffableDataSource`: what
/// changed is found out here and reaches the collection view as snapshots.
///
/// The rules are those of ``UICollectionViewUpdater``. A snapshot takes time and memory for every
/// item of the list; prefer ``UICollectionViewUpdater`` for very long lists.
open class UICollectionViewDiffableUpdater<Adapter: UICollectionViewAdapter>:
  ListUpdater<UICollectionView, Adapter>
{
  /// The collection view's data source, which the collection view does not keep.
  private var source: CollectionDiffableSource?

  /// Makes an updater.
  public init() { super.init(animations: CollectionAnimations()) }

  /// Makes the adapter the collection view's delegate, gives the collection view a diffable data
  /// source, and shows the adapter's data.
  open override func prepare(target: UICollectionView, adapter: Adapter) {
    target.delegate = adapter
    connect(adapter, to: target)
    target.collectionViewLayout.invalidateLayout()
    super.prepare(target: target, adapter: adapter)
  }

  override func connect(_ adapter: Adapter, to target: UICollectionView) {
    source = CollectionDiffableSource(of: target, adapter)
  }
}

/// The data source of a collection view that asks an adapter.
final class CollectionDiffableSource: UICollectionViewDiffableDataSource<Int, Int>, DiffableSource {
  private weak var adapter: UICollectionViewAdapter?
  var numbers = RowNumbers()

  init(of list: UICollectionView, _ adapter: UICollectionViewAdapter) {
    self.adapter = adapter
    super.init(collectionView: list) { [weak adapter] list, path, _ in
      adapter?.collectionView(list, cellForItemAt: path)
    }
    // Whether an item can be moved is asked of the adapter.
    reorderingHandlers.canReorderItem = { _ in true }
  }

  var backingAdapter: ListAdapter? { adapter }

  func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, Int>, animated: Bool,
    completion: (() -> Void)?
  ) { apply(snapshot, animatingDifferences: animated, completion: completion) }

  func reload(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>) {
    applySnapshotUsingReloadData(snapshot)
  }

  // MARK: What the adapter says

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    adapter?.willCount(in: collectionView)
    return super.numberOfSections(in: collectionView)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    adapter?.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
      ?? super.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { adapter?.collectionView(collectionView, canMoveItemAt: indexPath) ?? false }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    super.collectionView(
      collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    numbers.move(sourceIndexPath, to: destinationIndexPath)
    adapter?.collectionView(
      collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }

  override func indexTitles(for collectionView: UICollectionView) -> [String]? {
    adapter?.indexTitles(for: collectionView)
  }

  override func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    adapter?.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
      ?? IndexPath(item: 0, section: index)
  }
}
