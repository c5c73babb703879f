import ListGeometry

/// Where the elements of a list stand: the row column of a table, or a `UICollectionViewLayout`.
///
/// A layout knows nothing of views. It may ask for cells to learn how large items are, but only
/// from ``measureVisibleItems()`` and ``measureAfterUpdate()``.
@MainActor
protocol ListLayout: AnyObject {
  /// Counts changes of where elements stand; views positioned for another version are stale.
  var version: Int { get }

  /// What of the list is in view, in the layout's own coordinates, with what it needs around it.
  var visibleRect: CGRect { get }

  /// The items in ``visibleRect`` as things stand, without measuring.
  var visibleItems: VisibleItems { get }

  /// Marks everything as standing elsewhere: views get their places again.
  func invalidate()

  /// Has the next layout of the list begin again: sizes may be others.
  func invalidateSizes()

  /// Begins again with what is known without measuring, as after a reload or for another width.
  func rebuild()

  /// Follows a batch of updates. The contents have their new counts, views their new paths.
  func apply(_ map: IndexPathMap)

  /// Sizes what is in view until it fills the view, and finds what that is.
  func measureVisibleItems() -> VisibleItems

  /// Like ``measureVisibleItems()`` at the end of a batch of updates, without scrolling.
  /// - Returns: The content offset to scroll to, and what is in view there.
  func measureAfterUpdate() -> (offset: CGPoint, items: VisibleItems)

  /// The elements beside cells that share some area with `rect`, where `items` are in view, in the
  /// order in which they are shown.
  func elements(beside items: VisibleItems, in rect: CGRect) -> [ElementKey]
}
