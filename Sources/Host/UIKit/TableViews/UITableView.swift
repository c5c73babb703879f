import QuartzCore

/// A list of rows in sections, of which only those in view have cells.
///
/// This file is the table of contents: settings and one line for each member that may be
/// overridden. What the lines call stands in `UITableView+Topic.swift` files. Heights and places
/// are kept in a `RowGeometry`, so that no operation visits rows out of view unless the delegate
/// gives each row a height and estimates are turned off.
@preconcurrency @MainActor
open class UITableView: UIScrollView, UISpringLoadedInteractionSupporting {
  /// As a height: what the content asks for, or the table's own default.
  public static let automaticDimension: CGFloat = -1

  /// How sections look.
  open private(set) var style: Style

  /// What the table has in common with collection views.
  private(set) final lazy var engine = ListEngine(self)
  private(set) final lazy var reordering = ReorderController(self, engine)
  private(set) final lazy var tableLayout = TableLayout(self, engine.phases, engine.contents)
  private(set) final lazy var dragAndDrop = ListDragAndDrop(self)
  private(set) final lazy var springLoading = ListSpringLoading(self)
  /// The cell of a row that was moved by dragging, before the others until it has arrived.
  final var droppedCell: UITableViewCell?
  /// The cell of a row that is held.
  final var liftedCell: LiftedCell?
  private(set) final lazy var placeholderRows = TablePlaceholderController(self)
  let capabilities = DelegateCapabilities()
  let cellReuse = ReuseRegistry<UITableViewCell>()
  let headerFooterViews = HeaderFooterViews()
  let heightDiagnostics = HeightDiagnostics()
  private(set) final lazy var swiping = SwipeController(self)
  private(set) final lazy var touchpadSwipe = TouchpadSwipe(self, swiping)
  private(set) final lazy var editing = EditingController(self)
  private(set) final lazy var contextMenus = ContextMenuController(self)
  private(set) final lazy var sectionIndex = SectionIndexController(self)
  private(set) final lazy var emptyRows = EmptyRowSeparators(self)
  /// The inset that was set; nil leaves it to the table and its cells.
  private(set) final var ownSeparatorInset: UIEdgeInsets?
  lazy var swipePan = SwipePanGestureRecognizer(self, swiping)
  lazy var selectionPan = SelectionPanGestureRecognizer(of: self)

