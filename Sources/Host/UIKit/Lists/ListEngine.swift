import ListGeometry

extension UITableView {
  /// Asks the data source for everything that is counted, unless it was asked already.
  func loadContentsIfNeeded() {
    guard state.phase != .loading else { return }
    let hasLostSource = dataSource == nil && !state.contents.counts.isEmpty
    if !state.contents.isLoaded || hasLostSource { startOver() }
  }

  /// Forgets all rows, as after a change of the data source; they are asked for when needed.
  func forgetContents() {
    guard state.phase == .idle else { return state.interruption.reloads = true }
    state.contents.isLoaded = false
    setNeedsLayout()
  }

  /// Asks for everything anew. While something is being asked for it is put off.
  func startOver() {
    guard state.phase == .idle else { return state.interruption.reloads = true }
    giveUpMove()
    state.updates.discard()
    whileAsking(.loading) {
      endDisplayingAll()
      forgetRowOfKept()
      state.selection = TableSelection()
      state.aim = nil
      state.prefetching = TablePrefetching()
      state.index.isStale = true
      state.interruption.settle()
      state.contents.counts = askCounts()
      state.contents.isLoaded = true
      rebuildGeometry()
      setNeedsLayout()
    }
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
    whileAsking(.loading) {
      let sections = state.contents.counts.indices.map(initialSection)
      state.contents.geometry = RowGeometry(sections, replacing: state.contents.geometry)
    }
    geometryDidChange()
  }

  /// A setting that decides heights has another value.
  func heightSettingsDidChange() {
    guard state.contents.isLoaded else { return }
    guard state.phase == .idle else { return state.interruption.resizes = true }
    if state.updates.depth > 0 {
      // The data source may already have other rows than the table.
      state.measuredWidth = nil
    } else {
      rebuildGeometry()
    }
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
