import UIKit

/// A delegate that knows the layout, and can be asked for components.
@preconcurrency @MainActor
public protocol ListKitDelegate: ComponentQueryable {}

/// The delegate that tells components when they are displayed.
///
/// Subclass it to handle more of the delegate's methods. Call `super` in the two that already do
/// something, and write `override` before all of them on Linux, where there is no Objective-C that
/// finds methods by their names.
///
/// ```swift
/// final class PhotoDelegate: ComponentLifeTimeTrackingDelegate {
///   #if canImport(ObjectiveC)
///   func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { open(path) }
///   #else
///   override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
///     open(path)
///   }
///   #endif
/// }
/// ```
@preconcurrency @MainActor
open class ComponentLifeTimeTrackingDelegate: NSObject, ListKitDelegate, UICollectionViewDelegate {
  /// The layout that was rendered last; nil before.
  public var layout: ComposeLayout?

  /// The components in cells of somebody else's data source.
  private let displayed = ObjectAssociation<AnyComponent>()

  /// Tells the component that a cell shows that it comes into view.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if let adapter = adapter(of: collectionView) {
      return adapter.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
    guard let content = content(of: cell), let component = anyComponent(at: indexPath) else {
      return
    }
    displayed[cell] = component
    component.willDisplay(content: content)
  }

  /// Tells the component that a cell shows that it is out of view.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if let adapter = adapter(of: collectionView) {
      return adapter.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
    guard let content = content(of: cell), let component = displayed[cell] else { return }
    displayed[cell] = nil
    component.didEndDisplay(content: content)
  }

  /// The content in a cell of somebody else's data source.
  private func content(of cell: UICollectionViewCell) -> UIView? {
    cell.contentView.viewWithTag(ListKit.componentContentViewTag)
  }

  /// What a collection view asks for its cells; nil if it asks somebody else's data source.
  private func adapter(of view: UIScrollView) -> ComposeAdapter? {
    let dataSource = (view as? UICollectionView)?.dataSource
    return dataSource as? ComposeAdapter ?? (dataSource as? PlainDataSource)?.adapter
  }

  #if !canImport(ObjectiveC)
  // MARK: What subclasses may add

  /// Whether a touch may highlight, and so select, an item; true by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    adapter(of: collectionView)?.collectionView(collectionView, shouldHighlightItemAt: indexPath)
      ?? true
  }

  /// Called when a touch highlighted an item.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    adapter(of: collectionView)?.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  /// Called when the highlight of an item ended.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    adapter(of: collectionView)?.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  /// Whether a tap may select an item; true by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    adapter(of: collectionView)?.collectionView(collectionView, shouldSelectItemAt: indexPath)
      ?? true
  }

  /// Whether a tap on a selected item may deselect it where several can be selected; true by
  /// default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    adapter(of: collectionView)?.collectionView(collectionView, shouldDeselectItemAt: indexPath)
      ?? true
  }

  /// Called when the user selected an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  {
    adapter(of: collectionView)?.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  /// Called when the user deselected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    adapter(of: collectionView)?.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  /// Whether an item has a primary action; true by default unless the view is being edited.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    adapter(of: collectionView)?.collectionView(
      collectionView, canPerformPrimaryActionForItemAt: indexPath) ?? !collectionView.isEditing
  }

  /// Called after an item was tapped alone: do what choosing it means.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    adapter(of: collectionView)?.collectionView(
      collectionView, performPrimaryActionForItemAt: indexPath)
  }

  /// Whether keys can be at an item; by default if the view's `allowsFocus` says so.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  {
    adapter(of: collectionView)?.collectionView(collectionView, canFocusItemAt: indexPath)
      ?? collectionView.allowsFocus
  }

  /// Whether keys that come to an item select it; by default if the view's
  /// `selectionFollowsFocus` says so.
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    adapter(of: collectionView)?.collectionView(
      collectionView, selectionFollowsFocusForItemAt: indexPath)
      ?? collectionView.selectionFollowsFocus
  }

  /// The item that keys begin at; nil, the default, is the first or the last one.
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    adapter(of: collectionView)?.indexPathForPreferredFocusedView(in: collectionView)
  }

  /// Whether keys may go from one item to another; true by default. Asked before each step.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    adapter(of: collectionView)?.collectionView(collectionView, shouldUpdateFocusIn: context)
      ?? true
  }

  /// Called when keys have gone to another item, or when a finger has taken over from them.
  open func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    adapter(of: collectionView)?.collectionView(
      collectionView, didUpdateFocusIn: context, with: coordinator)
  }

  /// Whether an item is activated by something dragged that rests over it; by default if it is not
  /// dragged itself. Asked while the view's `isSpringLoaded` is true.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    adapter(of: collectionView)?.collectionView(
      collectionView, shouldSpringLoadItemAt: indexPath, with: context) ?? true
  }

  /// Whether two fingers that begin at an item may select several; false by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    adapter(of: collectionView)?.collectionView(
      collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
  }

  /// Called when two fingers begin to select items, which several can be from then on.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    adapter(of: collectionView)?.collectionView(
      collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Called when the fingers that selected items have left.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    adapter(of: collectionView)?.collectionViewDidEndMultipleSelectionInteraction(collectionView)
  }

  /// Called before a supplementary view comes into view.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    adapter(of: collectionView)?.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
    )
  }

  /// Called when a supplementary view is out of view.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    adapter(of: collectionView)?.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }

  /// The layout of a transition between two layouts; a plain one by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    adapter(of: collectionView)?.collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
      ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// The content offset after updates or a change of layout; the proposed one by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    adapter(of: collectionView)?.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
      ?? proposedContentOffset
  }

  /// Where an item goes that is held above `proposedIndexPath`; there by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    adapter(of: collectionView)?.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
      ?? proposedIndexPath
  }

  /// The same without saying where the item was before; asked if the other method is missing.
  @available(iOS, introduced: 9.0, deprecated: 15.0)
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    adapter(of: collectionView)?.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
      toProposedIndexPath: proposedIndexPath) ?? proposedIndexPath
  }

  /// Whether an item can be edited; true by default.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  {
    adapter(of: collectionView)?.collectionView(collectionView, canEditItemAt: indexPath) ?? true
  }

  /// The menu of the items at `point`, none if they are empty; nil, the default, is no menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    adapter(of: collectionView)?.collectionView(
      collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }

  /// The menu of one item; asked if the method for several is missing.
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    adapter(of: collectionView)?.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  /// What is lifted for the menu of an item; nil, the default, is its cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    adapter(of: collectionView)?.collectionView(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }

  /// Where the lifted preview goes; nil, the default, is the item's cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    adapter(of: collectionView)?.collectionView(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }

  /// What is lifted for a menu; asked if the method that tells the item is missing.
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    adapter(of: collectionView)?.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Where the lifted preview goes; asked if the method that tells the item is missing.
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    adapter(of: collectionView)?.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Called before a menu appears.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    adapter(of: collectionView)?.collectionView(
      collectionView, willDisplayContextMenu: configuration, animator: animator)
  }

  /// Called before a menu disappears.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    adapter(of: collectionView)?.collectionView(
      collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  /// Called when the preview was tapped.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    adapter(of: collectionView)?.collectionView(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  /// The content offset has changed, for whatever reason.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    adapter(of: scrollView)?.scrollViewDidScroll(scrollView)
  }

  /// The zoom scale has changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {
    adapter(of: scrollView)?.scrollViewDidZoom(scrollView)
  }

  /// A finger is about to drag the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    adapter(of: scrollView)?.scrollViewWillBeginDragging(scrollView)
  }

  /// The finger is about to let go with a velocity in points a millisecond. The content will come
  /// to rest at `targetContentOffset`, which may be changed.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    adapter(of: scrollView)?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  /// The finger has let go; `decelerate` tells whether the content goes on moving.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    adapter(of: scrollView)?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  /// The content starts to move on after the finger has let go.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    adapter(of: scrollView)?.scrollViewWillBeginDecelerating(scrollView)
  }

  /// The content has come to rest, or a finger has caught it.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    adapter(of: scrollView)?.scrollViewDidEndDecelerating(scrollView)
  }

  /// An animated change of the offset that code asked for is over.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    adapter(of: scrollView)?.scrollViewDidEndScrollingAnimation(scrollView)
  }

  /// The view inside that is scaled by zooming; nil, the default, forbids zooming.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    adapter(of: scrollView)?.viewForZooming(in: scrollView)
  }

  /// Zooming is about to begin.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    adapter(of: scrollView)?.scrollViewWillBeginZooming(scrollView, with: view)
  }

  /// Zooming is over, bouncing back included.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    adapter(of: scrollView)?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }

  /// Whether to scroll to the top when the user asks for it; true by default.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    adapter(of: scrollView)?.scrollViewShouldScrollToTop(scrollView) ?? true
  }

  /// The content has been scrolled to the top because the user asked for it.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    adapter(of: scrollView)?.scrollViewDidScrollToTop(scrollView)
  }

  /// The adjusted inset has changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    adapter(of: scrollView)?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
  #endif
}
