import CoreGraphics
import ListGeometry

extension UICollectionView: PrefetcherHost {
  var isPrefetching: Bool {
    prefetchDataSource != nil && isPrefetchingEnabled && !bounds.isEmpty
  }

  var layoutVersion: Int { collectionLayout.version }

  func isDisplayed(_ path: RowPath) -> Bool { engine.elements[path] != nil }

  /// The items of the next viewport, once scrolling has come a quarter of one.
  func prefetchOutlook(_ motion: PrefetchMotion) -> PrefetchOutlook? {
    let isNear =
      abs(motion.step.dx) < bounds.width / 4 && abs(motion.step.dy) < bounds.height / 4
    guard !motion.isLayoutSame || !isNear else { return nil }
    let ahead = itemsAhead(motion.direction)
    let wanted = Set(ahead)
    return PrefetchOutlook(ahead: ahead, isMissed: { !wanted.contains($0) })
  }

  /// The items of the next viewport in a direction, the nearest first.
  private func itemsAhead(_ direction: CGVector) -> [RowPath] {
    let isVertical =
      cache.contentSize.height - bounds.height >= cache.contentSize.width - bounds.width
    let area =
      isVertical
      ? bounds.offsetBy(dx: 0, dy: direction.dy < 0 ? -bounds.height : bounds.height)
      : bounds.offsetBy(dx: direction.dx < 0 ? -bounds.width : bounds.width, dy: 0)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let distance = { (attributes: UICollectionViewLayoutAttributes) in
      isVertical ? abs(attributes.center.y - middle.y) : abs(attributes.center.x - middle.x)
    }
    let found = (cache.askedElements(in: area) ?? []).filter { $0.isShown(in: area) }
    var items: [(path: RowPath, distance: CGFloat)] = []
    for attributes in found {
      if let path = attributes.values.key.item { items.append((path, distance(attributes))) }
    }
    items.sort { $0.distance == $1.distance ? $0.path < $1.path : $0.distance < $1.distance }
    return items.map(\.path)
  }

  func notifyPrefetch(_ items: [RowPath]) {
    prefetchDataSource?.collectionView(self, prefetchItemsAt: items.map(\.indexPath))
  }

  func notifyCancelPrefetching(_ items: [RowPath]) {
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: items.map(\.indexPath))
  }

  func stopPrefetching() {
    engine.prefetcher.cancel()
    engine.elements.ahead.drop()
  }

  func restartPrefetching() {
    engine.prefetcher.reset()
    setNeedsLayout()
  }
}
