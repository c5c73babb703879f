import ListGeometry

/// Where the elements of a list stand: the row column of a table, or a `UICollectionViewLayout`.
///
/// A layout knows nothing of views. It may ask for cells to learn how large items are, but only
/// from ``measureVisibleItems()`` and ``measureAfterUpdate()``.
@MainActor
protocol ListLayout: AnyObject {
  /// Where everything stands at one time.
  associatedtype Snapshot

  /// Counts changes of where elements stand; views positioned for another version are stale.
  var version: Int { get }

  /// What of the list is in view, in the layout's own coordinates, with what it needs around it.
  var visibleRect: CGRect { get }

  /// The items in ``visibleRect`` as things stand, without measuring.
  var visibleItems: VisibleItems { get }

  /// Where everything stands now. - Complexity: O(1), or O(elements in view).
  var snapshot: Snapshot { get }

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

/// Where the views of a list begin and end when an update is animated.
@MainActor
protocol ListLayoutTransitions: ListLayout {
  /// How a view that comes into view is seen at the beginning; nil: as at the end.
  /// - Parameter frame: Where it stands at the end.
  func initialState(
    of key: ElementKey, _ frame: CGRect, _ transition: ListTransition<Snapshot>
  ) -> ElementAnimationState?

  /// How a deleted view is seen at the end.
  /// - Parameter after: Where everything stands after the update.
  func finalState(
    of old: ElementKey, _ view: UIView, _ animation: ItemAnimation,
    _ transition: ListTransition<Snapshot>, _ after: Snapshot
  ) -> ElementAnimationState

  /// Where an element that stays in the list but leaves the view goes; nil: where it is.
  func frameOutOfView(of key: ElementKey, in view: CGRect) -> CGRect?
}
