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
    state.knowledge = DelegateKnowledge()
    updateContextMenus()
    forgetContents()
  }

  func traitsDidChange(from old: UITraitCollection?) {
    guard let old else { return }
    if old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      heightSettingsDidChange()
    }
  }

  func fittingSize(_ size: CGSize) -> CGSize {
    loadContentsIfNeeded()
    return CGSize(width: size.width, height: min(size.height, contentHeight))
  }

  // MARK: Surroundings

  /// Puts `new` where `old` was: a background, header or footer view.
  func replace(_ old: UIView?, by new: UIView?) {
    // A view that is set again may have another height.
    if old !== new {
      if old?.superview === self { old?.removeFromSuperview() }
      if let new { insertSubview(new, at: new === backgroundView ? 0 : backmostIndex) }
    }
    geometryDidChange()
    setNeedsLayout()
  }

  /// Gives background, header and footer view their places.
  func placeSurroundings() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    if let tableHeaderView { place(tableHeaderView, at: 0) }
    if let tableFooterView {
      place(tableFooterView, at: contentHeight - tableFooterView.frame.height)
    }
  }

  private func place(_ view: UIView, at top: CGFloat) {
    let frame = CGRect(x: 0, y: top, width: bounds.width, height: view.frame.height)
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Layout

  func layOutTable() {
    guard state.phase == .idle, state.updates.depth == 0 else { return }
    loadContentsIfNeeded()
    let isWidthNew = widths != state.measuredWidth
    if isWidthNew { widthDidChange() }
    updateSectionIndex()
    fill()
    if isWidthNew { returnIntoContent() }
    placeSurroundings()
    placeFillers()
    carryLiftedRow()
    prefetch()
  }

  /// Brings the offset back that followed a row into content that turned out shorter.
  private func returnIntoContent() {
    let target = clamped(contentOffset)
    guard !isScrollMoving, !isTracking, contentOffset != target else { return }
    contentOffset = target
    fill()
  }

  /// Measures anew for another width, keeping the topmost row where it is.
  private func widthDidChange() {
    let anchor = state.displayed.cells.keys.min()
    let geometry = state.contents.geometry
    let distance = anchor.flatMap { geometry.span(of: $0) }.map { contentOffset.y - $0.start }
    rebuildGeometry()
    guard let anchor, let distance, let span = state.contents.geometry.span(of: anchor),
      contentOffset.y > -adjustedContentInset.top
    else { return }
    let target = roundedToPixel(span.start + distance)
    if isScrollMoving { follow(to: target) {} } else { contentOffset.y = target }
  }

  // MARK: Numbers

  var loadedCounts: [Int] {
    loadContentsIfNeeded()
    return state.contents.counts
  }

  func count(ofSection section: Int) -> Int {
    let counts = loadedCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }
}
