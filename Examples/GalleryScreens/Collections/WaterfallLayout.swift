import UIKit

/// Columns of items that are as high as their cells ask for; the shortest column goes on.
final class WaterfallLayout: FramesLayout {
  private static let gap: CGFloat = 10
  private static let margin: CGFloat = 16
  private static let estimate: CGFloat = 90

  /// The heights that cells have asked for at the present width and text size, by item.
  private var heights: [Int: CGFloat] = [:]
  /// The items of each column, from top to bottom.
  private var columns: [[Int]] = []
  private var width: CGFloat = 0
  private var textSize = UIContentSizeCategory.unspecified

  override func prepare() {
    super.prepare()
    guard let list = collectionView, list.numberOfSections > 0 else {
      (frames, columns) = ([], [])
      return
    }
    let area = list.bounds.inset(by: list.safeAreaInsets)
    let room = area.width - 2 * Self.margin
    let category = list.traitCollection.preferredContentSizeCategory
    let least: CGFloat = category.isAccessibilityCategory ? 320 : 160
    let count = max(1, Int((room + Self.gap) / (least + Self.gap)))
    let next = ((room - Self.gap * CGFloat(count - 1)) / CGFloat(count)).rounded(.down)
    if next != width || category != textSize { heights = [:] }
    (width, textSize) = (next, category)
    fill(count, list.numberOfItems(inSection: 0), left: list.leadingSafeArea + Self.margin)
  }

  private func fill(_ columnCount: Int, _ itemCount: Int, left: CGFloat) {
    columns = Array(repeating: [], count: columnCount)
    frames = []
    frames.reserveCapacity(itemCount)
    var ends = Array(repeating: Self.margin, count: columnCount)
    for item in 0..<itemCount {
      var column = 0
      for other in 1..<max(1, columnCount) where ends[other] < ends[column] { column = other }
      let height = heights[item] ?? Self.estimate
      frames.append(
        CGRect(
          x: left + CGFloat(column) * (width + Self.gap), y: ends[column], width: max(0, width),
          height: height))
      ends[column] += height + Self.gap
      columns[column].append(item)
    }
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var collectionViewContentSize: CGSize {
    let bottom = columns.compactMap { $0.last.map { frames[$0].maxY } }.max() ?? 0
    return CGSize(width: collectionView?.bounds.width ?? 0, height: bottom + Self.margin)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    columns.flatMap { items -> [UICollectionViewLayoutAttributes] in
      let first = items.partitionIndex { frames[$0].maxY > rect.minY }
      return items[first...].prefix { frames[$0].minY < rect.maxY }
        .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
  }

  // MARK: Invalidation

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
    heights[preferredAttributes.indexPath.item] = preferredAttributes.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  /// Lets heights go with their items.
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    var (removed, added) = (Set<Int>(), [Int: CGFloat?]())
    for update in updateItems {
      let source = update.indexPathBeforeUpdate?.item
      if let source { removed.insert(source) }
      if let target = update.indexPathAfterUpdate?.item {
        added[target] = .some(update.updateAction == .move ? source.flatMap { heights[$0] } : nil)
      }
    }
    var (next, item) = ([Int: CGFloat](), 0)
    for old in 0..<(frames.count + removed.count) where !removed.contains(old) {
      while let height = added[item] { (next[item], item) = (height, item + 1) }
      (next[item], item) = (heights[old], item + 1)
    }
    for (item, height) in added { next[item] = height }
    heights = next
    prepare()
  }
}

extension Array {
  /// The index of the first element for which `predicate` holds, if it holds for all after it.
  fileprivate func partitionIndex(_ predicate: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
