import ListGeometry

extension UITableView {
  /// Leads the screen from what it shows to what the table now is.
  ///
  /// Views take their final frames at once; only what is on the screen travels there, from wherever
  /// it is seen at this moment, so that one batch may begin while another is still moving.
  func show(_ transition: TableTransition) {
    let isAnimated = UIView.areAnimationsEnabled && window != nil && !bounds.isEmpty
    let batch = state.batch
    var entrances: [Entrance] = []
    var offset = contentOffset.y
    let isDone =
      state.contents.isLoaded
      && whileAsking(.filling) { offset = fill(transition, isAnimated, &entrances) }
    guard isDone else { return giveUp(transition, batch, entrances) }
    run(transition, to: offset, entrances, isAnimated: isAnimated)
  }

  /// Brings everything in line with what will be in view. Returns the content offset to go to.
  private func fill(
    _ transition: TableTransition, _ isAnimated: Bool, _ entrances: inout [Entrance]
  ) -> CGFloat {
    let version = state.layoutVersion
    UIView.performWithoutAnimation { remeasureDisplayed() }
    let (offset, slices) = settledAfterUpdate()
    UIView.performWithoutAnimation {
      let view = CGRect(x: bounds.minX, y: offset, width: bounds.width, height: bounds.height)
      sendAway(outside: slices, view)
      bringIn(slices, transition, isAnimated, &entrances)
      bringInEdges(slices, view, transition, isAnimated, &entrances)
    }
    guard !isInterrupted else { return offset }
    state.displayed.slices = slices
    state.displayed.version = version
    recycleUnusedPrepared()
    return offset
  }

  /// Ends an update that is out of date before it is shown; the next layout shows what is new.
  private func giveUp(_ transition: TableTransition, _ batch: Int, _ entrances: [Entrance]) {
    for entrance in entrances { entrance.arrive() }
    finishLeaving(batch: batch)
    state.displayed.version = -1
    returnToContent()
    setNeedsLayout()
    transition.updates.completions.forEach { $0(true) }
  }

  /// Asks for the heights of the rows in view again, as UIKit does at the end of every batch.
  private func remeasureDisplayed() {
    for path in state.displayed.cells.keys.sorted() { measure(path) }
  }

  /// The content offset after the update, and what is in view there, measured.
  private func settledAfterUpdate() -> (offset: CGFloat, slices: [RowSlice]) {
    var offset = contentOffset.y
    for _ in 0..<Self.measuringPasses {
      offset = offsetWithinContent(contentOffset.y)
      let span = span(visibleAt: offset)
      let found = slices(in: span)
      if !measureHeights(found, in: span) { return (offset, found) }
    }
    setNeedsLayout()
    return (offset, slices(in: span(visibleAt: offset)))
  }

  /// The nearest offset that does not look past the content's end, unless a finger holds it.
  private func offsetWithinContent(_ offset: CGFloat) -> CGFloat {
    guard !isTracking else { return offset }
    let insets = adjustedContentInset
    let lowest = contentHeight + insets.bottom - bounds.height
    return offset <= lowest ? offset : min(offset, max(roundedToPixel(lowest), -insets.top))
  }

  /// Makes the content as high as what there is after an update that was not shown, and scrolls
  /// back if the table looks past its end now. Returns whether it does.
  @discardableResult
  func returnToContent() -> Bool {
    updateContentSize()
    let offset = offsetWithinContent(contentOffset.y)
    guard offset != contentOffset.y else { return false }
    shiftContent(to: CGPoint(x: contentOffset.x, y: offset))
    redirectMotion(keepsEnd: false)
    return true
  }

  /// Lets cells, headers and footers go that survive but are no longer in view.
  private func sendAway(outside slices: [RowSlice], _ view: CGRect) {
    let gone = state.displayed.cells.keys.filter { path in
      path != state.arrangement?.lifted
        && !slices.contains { $0.section == path.section && $0.rows.contains(path.row) }
    }
    for path in gone.sorted() where !isInterrupted {
      guard let cell = state.displayed.cells.removeValue(forKey: path), !keep(cell, path)
      else { continue }
      leave(cell, path, .place(nearScreen(shownFrame(path) ?? cell.frame)))
    }
    for edge in [SectionEdge.header, .footer] { sendAway(edge, outside: slices, view) }
  }

  private func sendAway(_ edge: SectionEdge, outside slices: [RowSlice], _ view: CGRect) {
    let gone = state.displayed[edge].keys.filter { section in
      !isVisible(edge, section, in: view) || !slices.contains { $0.section == section }
    }
    for section in gone.sorted() where !isInterrupted {
      guard let shown = state.displayed.edges[edge, default: [:]].removeValue(forKey: section),
        let hidden = shown.view
      else { continue }
      let goal = LeavingView.Goal.place(nearScreen(edgeFrame(edge, section, in: view)))
      leave(hidden, edge, section, goal, wasInView: shown.isDisplayed)
    }
  }

