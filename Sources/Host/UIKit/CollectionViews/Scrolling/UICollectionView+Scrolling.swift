import CoreGraphics
import ListGeometry

extension UICollectionView: ScrollTargetHost {
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    check(position)
    engine.loadContentsIfNeeded()
    guard let path = RowPath(indexPath), engine.contents.hasItem(path) else {
      preconditionFailure(
        "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath)) when "
          + "there are only \(engine.contents.counts.count) sections in the collection view.")
    }
    if engine.phases.isIdle { layoutIfNeeded() }
    currentLayout.scrollRegions?.reveal(indexPath, position, animated: animated)
    engine.scrollTarget.scroll(to: .item(path), position, animated: animated)
  }

  private func check(_ position: ScrollPosition) {
    let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
    let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]
    for axis in [vertical, horizontal] {
      precondition(
        position.intersection(axis).rawValue.nonzeroBitCount <= 1,
        "NSInvalidArgumentException: attempt to use a scroll position with multiple positions of "
          + "one axis")
    }
  }

  func isPresent(_ destination: ScrollDestination) -> Bool { frame(of: destination) != nil }

  private func frame(of destination: ScrollDestination) -> CGRect? {
    guard case .item(let path) = destination, engine.contents.hasItem(path) else { return nil }
    return layoutAttributesForItem(at: path.indexPath)?.frame
  }

  func offset(of destination: ScrollDestination, _ position: ScrollPosition) -> CGPoint {
    guard let frame = frame(of: destination) else { return contentOffset }
    let (insets, range) = (adjustedContentInset, offsetRange)
    let y = ScrollAxis(
      low: frame.minY - insets.top, high: frame.maxY - bounds.height + insets.bottom,
      present: bounds.minY, starts: position.contains(.top), ends: position.contains(.bottom),
      centers: position.contains(.centeredVertically)
    ).offset.clamped(to: range.y)
    let x = ScrollAxis(
      low: frame.minX - insets.left, high: frame.maxX - bounds.width + insets.right,
      present: bounds.minX, starts: position.contains(.left), ends: position.contains(.right),
      centers: position.contains(.centeredHorizontally)
    ).offset.clamped(to: range.x)
    return pixelAligned(CGPoint(x: x, y: y))
  }

  /// Items are measured when they come into view.
  func measureAhead(at offset: CGPoint) {}
}

/// What is wanted along one axis.
private struct ScrollAxis {
  /// The offset at which the item begins where what is seen begins, and ends where that ends.
  let low: CGFloat
  let high: CGFloat
  let present: CGFloat
  let starts: Bool
  let ends: Bool
  let centers: Bool

  var offset: CGFloat {
    if starts { return low }
    if ends { return high }
    if centers { return (low + high) / 2 }
    return high > low ? low : min(max(present, high), low)
  }
}
