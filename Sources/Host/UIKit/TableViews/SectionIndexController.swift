import ListGeometry

/// The index of a table's sections.
struct TableIndex {
  var view: SectionIndexView?
  /// Whether the data source must be asked for the titles again.
  var isStale = true
}

extension UITableView {
  /// The width of the strip, in points.
  private static var indexStripWidth: CGFloat { 15 }

  /// The width that rows leave to the index.
  var sectionIndexWidth: CGFloat { state.index.view == nil ? 0 : Self.indexStripWidth }

  func reloadIndexTitles() {
    state.index.isStale = true
    setNeedsLayout()
  }

  func sectionIndexLookDidChange() {
    guard let view = state.index.view else { return }
    view.titleColor = sectionIndexColor
    view.restingColor = sectionIndexBackgroundColor
    view.trackingColor = sectionIndexTrackingBackgroundColor
  }

  /// Brings the index in line with the titles and with what is in view.
  func updateSectionIndex() {
    if state.index.isStale {
      state.index.isStale = false
      showTitles(wantedIndexTitles)
    }
    placeSectionIndex()
  }

  private var wantedIndexTitles: [String] {
    guard let titles = dataSource?.sectionIndexTitles(for: self),
      state.contents.counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
    else { return [] }
    return titles
  }

  private func showTitles(_ titles: [String]) {
    let had = state.index.view != nil
    if titles.isEmpty {
      state.index.view?.removeFromSuperview()
      state.index.view = nil
    } else {
      let view = state.index.view ?? makeSectionIndex()
      view.titles = titles
      state.index.view = view
      sectionIndexLookDidChange()
    }
    if had == titles.isEmpty { heightSettingsDidChange() }
    looksDidChange()
  }

  private func makeSectionIndex() -> SectionIndexView {
    let view = SectionIndexView(frame: .zero)
    view.layer.zPosition = 1
    view.onChoice = { [weak self] in self?.jump(toIndexTitle: $0) }
    addSubview(view)
    return view
  }

  private func placeSectionIndex() {
    guard let view = state.index.view else { return }
    let insets = adjustedContentInset
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = Self.indexStripWidth
    let frame = CGRect(
      x: isMirrored ? safeAreaInsets.left : bounds.width - safeAreaInsets.right - width,
      y: bounds.minY + insets.top, width: width,
      height: max(0, bounds.height - insets.top - insets.bottom))
    if view.frame != frame { view.frame = frame }
    if subviews.last !== view { bringSubviewToFront(view) }
  }

  private func jump(toIndexTitle index: Int) {
    guard let dataSource, let titles = state.index.view?.titles, titles.indices.contains(index)
    else { return }
    let section = dataSource.tableView(
      self, sectionForSectionIndexTitle: titles[index], at: index)
    guard hasSection(section) else { return }
    scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }
}
