// Layouts as others write them for iOS: from the documentation alone, in public API only.
import UIKit

/// Columns of notes of their own heights; a note goes to the shortest column. Notes are measured by
/// their cells, and the layout remembers what they said in a context of its own.
final class WaterfallLayout: UICollectionViewLayout {
  final class Context: UICollectionViewLayoutInvalidationContext {
    /// Heights that came since the layout was prepared.
    var measured: [IndexPath: CGFloat] = [:]
  }

  override class var invalidationContextClass: AnyClass { Context.self }

  var columns = 2
  var spacing: CGFloat = 8
  var estimatedHeight: CGFloat = 80
  private var heights: [IndexPath: CGFloat] = [:]
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard let collectionView, collectionView.numberOfSections > 0 else {
      (cache, contentHeight) = ([], 0)
      return
    }
    let width =
      (collectionView.bounds.width - CGFloat(columns - 1) * spacing) / CGFloat(columns)
    var bottoms = [CGFloat](repeating: 0, count: columns)
    cache = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let path = IndexPath(item: item, section: 0)
      let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      let height = heights[path] ?? estimatedHeight
      attributes.frame = CGRect(
        x: CGFloat(column) * (width + spacing), y: bottoms[column], width: width, height: height)
      bottoms[column] += height + spacing
      return attributes
    }
    contentHeight = max(0, (bottoms.max() ?? 0) - spacing)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { cache.filter { $0.frame.intersects(rect) } }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cache.indices.contains(indexPath.item) ? cache[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    abs(preferredAttributes.size.height - originalAttributes.size.height) > 0.5
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    guard let own = context as? Context else { return context }
    own.measured[preferredAttributes.indexPath] = preferredAttributes.size.height
    own.contentSizeAdjustment.height =
      preferredAttributes.size.height - originalAttributes.size.height
    return own
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { heights = [:] }
    if let own = context as? Context { heights.merge(own.measured) { $1 } }
    super.invalidateLayout(with: context)
  }
}

/// Cards in a row of which one stands in the middle when scrolling ends, larger than its
/// neighbors.
final class CarouselLayout: UICollectionViewFlowLayout {
  override func prepare() {
    scrollDirection = .horizontal
    minimumLineSpacing = 20
    if let collectionView {
      itemSize = CGSize(width: 200, height: collectionView.bounds.height - 40)
      let side = (collectionView.bounds.width - itemSize.width) / 2
      sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView, let all = super.layoutAttributesForElements(in: rect) else {
      return nil
    }
    return all.compactMap { original in
      guard let attributes = original.copy() as? UICollectionViewLayoutAttributes else {
        return nil
      }
      let distance = abs(attributes.center.x - collectionView.bounds.midX)
      let scale = max(0.8, 1 - distance / 1000)
      attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
      attributes.zIndex = Int(scale * 100)
      return attributes
    }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposedContentOffset }
    let page = itemSize.width + minimumLineSpacing
    let current = collectionView.contentOffset.x / page
    let next =
      velocity.x > 0.2
      ? current.rounded(.up)
      : velocity.x < -0.2
        ? current.rounded(.down)
        : current.rounded()
    return CGPoint(x: next * page, y: proposedContentOffset.y)
  }
}

/// Lines of items below a header that grows when content is pulled down, and section headers that
/// stick to the top below a shade that the layout draws behind them.
final class StretchyHeaderLayout: UICollectionViewFlowLayout {
  final class Shade: UICollectionReusableView {}

  static let shadeKind = "Shade"

  override init() {
    super.init()
    register(Shade.self, forDecorationViewOfKind: Self.shadeKind)
    headerReferenceSize = CGSize(width: 0, height: 100)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard
      var all = super.layoutAttributesForElements(in: rect)?.compactMap({
        $0.copy() as? UICollectionViewLayoutAttributes
      })
    else { return nil }
    let kind = UICollectionView.elementKindSectionHeader
    all.removeAll { $0.representedElementKind == kind }
    if let header = layoutAttributesForSupplementaryView(ofKind: kind, at: [0, 0]) {
      all.append(header)
      let shade = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: Self.shadeKind, with: [0, 0])
      shade.frame = header.frame
      shade.zIndex = header.zIndex - 1
      all.append(shade)
    }
    return all
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let collectionView,
      let attributes = super.layoutAttributesForSupplementaryView(
        ofKind: elementKind, at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    let pulled = min(0, collectionView.contentOffset.y)
    attributes.frame = CGRect(
      x: 0, y: max(pulled, collectionView.contentOffset.y), width: collectionView.bounds.width,
      height: 100 - pulled)
    attributes.zIndex = 1024
    return attributes
  }
}
