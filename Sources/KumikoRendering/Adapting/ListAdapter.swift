import KumikoComponents
import UIKit

/// What adapters of all list views have in common: the data, rendering it into what list views
/// show, and what the modifiers of rows and the options of the list say.
@preconcurrency @MainActor
open class ListAdapter: NSObject, Adapter, UIScrollViewDelegate {
  /// The sections that are shown.
  open var data: [Section] {
    didSet {
      revisions.dataDidChange()
      #if DEBUG
      // Data that the app sets by itself is let go of at once.
      if phase == .updating { captures.willReplace(oldValue) }
      #endif
    }
  }

  /// What the list has and does apart from its sections. Setting it changes the list at once.
  open var options = ListOptions() {
    didSet { if !isHoldingOptions { optionsDidChange() } }
  }

  /// The list view that shows the data.
  weak var list: (any BatchUpdating)?

  private var activity = ListActivity()

  /// How many updates have been asked for whose data is not shown yet.
  var announcedUpdateCount = 0

  /// Called when a batch of the app's own has ended that changes were told in.
  var didCommitBatch: () -> Void = {}

  let scrolls = ScrollRequests()

  let layouts = ListLayoutWatch()

  private var isHoldingOptions = false

  /// The animation of renders that are asked for now; nil if they have none of their own.
  var animationOfRenders: ListAnimation?

  /// The animation of a render that is about to be waited for.
  var animationOfNextWait: ListAnimation?

  /// How the rows of the stage come and leave that is performed; nil between stages.
  var stageTransitions: StageTransitions?

  /// Options that belong to the deferred update that is about to begin.
  var optionsOfDeferredUpdate: ListOptions?

  #if DEBUG
  private var captures = RowCaptureCheck()
  #endif

  /// What the list view knows of the data.
  private(set) var revisions = DataRevisions()

  /// Whether the options have to be shown when the list view can be changed again.
  private var showsOptionsLater = false

  #if canImport(ObjectiveC)
  /// The methods that the list view was told of, among those it is told of only if they are needed.
  final var announcedMethods: OptionalMethods = []
  #endif

  let registrations = Registrations()

  /// What the list does beyond handing out rows.
  private(set) lazy var features = ListFeatures(adapter: self)

  /// Whose cell stays where it is through the batch that is performed; nil if none does.
  var heldRow: HeldRow?

  /// What components keep with their rows.
  package let rowStorages = RowStorages()

  /// Whether the adapter makes layouts that ask sections how they arrange their items.
  package final var readsSectionLayouts = false
  private var hasReportedLayouts = false

  /// Where the rows of a section stand; nil if the kind of list view says it.
  package final var placeOfRows: (@MainActor (_ section: Int) -> RowPlace)?

  /// The style of the tables that a section looks like; nil if it looks like none.
  package final var tableStyleOfSection: (@MainActor (_ section: Int) -> UITableView.Style?)?

  /// Whether a component says by itself how much room it takes in a group.
  package final var hasLayout: @MainActor (AnyComponent) -> Bool = { _ in false }

  /// Whether sections may arrange their items in another way than they did when a layout asked them
  /// last; true by default if they say how at all.
  package final lazy var mayArrangeDifferently: @MainActor () -> Bool = { [unowned self] in
    data.contains { $0.layoutDescription != nil }
  }

  /// Whether the items of a section say how high they are although UIKit's layout has their frames;
  /// false by default.
  package final var asksItemsForHeights: @MainActor (_ section: Int) -> Bool = { _ in false }

  let ignoredModifiers = IgnoredModifiers()

  /// Called after new data was shown, by the names of those who want to know.
  package final var didShowData: [String: @MainActor () -> Void] = [:]

  /// Makes an adapter.
  ///
  /// - Parameter data: The sections that a list view shows first; none by default.
  public init(data: [Section] = []) {
    self.data = data
    super.init()
    // Cells keep the storages of their rows, also when the adapter is gone.
    rowStorages.sections = { [weak self] in self?.data ?? [] }
    rowStorages.revision = { [weak self] in self?.revision ?? 0 }
    LiveRefresh.register(self)
  }

