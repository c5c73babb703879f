import KumikoDiff
import UIKit

extension UICollectionView {
  /// Performs stages of changes one after the other, each in a batch; without a renderer and an
  /// adapter, on data of any kind.
  ///
  /// ```swift
  /// let stages = StagedChangeset(source: photos, target: newPhotos)
  /// collectionView.reload(using: stages) { photos = $0 }
  /// ```
  ///
  /// A collection view in no window reloads instead.
  ///
  /// - Parameters:
  ///   - stagedChangeset: What changes.
  ///   - setData: Makes the data source show the data of a stage.
  public func reload<C>(using stagedChangeset: StagedChangeset<C>, setData: (C) -> Void) {
    reload(using: stagedChangeset, interrupt: nil, setData: setData)
  }

  /// Performs stages of changes one after the other, or reloads where a stage is not worth it.
  ///
  /// A collection view in no window reloads instead.
  ///
  /// - Parameters:
  ///   - stagedChangeset: What changes.
  ///   - interrupt: Whether to reload, with the data of the last stage, rather than to go on with
  ///     the given one.
  ///   - setData: Makes the data source show the data of a stage.
  public func reload<C>(
    using stagedChangeset: StagedChangeset<C>, interrupt: ((Changeset<C>) -> Bool)?,
    setData: (C) -> Void
  ) {
    performReload(
      using: stagedChangeset, animations: CollectionAnimations(), interrupt: interrupt,
      setData: setData)
  }
}
