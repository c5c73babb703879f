import KumikoComponents
import UIKit

extension UICollectionViewAdapter {
  /// What a swipe from the beginning of an item brings out, as its modifiers say.
  ///
  /// Only list layouts let items be swiped; give it to the configuration of one:
  ///
  /// ```swift
  /// configuration.leadingSwipeActionsConfigurationProvider = { [weak adapter, weak list] path in
  ///   list.flatMap { adapter?.leadingSwipeActionsConfiguration(collectionView: $0, at: path) }
  /// }
  /// ```
  public func leadingSwipeActionsConfiguration(
    collectionView: UICollectionView, at indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    whileServing { swipeActions(collectionView, indexPath, .leading) }
  }

  /// What a swipe from the end of an item brings out, as its modifiers say; deleting it comes
  /// first. Only list layouts let items be swiped.
  public func trailingSwipeActionsConfiguration(
    collectionView: UICollectionView, at indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    whileServing { swipeActions(collectionView, indexPath, .trailing) }
  }
}
