import KumikoRendering
import UIKit

/// A compositional layout whose items come and leave as their rows say.
final class TransitioningLayout: UICollectionViewCompositionalLayout {
  weak var adapter: ListAdapter?

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard let adapter else { return attributes }
    return adapter.initialAttributes(attributes, ofItemAt: itemIndexPath, in: collectionView)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard let adapter else { return attributes }
    return adapter.finalAttributes(attributes, ofItemAt: itemIndexPath, in: collectionView)
  }
}
