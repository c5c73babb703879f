/// A collection view that goes with its controllers along the stack of a navigation controller.
@MainActor
struct SharedCollectionView {
  /// The collection view of the controller below; nil as long as the controller has its own.
  weak var list: UICollectionView?
  /// The layout that the controller's collection view had when another one took it over.
  var coveredLayout: UICollectionViewLayout?
}

extension UICollectionViewController: ViewSharing {
  func sharesView(
    of other: UIViewController, _ operation: UINavigationController.Operation
  ) -> Bool {
    guard let list = (other as? UICollectionViewController)?.viewIfLoaded as? UICollectionView
    else { return false }
    return operation == .pop ? viewIfLoaded === list : useLayoutToLayoutNavigationTransitions
  }

  func takeView(of other: UIViewController) {
    guard let other = other as? UICollectionViewController, let list = other.collectionView else {
      return
    }
    other.sharedView.coveredLayout = list.collectionViewLayout
    sharedView.list = list
    if isViewLoaded { view = list } else { loadViewIfNeeded() }
  }

  func showInSharedView(animated: Bool) {
    guard let list = collectionView else { return }
    list.delegate = self
    list.setCollectionViewLayout(
      sharedView.coveredLayout ?? collectionViewLayout, animated: animated)
  }
}
