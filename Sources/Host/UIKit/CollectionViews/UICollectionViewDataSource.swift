/// Tells a collection view how much there is to show, and makes its cells and other views.
///
/// Numbers may change only together with a reload or the updates that the collection view is told
/// of.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// The number of items of a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// The cell for an item that comes into view: a dequeued one.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// The number of sections; one by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// The supplementary view that the layout has at a place: a dequeued one. Implement it for
  /// layouts that have any.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether the user may move an item; true by default. Swift on Linux cannot tell whether
  /// ``collectionView(_:moveItemAt:to:)`` is implemented, so begin movements only if it is.
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool

  /// Called once when the user dropped an item elsewhere: move its data. The collection view moves
  /// the item itself. Does nothing by default.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// The titles of the index at the end of the view; nil, the default, for none. Asked again after
  /// a reload.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// The item that a title of the index leads to; the first item of the section with the title's
  /// index by default.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// None: there must be one that is dequeued.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The first item of the section with the title's index.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}

/// Is told of items that are likely to come into view soon.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with items that scrolling is about to bring into view, the nearest first.
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Called with items prefetched before that are not likely to come into view any more. Does
  /// nothing by default.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
