import ListGeometry

/// What a layout has in view.
@MainActor
protocol VisibleElements {
  associatedtype Place: ElementPlace

  /// The elements, in the order in which they come into view.
  var places: [Place] { get }

  /// Those that may stand elsewhere although the layout has the same version.
  var floating: [Place] { get }

  /// Whether an element is among them.
  func contains(_ key: ElementKey) -> Bool

  /// Whether others hold the same elements, but for those that float.
  func hasSameRest(as other: Self) -> Bool
}

/// Where the elements of a list stand: the row column of a table, or a `UICollectionViewLayout`.
///
/// A layout may ask for cells to learn how large items are, but only from
/// ``measureVisibleElements()``.
@MainActor
protocol ListLayout: AnyObject {
  associatedtype Visible: VisibleElements

  /// Counts changes of where elements stand; views positioned for another version are stale.
  var version: Int { get }

  /// What of the list is in view, in the layout's own coordinates, with what it needs around it.
  var visibleRect: CGRect { get }

  /// Whether what was in view is what is in ``visibleRect`` now, as far as is known without
  /// measuring.
  func isUnchanged(_ visible: Visible) -> Bool

  /// Marks everything as standing elsewhere: views get their places again.
  func invalidate()

  /// Has the next layout of the list begin again: sizes may be others.
  func invalidateSizes()

  /// Begins again with what is known without measuring, as after a reload or for another width.
  func rebuild()

  /// Follows a batch of updates. The contents have their new counts, views their new paths.
  func apply(_ map: IndexPathMap)

  /// Sizes what is in view until it fills the view, and finds what that is; nil if the views are
  /// known to be in line with it.
  func measureVisibleElements() -> Visible?
}
