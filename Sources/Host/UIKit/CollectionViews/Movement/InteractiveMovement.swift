import CoreGraphics
import ListGeometry

/// An item that is moved by the user; the data source is told at the end.
struct InteractiveMovement {
  /// Where the item was shown before.
  let original: RowPath
  /// Where the data source has the item.
  let source: RowPath
  /// Whether a picture of the item is dragged, in the place of its cell.
  let isDragged: Bool
  /// The counts that the data source has.
  let sourceCounts: [Int]
  /// Where the item is shown.
  var path: RowPath
  /// Where it is held, in the content.
  var position: CGPoint
  /// What leads from the data source's places to those shown; nil: they are the same.
  var map: IndexPathMap?

  /// How the item is seen.
  @MainActor
  func attributes(in view: UICollectionView) -> UICollectionViewLayoutAttributes? {
    guard isDragged else {
      let attributes = view.currentLayout.layoutAttributesForInteractivelyMovingItem(
        at: path.indexPath, withTargetPosition: position)
      // An item that is held is above all regions, in the coordinates of the finger.
      attributes.setRegion(nil)
      return attributes
    }
    let attributes = view.cache.attributes(of: .cell(path))?.copied
    attributes?.alpha = 0
    return attributes
  }
}

extension UICollectionView {
  var placeholders: ListPlaceholders<CollectionPlaceholder> { placeholderItems.placeholders }

  /// The placeholders where they were shown when the data source's items all stood in their places.
  private var placeholdersBeforeMovement: ListPlaceholders<CollectionPlaceholder> {
    guard let map = movement?.map else { return placeholders }
    return placeholders.moved { map.oldPath($0.path) ?? $0.path }
  }

  /// Where the data source has the item that is shown at a place.
  func sourcePath(_ path: IndexPath) -> IndexPath {
    guard let item = RowPath(path) else { return path }
    if item == movement?.path, let source = movement?.source { return source.indexPath }
    return placeholdersBeforeMovement.dataPath(movement?.map?.oldPath(item) ?? item).indexPath
  }

  /// Where an item of the data source is shown.
  func shownPath(_ path: IndexPath) -> IndexPath {
    guard let item = RowPath(path) else { return path }
    if let movement, item == movement.source { return movement.path.indexPath }
    let shown = placeholdersBeforeMovement.shownPath(item)
    return (movement?.map?.newPath(shown) ?? shown).indexPath
  }
}
