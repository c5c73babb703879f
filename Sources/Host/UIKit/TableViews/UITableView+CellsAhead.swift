import CoreGraphics
import ListGeometry

extension UITableView: CellPrefetcherHost {
  var allowsCellsAhead: Bool {
    isPrefetchingEnabled && window != nil && engine.isReady && engine.contents.isLoaded
      && reorderGap == nil
  }

  func itemsComingNext(_ direction: CGVector) -> [RowPath] {
    let (isForward, shown) = (direction.dy > 0, displayedItems.items)
    guard let end = isForward ? shown.last : shown.first else { return [] }
    return [engine.contents.neighbor(of: end, isAfter: isForward)].compactMap(\.self)
  }
}
