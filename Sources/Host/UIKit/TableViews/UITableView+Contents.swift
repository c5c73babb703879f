import ListGeometry

extension UITableView {
  /// Asks the data source for everything that is counted, unless it was asked already.
  func loadContentsIfNeeded() {
    let hasLostSource = dataSource == nil && !state.contents.counts.isEmpty
    if !state.contents.isLoaded || hasLostSource { startOver() }
  }

  /// Forgets all rows, as after a change of the data source; they are asked for when needed.
  func forgetContents() {
    state.contents.isLoaded = false
    setNeedsLayout()
  }

  /// Asks for everything anew. While cells are being made it is put off until they are.
  func startOver() {
    guard !state.isFilling else {
      state.reloadsAfterFilling = true
      return
    }
    giveUpMove()
    state.updates.discard()
    endDisplayingAll()
    forgetRowOfKept()
    state.selection = TableSelection()
    state.aim = nil
    state.prefetching = TablePrefetching()
    state.index.isStale = true
    state.contents.counts = askCounts()
    state.contents.isLoaded = true
    rebuildGeometry()
    setNeedsLayout()
    letGoOfKept()
  }

  /// The rows of each section as the data source has them now.
  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return (0..<sections).map { max(0, dataSource.tableView(self, numberOfRowsInSection: $0)) }
  }

  /// Begins again with estimates, for instance for another width.
  func rebuildGeometry() {
    state.measuredWidth = widths
    state.contents.geometry = RowGeometry(state.contents.counts.indices.map(initialSection))
    geometryDidChange()
  }

  /// A setting that decides heights has another value.
  func heightSettingsDidChange() {
    guard state.contents.isLoaded else { return }
    rebuildGeometry()
    setNeedsLayout()
  }

  /// Tells that things are elsewhere: frames are stale and so is the content's size.
  func geometryDidChange() {
    state.layoutVersion += 1
    updateContentSize()
  }

  /// Makes the content as high as everything in it.
  func updateContentSize() {
    let size = CGSize(width: bounds.width, height: contentHeight)
    if contentSize != size { contentSize = size }
  }

  /// The height of everything: header view, sections, footer view.
  var contentHeight: CGFloat {
    contentTop + state.contents.geometry.height + (state.arrangement?.growth ?? 0)
      + state.placeholders.growth + (tableFooterView?.frame.height ?? 0)
  }

  /// Where heights of what appears in an update come from.
  var heightSource: RowGeometry.Source {
    RowGeometry.Source(
      section: { [unowned self] in initialSection($0) },
      rows: { [unowned self] in initialRows($0, $1) })
  }
}
