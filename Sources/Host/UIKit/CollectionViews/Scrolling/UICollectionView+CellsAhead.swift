import CoreGraphics
import ListGeometry

extension UICollectionView: CellPrefetcherHost {
  var allowsCellsAhead: Bool {
    isPrefetchingEnabled && window != nil && engine.isReady
      && !engine.display.isArranging && engine.contents.isLoaded && !engine.contents.hasStaleViews
      && movement == nil
  }

  /// The nearest item beyond the edge of the view, and those that stand beside it.
  func itemsComingNext(_ direction: CGVector) -> [RowPath] {
    let isVertical = abs(direction.dy) >= abs(direction.dx)
    let isForward = isVertical ? direction.dy > 0 : direction.dx > 0
    let way: CGFloat = isForward ? 1 : -1
    var area = bounds
    if isVertical {
      area.size.height = bounds.height / 4
      area.origin.y = isForward ? bounds.maxY : bounds.minY - area.height
    } else {
      area.size.width = bounds.width / 4
      area.origin.x = isForward ? bounds.maxX : bounds.minX - area.width
    }
    // How far along the direction frames begin and end.
    func span(_ frame: CGRect) -> (start: CGFloat, end: CGFloat) {
      let (low, high) = isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
      return isForward ? (low, high) : (way * high, way * low)
    }
    let found = (cache.askedElements(in: area) ?? []).filter { element in
      element.values.region == nil && element.isShown(in: area)
        && element.values.key.item.map { !isDisplayed($0) } == true
    }
    guard let nearest = found.min(by: { span($0.frame).start < span($1.frame).start }) else {
      return []
    }
    let line = span(nearest.frame)
    return found.filter { span($0.frame).start < line.end }.compactMap(\.values.key.item).sorted()
  }
}
