import ListGeometry

extension UITableView {
  /// How often one layout may measure before it leaves the rest to the next frame.
  static var measuringPasses: Int { 12 }

  /// Brings cells, headers and footers in line with what is in view.
  ///
  /// When nothing came into or out of view and nothing moved, this only compares.
  func fill() {
    guard !state.isFilling else { return }
    letGoOfIdleKept()
    state.isFilling = true
    remeasureChanged()
    let slices = settledSlices()
    if !state.reloadsAfterFilling { showCells(slices) }
    if !state.reloadsAfterFilling { showEdges(slices) }
    endFilling()
  }

  /// Ends the making of cells, and does what was asked for meanwhile.
  func endFilling() {
    state.isFilling = false
    guard state.reloadsAfterFilling else { return }
    state.reloadsAfterFilling = false
    let completions = state.putOffCompletions
    state.putOffCompletions = []
    startOver()
    completions.forEach { $0(true) }
  }

  /// Measures what is in view until the measured rows fill it.
  ///
  /// The content offset follows the topmost row that was in view already, so that measuring a row
  /// above does not push what is being read.
  private func settledSlices() -> [RowSlice] {
    for _ in 0..<Self.measuringPasses {
      let slices = slices(in: visibleSpan)
      if !keepingPlace(of: anchorRow(slices), { measureHeights(slices) }) { return slices }
    }
    setNeedsLayout()
    return slices(in: visibleSpan)
  }

  /// A cell's content asks for another height: the next layout measures it.
  func heightDidChange(of cell: UITableViewCell) {
    guard !state.isFilling, selfSizingInvalidation != .disabled, let path = cell.place,
      state.displayed.cells[path] === cell
    else { return }
    state.changedHeights.insert(path)
    setNeedsLayout()
  }

  private func remeasureChanged() {
    guard !state.changedHeights.isEmpty else { return }
    let paths = state.changedHeights.sorted().filter { state.displayed.cells[$0] != nil }
    state.changedHeights.removeAll()
    _ = keepingPlace(of: anchorRow(state.displayed.slices)) {
      let before = state.contents.geometry.height
      for path in paths { state.contents.geometry.setHeight(exactHeight(path), at: path) }
      return state.contents.geometry.height != before
    }
  }

  /// Measures what a stretch out of view holds, so that it can be scrolled to exactly.
  func measureAhead(_ span: RowGeometry.Span) {
    guard !state.isFilling else { return }
    state.isFilling = true
    let hasMoved = keepingPlace(of: state.displayed.cells.keys.min()) {
      measureHeights(slices(in: span))
    }
    // What is in view may have changed although nothing scrolled.
    if hasMoved { setNeedsLayout() }
    // By the time these rows come into view, they may be others, or selected.
    recycleUnusedPrepared()
    endFilling()
  }

  /// Follows `change` so that `anchor` stays where it is seen.
  /// - Parameter change: Returns whether anything moved.
  private func keepingPlace(of anchor: RowPath?, _ change: () -> Bool) -> Bool {
    let place = anchor.flatMap { state.contents.geometry.span(of: $0)?.start }
    guard change() else { return false }
    let now = anchor.flatMap { state.contents.geometry.span(of: $0)?.start }
    if let place, let now, place != now {
      follow(to: contentOffset.y + now - place) { geometryDidChange() }
    } else {
      geometryDidChange()
    }
    return true
  }

  /// Has the offset follow what is seen to its new place. A movement goes along first: then it can
  /// look for its new edges.
  func follow(to y: CGFloat, _ change: () -> Void) {
    let target = CGPoint(x: contentOffset.x, y: y)
    let isMoved = isScrollMoving || isTracking
    if isMoved { shiftContent(to: target) }
    change()
    if isMoved { redirectMotion(keepsEnd: false) } else { contentOffset = clamped(target) }
  }

  /// Gives everything in `slices` its exact height. Returns whether anything moved.
  func measureHeights(_ slices: [RowSlice]) -> Bool {
    let before = state.contents.geometry
    for slice in slices where !state.reloadsAfterFilling {
      measureEdges(slice.section)
      for row in slice.rows { measure(RowPath(section: slice.section, row: row)) }
    }
    if let lifted = state.arrangement?.lifted { measure(lifted) }
    if state.reloadsAfterFilling { return false }
    return state.contents.geometry.height != before.height || movedAnything(slices, since: before)
  }

  private func movedAnything(_ slices: [RowSlice], since before: RowGeometry) -> Bool {
    slices.contains { slice in
      guard let last = slice.rows.last else { return false }
      let path = RowPath(section: slice.section, row: last)
      return before.span(of: path) != state.contents.geometry.span(of: path)
    }
  }

  /// The row that must stay where it is while others are measured: the one that an animation is
  /// on its way to, else the topmost one in view that was in view before.
  private func anchorRow(_ slices: [RowSlice]) -> RowPath? {
    if let aim = state.aim, motor.purpose == .animation { return aim.path }
    for slice in slices {
      for row in slice.rows {
        let path = RowPath(section: slice.section, row: row)
        if state.displayed.cells[path] != nil { return path }
      }
    }
    return nil
  }

  private func measure(_ path: RowPath) {
    guard !state.reloadsAfterFilling, !state.contents.geometry.isExact(path) else { return }
    state.contents.geometry.setHeight(exactHeight(path), at: path)
  }

  private func measureEdges(_ section: Int) {
    let visible = visibleSpan
    let heights = state.contents.geometry[section]
    if !heights.header.isExact, isNeeded(.header, section, in: visible) {
      let height = exactHeight(.header, section)
      state.contents.geometry.setHeaderHeight(
        height, topPadding: topPadding(headerHeight: height), inSection: section)
    }
    if !heights.footer.isExact, isNeeded(.footer, section, in: visible) {
      state.contents.geometry.setFooterHeight(
        exactHeight(.footer, section), inSection: section)
    }
  }

  /// Whether a header or footer of a visible section can itself be seen.
  private func isNeeded(
    _ edge: SectionEdge, _ section: Int, in visible: RowGeometry.Span
  ) -> Bool {
    if style == .plain { return true }
    let geometry = state.contents.geometry
    let span = edge == .header ? geometry.headerSpan(section) : geometry.footerSpan(section)
    return span.start < visible.end && span.end > visible.start
  }
}
