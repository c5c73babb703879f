import CoreGraphics
import ListGeometry

/// The item that a collection view scrolls to, looked for again while items are measured.
@MainActor
final class ItemScrollTarget {
  /// How often the target is looked for again while items near it turn out larger or smaller.
  private static var passes: Int { 6 }

  private unowned let view: UICollectionView
  private var target: (path: RowPath, position: UICollectionView.ScrollPosition)?

  init(of view: UICollectionView) { self.view = view }

  /// Gives an animation on its way to an item up.
  func cancel() { target = nil }

  /// Follows the item through an update.
  func apply(_ map: IndexPathMap) {
    target = target.flatMap { target in map.newPath(target.path).map { ($0, target.position) } }
  }

  /// Where an animation on its way to an item should lead by now; nil if there is none.
  var offset: CGPoint? { target.flatMap { offset(of: $0.path, $0.position) } }

  func scroll(
    to indexPath: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    check(position)
    view.contents.loadIfNeeded()
    guard let path = RowPath(indexPath), view.contents.contains(path) else {
      preconditionFailure(
        "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath)) when "
          + "there are only \(view.contents.counts.count) sections in the collection view.")
    }
    if view.phases.isIdle { view.layoutIfNeeded() }
    view.currentLayout.scrollRegions?.reveal(indexPath, position, animated: animated)
    if animated {
      guard let wanted = offset(of: path, position) else { return }
      view.setContentOffset(wanted, animated: true)
      target = (path, position)
    } else {
      jump(to: path, position)
    }
  }

  private func check(_ position: UICollectionView.ScrollPosition) {
    let vertical: UICollectionView.ScrollPosition = [.top, .centeredVertically, .bottom]
    let horizontal: UICollectionView.ScrollPosition = [.left, .centeredHorizontally, .right]
    for axis in [vertical, horizontal] {
      precondition(
        position.intersection(axis).rawValue.nonzeroBitCount <= 1,
        "NSInvalidArgumentException: attempt to use a scroll position with multiple positions of "
          + "one axis")
    }
  }

  private func jump(to path: RowPath, _ position: UICollectionView.ScrollPosition) {
    for _ in 0..<Self.passes {
      guard view.contents.contains(path), let wanted = offset(of: path, position),
        view.contentOffset != wanted
      else { return }
      view.setContentOffset(wanted, animated: false)
      if view.phases.isIdle { view.layoutIfNeeded() }
    }
  }

  /// The content offset at which an item stands where it should.
  private func offset(
    of path: RowPath, _ position: UICollectionView.ScrollPosition
  ) -> CGPoint? {
    guard let frame = view.layoutAttributesForItem(at: path.indexPath)?.frame else { return nil }
    let (insets, bounds, range) = (view.adjustedContentInset, view.bounds, view.offsetRange)
    let y = Axis(
      low: frame.minY - insets.top, high: frame.maxY - bounds.height + insets.bottom,
      present: bounds.minY, starts: position.contains(.top), ends: position.contains(.bottom),
      centers: position.contains(.centeredVertically)
    ).offset.clamped(to: range.y)
    let x = Axis(
      low: frame.minX - insets.left, high: frame.maxX - bounds.width + insets.right,
      present: bounds.minX, starts: position.contains(.left), ends: position.contains(.right),
      centers: position.contains(.centeredHorizontally)
    ).offset.clamped(to: range.x)
    return view.pixelAligned(CGPoint(x: x, y: y))
  }

  /// What is wanted along one axis.
  private struct Axis {
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
}
