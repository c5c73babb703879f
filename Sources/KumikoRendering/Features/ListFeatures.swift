import KumikoComponents
import UIKit

/// What an adapter does beyond handing out rows: it shows options, and watches rows.
@MainActor
final class ListFeatures {
  let selection: SelectionSynchronizer
  let impressions = ImpressionTracker()
  fileprivate unowned let adapter: ListAdapter
  private let reach = EndReachedObserver()
  private let emptyState = EmptyStatePresenter()
  private let headerFooter = HeaderFooterPresenter()
  private let movement = ItemMovement()
  private let refreshing = ListRefreshing()
  private let pinning = SectionHeaderPinning()
  private lazy var pages = ListPages(adapter: adapter)
  private lazy var search = ListSearch(adapter: adapter)
  private(set) lazy var dragging = ListDragAndDrop(adapter: adapter)

  /// The row whose context menu is open.
  private(set) var rowWithMenu: RowReference?

  /// The cell that has left the view but not the list view, as one does that is typed into.
  private(set) var kept: KeptCell?

  private lazy var prefetching = PrefetchSource(adapter: adapter)

  /// Whether rows could be moved when options were shown last.
  private var movesRows = false

  /// Whether the list could be searched when options were shown last.
  private var searches = false

  /// Whether a row was shown that can be dragged or dropped onto.
  private var hasDragRules = false

  /// Whether options were shown before, so that what changes now is to be seen changing.
  private var wasShown = false

  init(adapter: ListAdapter) {
    self.adapter = adapter
    selection = SelectionSynchronizer(adapter: adapter)
  }

  /// Shows options in a list view that shows the data.
  func apply(_ options: ListOptions, in list: any FeatureList) {
    let animated = wasShown && list.window != nil && UIView.areAnimationsEnabled
    wasShown = true
    if options.search != nil || searches {
      searches = options.search != nil
      search.apply(options.search, in: list)
    }
    headerFooter.present(
      (
        header: parts(options.header, .start, isFlexible: options.stretchesHeader),
        footer: parts(options.footer, .end, isFlexible: options.sticksFooterToBottom)
      ), in: list, animated: animated)
    headerFooter.contentDidChange()
    let isEmpty = adapter.data.allSatisfy { $0.elements.isEmpty }
    emptyState.present(isEmpty ? options.empty : nil, in: list, animated: animated)
    let picks = list.allowsMultipleSelectionDuringEditing
    selection.adopt(options.selection)
    let controls = (moves: options.move != nil, picks: list.allowsMultipleSelectionDuringEditing)
    if controls.picks != picks || controls.moves != movesRows {
      movesRows = controls.moves
      adapter.controlsDidChange(in: list)
    }
    closeMenuOfMissingRow(in: list)
    movement.enable(options.move != nil, in: list)
    if dragsOrDrops(options) { dragging.enable(in: list) }
    refreshing.apply(options.refresh, in: list)
    pinning.apply(options.pinsSectionHeaders, in: list)
    prefetching.enable(options.prefetch != nil, in: list)
  }

  private func closeMenuOfMissingRow(in list: any FeatureList) {
    guard let row = rowWithMenu, row.path(in: adapter) == nil else { return }
    rowWithMenu = nil
    list.contextMenuInteraction?.dismissMenu()
  }

  /// Looks at the rows in view when the data or the options are new.
  func inspectVisible(in list: any FeatureList) {
    let options = adapter.options
    guard list.window != nil, options.watchesEnds || !impressions.isIdle || hasPagedSections
    else { return }
    if adapter.data.allSatisfy(\.elements.isEmpty) {
      reach.rowsRemoved()
      pages.rowsRemoved()
    }
    if adapter.scrolls.waiting == nil { inspectEnds(list.visiblePaths) }
    impressions.check(in: list)
  }

  /// The list view has scrolled: an end that is waited for may be out of reach.
  func didScroll(_ list: any FeatureList) {
    impressions.check(in: list)
    headerFooter.contentDidChange()
    guard reach.isWaiting || pages.isWaiting else { return }
    let paths = list.pathsInBounds
    guard let first = paths.first, let last = paths.last, adapter.contains(last) else { return }
    reach.rowsVisible(from: first, through: last, data: adapter.data, adapter.options.ends)
    pages.rowsVisible(from: first, through: last)
  }

