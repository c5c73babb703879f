import CoreGraphics

/// The parts of a layout that scroll by themselves, one for a section.
///
/// Attributes of elements in a region have frames in the collection view's coordinates as if the
/// region were not scrolled; their views live in the region's content, which has those coordinates.
@MainActor
protocol ScrollRegions: AnyObject {
  /// The view that holds the elements of a section's region.
  func content(of section: Int) -> UIView?
  /// The scroll view of the region that lies at a point of the collection view, or beside it across
  /// the layout's axis.
  func scrollView(at point: CGPoint) -> UIScrollView?
  /// How far the elements of a region are from where their attributes have them.
  func shift(of section: Int) -> CGPoint
  /// Brings regions in line with what is in view.
  func layOut()
  /// Asks the layout about elements that the collection view then knows: of each region those that
  /// are seen in a rectangle, and around them.
  func recording(around rect: CGRect, _ ask: () -> Void)
  /// Whether the collection view knows all elements of regions that are seen in a rectangle.
  func covers(_ rect: CGRect) -> Bool
  /// Scrolls the region of an item until the item stands where it should.
  func reveal(
    _ path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool)
}

extension UICollectionView {
  /// The view in which an element lives.
  func container(of values: UICollectionViewLayoutAttributes.Values) -> UIView {
    values.region.flatMap { currentLayout.scrollRegions?.content(of: $0) } ?? self
  }

  /// Where a region has the elements in it, from where their attributes have them.
  func shift(of values: UICollectionViewLayoutAttributes.Values) -> CGPoint {
    values.region.flatMap { currentLayout.scrollRegions?.shift(of: $0) } ?? .zero
  }
}
