// Where there is Objective-C, its runtime is asked instead.
#if !canImport(ObjectiveC)
import UIKit

// Classes that override one method each, by which ``AdapterSlots`` finds where it stands.

final class PlainCollectionProbe: UICollectionViewAdapter {}

final class MoveItemProbe: UICollectionViewAdapter {
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

final class CollectionSectionCountProbe: UICollectionViewAdapter {
  override func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }
}
#endif
