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

  func measureVisibleItems() -> VisibleItems { VisibleItems(measurer.remeasureVisibleRows()) }

  func measureAfterUpdate() -> (offset: CGPoint, items: VisibleItems) {
    let (offset, rows) = measurer.measureAfterUpdate()
    return (CGPoint(x: host.bounds.minX, y: offset), VisibleItems(rows))
  }

  func elements(beside items: VisibleItems, in rect: CGRect) -> [ElementKey] {
    [ElementKind.header, .footer].flatMap { kind in
      items.sections.map { ElementKey(kind, section: $0) }
    }
    .filter { column.isVisible($0, in: rect) }
  }
}

extension TableLayout: ListLayoutTransitions {
  /// An element comes from outside the list, or a row from its place out of view.
  func initialState(
    of key: ElementKey, _ frame: CGRect, _ transition: ListTransition<Snapshot>
  ) -> ElementAnimationState? {
    let (map, before) = (transition.map, transition.before)
    if let animation = transition.updates.animation(inserting: key, map) {
      let shift = RowShift(map: map, before: before.geometry, after: column.geometry)
      return state(outside: animation, key, frame.offsetBy(dx: 0, dy: shift.ofInserted(key)))
    }
    guard let path = key.item, let old = map.oldPath(path),
      let span = before.geometry.span(of: old)
    else { return nil }
    let shift = (before.gap?.shift(of: old) ?? 0) + host.placeholders.shift(of: path)
    return ElementAnimationState(
      at: column.nearScreen(column.frame(span).offsetBy(dx: 0, dy: shift)))
  }

  func finalState(
    of old: ElementKey, _ view: UIView, _ animation: ItemAnimation,
    _ transition: ListTransition<Snapshot>, _ after: Snapshot
  ) -> ElementAnimationState {
    let shift = RowShift(
      map: transition.map, before: transition.before.geometry, after: after.geometry)
    let frame = view.frame.offsetBy(dx: 0, dy: shift.ofDeleted(old))
    guard (view as? any SwipeableCell)?.swipe?.isItemGone == true else {
      return state(outside: animation, old, frame)
    }
    var end = column.nearScreen(frame)
    end.size.height = 0
    return ElementAnimationState(at: end)
  }

  private func state(
    outside animation: ItemAnimation, _ key: ElementKey, _ frame: CGRect
  ) -> ElementAnimationState {
    ElementAnimationState(
      animation, of: column.nearScreen(frame), width: host.bounds.width,
      staysInside: key.kind == .cell && host.hasCards)
  }

  func frameOutOfView(of key: ElementKey, in view: CGRect) -> CGRect? {
    guard let path = key.item else {
      return column.nearScreen(column.floatingFrame(of: key, in: view))
    }
    return column.shownFrame(of: path).map(column.nearScreen)
  }
}

extension UITableView {
  /// Where headers, rows and footers stand.
  var rowColumn: RowColumn { tableLayout.column }
}
