import ListGeometry

extension UITableView {
  /// How often one layout may measure before it leaves the rest to the next frame.
  static var measuringPasses: Int { 12 }

  /// How often one layout may begin anew because what it asked changed the table.
  private static var fillingPasses: Int { 8 }

  /// Brings cells, headers and footers in line with what is in view.
  ///
  /// When nothing came into or out of view and nothing moved, this only compares.
  func fill() {
    guard state.phase == .idle else { return }
    letGoOfIdleKept()
    var hasUpdated = false
    for _ in 0..<Self.fillingPasses {
      loadContentsIfNeeded()
      let batch = state.batch
      let isDone = fillOnce()
      if !isDone, state.batch != batch { hasUpdated = true }
      // Updates may have left less than there was, and fewer rows may turn out lower still.
      let hasReturned = hasUpdated && returnToContent()
      if isDone && !hasReturned { return }
    }
    setNeedsLayout()
  }

  /// Returns whether everything is in place: those who were asked changed nothing.
  private func fillOnce() -> Bool {
    var span = visibleSpan
    let isDone = whileAsking(.filling) {
      remeasureChanged()
      let slices = settledSlices()
      span = visibleSpan
      if !isInterrupted { showCells(slices) }
      if !isInterrupted { showEdges(slices) }
    }
    return isDone && state.displayed.version == state.layoutVersion && span == visibleSpan
  }

  /// Measures what is in view until the measured rows fill it.
  ///
  /// The content offset follows the topmost row that was in view already, so that measuring a row
  /// above does not push what is being read.
  private func settledSlices() -> [RowSlice] {
    for _ in 0..<Self.measuringPasses {
      let span = visibleSpan
      let slices = slices(in: span)
      let hasMoved = keepingPlace(of: anchorRow(slices)) { measureHeights(slices, in: span) }
      if !hasMoved { return slices }
    }
    setNeedsLayout()
    return slices(in: visibleSpan)
  }

  /// A cell's content asks for another height: the next layout measures it.
  func heightDidChange(of cell: UITableViewCell) {
    guard state.phase == .idle, selfSizingInvalidation != .disabled, let path = cell.place,
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
      for path in paths { remeasure(path) }
      return state.contents.geometry.height != before
    }
  }

  /// Measures what a stretch out of view holds, so that it can be scrolled to exactly.
  func measureAhead(_ span: RowGeometry.Span) {
    guard state.phase == .idle else { return }
    whileAsking(.filling) {
      let hasMoved = keepingPlace(of: state.displayed.cells.keys.min()) {
        measureHeights(slices(in: span), in: span)
      }
      // What is in view may have changed although nothing scrolled.
      if hasMoved { setNeedsLayout() }
      // By the time these rows come into view, they may be others, or selected.
      recycleUnusedPrepared()
    }
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

  /// Gives everything in `slices`, which show `span`, its exact height. Returns whether anything
  /// moved.
  func measureHeights(_ slices: [RowSlice], in span: RowGeometry.Span) -> Bool {
    let before = state.contents.geometry
    for slice in slices where !isInterrupted {
      measureEdges(slice.section)
      for row in slice.rows { measure(RowPath(section: slice.section, row: row)) }
    }
    if let lifted = state.arrangement?.lifted { measure(lifted) }
    if before.mayHaveCollapsedParts { measureCollapsed(slices, in: span) }
    if isInterrupted { return false }
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

  /// Gives a row its exact height unless it has one.
  func measure(_ path: RowPath) {
    if !state.contents.geometry.isExact(path) { remeasure(path) }
  }

  private func remeasure(_ path: RowPath) {
    guard !isInterrupted else { return }
    let height = exactHeight(path)
    if !isInterrupted { state.contents.geometry.setHeight(height, at: path) }
  }

  func measureEdges(_ section: Int) {
    let visible = visibleSpan
    let heights = state.contents.geometry[section]
    if !state.contents.geometry.isExact(heights.header), isNeeded(.header, section, in: visible) {
      let height = exactHeight(.header, section)
      guard !isInterrupted else { return }
      state.contents.geometry.setHeaderHeight(
        height, topPadding: topPadding(headerHeight: height), inSection: section)
    }
    if !state.contents.geometry.isExact(heights.footer), isNeeded(.footer, section, in: visible) {
      let height = exactHeight(.footer, section)
      guard !isInterrupted else { return }
      state.contents.geometry.setFooterHeight(height, inSection: section)
    }
  }

  /// Whether a header or footer of a visible section can itself be seen.
  private func isNeeded(
    _ edge: SectionEdge, _ section: Int, in visible: RowGeometry.Span
  ) -> Bool {
    if style == .plain { return true }
    let geometry = state.contents.geometry
    let span = edge == .header ? geometry.headerSpan(section) : geometry.footerSpan(section)
    return span.start <= visible.end && span.end >= visible.start
  }
}