  // MARK: Making a table

  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a table of a style, which never changes.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepare()
  }

  /// Makes a table from a nib.
  public required init?(coder: NSCoder) {
    style = coder.nibValue("style") ?? .plain
    super.init(coder: coder)
    prepare()
    decodeNib(coder, as: UITableView.self)
  }

  // MARK: Who answers

  /// Tells how much there is to show, and makes cells. Nil by default: an empty table.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { engine.invalidateContents() } }
  }

  /// Decides heights, headers and footers, and hears of display, selection and scrolling.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { delegateDidChange(from: oldValue) }
  }

  /// Hears of rows that are likely to come into view soon; nil by default.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { restartPrefetching() } }
  }

  /// Whether ``prefetchDataSource`` is told of rows, and cells are made ahead; true by default.
  open var isPrefetchingEnabled = true { didSet { if !isPrefetchingEnabled { stopPrefetching() } } }

  // MARK: Drag and drop

  /// Says what is dragged from rows; nil by default.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { updateDragAndDrop() } }

  /// Says what becomes of things that are dropped on the table; nil by default.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { updateDragAndDrop() } }

  /// Whether a long press drags rows, if ``dragDelegate`` has something to drag; true by default.
  open var dragInteractionEnabled = true { didSet { updateDragAndDrop() } }

  /// Whether something is being dragged from the table.
  open var hasActiveDrag: Bool { dragAndDrop.dragging?.session != nil }

  /// Whether something is held over the table.
  open var hasActiveDrop: Bool { dragAndDrop.dropping?.isOver ?? false }

  // MARK: Heights

  /// The height of rows; ``automaticDimension`` by default: cells decide.
  open var rowHeight: CGFloat = automaticDimension {
    didSet { if rowHeight != oldValue { engine.sizesDidChange() } }
  }

  /// The height of headers; ``automaticDimension`` by default: header views decide.
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { engine.sizesDidChange() } }
  }

  /// The height of footers; ``automaticDimension`` by default: footer views decide.
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { engine.sizesDidChange() } }
  }

  /// A guess of rows' heights; ``automaticDimension`` by default: the table guesses. With 0 the
  /// height of every row is asked for at once.
  open var estimatedRowHeight: CGFloat = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { engine.sizesDidChange() } }
  }

  /// A guess of headers' heights; ``automaticDimension`` by default: the table guesses.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { engine.sizesDidChange() } }
  }

  /// A guess of footers' heights; ``automaticDimension`` by default: the table guesses.
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { engine.sizesDidChange() } }
  }

  /// The space above headers of a plain table; ``automaticDimension`` by default: 22 points.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { engine.sizesDidChange() } }
  }

  // MARK: Looks

  /// Whether rows are separated by lines; ``UITableViewCell/SeparatorStyle/singleLine`` by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { appearanceDidChange() }
  }

  /// The color of separators; nil is `UIColor.separator`, as by default.
  open var separatorColor: UIColor? = .separator { didSet { appearanceDidChange() } }

  /// An effect on separators, such as a vibrancy over a picture; nil by default.
  open var separatorEffect: UIVisualEffect? { didSet { appearanceDidChange() } }

  /// The space beside separators of cells that have none of their own.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? automaticSeparatorInset }
    set {
      ownSeparatorInset = newValue
      appearanceDidChange()
    }
  }

  /// What ``separatorInset`` is measured from; the edges of cells by default.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { appearanceDidChange() }
  }

  /// Whether content views keep clear of the safe area at the sides, as of a phone that lies on its
  /// side; true by default.
  open var insetsContentViewsToSafeArea = true {
    didSet {
      guard insetsContentViewsToSafeArea != oldValue else { return }
      engine.sizesDidChange()
      appearanceDidChange()
    }
  }

  /// A view behind all rows that does not scroll; nil by default.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }

  /// A view above all sections; its height is its frame's, its width the table's. Nil by default.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }

  /// A view below all sections; its height is its frame's, its width the table's. Nil by default.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  // MARK: Section index

  /// In a section index: the title of the search field, shown as a magnifying glass.
  public static let indexSearch = "{search}"

  /// How many rows there must be for the index to show; 0 by default.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { reloadSectionIndexTitles() } }

  /// The color of the index's titles; nil, the default, is the tint.
  open var sectionIndexColor: UIColor? { didSet { sectionIndex.updateAppearance() } }

  /// The color behind the index; nil, the default, is none.
  open var sectionIndexBackgroundColor: UIColor? { didSet { sectionIndex.updateAppearance() } }

  /// The color behind the index while a finger is on it; nil, the default, is the other one.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { sectionIndex.updateAppearance() }
  }

  /// Asks the data source for the titles of the index anew.
  open func reloadSectionIndexTitles() {
    sectionIndex.invalidate()
    setNeedsLayout()
  }

  // MARK: What there is

  /// The number of sections.
  open var numberOfSections: Int { loadedCounts.count }

  /// The number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int { count(ofSection: section) }

  /// Forgets everything and asks the data source anew. Selection is lost.
  open func reloadData() { engine.performReload() }

  // MARK: Where things are

  /// The area of a section with its header and footer.
  open func rect(forSection section: Int) -> CGRect { findRect(section: section) }

  /// The area of a section's header where it rests.
  open func rectForHeader(inSection section: Int) -> CGRect { findRect(.header, section) }

  /// The area of a section's footer where it rests.
  open func rectForFooter(inSection section: Int) -> CGRect { findRect(.footer, section) }

  /// The area of a row; empty if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { findRect(indexPath) }

  /// The row at a point in the table's coordinates; nil between rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point)?.indexPath }

  /// The rows in a rectangle in the table's coordinates. - Complexity: O(rows found).
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { findRows(in: rect) }

  /// The row that a cell in view shows; nil for other cells.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { findPath(cell) }

  // MARK: What is in view

  /// The cell of a row in view; nil for other rows.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { findCell(indexPath) }

  /// The cells in view from top to bottom.
  open var visibleCells: [UITableViewCell] { findVisibleCells }

  /// The rows in view from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { visiblePaths.map(\.indexPath) }

  /// The header in view of a section; nil if it is out of view or another kind of view.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    findHeaderFooterView(.header, section)
  }

  /// The footer in view of a section; nil if it is out of view or another kind of view.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    findHeaderFooterView(.footer, section)
  }

  // MARK: Reuse

  /// Makes cells of `cellClass` when `identifier` is dequeued; nil undoes it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// Makes cells of a nib when `identifier` is dequeued; nil undoes it. The nib must hold one cell.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellReuse.register(nib: nib, identifier)
  }

  /// Makes headers and footers of a nib when `identifier` is dequeued; nil undoes it. The nib must
  /// hold one view.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterViews.registry.register(nib: nib, identifier)
  }

  /// Makes headers and footers of `aClass` when `identifier` is dequeued; nil undoes it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooterView(aClass, identifier)
  }

  /// A cell out of use, or a new one of the registered class; nil if no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// A cell out of use, or a new one of the registered class, which there must be.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeueCell(identifier, for: indexPath) }

  /// A header or footer out of use, or a new one; nil if no class is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueHeaderFooterView(identifier) }

  // MARK: Scrolling

  /// Scrolls until a row, or with row `NSNotFound` a section, stands where it should.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  /// Scrolls to the selected row that is nearest; does nothing if none is selected.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToSelection(scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// Whether touches select rows; true by default.
  open var allowsSelection = true { didSet { if !allowsSelection { engine.selection.clear() } } }

  /// Whether more than one row can be selected; false by default.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { engine.selection.clear() } }
  }

  /// The first of the selected rows; nil if none is.
  open var indexPathForSelectedRow: IndexPath? { engine.selection.first?.indexPath }

  /// The selected rows; nil if none is.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths }

  /// Selects a row, or with nil deselects all. The delegate is not told.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, position: scrollPosition)
  }

  /// Deselects a row. The delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Editing

  /// Whether rows show their controls, or one of them its actions; false by default. Setting it is
  /// not animated.
  open var isEditing: Bool {
    get { self.editing.isOn || swiping.current != nil }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing. Selection is lost.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing.setEditing(editing, animated: animated)
  }

  /// Whether touches select rows while the table is being edited; false by default.
  open var allowsSelectionDuringEditing = false

  /// Whether several rows can be selected while the table is being edited, which circles beside
  /// the rows show; false by default.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      if allowsMultipleSelectionDuringEditing != oldValue { editing.selectionStyleDidChange() }
    }
  }

  // MARK: Updates

  /// Whether rows are shown otherwise than the data source has them: there are placeholders, a drag
  /// reorders rows, or updates wait for the end of their batch.
  open var hasUncommittedUpdates: Bool { showsOtherRows }

  /// Begins a batch of updates, which ``endUpdates()`` performs together.
  open func beginUpdates() { engine.updates.beginBatch() }

  /// Performs the updates since ``beginUpdates()``, animated.
  open func endUpdates() { engine.updates.endBatch() }

  /// Performs the updates that `updates` makes together, animated.
  /// - Parameter completion: Called at the end of the animations with whether they ran to the end.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { engine.updates.performBatch(updates, completion) }

  /// Shows rows that the data source now has at these paths.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    engine.updates.insertItems(at: indexPaths.map(Self.rowPath), animation.itemAnimation)
  }

  /// Takes away rows that the data source no longer has.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    engine.updates.deleteItems(at: indexPaths.map(Self.rowPath), animation.itemAnimation)
  }

  /// Replaces the cells of rows by new ones.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    engine.updates.reloadItems(at: indexPaths.map(Self.rowPath), animation.itemAnimation)
  }

  /// Moves a row to where the data source now has it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    engine.updates.moveItem(at: Self.rowPath(indexPath), to: Self.rowPath(newIndexPath))
  }

  /// Shows sections that the data source now has.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    engine.updates.insertSections(sections, animation.itemAnimation)
  }

  /// Takes away sections that the data source no longer has.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    engine.updates.deleteSections(sections, animation.itemAnimation)
  }

  /// Asks for everything in some sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    engine.updates.reloadSections(sections, animation.itemAnimation)
  }

  /// Moves a section to where the data source now has it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    engine.updates.moveSection(section, toSection: newSection)
  }

  /// Has the data source configure the cells of rows in view again, without replacing them.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  // MARK: Overridden

  /// Brings cells, headers and footers in line with what is in view.
  open override func layoutSubviews() {
    layOutTable()
    super.layoutSubviews()
  }

  /// Highlights the touched row.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    beginSelecting(touches)
  }

  /// Selects the highlighted row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endSelecting(event)
  }

  /// Ends the highlight.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    engine.selection.unhighlight()
  }

  /// Whether `view`, inside a row, gets new touches: not while one puts open actions away.
  open override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    !swipePan.hasCaught && super.touchesShouldBegin(touches, with: event, in: view)
  }

  /// Whether a drag may take a touch from `view`; true by default except for switches and sliders,
  /// which follow the finger. Like UIKit's, a table does not answer as other scroll views do: rows
  /// full of buttons scroll wherever the drag begins, however long the finger rested before.
  open override func touchesShouldCancel(in view: UIView) -> Bool { !view.keepsDrags }

  /// Whether a recognizer may begin: a swipe needs a row with actions.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    switch gestureRecognizer {
    case swipePan: swipePan.shouldBeginSwipe()
    case selectionPan: selectionPan.shouldBeginSelecting()
    default: super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
  }

  package override func receiveScroll(
    _ phase: WindowInput.ScrollPhase, delta: CGVector, time: CFTimeInterval
  ) -> Bool {
    touchpadSwipe.receive(phase, by: delta, at: time)
  }

  package override func receiveKey(_ key: KeyInput, isDown: Bool, time: CFTimeInterval) -> Bool {
    (isDown && takeKey(key)) || super.receiveKey(key, isDown: isDown, time: time)
      || (isDown && beginFocus(key))
  }

  package override func contentOffsetDidChange() {
    super.contentOffsetDidChange()
    if isDragging || animator.isMoving { swiping.close(animated: true) }
    selectionPan.update()
  }

  /// Measures anew when the size of text changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange(from: previousTraitCollection)
  }

  /// Scrolls to an offset; an animation on its way to a row is given up.
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    engine.scrollTarget.clear()
    super.setContentOffset(contentOffset, animated: animated)
  }

  // MARK: Settings that few need

  /// The interaction through which rows have context menus; nil without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }

  /// When rows in view are measured anew; ``SelfSizingInvalidation/enabled`` by default.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Whether keys can be at a row, unless the delegate decides; true by default.
  open var allowsFocus = true

  /// Whether keys can be at a row while the table is being edited; true by default.
  open var allowsFocusDuringEditing = true

  /// Whether keys select the row that they come to; false by default.
  open var selectionFollowsFocus = false

  /// Whether keys return to the row where they were before a finger took over; false by default.
  open var remembersLastFocusedIndexPath = false

  /// Whether something dragged that rests over a row activates it as a tap would, unless the
  /// delegate decides; false by default.
  open var isSpringLoaded: Bool {
    get { springLoading.isEnabled }
    set { springLoading.isEnabled = newValue }
  }

  /// Whether the margins of rows grow in a wide table until lines can be read well; false by
  /// default.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { engine.sizesDidChange() } }
  }

  /// The height of the empty rows below the last row of a plain table that does not fill its view;
  /// 0, the default, shows none, ``automaticDimension`` makes them as high as the last row.
  open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsLayout() } }

  // MARK: Seams

  package override var animationGoal: CGPoint? { engine.scrollTarget.offset }

  package override var isUpdatingContent: Bool { engine.updates.isCollecting }

  /// As wide as asked, as high as the content but not higher than asked.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
}
