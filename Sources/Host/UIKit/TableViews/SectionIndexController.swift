import ListGeometry

/// The index of a table's sections.
@MainActor
final class SectionIndexController {
  /// The width of the strip, in points.
  private static var stripWidth: CGFloat { 15 }

  private unowned let table: UITableView
  private var view: SectionIndexView?
  /// Whether the data source must be asked for the titles again.
  private var isStale = true

  init(_ table: UITableView) { self.table = table }

  /// The width that rows leave to the index.
  var width: CGFloat { view == nil ? 0 : Self.stripWidth }

  /// Has the next layout ask the data source for the titles again.
  func invalidate() { isStale = true }

  /// Takes over colors from the table.
  func updateAppearance() {
    guard let view else { return }
    view.titleColor = table.sectionIndexColor
    view.restingColor = table.sectionIndexBackgroundColor
    view.trackingColor = table.sectionIndexTrackingBackgroundColor
  }

  /// Brings the index in line with the titles and with what is in view.
  func update() {
    if isStale {
      isStale = false
      show(wantedTitles)
    }
    position()
  }

  private var wantedTitles: [String] {
    guard let titles = table.dataSource?.sectionIndexTitles(for: table),
      table.engine.contents.counts.reduce(0, +) >= table.sectionIndexMinimumDisplayRowCount
    else { return [] }
    return titles
  }

  private func show(_ titles: [String]) {
    let had = view != nil
    if titles.isEmpty {
      view?.removeFromSuperview()
      view = nil
    } else {
      let view = view ?? makeView()
      view.titles = titles
      self.view = view
      updateAppearance()
    }
    if had == titles.isEmpty { table.engine.sizesDidChange() }
    table.appearanceDidChange()
  }

  private func makeView() -> SectionIndexView {
    let view = SectionIndexView(frame: .zero)
    view.layer.zPosition = 1
    view.onChoice = { [weak self] in self?.scroll(toTitle: $0) }
    table.addSubview(view)
    return view
  }

  private func position() {
    guard let view else { return }
    let (insets, safeArea) = (table.adjustedContentInset, table.safeAreaInsets)
    let isMirrored = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = Self.stripWidth
    let frame = CGRect(
      x: isMirrored ? safeArea.left : table.bounds.width - safeArea.right - width,
      y: table.bounds.minY + insets.top, width: width,
      height: max(0, table.bounds.height - insets.top - insets.bottom))
    if view.frame != frame { view.frame = frame }
    if table.subviews.last !== view { table.bringSubviewToFront(view) }
  }

  private func scroll(toTitle index: Int) {
    guard let source = table.dataSource, let titles = view?.titles, titles.indices.contains(index)
    else { return }
    let section = source.tableView(
      table, sectionForSectionIndexTitle: titles[index], at: index)
    guard table.hasSection(section) else { return }
    let path = IndexPath(row: NSNotFound, section: section)
    table.scrollToRow(at: path, at: .top, animated: false)
  }
}