  /// Renders the present component into something visible.
  func render(_ element: VisibleElement) {
    switch element {
    case .header(let section, let view): renderSupplementary(headerNode(in: section), in: view)
    case .footer(let section, let view): renderSupplementary(footerNode(in: section), in: view)
    case .cell(let path, let view):
      guard contains(path) else { return }
      let node = cellNode(at: path)
      if isSpared(node.component, in: view) { return }
      let container = view.renderable?.componentContainer
      let revision = container?.sizeRevision
      render(node, at: path, in: view)
      applyAppearance(view, node, path)
      // What shows the same is as large as it was; what stands beside it asks for itself.
      if let revision, revision == container?.sizeRevision { return }
    case .supplementary(let kind, let path, let view):
      let before = sizeState(of: view)
      setTableStyle(of: view, at: path)
      renderSupplementary(supplementaryNode(ofKind: kind, at: path), in: view)
      if let before, let after = sizeState(of: view), before == after { return }
    }
    element.askForSize()
  }

  /// Renders what can be seen, but for views that an update has rendered already: those that it
  /// made.
  func sparingViews(renderedSince revision: Int, _ body: () -> Void) {
    revisions.spare(after: revision)
    defer { revisions.spare(after: nil) }
    body()
  }

  /// Renders a row into its cell.
  func render(_ node: CellNode, at path: IndexPath, in cell: UIView) {
    let source = RowStorageSource(rowStorages, section: data[path.section].id, row: node.id)
    let container = cell.renderable?.componentContainer
    container?.setRow(source)
    render(node.component, in: cell)
  }

  func render(_ component: AnyComponent, in view: UIView) {
    guard let view = view.renderable else { return }
    view.componentContainer.attachments[RenderedRevision.key] = renderedRevision
    whileServing { view.render(component: component) }
  }

  func willDisplay(_ view: UIView) {
    whileServing { view.renderable?.contentWillDisplay() }
  }

  func didEndDisplaying(_ view: UIView) {
    whileServing { view.renderable?.contentDidEndDisplay() }
  }

  /// Shows the options in a list view that shows the data.
  private func showOptions(in list: any BatchUpdating) {
    if let list = list as? any FeatureList { features.apply(options, in: list) }
  }

  /// Looks at what is in view, when the data or the options are new and the list is where it should
  /// be.
  private func inspectVisible(in list: any BatchUpdating) {
    if let list = list as? any FeatureList { features.inspectVisible(in: list) }
  }

  // MARK: What depends on the kind of list view

  /// Whether it is this class that says how many sections there are, rather than a subclass.
  var countsForItself: Bool { true }

  /// Whether a subclass moves rows in its own way.
  var movesRowsItself: Bool { false }

  /// Gives a cell what the modifiers of its row say of it.
  func applyAppearance(_ traits: RowTraits, to cell: UIView, at path: IndexPath) {}

  /// Where the rows of a list view stand, unless sections differ.
  func placeOfRows(in cell: UIView) -> RowPlace { .row }

  /// Takes in the height of a cell that is about to be seen.
  func learnHeight(of cell: UIView, at path: IndexPath, in list: any FeatureList) {}

  /// Has a row measured whose content was changed by something else than a render.
  package func forgetHeight(ofRowAt path: IndexPath) {}

  /// Has all rows measured, or their components asked, once more.
  package func forgetHeights() {}

  /// Deletes a row as its modifier says.
  func commitDeletion(ofRowAt path: IndexPath, in list: any FeatureList) {
    deleteByUser(path, in: list)
  }

  /// What a supplementary view shows; nil if there is nothing.
  func supplementaryNode(ofKind kind: String, at path: IndexPath) -> ViewNode? { nil }

  /// Whether the rows of a list stand below each other, so that their heights add up.
  var stacksRows: Bool { true }

  /// The height that a row is thought to have before it is measured; 44 unless overridden.
  func estimatedHeight(ofRowAt path: IndexPath, in list: any BatchUpdating) -> CGFloat { 44 }

  /// The height that a section is thought to have before it is measured: that of its rows unless
  /// overridden. Long sections are thought to have rows like the first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows, at most 300.
  func estimatedHeight(ofSection section: Int, in list: any BatchUpdating) -> CGFloat {
    let count = data[section].elements.count
    let asked = min(count, 300)
    let height = (0..<asked).reduce(CGFloat(0)) {
      $0 + estimatedHeight(ofRowAt: IndexPath(item: $1, section: section), in: list)
    }
    return asked == 0 ? 0 : height / CGFloat(asked) * CGFloat(count)
  }

