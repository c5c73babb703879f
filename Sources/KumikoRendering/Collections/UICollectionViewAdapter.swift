import KumikoComponents
import UIKit

/// What a collection view asks for its data: makes cells and supplementary views, and renders
/// components.
///
/// The layout of the collection view decides on sizes and places; for a flow layout see
/// ``UICollectionViewFlowLayoutAdapter``. Headers and footers of sections are the supplementary
/// views of UIKit's two kinds, others are told by
/// ``/KumikoComponents/Section/supplementary(_:ofKind:)``.
///
/// Subclass it to handle more of the collection view's and the scroll view's delegate methods: they
/// are declared here, so that they can be overridden. Call `super` in those that already do
/// something.
///
/// ```swift
/// final class CardAdapter: UICollectionViewAdapter {
///   override func cellRegistration(
///     collectionView: UICollectionView, indexPath: IndexPath, node: CellNode
///   ) -> CellRegistration {
///     CellRegistration(class: CardCell.self)
///   }
/// }
/// ```
open class UICollectionViewAdapter: ListAdapter, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// Called when an item is selected; nil by default. The item stays selected.
  open var didSelect: ((SelectionContext) -> Void)?

  /// The kinds of supplementary views that the collection view has asked for.
  var kinds = SupplementaryKinds()

  /// What rows of list layouts have said about the lines below them.
  var saidSeparators = SaidSeparators()

  /// The class of all cells, which need not know of components; nil to ask for registrations.
  package final var plainCellClass: UICollectionViewCell.Type?

  /// Called with each cell before a component is rendered into it.
  package final var didDequeue: (@MainActor (UICollectionViewCell) -> Void)?

  /// The methods that a subclass overrides.
  private(set) lazy var overriddenMethods = AdapterMethods.overridden(
    by: type(of: self), of: .collection)

  // MARK: Registration

  /// The class of the cell for an item; ``UICollectionViewComponentCell`` by default.
  ///
  /// Items with equal reuse identifiers may have different classes.
  open func cellRegistration(
    collectionView: UICollectionView, indexPath: IndexPath, node: CellNode
  ) -> CellRegistration { CellRegistration(class: UICollectionViewComponentCell.self) }

  /// The class of a supplementary view; ``UICollectionViewComponentReusableView`` by default.
  open func supplementaryViewRegistration(
    forElementKind kind: String, collectionView: UICollectionView, indexPath: IndexPath,
    node: ViewNode
  ) -> ViewRegistration { ViewRegistration(class: UICollectionViewComponentReusableView.self) }

  /// What a supplementary view shows: the header or the footer of the section, or what the section
  /// has for another kind. Nil if there is nothing: then the view is empty.
  ///
  /// Override it for views that belong to items.
  open func supplementaryViewNode(
    forElementKind kind: String, collectionView: UICollectionView, at indexPath: IndexPath
  ) -> ViewNode? { supplementaryNode(ofSectionAt: indexPath, kind) }

  /// The kinds of supplementary views that the collection view has asked for so far.
  open func registeredSupplementaryViewKinds(for collectionView: UICollectionView) -> [String] {
    supplementaryKinds(in: collectionView)
  }

  // MARK: Data source

  /// The number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    willCount(in: collectionView)
    return data.count
  }

  /// The number of items of a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { data.indices.contains(section) ? data[section].elements.count : 0 }

  /// A cell with the component of an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { whileServing { makeCell(collectionView, indexPath) } }

  /// A view with the component that its section has for a kind; an empty one if there is none.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    whileServing { makeSupplementaryView(collectionView, kind, indexPath) }
  }

  // MARK: Moving

  /// Whether the user may move an item: if it is reorderable, and the options have a handler.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { canMove(indexPath) }

  /// Moves an item in the data, then calls the options' handler.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { move(sourceIndexPath, to: destinationIndexPath) }

  /// Where an item goes that is moved: where the older method says, but not into another section if
  /// the options keep it in its own.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    let wanted = self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
      toProposedIndexPath: proposedIndexPath)
    return moveTarget(from: originalIndexPath, proposed: wanted)
  }

  /// The same without saying where the item was before; as proposed by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  // MARK: Editing

  /// Whether something can be done with an item while the collection view is edited: if modifiers
  /// of the item say so, or if items are picked.
  open func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { canEdit(indexPath, in: collectionView) }

  // MARK: Selection

  /// Tells the options' selection, calls what ``/KumikoComponents/Component/onSelect(_:)`` added to
  /// the item unless items are being picked while the collection view is edited, then
  /// ``didSelect``.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let node = select(indexPath, in: collectionView) else { return }
    didSelect?(
      SelectionContext(collectionView: collectionView, node: node, indexPath: indexPath))
  }

  /// Tells the options' selection.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { deselect(indexPath) }

  /// Whether a touch selects an item; true by default, unless a modifier of the item says that it
  /// cannot be selected.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { isSelectable(indexPath) }

  /// Whether a touch deselects an item where several can be selected; true by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Whether a touch highlights an item; true by default, unless a modifier of the item says that
  /// it cannot be selected.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { isSelectable(indexPath) }

  /// Called when a touch highlighted an item. Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Called when an item is no longer highlighted. Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Whether an item has a primary action; true by default, unless the collection view is edited.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }

  /// Called when an item was chosen by itself, not as one of several. Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  // MARK: Display

  /// Tells an item's component that it comes on screen.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { willDisplay(cell, dataPath(indexPath, in: collectionView), in: collectionView) }

  /// Tells an item's component that it has left the screen.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { didEndDisplaying(row: cell, dataPath(indexPath, in: collectionView)) }

  /// Where the data has an item that is shown: one that is carried makes others give way.
  private func dataPath(_ path: IndexPath, in collectionView: UICollectionView) -> IndexPath {
    collectionView.dataSourceIndexPath(forPresentationIndexPath: path) ?? path
  }

  /// Tells a supplementary view's component that it comes on screen.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) { willDisplaySupplementary(view, elementKind, indexPath, in: collectionView) }

  /// Tells a supplementary view's component that it has left the screen.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { didEndDisplaying(view) }

  // MARK: Layout

  /// The layout between two others while a transition is interactive; a plain one by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Where the content goes in an update: where the item stays that the options' anchor follows, or
  /// else where the layout proposes.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { heldOffset(collectionView, proposedContentOffset) }

  // MARK: Context menus

  /// The context menu of several items, none by default; that of one item is asked of the older
  /// method.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1 else { return nil }
    return self.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
  }

  /// The context menu of one item, as its modifier says.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { contextMenu(indexPath) }

  /// What is lifted while the menu of an item opens; nil, which stands for its cell. What the older
  /// method has by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// What is lifted while a menu opens; nil, which stands for the item's cell, by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// What the lifted picture goes back to; nil, which stands for the item's cell. What the older
  /// method has by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// What the lifted picture goes back to; nil, which stands for the item's cell, by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called before the context menu of an item opens. Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the context menu of an item closes: by then the list need not close it if the
  /// item leaves.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { features.menuCloses() }

  /// Called when the preview above a menu is tapped. Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  // MARK: Keys, ranges and the index

  /// Whether keys can reach an item; true by default, if the collection view allows focus and a
  /// modifier of the item does not say that it cannot be selected.
  open func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    let isAllowed =
      collectionView.isEditing
      ? collectionView.allowsFocusDuringEditing : collectionView.allowsFocus
    return isAllowed && isSelectable(indexPath)
  }

  /// Whether keys select the items that they reach; what the collection view says by default.
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { collectionView.selectionFollowsFocus }

  /// Whether keys may go from one item to another; true by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }

  /// Called when keys went to another item, or a finger took over. Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Whether something dragged that rests over an item activates it; true by default, unless the
  /// item is dragged itself or a modifier of it says that it cannot be selected.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    let state = collectionView.cellForItem(at: indexPath)?.configurationState
    return isSelectable(indexPath) && state.map { $0.cellDragState == .none } == true
  }

  /// The item that keys reach first; nil by default: none in particular.
  open func indexPathForPreferredFocusedView(
    in collectionView: UICollectionView
  ) -> IndexPath? { nil }

  /// Whether two fingers that move over items select them; by default if the options have a
  /// selection of several items.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { isSelectableByPanning(indexPath) }

  /// Called when fingers begin to select items. Begins to edit the list if items are selected only
  /// then.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { beginEditingIfNeeded(collectionView) }

  /// Called when the fingers that selected items have gone. Does nothing by default.
  open func collectionViewDidEndMultipleSelectionInteraction(
    _ collectionView: UICollectionView
  ) {}

  /// The titles of the index beside the items: those that sections have by default, and no index
  /// without any.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { sectionIndexTitles }

  /// The item that a title of the index leads to; by default the first one of the section that has
  /// the title, or else of the section with the title's number.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: section(ofIndexTitleAt: index)) }

  // MARK: Features

  override var countsForItself: Bool { !overriddenMethods.contains(.sectionCount) }

  override var movesRowsItself: Bool { overriddenMethods.contains(.moveRow) }

  override var stacksRows: Bool { false }

  override func placeOfRows(in cell: UIView) -> RowPlace {
    (list as? UICollectionView)?.collectionViewLayout is UICollectionViewFlowLayout
      ? .plainItem : .unknown
  }

  override func applyAppearance(_ traits: RowTraits, to cell: UIView, at path: IndexPath) {
    guard let view = list as? UICollectionView, let cell = cell as? UICollectionViewCell else {
      return
    }
    let row = cell as? UICollectionViewListCell
    if row != nil {
      saidSeparators.note(traits.look.shownSeparator, at: path, revision: revision)
    }
    CellAppearance.apply(
      traits.look, to: cell, in: view,
      controls: row == nil ? [] : listControls(for: traits, at: path, in: view))
  }

  override func supplementaryNode(ofKind kind: String, at path: IndexPath) -> ViewNode? {
    (list as? UICollectionView).flatMap {
      supplementaryViewNode(forElementKind: kind, collectionView: $0, at: path)
    }
  }

  // MARK: Supplementary views that come and go

  /// A view that goes is taken away by the layout, in the animation, with what it shows.
  override func render(_ element: VisibleElement) {
    if case .supplementary(let kind, let path, _) = element,
      supplementaryNode(ofKind: kind, at: path) == nil
    {
      return
    }
    super.render(element)
  }

  override func updateLanded(in list: any BatchUpdating) {
    super.updateLanded(in: list)
    hideEmptySupplementaryViews(in: list)
  }
}
