import ListGeometry

/// The layout of a table: a column of rows whose heights are measured as they come into view.
@MainActor
final class TableLayout {
  /// Where everything stands at one time.
  struct Snapshot {
    let geometry: RowGeometry
    /// How rows made room.
    let gap: ReorderGap?
  }

  private unowned let host: any RowMeasurerHost
  let column: RowColumn
  let measurer: RowMeasurer

  init(_ host: any RowMeasurerHost, _ phases: PhaseController, _ contents: ListContents) {
    self.host = host
    column = RowColumn(host, phases, contents)
    measurer = RowMeasurer(host, column, phases)
  }
}

extension TableLayout: ListLayout {
  var version: Int { column.version }

  var visibleRect: CGRect {
    let span = column.visibleSpan
    return CGRect(x: 0, y: span.start, width: 0, height: span.height)
  }

  var visibleItems: VisibleItems { VisibleItems(column.rows(in: column.visibleSpan)) }

  var snapshot: Snapshot { Snapshot(geometry: column.geometry, gap: host.reorderGap) }

  func invalidate() { column.invalidate() }

  func invalidateSizes() { column.invalidateWidths() }

  func rebuild() {
    column.rebuild()
    host.updateContentSize()
  }

  func apply(_ map: IndexPathMap) { column.apply(map) }

  func settle() -> VisibleItems { VisibleItems(measurer.settle()) }

  func settleAfterUpdate() -> (offset: CGPoint, items: VisibleItems) {
    let (offset, rows) = measurer.settleAfterUpdate()
    return (CGPoint(x: host.bounds.minX, y: offset), VisibleItems(rows))
  }

  func supplementaryViews(
    of kind: SupplementaryKind, beside items: VisibleItems, in rect: CGRect
  ) -> [SupplementaryPath] {
    items.sections.map { SupplementaryPath(kind: kind, section: $0) }
      .filter { column.isVisible($0, in: rect) }
  }
}

extension TableLayout: ListLayoutTransitions {
  /// A row comes from outside the list, or from its place out of view.
  func initialState(
    ofItem path: RowPath, _ frame: CGRect, _ transition: ListTransition<Snapshot>
  ) -> ElementAnimationState? {
    let (map, before) = (transition.map, transition.before)
    if let animation = transition.updates.animation(insertingItem: path, map) {
      let shift = RowShift(map: map, before: before.geometry, after: column.geometry)
      let start = frame.offsetBy(dx: 0, dy: shift.ofInserted(path))
      return ElementAnimationState(
        animation, of: column.nearScreen(start), width: host.bounds.width,
        staysInside: host.hasCards)
    }
    guard let old = map.oldPath(path), let span = before.geometry.span(of: old) else { return nil }
    let shift = (before.gap?.shift(of: old) ?? 0) + host.placeholders.shift(of: path)
    return ElementAnimationState(
      at: column.nearScreen(column.frame(span).offsetBy(dx: 0, dy: shift)))
  }

  func initialState(
    of path: SupplementaryPath, _ frame: CGRect, _ transition: ListTransition<Snapshot>
  ) -> ElementAnimationState? {
    let map = transition.map
    guard let animation = transition.updates.animation(insertingSection: path.section, map) else {
      return nil
    }
    let shift = RowShift(map: map, before: transition.before.geometry, after: column.geometry)
    let start = frame.offsetBy(dx: 0, dy: shift.ofInserted(section: path.section))
    return ElementAnimationState(
      animation, of: column.nearScreen(start), width: host.bounds.width)
  }

  func finalState(
    ofItem old: RowPath, _ view: UIView, _ animation: ItemAnimation,
    _ transition: ListTransition<Snapshot>, _ after: Snapshot
  ) -> ElementAnimationState {
    let shift = RowShift(
      map: transition.map, before: transition.before.geometry, after: after.geometry)
    var frame = column.nearScreen(view.frame.offsetBy(dx: 0, dy: shift.ofDeleted(old)))
    if (view as? any SwipeableCell)?.swipe?.isItemGone == true {
      frame.size.height = 0
      return ElementAnimationState(at: frame)
    }
    return ElementAnimationState(
      animation, of: frame, width: host.bounds.width, staysInside: host.hasCards)
  }

  func finalState(
    of old: SupplementaryPath, _ view: UIView, _ animation: ItemAnimation,
    _ transition: ListTransition<Snapshot>, _ after: Snapshot
  ) -> ElementAnimationState {
    let shift = RowShift(
      map: transition.map, before: transition.before.geometry, after: after.geometry)
    let end = view.frame.offsetBy(dx: 0, dy: shift.ofDeleted(section: old.section))
    return ElementAnimationState(animation, of: column.nearScreen(end), width: host.bounds.width)
  }

  func frameOutOfView(ofItem path: RowPath) -> CGRect? {
    column.shownFrame(of: path).map(column.nearScreen)
  }

  func frameOutOfView(of path: SupplementaryPath, in view: CGRect) -> CGRect {
    column.nearScreen(column.floatingFrame(of: path, in: view))
  }
}

extension UITableView {
  /// Where headers, rows and footers stand.
  var rowColumn: RowColumn { tableLayout.column }
}
