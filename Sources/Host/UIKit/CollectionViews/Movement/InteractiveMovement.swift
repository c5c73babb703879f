import CoreGraphics
import ListGeometry

/// What a collection view knows of the item that is held. Where it was, and where it would be now,
/// is the gap's.
struct InteractiveMovement {
  /// Where the data source has the item.
  let source: RowPath
  /// The counts that the data source has.
  let sourceCounts: [Int]
  /// Where it is held, in the content.
  var position: CGPoint
  /// Where it was held when the layout heard of it last; nil if that is ``position``.
  var previousPosition: CGPoint?
  /// What leads from the data source's places to those shown; nil: they are the same.
  var map: IndexPathMap?
}

extension UICollectionView {
  /// Where the item is shown that is held.
  var heldItem: RowPath? { movement == nil ? nil : reordering.gap?.gap }

  /// How the item is seen that is held: where it is held, or unseen while its picture is dragged.
  var heldAttributes: UICollectionViewLayoutAttributes? {
    guard let movement, let path = heldItem else { return nil }
    guard reordering.holder == nil else {
      let attributes = currentLayout.layoutAttributesForInteractivelyMovingItem(
        at: path.indexPath, withTargetPosition: movement.position)
      // An item that is held is above all regions, in the coordinates of the finger.
      attributes.setRegion(nil)
      return attributes
    }
    let attributes = cache.attributes(of: .cell(path))?.copied
    attributes?.alpha = 0
    return attributes
  }

  var placeholders: ListPlaceholders<CollectionPlaceholder> { placeholderItems.placeholders }

  /// The placeholders where they were shown when the data source's items all stood in their places.
  private var placeholdersBeforeMovement: ListPlaceholders<CollectionPlaceholder> {
    guard let map = movement?.map else { return placeholders }
    return placeholders.moved { map.oldPath($0.path) ?? $0.path }
  }

  /// Where the data source has the item that is shown at a place.
  func sourcePath(_ path: IndexPath) -> IndexPath {
    guard let item = RowPath(path) else { return path }
    if let movement, item == heldItem { return movement.source.indexPath }
    return placeholdersBeforeMovement.dataPath(movement?.map?.oldPath(item) ?? item).indexPath
  }

  /// Where an item of the data source is shown.
  func shownPath(_ path: IndexPath) -> IndexPath {
    guard let item = RowPath(path) else { return path }
    if let heldItem, item == movement?.source { return heldItem.indexPath }
    let shown = placeholdersBeforeMovement.shownPath(item)
    return (movement?.map?.newPath(shown) ?? shown).indexPath
  }
}
