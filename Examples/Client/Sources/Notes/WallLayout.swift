import UIKit

/// Tells a ``WallLayout`` how high items are; the collection view's delegate can be one.
protocol WallLayoutDelegate: AnyObject {
  /// The height of an item at a width, in points.
  func wallLayout(
    _ layout: WallLayout, heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat
}

/// A layout of our own: columns, each item below the shortest one so far.
final class WallLayout: UICollectionViewLayout {
  var columnCount = 2 { didSet { invalidateLayout() } }
  var spacing: CGFloat = 8 { didSet { invalidateLayout() } }

  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0

  override func prepare() {
    super.prepare()
    attributes = []
    contentHeight = 0
    guard let collectionView = collectionView, columnCount > 0 else { return }
    let width =
      (collectionView.bounds.width - spacing * CGFloat(columnCount + 1)) / CGFloat(columnCount)
    let delegate = collectionView.delegate as? WallLayoutDelegate
    var bottoms = [CGFloat](repeating: spacing, count: columnCount)
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
        let place = UICollectionViewLayoutAttributes(forCellWith: path)
        place.frame = CGRect(
          x: spacing + (width + spacing) * CGFloat(column), y: bottoms[column], width: width,
          height: delegate?.wallLayout(self, heightForItemAt: path, width: width) ?? width)
        bottoms[column] = place.frame.maxY + spacing
        attributes.append(place)
      }
    }
    contentHeight = bottoms.max() ?? 0
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}
