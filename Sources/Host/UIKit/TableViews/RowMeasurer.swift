import ListGeometry

/// What the measuring of rows asks of a table.
@MainActor
protocol RowMeasurerHost: RowColumnHost {
  /// Whether rows stand in rounded cards.
  var hasCards: Bool { get }
  /// What the cells in view were made for.
  var displayedItems: VisibleItems { get }
  /// The rows with a cell in view, from top to bottom.
  var displayedPaths: [RowPath] { get }
  func isDisplayed(_ path: RowPath) -> Bool
  /// The row that an animated scroll is on its way to.
  var animatedScrollTarget: RowPath? { get }
  /// Lets cells wait for other rows that were made to be measured.
  func recyclePreparedCells()
  /// Makes the content as high as everything in it.
  func updateContentSize()
}

/// Gives the rows, headers and footers of a table their exact heights as they come into view.
@MainActor
final class RowMeasurer {
  /// The sections without height that a stretch holds.
  private struct CollapsedSections: Equatable {
    var generation: Int32
    var sections: Range<Int>
  }

  /// How often one layout may measure before it leaves the rest to the next frame.
  private static var measuringPasses: Int { 12 }

  private unowned let host: any RowMeasurerHost
  private let column: RowColumn
  private let phases: PhaseController
  /// Rows in view whose cells ask for another height.
  private var changedRows: Set<RowPath> = []
  /// The sections without height that were measured last.
  private var measuredCollapsed: CollapsedSections?

  init(_ host: any RowMeasurerHost, _ column: RowColumn, _ phases: PhaseController) {
    (self.host, self.column, self.phases) = (host, column, phases)
  }

  private var geometry: RowGeometry { column.geometry }

  // MARK: What is in view

  /// Measures what is in view until the measured rows fill it.
  func remeasureVisibleRows() -> [VisibleRows] {
    remeasureChangedRows()
    return measureVisibleRows()
  }

  /// Measures what is in view until the measured rows fill it.
  ///
  /// The content offset follows the topmost row that was in view already, so that measuring a row
  /// above does not push what is being read.
  private func measureVisibleRows() -> [VisibleRows] {
    for _ in 0..<Self.measuringPasses {
      let span = column.visibleSpan
      let rows = column.rows(in: span)
      let hasMoved = keepingPlace(of: anchor(VisibleItems(rows).items)) { measure(rows, in: span) }
      if !hasMoved { return rows }
    }
    host.setNeedsLayout()
    return column.rows(in: column.visibleSpan)
  }

  /// The content offset after an update, and what is in view there, measured. The heights of the
  /// rows in view are asked for again, as UIKit does at the end of every batch.
  func measureAfterUpdate() -> (offset: CGFloat, rows: [VisibleRows]) {
    UIView.performWithoutAnimation { measureDisplayedRows() }
    var offset = host.contentOffset.y
    for _ in 0..<Self.measuringPasses {
      offset = offsetWithinContent(host.contentOffset.y)
      let span = column.span(visibleAt: offset)
      let found = column.rows(in: span)
      if !measure(found, in: span) { return (offset, found) }
    }
    host.setNeedsLayout()
    return (offset, column.rows(in: column.span(visibleAt: offset)))
  }

  /// Gives the rows that have cells their exact heights, those of a stretch together.
  private func measureDisplayedRows() {
    var (first, heights) = (RowPath(section: 0, row: 0), [Double]())
    for path in host.displayedPaths where !geometry.isExact(path) {
      let height = host.heightSource.exactHeight(of: path)
      if phases.isInterrupted { return }
      if path.section != first.section || path.row != first.row + heights.count {
        column.setHeights(heights, from: first)
        (first, heights) = (path, [])
      }
      heights.append(height)
    }
    column.setHeights(heights, from: first)
  }

  /// Measures what a stretch out of view holds, so that it can be scrolled to exactly.
  func measureAhead(_ span: RowGeometry.Span) {
    guard phases.isIdle else { return }
    phases.withPhase(.filling) {
      let hasMoved = keepingPlace(of: host.displayedPaths.first) {
        measure(column.rows(in: span), in: span)
      }
      // What is in view may have changed although nothing scrolled.
      if hasMoved { host.setNeedsLayout() }
      // By the time these rows come into view, they may be others, or selected.
      host.recyclePreparedCells()
    }
  }

  /// The nearest offset that does not look past the content's end, unless a finger holds it.
  func offsetWithinContent(_ offset: CGFloat) -> CGFloat {
    guard !host.isTracking else { return offset }
    let insets = host.adjustedContentInset
    let lowest = column.contentHeight + insets.bottom - host.bounds.height
    return offset <= lowest ? offset : min(offset, max(host.roundedToPixel(lowest), -insets.top))
  }

  // MARK: Changed rows

  /// Has the next layout measure a row in view whose content asks for another height.
  func invalidateHeight(of path: RowPath) { changedRows.insert(path) }

  /// Forgets which rows ask for another height, because all are measured again.
  func forgetChangedRows() { changedRows.removeAll() }

