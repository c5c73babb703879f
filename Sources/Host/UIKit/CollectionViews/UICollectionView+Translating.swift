import ListGeometry

/// Index paths of a collection view say where items are shown, with or without
/// ``performUsingPresentationValues(_:)``. The data source is asked by its own.
extension UICollectionView: UIDataSourceTranslating {
  /// The same: sections stand where the data source has them.
  public func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int { dataSourceSectionIndex }

  /// The same: sections stand where the data source has them.
  public func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int { presentationSectionIndex }

  /// Where an item of the data source is shown; nil for nil.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? { dataSourceIndexPath.map(shownPath) }

  /// Where the data source has an item that is shown; nil for nil and for placeholders.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let path = presentationIndexPath, let item = RowPath(path),
      placeholders.placeholder(at: item) == nil
    else { return nil }
    return sourcePath(path)
  }

  /// Performs actions as they are.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }
}
