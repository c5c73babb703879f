import CoreGraphics
import ListGeometry

/// Tells the prefetching data source of items that scrolling is about to bring into view.
@MainActor
final class CollectionPrefetching {
  private unowned let view: UICollectionView
  /// Items told of that have not been in view since.
  private var outstanding: Set<RowPath> = []
  /// The content offset and the version of the layout at the last look.
  private var last: (offset: CGPoint, version: Int)?
  private var direction = CGVector(dx: 1, dy: 1)

  init(of view: UICollectionView) { self.view = view }

  func restart() {
    (outstanding, last) = ([], nil)
    view.setNeedsLayout()
  }

  /// Tells that nothing told of is needed any more.
  func cancel() {
    let paths = outstanding.sorted().map(\.indexPath)
    (outstanding, last) = ([], nil)
    guard !paths.isEmpty else { return }
    view.prefetchDataSource?.collectionView(view, cancelPrefetchingForItemsAt: paths)
  }

  /// Follows a batch of updates; items that are gone need no answer.
  func apply(_ map: IndexPathMap) {
    outstanding = Set(outstanding.compactMap { map.newPath($0) })
    last = nil
  }

  /// Tells of items ahead, and of those told of that are behind by now.
  func update() {
    guard let source = view.prefetchDataSource, view.isPrefetchingEnabled, !view.bounds.isEmpty
    else { return }
    let offset = view.contentOffset
    if let last, last.version == view.cache.version, isNear(offset, last.offset) { return }
    if let last, last.offset != offset {
      direction = CGVector(dx: offset.x - last.offset.x, dy: offset.y - last.offset.y)
    }
    last = (offset, view.cache.version)
    let shown = Set(view.views.displayed.keys.compactMap(\.item))
    outstanding.subtract(shown)
    let ahead = itemsAhead().filter { !shown.contains($0) }
    let missed = outstanding.subtracting(ahead)
    let new = ahead.filter { !outstanding.contains($0) }
    outstanding = Set(ahead)
    if !missed.isEmpty {
      source.collectionView(
        view, cancelPrefetchingForItemsAt: missed.sorted().map(\.indexPath))
    }
    if !new.isEmpty { source.collectionView(view, prefetchItemsAt: new.map(\.indexPath)) }
  }

  /// Whether scrolling has not come far enough since the last look to look again.
  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < view.bounds.width / 4 && abs(a.y - b.y) < view.bounds.height / 4
  }

  /// The items of the next viewport in the direction of scrolling, the nearest first.
  private func itemsAhead() -> [RowPath] {
    let bounds = view.bounds
    let isVertical =
      view.cache.contentSize.height - bounds.height
      >= view.cache.contentSize.width - bounds.width
    let area =
      isVertical
      ? bounds.offsetBy(dx: 0, dy: direction.dy < 0 ? -bounds.height : bounds.height)
      : bounds.offsetBy(dx: direction.dx < 0 ? -bounds.width : bounds.width, dy: 0)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let distance = { (attributes: UICollectionViewLayoutAttributes) in
      isVertical ? abs(attributes.center.y - middle.y) : abs(attributes.center.x - middle.x)
    }
    let found = (view.cache.askedElements(in: area) ?? []).filter { $0.isShown(in: area) }
    var items: [(path: RowPath, distance: CGFloat)] = []
    for attributes in found {
      if let path = attributes.values.key.item { items.append((path, distance(attributes))) }
    }
    items.sort { $0.distance == $1.distance ? $0.path < $1.path : $0.distance < $1.distance }
    return items.map(\.path)
  }
}
