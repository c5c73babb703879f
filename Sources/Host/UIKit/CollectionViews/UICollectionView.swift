import ListGeometry
import QuartzCore

/// Items in sections, shown as a layout says, of which only those in view have cells.
///
/// This file is the table of contents: settings and one line for each member that may be
/// overridden. What the lines call stands in `UICollectionView+Topic.swift` files and in the parts:
/// ``ListEngine`` is what all lists have, ``LayoutCache`` talks to the layout,
/// ``CollectionSelection`` to fingers.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, UISpringLoadedInteractionSupporting {
  /// The kind of headers of sections.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

  /// The kind of footers of sections.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  private(set) final var currentLayout: UICollectionViewLayout
  /// What the view has in common with tables.
  private(set) final lazy var engine = ListEngine(self)
  private(set) lazy var cache = LayoutCache(of: self)
  private(set) lazy var collectionLayout = CollectionLayout(of: self)
  private(set) lazy var measurer = ElementMeasurer(of: self, engine.elements)
  let reuse = ElementReuse()
  private(set) lazy var choice = CollectionSelection(of: self)
  private(set) lazy var swiping = CollectionSwiping(of: self)
  private(set) final lazy var dragAndDrop = ListDragAndDrop(self)
  private(set) final lazy var springLoading = ListSpringLoading(self)
  private(set) final lazy var reordering = ReorderController(self, engine)
  private(set) lazy var dropGap = CollectionDropGap(of: self)
  private(set) lazy var placeholderItems = CollectionPlaceholderController(of: self)
  var movement: InteractiveMovement?
  var interactiveTransition: InteractiveTransition?
  private(set) lazy var contextMenus = ContextMenuController(self)
  private(set) lazy var sectionIndex = SectionIndexController(self)
  private(set) lazy var selectionPan = SelectionPanGestureRecognizer(of: self)

  // MARK: Making a collection view

  /// Makes a collection view that shows items as `layout` says.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    prepare()
  }

  /// Makes a collection view with a flow layout from a nib.
  public required init?(coder: NSCoder) {
    currentLayout = (coder as? NibCoder)?.makeLayout() ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    prepare()
    decodeNib(coder, as: UICollectionView.self)
  }

  // MARK: Layout

  /// Says where items stand. Setting it is not animated.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setLayout(newValue, animated: false, nil) }
  }

  /// Shows items as another layout says.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setLayout(layout, animated: animated, nil)
  }

  /// Shows items as another layout says.
  /// - Parameter completion: Called at the end of the animation with whether it ran to the end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { setLayout(layout, animated: animated, completion) }

  /// Called with whether the transition was completed, and whether its animation ran to the end.
  public typealias LayoutInteractiveTransitionCompletion = (
    _ completed: Bool, _ finished: Bool
  ) -> Void

  /// Begins a transition to another layout that a gesture leads: set the `transitionProgress` of
  /// the layout returned, and invalidate it.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }

  /// Ends an interactive transition in the new layout, animated.
  open func finishInteractiveTransition() { endTransition(completed: true) }

  /// Ends an interactive transition in the old layout, animated.
  open func cancelInteractiveTransition() { endTransition(completed: false) }

  /// When cells are measured again; ``SelfSizingInvalidation/enabled`` by default.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Data source and delegate

  /// Tells how much there is to show, and makes cells. Nil by default: nothing.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { engine.performReload() } }
  }

  /// Decides about selection, and is told of display, selection and scrolling. Nil by default.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { delegateDidChange(from: oldValue) }
  }

  /// Is told of items that are likely to come into view soon; nil by default.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { restartPrefetching() } }
  }

  /// Whether ``prefetchDataSource`` is told of items, and cells are made ahead; true by default.
  open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { stopPrefetching() } }
  }

  /// A view behind all items that does not scroll; nil by default.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }

  // MARK: Contents

  /// The number of sections.
  open var numberOfSections: Int { engine.loadedCounts.count }

  /// The number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = engine.loadedCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Forgets everything and asks the data source anew. Selection is lost.
  open func reloadData() { engine.performReload() }

  // MARK: Where elements are

  /// The attributes of an item as the layout has them; nil if there is no such item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { findAttributes(.cell(indexPath)) }

  /// The attributes of a supplementary view as the layout has them.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { findAttributes(.supplementary(kind, indexPath)) }

  /// The item at a point in the content; nil between items.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { findItem(at: point) }

  /// The item that a cell shows; nil for other cells.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { findPath(cell) }

  // MARK: What is in view

  /// The cell of an item in view, or one prepared to come into view; nil for other items.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    RowPath(indexPath).flatMap { engine.elements.cellInUse(at: $0) ?? engine.elements.ahead[$0] }
  }

  /// The cells in view.
  open var visibleCells: [UICollectionViewCell] {
    engine.elements.paths.compactMap { engine.elements[$0] }
  }

  /// The items in view.
  open var indexPathsForVisibleItems: [IndexPath] { engine.elements.paths.map(\.indexPath) }

  /// The supplementary view in view at a place; nil if there is none.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { engine.elements[.supplementary(elementKind, indexPath)] }

  /// The supplementary views of a kind that are in view.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    findSupplementaryKeys(elementKind).compactMap { engine.elements[$0] }
  }

  /// The places of the supplementary views of a kind that are in view.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    findSupplementaryKeys(elementKind).map(\.path)
  }

  // MARK: Reuse

  /// Makes cells of `cellClass` when `identifier` is dequeued; nil undoes it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.registerCell(cellClass, identifier)
  }

  /// Makes supplementary views of `viewClass` when `identifier` is dequeued; nil undoes it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { reuse.registerSupplementary(viewClass, elementKind, identifier) }

  /// Makes cells of a nib when `identifier` is dequeued; nil undoes it. The nib must hold one cell.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(nib: nib, nil, identifier)
  }

  /// Makes supplementary views of a nib when `identifier` is dequeued; nil undoes it. The nib must
  /// hold one view.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { reuse.register(nib: nib, elementKind, identifier) }

  /// A cell out of use, or a new one of the registered class, with the item's attributes.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, indexPath) }

  /// A supplementary view out of use, or a new one of the registered class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementary(elementKind, identifier, indexPath)
  }

  // MARK: Scrolling

  /// Scrolls until an item stands where it should: one position for each axis at most, none
  /// scrolls as little as is needed.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  // MARK: Selection

  /// Whether touches select items; true by default.
  open var allowsSelection = true { didSet { if !allowsSelection { selection.clear() } } }

  /// Whether more than one item can be selected; false by default.
  open var allowsMultipleSelection = false { didSet { limitSelectionIfNeeded() } }

  /// Whether touches select items while the view is being edited; false by default.
  open var allowsSelectionDuringEditing = false

  /// Whether several items can be selected while the view is being edited; false by default.
  open var allowsMultipleSelectionDuringEditing = false { didSet { limitSelectionIfNeeded() } }

  /// The selected items; empty if none is.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.paths.map(\.indexPath) }

  /// Selects an item, or with nil deselects all. The delegate is not told.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }

  /// Deselects an item. The delegate is not told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  /// Whether keys can be at items, unless the delegate decides; true by default.
  open var allowsFocus = true

  /// Whether keys can be at items while the view is being edited; true by default.
  open var allowsFocusDuringEditing = true

  /// Whether keys select the item that they come to; false by default.
  open var selectionFollowsFocus = false

  /// Whether keys return to the item where they were before a finger took over; false by default.
  open var remembersLastFocusedIndexPath = false

  /// Whether something dragged that rests over an item activates it as a tap would, unless the
  /// delegate decides; false by default.
  open var isSpringLoaded: Bool {
    get { springLoading.isEnabled }
    set { springLoading.isEnabled = newValue }
  }

  // MARK: Editing

  /// Whether the view is being edited, which its cells show; false by default.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

  // MARK: Updates

  /// Whether items are shown otherwise than the data source has them: an item is being moved, there
  /// are placeholders, or updates wait for the end of their batch.
  open var hasUncommittedUpdates: Bool {
    engine.updates.isCollecting || movement != nil || !placeholders.isEmpty
  }

  /// Performs the updates that `updates` makes together, animated.
  /// - Parameter completion: Called at the end of the animations with whether they ran to the end.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { engine.updates.performBatch(updates, completion) }

  /// Shows items that the data source now has at these paths.
  open func insertItems(at indexPaths: [IndexPath]) {
    engine.updates.insertItems(at: Self.itemPaths(indexPaths))
  }

  /// Takes away items that the data source no longer has.
  open func deleteItems(at indexPaths: [IndexPath]) {
    engine.updates.deleteItems(at: Self.itemPaths(indexPaths))
  }

  /// Replaces the cells of items by new ones.
  open func reloadItems(at indexPaths: [IndexPath]) {
    engine.updates.reloadItems(at: Self.itemPaths(indexPaths))
  }

  /// Moves an item to where the data source now has it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    engine.updates.moveItem(at: Self.itemPath(indexPath), to: Self.itemPath(newIndexPath))
  }

  /// Has the data source configure the cells of items in view again, without replacing them.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigureCells(at: indexPaths) }

  /// Shows sections that the data source now has.
  open func insertSections(_ sections: IndexSet) { engine.updates.insertSections(sections) }

  /// Takes away sections that the data source no longer has.
  open func deleteSections(_ sections: IndexSet) { engine.updates.deleteSections(sections) }

  /// Asks for everything in some sections anew.
  open func reloadSections(_ sections: IndexSet) { engine.updates.reloadSections(sections) }

  /// Moves a section to where the data source now has it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    engine.updates.moveSection(section, toSection: newSection)
  }

  // MARK: Drag and drop

  /// Says what is dragged from items; nil by default.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { updateDragAndDrop() }
  }

  /// Says what becomes of things that are dropped on the view; nil by default.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { updateDragAndDrop() }
  }

  /// Whether a long press drags items, if ``dragDelegate`` has something to drag; true by default.
  open var dragInteractionEnabled = true { didSet { updateDragAndDrop() } }

  /// How soon items make room for one of the view's own that is dragged;
  /// ``ReorderingCadence/immediate`` by default.
  open var reorderingCadence = ReorderingCadence.immediate

  /// Whether something is being dragged from the view.
  open var hasActiveDrag: Bool { dragAndDrop.dragging?.session != nil }

  /// Whether something is held over the view.
  open var hasActiveDrop: Bool { dragAndDrop.dropping?.isOver ?? false }

  // MARK: Interactive movement

  /// Lifts an item. Returns whether it can be moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    RowPath(indexPath).map { reordering.begin(at: $0) } ?? false
  }

  /// Holds the lifted item at a point in the content; others make room.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    hold(at: targetPosition)
  }

  /// Puts the lifted item down where it is, and tells the data source.
  open func endInteractiveMovement() { reordering.end() }

  /// Puts the lifted item back where it was.
  open func cancelInteractiveMovement() { reordering.cancelHeldItem() }

  /// Brings cells and other views in line with what is in view.
  open override func layoutSubviews() {
    layOutElements()
    super.layoutSubviews()
  }

  /// Where the view stands in its superview.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let size = newValue.standardized.size
      changeBounds(to: CGRect(origin: contentOffset, size: size)) { super.frame = newValue }
    }
  }

  /// The part of the content that is seen.
  open override var bounds: CGRect {
    get { super.bounds }
    set { changeBounds(to: newValue) { super.bounds = newValue } }
  }

  /// Asks the layout whether other insets make it invalid.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    askLayout(about: bounds)
  }

  /// Asks the layout whether another safe area makes it invalid.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    askLayout(about: bounds)
  }

  /// Has everything laid out on the pixels of another screen.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange(from: previousTraitCollection)
  }

  /// Highlights the touched item.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    choice.touchesBegan(touches)
  }

  /// Ends the highlight when the touch leaves the item.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    choice.touchesMoved(touches)
  }

  /// Selects the highlighted item.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    choice.touchesEnded(event)
  }

  /// Ends the highlight.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    choice.cancelTouch()
  }

  /// Whether `view`, inside an item, gets new touches: not while one puts open actions away.
  open override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    swiping.pan?.hasCaught != true && super.touchesShouldBegin(touches, with: event, in: view)
  }

  /// Whether a recognizer may begin: a swipe needs an item with actions.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if let pan = swiping.pan, gestureRecognizer === pan { return pan.shouldBeginSwipe() }
    if gestureRecognizer === selectionPan { return selectionPan.shouldBeginSelecting() }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  package override func receiveScroll(
    _ phase: WindowInput.ScrollPhase, delta: CGVector, time: CFTimeInterval
  ) -> Bool {
    swiping.receiveScroll(phase, by: delta, at: time)
      ?? super.receiveScroll(phase, delta: delta, time: time)
  }

  package override func contentOffsetDidChange() {
    super.contentOffsetDidChange()
    if isDragging || animator.isMoving { swiping.controller.close(animated: true) }
    selectionPan.update()
  }

  package override func receiveKey(_ key: KeyInput, isDown: Bool, time: CFTimeInterval) -> Bool {
    (isDown && takeKey(key)) || super.receiveKey(key, isDown: isDown, time: time)
      || (isDown && beginFocus(key))
  }

  /// The interaction through which items have context menus; nil without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }

  /// Scrolls to an offset; an animation on its way to an item is given up.
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    engine.scrollTarget.clear()
    super.setContentOffset(contentOffset, animated: animated)
  }

  package override func contentOffsetWillChange(to offset: CGPoint) {
    super.contentOffsetWillChange(to: offset)
    askLayout(about: CGRect(origin: offset, size: bounds.size))
  }

  package override func restingOffset(
    for proposed: CGPoint, velocity: CGVector, from start: CGPoint
  ) -> CGPoint { layoutRestingOffset(proposed, velocity) }

  package override var animationGoal: CGPoint? { engine.scrollTarget.offset }
  package override var isUpdatingContent: Bool { engine.updates.isCollecting }
}

extension UICollectionView {
  /// Makes another layout the present one.
  func exchangeLayout(for new: UICollectionViewLayout) {
    currentLayout = new
    new.attach(to: self)
  }
}
