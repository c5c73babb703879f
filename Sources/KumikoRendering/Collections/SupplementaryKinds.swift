import UIKit

/// The kinds of supplementary views that a collection view has asked for.
@MainActor
struct SupplementaryKinds {
  private weak var view: UICollectionView?
  private(set) var kinds: [String] = []

  /// The kinds that a collection view has asked for.
  func asked(by view: UICollectionView) -> [String] { view === self.view ? kinds : [] }

  mutating func insert(_ kind: String, for view: UICollectionView) {
    if view !== self.view { (self.view, kinds) = (view, []) }
    if !kinds.contains(kind) { kinds.append(kind) }
  }

  mutating func remove(_ kind: String) { kinds.removeAll { $0 == kind } }
}

extension UICollectionViewAdapter {
  /// The kinds of supplementary views that a collection view has asked for.
  func supplementaryKinds(in collectionView: UICollectionView) -> [String] {
    kinds.asked(by: collectionView)
  }
}
