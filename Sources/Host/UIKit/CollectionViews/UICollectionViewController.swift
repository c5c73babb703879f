import CoreGraphics

/// A view controller whose view is a collection view, of which it is data source and delegate.
///
/// Every method of both protocols stands here to be overridden.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  private let initialLayout: UICollectionViewLayout
  private var hasAppeared = false
  final var sharedView = SharedCollectionView()
  private lazy var movementPress = MovementPressRecognizer { [weak self] press in
    self?.movementDidChange(press.state, at: press.location(in: self?.collectionView))
  }

  /// Makes a controller of a collection view with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of a collection view with a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller of a collection view with a flow layout.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view, which is the view unless another one was set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// The layout that the controller was made with.
  open var collectionViewLayout: UICollectionViewLayout { initialLayout }

  /// Whether the selection is cleared when the view appears; true by default.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a long press moves items that the data source lets be moved; true by default.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { movementPress.isEnabled = installsStandardGestureForInteractiveMovement }
  }

  /// Whether the controller shows its items in the collection view of the controller that it is
  /// pushed onto, which then changes its layout rather than its place; false by default. Set it
  /// before the controller is pushed, and not on the root.
  ///
  /// The data source remains that of the controller below; the delegate is always the controller at
  /// the top.
  open var useLayoutToLayoutNavigationTransitions = false

  /// Makes the collection view, of the controller's nib if it has one.
  open override func loadView() {
    if let shared = sharedView.list {
      view = shared
      return
    }
    let list =
      loadNib() as? UICollectionView
      ?? UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: initialLayout)
    list.dataSource = self
    list.delegate = self
    list.isEditing = isEditing
    movementPress.isEnabled = installsStandardGestureForInteractiveMovement
    list.addGestureRecognizer(movementPress)
    view = list
  }

  /// Loads the data the first time, and clears the selection.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasAppeared, sharedView.list == nil { collectionView?.reloadData() }
    hasAppeared = true
    if clearsSelectionOnViewWillAppear { clearSelection(animated: animated) }
  }

  /// Shows the scroll indicators for a moment.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectionView?.flashScrollIndicators()
  }

  /// Begins or ends editing, of the collection view too.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UICollectionView)?.isEditing = editing
  }

  private func clearSelection(animated: Bool) {
    guard let list = collectionView else { return }
    let paths = list.indexPathsForSelectedItems ?? []
    guard !paths.isEmpty else { return }
    let deselect = { for path in paths { list.deselectItem(at: path, animated: animated) } }
    guard animated, let coordinator = transitionCoordinator else { return deselect() }
    coordinator.animate { _ in
      deselect()
    } completion: { context in
      guard context.isCancelled else { return }
      for path in paths { list.selectItem(at: path, animated: false, scrollPosition: []) }
    }
  }

  private func movementDidChange(_ state: UIGestureRecognizer.State, at place: CGPoint) {
    guard let list = collectionView else { return }
    switch state {
    case .began:
      guard let path = list.indexPathForItem(at: place),
        list.beginInteractiveMovementForItem(at: path)
      else { return }
      movementPress.hold(at: place)
      list.updateInteractiveMovementTargetPosition(place)
    case .changed:
      guard movementPress.hasLeft(place) else { return }
      list.contextMenuInteraction?.dismissMenu()
      list.updateInteractiveMovementTargetPosition(place)
    case .ended: list.endInteractiveMovement()
    case .cancelled: list.cancelInteractiveMovement()
    case .possible, .failed: break
    }
  }

  // MARK: Data source

  /// The number of items of a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// The cell for an item that comes into view: a dequeued one.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  /// The number of sections; one by default.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// The supplementary view that the layout has at a place: a dequeued one. Implement it for
  /// layouts that have any.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  /// Whether a long press may move an item; false by default. Override it together with
  /// ``collectionView(_:moveItemAt:to:)``.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// Called once when the user dropped an item elsewhere: move its data. The collection view moves
  /// the item itself. Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: Delegate

  /// Whether a touch may highlight, and so select, an item; true by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when a touch highlighted an item.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Called when the highlight of an item ended.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Whether a tap may select an item; true by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Whether a tap on a selected item may deselect it where several can be selected; true by
  /// default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when the user selected an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  {}

  /// Called when the user deselected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Whether an item has a primary action; true by default unless the view is being edited.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }

  /// Called after an item was tapped alone: do what choosing it means.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  /// Called before a cell comes into view.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called before a supplementary view comes into view.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}

  /// Called when a cell is out of view.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called when a supplementary view is out of view.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// The layout of a transition between two layouts; a plain one by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// The content offset after updates or a change of layout; the proposed one by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where an item goes that is held above `proposedIndexPath`; where the older method says by
  /// default.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// The same without saying where the item was before; there by default.
  @available(iOS, introduced: 9.0, deprecated: 15.0)
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// Whether an item can be edited; true by default.
  open func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// The menu of the items at `point`, none if they are empty; nil is no menu. What the older
  /// method has for a single item by default.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1 else { return nil }
    return self.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
  }

  /// The menu of one item; nil, the default, is no menu.
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// What is lifted for the menu of an item; nil is its cell. What the older method has by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// What is lifted for a menu; nil, the default, is the item's cell.
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Where the lifted preview goes; nil is the item's cell. What the older method has by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Where the lifted preview goes; nil, the default, is the item's cell.
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called before a menu appears.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before a menu disappears.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called when the preview was tapped.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Whether the view's `allowsFocus` says so.
  open func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { collectionView.focusesItems }

  /// What the view's `selectionFollowsFocus` says.
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { collectionView.selectionFollowsFocus }

  open func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }

  open func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// True unless the item is dragged itself.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { collectionView.dragAndDrop.springLoads(indexPath) }

  /// None in particular.
  open func indexPathForPreferredFocusedView(
    in collectionView: UICollectionView
  ) -> IndexPath? { nil }

  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  open func collectionViewDidEndMultipleSelectionInteraction(
    _ collectionView: UICollectionView
  ) {}

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The first item of the section with the title's index.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