  private func remeasureChangedRows() {
    guard !changedRows.isEmpty else { return }
    let paths = changedRows.sorted().filter(host.isDisplayed)
    changedRows.removeAll()
    _ = keepingPlace(of: anchor(host.displayedItems.items)) {
      let before = geometry.height
      for path in paths { remeasure(path) }
      return geometry.height != before
    }
  }

  // MARK: Keeping the place

  /// Follows `change` so that `anchor` stays where it is seen.
  /// - Parameter change: Returns whether anything moved.
  private func keepingPlace(of anchor: RowPath?, _ change: () -> Bool) -> Bool {
    let start = anchor.flatMap { geometry.span(of: $0)?.start }
    guard change() else { return false }
    let now = anchor.flatMap { geometry.span(of: $0)?.start }
    if let start, let now, start != now, !host.restsAtTop {
      host.follow(to: host.contentOffset.y + now - start) { rowsDidMove() }
    } else {
      rowsDidMove()
    }
    return true
  }

  private func rowsDidMove() {
    column.invalidate()
    host.updateContentSize()
  }

  /// The row that must stay where it is while others are measured: the one that an animation is
  /// on its way to, else the topmost of `rows` that was in view before.
  private func anchor(_ rows: [RowPath]) -> RowPath? {
    host.animatedScrollTarget ?? rows.first(where: host.isDisplayed)
  }

  // MARK: Measuring

  /// Gives everything in `rows`, which `span` shows, its exact height. Returns whether anything
  /// moved.
  private func measure(_ rows: [VisibleRows], in span: RowGeometry.Span) -> Bool {
    let before = geometry
    for slice in rows where !phases.isInterrupted {
      measureSupplementaryViews(ofSection: slice.section)
      for row in slice.rows { measure(RowPath(section: slice.section, row: row)) }
    }
    if let lifted = host.reorderGap?.lifted { measure(lifted) }
    if before.mayHaveCollapsedParts { measureCollapsed(rows, in: span) }
    if phases.isInterrupted { return false }
    return geometry.height != before.height || hasMoved(rows, since: before)
  }

  private func hasMoved(_ rows: [VisibleRows], since before: RowGeometry) -> Bool {
    rows.contains { slice in
      guard let last = slice.rows.last else { return false }
      let path = RowPath(section: slice.section, row: last)
      return before.span(of: path) != geometry.span(of: path)
    }
  }

  /// Gives a row its exact height unless it has one.
  private func measure(_ path: RowPath) {
    if !geometry.isExact(path) { remeasure(path) }
  }

  private func remeasure(_ path: RowPath) {
    guard !phases.isInterrupted else { return }
    let height = host.heightSource.exactHeight(of: path)
    if !phases.isInterrupted { column.setHeight(height, at: path) }
  }

  private func measureSupplementaryViews(ofSection section: Int) {
    let visible = column.visibleSpan
    let heights = geometry[section]
    let source = host.heightSource
    if !geometry.isExact(heights.header), isNeeded(geometry.headerSpan(section), in: visible) {
      let height = source.exactHeight(of: .init(.header, section: section))
      guard !phases.isInterrupted else { return }
      column.setHeaderHeight(
        height, topPadding: source.topPadding(headerHeight: height), inSection: section)
    }
    if !geometry.isExact(heights.footer), isNeeded(geometry.footerSpan(section), in: visible) {
      let height = source.exactHeight(of: .init(.footer, section: section))
      guard !phases.isInterrupted else { return }
      column.setFooterHeight(height, inSection: section)
    }
  }

  /// Whether a header or footer of a visible section can itself be seen.
  private func isNeeded(_ span: RowGeometry.Span, in visible: RowGeometry.Span) -> Bool {
    host.floatsSupplementaryViews || span.start <= visible.end && span.end >= visible.start
  }

  // MARK: What has no height

  /// Rows and sections without height cover no place and are in no stretch. After an update they
  /// are asked again where they stand in view or at its ends, for they may have opened.
  private func measureCollapsed(_ rows: [VisibleRows], in span: RowGeometry.Span) {
    for slice in rows { measureCollapsedRows(ofSection: slice.section, in: span) }
    let geometry = geometry
    let found = CollapsedSections(
      generation: geometry.generation, sections: geometry.sections(from: span.start, to: span.end))
    guard geometry.generation > 0, found != measuredCollapsed else { return }
    for section in found.sections where !phases.isInterrupted && geometry[section].extent == 0 {
      measureSupplementaryViews(ofSection: section)
      measureCollapsedRows(ofSection: section, in: span)
    }
    if !phases.isInterrupted { measuredCollapsed = found }
  }

  /// What opens below the visible part waits until it is scrolled to.
  private func measureCollapsedRows(ofSection section: Int, in span: RowGeometry.Span) {
    let before = geometry
    let stale = before.staleCollapsedRows(inSection: section, from: span.start, to: span.end)
    for row in stale.joined() {
      guard !phases.isInterrupted, geometry.height - before.height < span.height else { return }
      measure(RowPath(section: section, row: row))
    }
  }
}
