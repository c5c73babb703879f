import Kumiko
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// All pairs of three items over two sections, rendered into a real collection view one after the
/// other. An illegal batch would trap; what is shown must be the data every time.
@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(5)))
struct `Every pair of small worlds in a collection view` {
  @Test func `is shown as it is by a flow layout`() async {
    let stage = CollectionStage()
    stage.updater.isAnimationEnabled = false
    await stage.showEveryPair()
  }

  @Test(arguments: ["rows", "grid", "custom"])
  func `is shown with changing headers, footers and items, while earlier animations run`(
    name: String
  ) {
    let stage = Self.stage(name)
    stage.showWorldsWithContent()
  }

  private static func stage(_ name: String) -> CollectionStage {
    switch name {
    case "grid":
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 60, height: 60)
      return CollectionStage(layout, adapter: GridAdapter())
    case "custom": return CollectionStage(ShelfLayout(), adapter: UICollectionViewAdapter())
    default: return CollectionStage()
    }
  }
}

/// Leaves the sizes of items to the layout.
final class GridAdapter: UICollectionViewFlowLayoutAdapter {
  override func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
}

/// A layout of our own: each section is a shelf with its items side by side, between a header and a
/// footer that are there whether the section has them or not.
final class ShelfLayout: UICollectionViewLayout {
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var edges: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  override func prepare() {
    super.prepare()
    (items, edges, height) = ([:], [], 0)
    guard let list = collectionView else { return }
    for section in 0..<list.numberOfSections {
      addEdge(UICollectionView.elementKindSectionHeader, section, list.bounds.width)
      for item in 0..<list.numberOfItems(inSection: section) {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section))
        attributes.frame = CGRect(x: CGFloat(item) * 50, y: height, width: 44, height: 44)
        items[attributes.indexPath] = attributes
      }
      height += 50
      addEdge(UICollectionView.elementKindSectionFooter, section, list.bounds.width)
    }
  }

  private func addEdge(_ kind: String, _ section: Int, _ width: CGFloat) {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame = CGRect(x: 0, y: height, width: width, height: 20)
    edges.append(attributes)
    height += 20
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (edges + items.values).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { items[indexPath] }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    edges.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }
}
