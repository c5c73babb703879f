import KumikoComponents
import UIKit

/// What a table adapter does beyond handing out rows: it shows options, and watches rows.
@MainActor
final class TableFeatures {
  let selection: SelectionController
  let impressions = ImpressionTracker()
  fileprivate unowned let adapter: UITableViewAdapter
  private let reach = EndReachedObserver()
  private let emptyState = EmptyState()
  private var header: ListHeaderFooterView?
  private var footer: ListHeaderFooterView?

  /// The row whose context menu is open.
  var rowWithMenu: RowReference?

  /// The cell that has left the view but not the table, as one does that is typed into.
  var kept: KeptCell?

  private lazy var prefetching = PrefetchSource(adapter: adapter)

  /// Whether options were shown before, so that what changes now is to be seen changing.
  private var wasShown = false

  init(adapter: UITableViewAdapter) {
    self.adapter = adapter
    selection = SelectionController(adapter: adapter)
  }

  /// Shows options in a table that shows the data.
  func show(_ options: ListOptions, in table: UITableView) {
    let animated = wasShown && table.window != nil && UIView.areAnimationsEnabled
    wasShown = true
    show(options.header, \.tableHeaderView, \.header, in: table, animated: animated)
    show(options.footer, \.tableFooterView, \.footer, in: table, animated: animated)
    let isEmpty = adapter.data.allSatisfy { $0.elements.isEmpty }
    emptyState.show(isEmpty ? options.empty : nil, in: table, animated: animated)
    selection.adopt(options.selection)
    closeMenuOfMissingRow(in: table)
    let isPrefetching = table.prefetchDataSource === prefetching
    if isPrefetching != (options.prefetch != nil) {
      table.prefetchDataSource = isPrefetching ? nil : prefetching
    }
  }

  private func closeMenuOfMissingRow(in table: UITableView) {
    guard let row = rowWithMenu, row.path(in: adapter) == nil else { return }
    rowWithMenu = nil
    table.contextMenuInteraction?.dismissMenu()
  }

  /// Shows a component above or below all sections. What it renders may change the options again.
  private func show(
    _ component: AnyComponent?, _ place: ReferenceWritableKeyPath<UITableView, UIView?>,
    _ view: ReferenceWritableKeyPath<TableFeatures, ListHeaderFooterView?>, in table: UITableView,
    animated: Bool
  ) {
    if let old = self[keyPath: view], component == nil || !old.belongs(to: table) {
      self[keyPath: view] = nil
      old.remove()
    }
    guard let component else { return }
    let shown = self[keyPath: view] ?? ListHeaderFooterView(place, of: table)
    self[keyPath: view] = shown
    shown.show(component, animated: animated)
  }

  /// Looks at the rows in view when the data or the options are new.
  func inspectVisible(in table: UITableView) {
    let options = adapter.options
    guard table.window != nil, options.watchesEnds || !impressions.isIdle else { return }
    if adapter.data.allSatisfy(\.elements.isEmpty) { reach.rowsRemoved() }
    if adapter.scrolls.waiting == nil { inspectEnds(table.indexPathsForVisibleRows ?? []) }
    impressions.check(in: table)
  }

  /// The table has scrolled: an end that is waited for may be out of reach.
  func didScroll(_ table: UITableView) {
    impressions.check(in: table)
    guard reach.isWaiting, let paths = table.indexPathsForRows(in: table.bounds) else { return }
    guard let first = paths.first, let last = paths.last, adapter.contains(last) else { return }
    reach.rowsVisible(from: first, through: last, data: adapter.data, options: adapter.options)
  }

  private func inspectEnds(_ paths: [IndexPath]) {
    guard let first = paths.first, let last = paths.last, adapter.contains(last) else { return }
    let (data, options) = (adapter.data, adapter.options)
    reach.rowsVisible(from: first, through: last, data: data, options: options)
    reach.rowsDisplayed(from: first, through: last, data: data, options: options)
  }

  /// A row comes into view.
  func willDisplay(_ path: IndexPath, in table: UITableView) {
    if adapter.options.watchesEnds, adapter.scrolls.waiting == nil, adapter.phase != .updating,
      adapter.contains(path)
    {
      reach.rowsDisplayed(
        from: path, through: path, data: adapter.data, options: adapter.options)
    }
    adapter.scrolls.carryOutLater(for: adapter)
    impressions.check(in: table)
  }
}

/// A cell that stays in a table out of view, and its row.
@MainActor
struct KeptCell {
  weak var cell: UITableViewCell?
  var row: RowReference?
}

extension TableFeatures {
  /// Remembers a cell that has left the view but not the table.
  func keep(_ cell: UITableViewCell, _ path: IndexPath) {
    let row = adapter.contains(path) ? RowReference(path, in: adapter) : nil
    kept = KeptCell(cell: cell, row: row)
  }
}

extension ListOptions {
  /// Whether reaching an end of the list is of interest.
  fileprivate var watchesEnds: Bool { reachStart != nil || reachEnd != nil }
}
