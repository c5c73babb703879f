import ListGeometry

extension UITableView {
  /// Leads the screen from what it shows to what the table now is.
  ///
  /// Views take their final frames at once; only what is on the screen travels there, from wherever
  /// it is seen at this moment, so that one batch may begin while another is still moving.
  func show(_ transition: TableTransition) {
    guard !state.isFilling else { return finish(transition) }
    state.isFilling = true
    let isAnimated = ListAnimation.isEnabled && window != nil && !bounds.isEmpty
    ListAnimation.without { remeasureDisplayed() }
    let (offset, slices) = settledAfterUpdate()
    ListAnimation.without {
      sendAway(outside: slices)
      bringIn(slices, offset, transition, isAnimated: isAnimated)
    }
    recycleUnusedPrepared()
    state.isFilling = false
    run(transition, to: offset, isAnimated: isAnimated)
  }

  /// Asks for the heights of the rows in view again, as UIKit does at the end of every batch.
  private func remeasureDisplayed() {
    for path in state.displayed.cells.keys.sorted() {
      state.contents.geometry.setHeight(exactHeight(path), at: path)
    }
  }

  /// The content offset after the update, and what is in view there, measured.
  private func settledAfterUpdate() -> (offset: CGFloat, slices: [RowSlice]) {
    var offset = contentOffset.y
    for _ in 0..<Self.measuringPasses {
      offset = offsetWithinContent(contentOffset.y)
      let found = slices(in: .init(start: offset - contentTop, height: bounds.height))
      if !measureHeights(found) { return (offset, found) }
    }
    setNeedsLayout()
    return (offset, slices(in: .init(start: offset - contentTop, height: bounds.height)))
  }

  /// The nearest offset that does not look past the content's end, unless a finger holds it.
  private func offsetWithinContent(_ offset: CGFloat) -> CGFloat {
    guard !isTracking else { return offset }
    let insets = adjustedContentInset
    let lowest = contentHeight + insets.bottom - bounds.height
    return offset <= lowest ? offset : min(offset, max(roundedToPixel(lowest), -insets.top))
  }

  /// Lets cells go that survive but are no longer in view.
  private func sendAway(outside slices: [RowSlice]) {
    let gone = state.displayed.cells.keys.filter { path in
      !slices.contains { $0.section == path.section && $0.rows.contains(path.row) }
    }
    for path in gone.sorted() {
      guard let cell = state.displayed.cells.removeValue(forKey: path) else { continue }
      let target = nearScreen(frame(path) ?? cell.frame)
      leave(cell, path, to: RowPose(.none, of: target, width: 0))
    }
  }

  /// Makes what comes into view, where its animation begins.
  private func bringIn(
    _ slices: [RowSlice], _ offset: CGFloat, _ transition: TableTransition, isAnimated: Bool
  ) {
    for slice in slices {
      for row in slice.rows {
        let path = RowPath(section: slice.section, row: row)
        guard state.displayed.cells[path] == nil else { continue }
        showCell(path)
        if isAnimated { poseEntering(path, transition) }
      }
    }
    let view = CGRect(x: bounds.minX, y: offset, width: bounds.width, height: bounds.height)
    for edge in [SectionEdge.header, .footer] {
      bringIn(edge, slices, view, transition, isAnimated: isAnimated)
    }
    state.displayed.slices = slices
    state.displayed.version = state.layoutVersion
  }

  private func poseEntering(_ path: RowPath, _ transition: TableTransition) {
    guard let cell = state.displayed.cells[path] else { return }
    if let animation = transition.updates.animation(entering: path, transition.map) {
      pose(cell, RowPose(animation, of: cell.frame, width: bounds.width))
    } else if let old = transition.map.oldPath(path), let span = transition.before.span(of: old) {
      pose(cell, RowPose(.none, of: nearScreen(frame(span)), width: 0))
    }
  }

  private func bringIn(
    _ edge: SectionEdge, _ slices: [RowSlice], _ view: CGRect, _ transition: TableTransition,
    isAnimated: Bool
  ) {
    let needed = slices.map(\.section).filter { isVisible(edge, $0, in: view) }
    for section in needed where state.displayed[edge][section]?.isDisplayed != true {
      showEdge(edge, section)
      guard isAnimated, let shown = state.displayed[edge][section]?.view,
        let animation = transition.updates.animation(enteringSection: section, transition.map)
      else { continue }
      pose(shown, RowPose(animation, of: shown.frame, width: bounds.width))
    }
  }

  private func pose(_ view: UIView, _ pose: RowPose) {
    view.frame = pose.frame
    view.alpha = pose.alpha
  }

  /// `frame` moved so near that it lies just outside the screen if it lies outside: nothing needs
  /// to travel through a million rows.
  private func nearScreen(_ frame: CGRect) -> CGRect {
    var near = frame
    near.origin.y = max(near.minY, bounds.minY - bounds.height - near.height)
    near.origin.y = min(near.minY, bounds.maxY + bounds.height)
    return near
  }
}

// MARK: Moving

extension UITableView {
  private static var updateDuration: Double { 0.3 }

  private func run(_ transition: TableTransition, to offset: CGFloat, isAnimated: Bool) {
    let batch = state.batch
    let completions = transition.updates.completions
    let arrive = { [self] in
      updateContentSize()
      if contentOffset.y != offset { contentOffset.y = offset }
      settleFrames()
      poseLeaving(batch)
    }
    guard isAnimated else {
      ListAnimation.without(arrive)
      finishLeaving(batch: batch)
      return completions.forEach { $0(true) }
    }
    ListAnimation.run(duration: Self.updateDuration, arrive) { [weak self] finished in
      self?.finishLeaving(batch: batch)
      completions.forEach { $0(finished) }
    }
  }

  /// Gives everything in view its final frame, and lays out what changed its size on the way.
  private func settleFrames() {
    placeCells()
    placeEdges()
    for cell in state.displayed.cells.values {
      cell.alpha = 1
      cell.layoutIfNeeded()
    }
    for edge in [SectionEdge.header, .footer] {
      for shown in state.displayed[edge].values { shown.view?.alpha = 1 }
    }
    placeSurroundings()
  }

  private func poseLeaving(_ batch: Int) {
    for leaving in state.leaving where leaving.batch == batch {
      leaving.view.frame = leaving.pose.frame
      leaving.view.alpha = leaving.pose.alpha
    }
  }

  /// A batch inside the making of cells: nothing is moved, the layout that runs will do it.
  private func finish(_ transition: TableTransition) {
    updateContentSize()
    finishLeaving()
    setNeedsLayout()
    transition.updates.completions.forEach { $0(true) }
  }
}
