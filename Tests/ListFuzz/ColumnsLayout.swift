import UIKit

/// Two columns, the shorter one goes on; a header above each section, a decoration view behind it.
final class ColumnsLayout: UICollectionViewLayout {
  private var all: [UICollectionViewLayoutAttributes] = []
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var height: CGFloat = 0

  override init() {
    super.init()
    register(ColumnsDecoration.self, forDecorationViewOfKind: ColumnsDecoration.kind)
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    (all, items, height) = ([], [:], 0)
    guard let list = collectionView else { return }
    for section in 0..<list.numberOfSections {
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        with: IndexPath(item: 0, section: section))
      header.frame = CGRect(x: 0, y: height, width: list.bounds.width, height: 20)
      all.append(header)
      var columns = [height + 20, height + 20]
      let width = list.bounds.width / 2
      for item in 0..<list.numberOfItems(inSection: section) {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section))
        let column = columns[0] <= columns[1] ? 0 : 1
        let length = CGFloat(30 + item % 4 * 11)
        attributes.frame = CGRect(
          x: CGFloat(column) * width, y: columns[column], width: width, height: length)
        columns[column] += length
        items[attributes.indexPath] = attributes
        all.append(attributes)
      }
      let decoration = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: ColumnsDecoration.kind, with: header.indexPath)
      decoration.frame = CGRect(
        x: 0, y: height, width: list.bounds.width, height: max(columns[0], columns[1]) - height)
      decoration.zIndex = -1
      all.append(decoration)
      height = max(columns[0], columns[1])
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { all.filter { $0.frame.intersects(rect) } }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { items[indexPath] }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    all.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    all.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

/// What is seen behind a section of a ``ColumnsLayout``.
final class ColumnsDecoration: UICollectionReusableView {
  static let kind = "section"
}