  /// Makes the cells that come into view, where their animation begins.
  private func bringIn(
    _ slices: [RowSlice], _ transition: TableTransition, _ isAnimated: Bool,
    _ entrances: inout [Entrance]
  ) {
    for slice in slices {
      for row in slice.rows {
        let path = RowPath(section: slice.section, row: row)
        guard state.displayed.cells[path] == nil, !isInterrupted else { continue }
        showCell(path)
        guard isAnimated, !isInterrupted, let cell = state.displayed.cells[path],
          let pose = entryPose(path, cell.frame, transition)
        else { continue }
        entrances.append(Entrance(of: cell, from: pose))
      }
    }
  }

  /// Where a row comes from: from outside the list, or from its place out of view.
  private func entryPose(
    _ path: RowPath, _ frame: CGRect, _ transition: TableTransition
  ) -> RowPose? {
    if let animation = transition.updates.animation(entering: path, transition.map) {
      let shift = transition.shift(entering: path, state.contents.geometry)
      let start = nearScreen(frame.offsetBy(dx: 0, dy: shift))
      return RowPose(
        animation, of: start, width: bounds.width, staysInside: style == .insetGrouped)
    }
    guard let old = transition.map.oldPath(path), let span = transition.before.span(of: old) else {
      return nil
    }
    let shift = (transition.arrangement?.shift(of: old) ?? 0) + state.placeholders.shift(of: path)
    return RowPose(.none, of: nearScreen(self.frame(span).offsetBy(dx: 0, dy: shift)), width: 0)
  }

  private func bringInEdges(
    _ slices: [RowSlice], _ view: CGRect, _ transition: TableTransition, _ isAnimated: Bool,
    _ entrances: inout [Entrance]
  ) {
    for edge in [SectionEdge.header, .footer] {
      for section in slices.map(\.section) where !isInterrupted {
        guard isVisible(edge, section, in: view),
          state.displayed[edge][section]?.isDisplayed != true
        else { continue }
        showEdge(edge, section)
        guard isAnimated, !isInterrupted, let shown = state.displayed[edge][section]?.view,
          let animation = transition.updates.animation(enteringSection: section, transition.map)
        else { continue }
        let shift = transition.shift(enteringSection: section, state.contents.geometry)
        let start = nearScreen(shown.frame.offsetBy(dx: 0, dy: shift))
        let pose = RowPose(animation, of: start, width: bounds.width)
        entrances.append(Entrance(of: shown, from: pose))
      }
    }
  }

  /// `frame` moved so near that it lies just outside the screen if it lies outside: nothing needs
  /// to travel through a million rows.
  func nearScreen(_ frame: CGRect) -> CGRect {
    var near = frame
    near.origin.y = max(near.minY, bounds.minY - bounds.height - near.height)
    near.origin.y = min(near.minY, bounds.maxY + bounds.height)
    return near
  }
}

// MARK: Moving

extension UITableView {
  private static var updateDuration: Double { 0.3 }

  private func run(
    _ transition: TableTransition, to offset: CGFloat, _ entrances: [Entrance], isAnimated: Bool
  ) {
    let (batch, geometry) = (state.batch, state.contents.geometry)
    let completions = transition.updates.completions
    let arrive = { [self] in
      if contentOffset.y != offset { shiftContent(to: CGPoint(x: contentOffset.x, y: offset)) }
      updateContentSize()
      redirectMotion(keepsEnd: false)
      settleFrames()
      if let move = state.move {
        move.place(at: carriedFrame(move, height: move.cell.frame.height))
      }
      for entrance in entrances { entrance.arrive() }
      poseLeaving(transition, batch, geometry)
    }
    guard isAnimated else {
      UIView.performWithoutAnimation(arrive)
      finishLeaving(batch: batch)
      return completions.forEach { $0(true) }
    }
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction,
      animations: arrive
    ) { [weak self] finished in
      self?.finishLeaving(batch: batch)
      self?.settleCorners()
      completions.forEach { $0(finished) }
    }
  }

  /// Gives everything in view its final frame, and lays out what changed its size on the way.
  private func settleFrames() {
    placeCells()
    placeEdges()
    for cell in state.displayed.cells.values { cell.layoutIfNeeded() }
    placeSurroundings()
  }

  private func settleCorners() {
    for cell in state.displayed.cells.values { cell.settleCorners() }
  }
}