  /// Shows the options, among them a header that may push what is read, which stays in its place.
  private func showOptionsInPlace(in list: any BatchUpdating) {
    guard let anchor = options.anchor, list.isOnScreen, scrolls.waiting == nil else {
      return showOptions(in: list)
    }
    let position = ScrollPosition(of: list, anchor: anchor, adapter: self)
    if (position.isAtEnd || layouts.bottom?.isAtEnd == true) && !list.isScrolling {
      let end = list.contentOffsetRule.greatest.y
      showOptions(in: list)
      if list.contentOffsetRule.greatest.y == end { return }
      return list.scrollToEnd(after: data, animated: UIView.areAnimationsEnabled)
    }
    guard !position.anchors.isEmpty else { return showOptions(in: list) }
    UIView.performWithoutAnimation {
      showOptions(in: list)
      position.restoreRow(in: list, data: data, moved: [])
    }
  }

  /// A list view shows new data, or has just been given this adapter.
  func updateLanded(in list: any BatchUpdating) {
    self.list = list
    didInform(list)
    let hasFirstRows = layouts.hasFirstRows(in: data)
    if options.anchor == .bottom, hasFirstRows, !scrolls.needsLayouts {
      scrolls.add(ScrollRequest(goal: .end), for: self)
    }
    whileServing { showOptionsInPlace(in: list) }
    scrolls.performWaiting(for: self)
    scrolls.dataDidChange(for: self)
    observeLayout(of: list)
    layouts.bottom?.updateLanded(in: list, data: data)
    whileServing { inspectVisible(in: list) }
    rowStorages.purge()
    for action in didShowData.values { action() }
    reportIgnoredLayouts()
    #if DEBUG
    captures.updateLanded(in: list)
    #endif
  }

  private func reportIgnoredLayouts() {
    guard !hasReportedLayouts, !readsSectionLayouts,
      let section = data.first(where: { $0.layoutDescription != nil })
    else { return }
    hasReportedLayouts = true
    KumikoDiagnostics.report(.sectionLayout(section: "\(section.id)", problem: .ignored))
  }

  @discardableResult
  func scroll(_ request: ScrollRequest) -> ListScroll {
    scrolls.add(request, for: self)
    if let list { observeLayout(of: list) }
    return ListScroll(request.arrival)
  }

  /// Brings a list back to where it was, as soon as it can be.
  func restore(_ position: SavedPosition) {
    scrolls.restore(position, for: self)
    if let list { observeLayout(of: list) }
  }

  /// The list view has other insets, or was laid out.
  func geometryMayHaveChanged() {
    guard let list, list.isOnScreen, phase == .idle else { return }
    if scrolls.waiting != nil {
      scrolls.performWaiting(for: self)
      inspectVisible(in: list)
      observeLayout(of: list)
    }
    scrolls.geometryMayHaveChanged(for: self)
    layouts.bottom?.geometryMayHaveChanged(in: list, data: data)
  }

  /// Hears of the list view's layouts as long as the end is to be kept in view or a row waits to be
  /// scrolled to.
  private func observeLayout(of list: any BatchUpdating) {
    layouts.observe(
      list, keepsEnd: options.anchor == .bottom, waits: scrolls.needsLayouts
    ) { [weak self] in self?.geometryMayHaveChanged() }
  }

  /// Whether there is a row at a path.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && data.indices.contains(path.section)
      && data[path.section].elements.indices.contains(path.item)
  }

  // MARK: Scrolling

  /// Called when the content offset has changed. Finds out which rows have been seen.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll(scrollView) }

  /// Called when a finger is about to drag. What a list was being scrolled to is forgotten.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { scrolls.userScrolls() }

  /// Called when the finger is about to let go; may change where the content comes to rest. Does
  /// nothing by default.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Called when the finger has let go. Does nothing by default.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Called when the content goes on moving without a finger. Does nothing by default.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Called when the content has come to rest. Does nothing by default.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Called when scrolling that code asked for is over. Scrolling to the end of the list goes on to
  /// what follows the last row.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scrolls.animationEnded(for: self)
  }

  /// Whether to scroll to the top when the user asks for it; true by default.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Called when the user has had the content scrolled to the top. Does nothing by default.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Called when the adjusted content inset has changed. A list that is anchored at its bottom goes
  /// on showing its end, and a footer that stands at the bottom goes there.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    geometryMayHaveChanged()
    features.insetsDidChange()
  }

  // MARK: Zooming

  /// The view that pinching scales; nil, for none, by default.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Called when pinching begins. Does nothing by default.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Called when the zoom scale has changed. Does nothing by default.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Called when pinching is over. Does nothing by default.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}