  /// The list view has other insets, whether its content has moved or a finger holds it.
  func insetsDidChange() { headerFooter.insetsDidChange() }

  private func inspectEnds(_ paths: [IndexPath]) {
    guard let first = paths.first, let last = paths.last, adapter.contains(last) else { return }
    let (data, ends) = (adapter.data, adapter.options.ends)
    reach.rowsVisible(from: first, through: last, data: data, ends)
    reach.rowsDisplayed(from: first, through: last, data: data, ends)
    pages.rowsVisible(from: first, through: last)
    pages.rowsDisplayed(from: first, through: last)
    for path in paths { adapter.loadPage(near: path, isNewApproach: false) }
  }

  /// A view of the list is measured, which may move where the sections end.
  func contentMayResize() { headerFooter.contentMayResize() }

  /// Whether anything can be dragged or dropped, as far as it is known.
  private func dragsOrDrops(_ options: ListOptions) -> Bool {
    hasDragRules || !options.drags.isEmpty || adapter.data.contains { !$0.drags.isEmpty }
  }

  /// A row has been shown that can be dragged or dropped onto.
  func noteDrags(_ rules: [DragRule]) {
    hasDragRules = true
    dragging.note(rules)
  }

  private var hasPagedSections: Bool { adapter.data.contains(where: \.isPaged) }

  /// What stands above or below all sections, from top to bottom.
  private func parts(
    _ component: AnyComponent?, _ edge: PageEdge, isFlexible: Bool
  ) -> ListParts {
    let status = pages.status(at: edge)
    let bar = edge == .start && searches ? search.part : nil
    let parts = (edge == .start ? [bar, component, status] : [status, component])
    return ListParts(
      components: parts.compactMap(\.self),
      isFlexible: isFlexible && component != nil && bar == nil)
  }

  /// The list view asks how much there is: what it knew of heights may be gone with it.
  func willCount() { headerFooter.rowsWillChange() }

  /// A row is being measured.
  func willMeasure() { headerFooter.rowsWillChange() }

  /// A row comes into view.
  func willDisplay(_ path: IndexPath, in list: any FeatureList) {
    headerFooter.rowsWillChange()
    if adapter.options.watchesEnds, adapter.scrolls.waiting == nil, adapter.phase != .updating,
      adapter.contains(path)
    {
      reach.rowsDisplayed(
        from: path, through: path, data: adapter.data, adapter.options.ends)
      pages.rowsDisplayed(from: path, through: path)
    }
    if adapter.phase != .updating { adapter.loadPage(near: path, isNewApproach: true) }
    adapter.scrolls.performWaitingLater(for: adapter)
    if hasDragRules { dragging.enable(in: list) }
    impressions.check(in: list)
  }
}

/// A cell that stays in a list view out of view, and its row.
@MainActor
struct KeptCell {
  weak var cell: UIView?
  var row: RowReference?
}

extension ListFeatures {
  /// Remembers a cell that has left the view but not the list view.
  func keep(_ cell: UIView, _ path: IndexPath) {
    let row = adapter.contains(path) ? RowReference(path, in: adapter) : nil
    kept = KeptCell(cell: cell, row: row)
  }

  /// Forgets a cell that comes into view again.
  ///
  /// - Returns: Whether it was kept.
  func forgetKept(_ cell: UIView) -> Bool {
    guard let kept, kept.cell === cell else { return false }
    self.kept = nil
    return true
  }

  /// The menu of a row opens: it closes if the row leaves.
  func menuOpens(of row: RowReference) { rowWithMenu = row }

  func menuCloses() { rowWithMenu = nil }
}

extension ListOptions {
  /// Whether reaching an end of the list is of interest.
  fileprivate var watchesEnds: Bool { reachStart != nil || reachEnd != nil || !pages.isEmpty }

  /// What is to be done at the ends of the list.
  fileprivate var ends: EndReachedObserver.Handlers { (start: reachStart, end: reachEnd) }
}
