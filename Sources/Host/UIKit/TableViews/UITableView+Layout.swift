import ListGeometry

extension UITableView {
  func prepare() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
    clipsToBounds = true
    addGestureRecognizer(swipePan)
    addGestureRecognizer(selectionPan)
  }

  func delegateDidChange(from old: (any UITableViewDelegate)?) {
    scrollDelegate = delegate
    guard delegate !== old else { return }
    capabilities.reset()
    contextMenus.setEnabled(delegate != nil)
    engine.invalidateContents()
  }

  func traitsDidChange(from old: UITraitCollection?) {
    guard let old else { return }
    // Heights are those of text, in whole pixels.
    if old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
      || old.displayScale != traitCollection.displayScale
    {
      engine.sizesDidChange()
    }
  }

  func fittingSize(_ size: CGSize) -> CGSize {
    engine.loadContentsIfNeeded()
    return CGSize(width: size.width, height: min(size.height, rowColumn.contentHeight))
  }

  // MARK: Background, header and footer view

  /// Puts `new` where `old` was: a background, header or footer view.
  func replace(_ old: UIView?, by new: UIView?) {
    // A view that is set again may have another height.
    if old !== new {
      if old?.superview === self { old?.removeFromSuperview() }
      if let new { insertSubview(new, at: new === backgroundView ? 0 : backmostIndex) }
    }
    engine.layoutDidChange()
    // Grouped rows begin nearer to a header of the table than to its edge.
    if style != .plain, (old == nil) != (new == nil) { engine.sizesDidChange() }
    setNeedsLayout()
  }

  /// Gives background, header and footer view their places, and the row that is carried its own.
  func positionOtherViews() {
    positionTableViews()
    placeLiftedCell()
  }

  /// Gives background, header and footer view and placeholders their places.
  func positionTableViews() {
    placeholderRows.position()
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    if let tableHeaderView { positionView(tableHeaderView, at: 0) }
    if let tableFooterView {
      positionView(tableFooterView, at: rowColumn.contentHeight - tableFooterView.frame.height)
    }
  }

  private func positionView(_ view: UIView, at top: CGFloat) {
    let frame = CGRect(x: 0, y: top, width: bounds.width, height: view.frame.height)
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Layout

  func layOutTable() {
    guard engine.isReady else { return }
    engine.loadContentsIfNeeded()
    if rowColumn.tellWidths() { appearanceDidChange() }
    let isWidthNew = rowColumn.widths != rowColumn.measuredWidths
    if isWidthNew { widthDidChange() }
    sectionIndex.update()
    engine.fill()
    if isWidthNew { clampContentOffset() }
    positionTableViews()
    emptyRows.update()
    reordering.carry()
    engine.prefetcher.update()
    engine.selection.recoverFocus()
    engine.elements.ahead.update()
  }

  /// Brings the offset back that followed a row into content that turned out shorter.
  private func clampContentOffset() {
    let target = clamped(contentOffset)
    guard !animator.isMoving, !isTracking, contentOffset != target else { return }
    contentOffset = target
    engine.fill()
  }

  /// Measures anew for another width, keeping the topmost row where it is.
  private func widthDidChange() {
    let anchor = engine.elements.paths.first
    let geometry = rowColumn.geometry
    let distance = anchor.flatMap { geometry.span(of: $0) }.map { contentOffset.y - $0.start }
    tableLayout.rebuild()
    // Who makes a cell may fill it for the width that there is.
    engine.elements.ahead.drop()
    guard let anchor, let distance, let span = rowColumn.geometry.span(of: anchor),
      contentOffset.y > -adjustedContentInset.top
    else { return }
    let target = roundedToPixel(span.start + distance)
    if animator.isMoving { follow(to: target) {} } else { contentOffset.y = target }
  }
}

extension UITableView: RowMeasurerHost {
  var placeholders: ListPlaceholders<TablePlaceholder> { placeholderRows.placeholders }

  var heightSource: any RowHeightSource { self }

  var displayedItems: VisibleItems { engine.display.shown?.items ?? VisibleItems() }

  var displayedPaths: [RowPath] { engine.elements.paths }

  func isDisplayed(_ path: RowPath) -> Bool { engine.elements[path] != nil }

  var animatedScrollTarget: RowPath? {
    animator.purpose == .animation ? engine.scrollTarget.path : nil
  }

  func recyclePreparedCells() { engine.elements.recyclePrepared() }

  func updateContentSize() {
    let size = CGSize(width: bounds.width, height: rowColumn.contentHeight)
    if contentSize != size { contentSize = size }
  }
}