// MARK: Phase

extension ListAdapter {
  /// What the list view and this adapter are doing.
  var phase: ListPhase { activity.phase }

  /// Answers a call of the list view, during which it cannot be updated.
  package func whileServing<Answer>(_ answer: () -> Answer) -> Answer {
    activity.beginServing()
    defer { activity.endServing() }
    return answer()
  }

  /// Tells the list view of new data, during which neither is to be looked at.
  func whileUpdating(_ body: () -> Void) {
    activity.beginUpdating()
    defer { activity.endUpdating() }
    body()
  }

  /// Says that the list view begins to move a view that shows a component.
  func beginMovingView() { activity.beginServing() }

  /// Says that the list view has moved the view.
  func endMovingView() { activity.endServing() }

  /// Says that changes were told to a list view inside a batch that has yet to end.
  func joinBatch(of list: UIView) { activity.joinBatch(of: list) }

  /// Says that a list view asks how much there is.
  func willCount(in list: UIView) {
    didInform(list)
    features.willCount()
    if activity.commitBatch(of: list) { didCommitBatch() }
  }

  /// Says that a batch is over in which a list view was told of a revision of the data: it knows
  /// that, whether or not it has asked how much there is.
  func batchDidEnd(in list: UIView, revision told: Int) {
    if told == revision { didInform(list) }
    if activity.commitBatch(of: list) { didCommitBatch() }
  }

  /// How often the data has changed.
  var revision: Int { revisions.current }

  /// Says that a list view knows of all of the data.
  func didInform(_ list: UIView) { revisions.didInform(list) }

  /// Whether changes wait for the end of a batch of the app's own.
  var isInOpenBatch: Bool { activity.uncommittedList != nil }

  /// Whether a list view shows the sections and rows that there are, as far as it was told.
  func isKnown(to list: UIView) -> Bool { revisions.isKnown(to: list) }

  /// Whether another list view than this one has shown the data last.
  func isShared(with list: UIView) -> Bool { revisions.isShared(with: list) }
}

// MARK: Options

extension ListAdapter {
  /// Shows options that have been set; in the next turn of the main actor if the list view cannot
  /// be changed now.
  private func optionsDidChange() {
    guard let list else { return }
    switch phase {
    case .idle, .uncommitted:
      whileServing { showOptionsInPlace(in: list) }
      observeLayout(of: list)
      whileServing { inspectVisible(in: list) }
    case .serving: showOptionsInNextTurn()
    case .updating: break
    }
  }

  /// What stands around the rows has changed by itself: a page is on its way, or a bar has found
  /// its place.
  func headerFooterDidChange() { optionsDidChange() }

  /// Rows in view show other controls, because options have changed what can be done with them.
  func controlsDidChange(in list: any FeatureList) {
    guard list is UICollectionView else { return }
    for path in list.visiblePaths where contains(path) {
      if let cell = list.existingCell(at: path) { applyAppearance(cell, path) }
    }
  }

  private func showOptionsInNextTurn() {
    guard !showsOptionsLater else { return }
    showsOptionsLater = true
    NextTurn.add { [weak self] in
      self?.showsOptionsLater = false
      self?.optionsDidChange()
    }
  }

  /// Keeps options that the next update will show together with its data.
  func setOptionsForNextUpdate(_ next: ListOptions) {
    isHoldingOptions = true
    options = next
    isHoldingOptions = false
  }

  /// The options of the deferred update that begins, if it has any; nobody else gets them.
  func takeOptionsOfDeferredUpdate() -> ListOptions? {
    defer { optionsOfDeferredUpdate = nil }
    return optionsOfDeferredUpdate
  }
}
