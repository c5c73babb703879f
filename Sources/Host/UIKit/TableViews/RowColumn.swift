import ListGeometry

/// The rows of one section that are in view.
struct VisibleRows: Equatable {
  var section: Int
  var rows: Range<Int>
}

extension VisibleItems {
  init(_ visible: [VisibleRows]) {
    self.init(
      sections: visible.map(\.section),
      items: visible.flatMap { slice in
        slice.rows.map { RowPath(section: slice.section, row: $0) }
      })
  }
}

/// How wide a table is, and how much of that lies outside the safe area at either side.
struct RowWidths: Equatable {
  var whole: CGFloat
  var left: CGFloat
  var right: CGFloat
}

/// What the row column of a table asks of it.
@MainActor
protocol RowColumnHost: UIScrollView {
  /// Where sections begin: below the table's header view.
  var contentTop: CGFloat { get }
  /// The column that rows stand in; its height says nothing.
  var cardFrame: CGRect { get }
  /// The height of the table's footer view.
  var footerViewHeight: CGFloat { get }
  /// Whether headers and footers float while their section is in view.
  var floatsSupplementaryViews: Bool { get }
  /// How rows make room for one that is carried.
  var reorderGap: ReorderGap? { get }
  /// Rows that stand for things dropped whose data is on its way.
  var placeholders: ListPlaceholders<TablePlaceholder> { get }
  /// Where heights come from.
  var heightSource: any RowHeightSource { get }
}

/// Where the headers, rows and footers of a table stand: one below the other.
@MainActor
final class RowColumn {
  private unowned let host: any RowColumnHost
  private let phases: PhaseController
  private let contents: ListContents
  /// Heights of everything between the table's header and footer views.
  private(set) var geometry = RowGeometry()
  /// Counts changes of where things are.
  private(set) var version = 0
  /// The widths that heights were measured for; nil before any were.
  private(set) var measuredWidths: RowWidths?
  /// What cells in view were last told of.
  private var toldWidths: RowWidths?

  init(_ host: any RowColumnHost, _ phases: PhaseController, _ contents: ListContents) {
    (self.host, self.phases, self.contents) = (host, phases, contents)
  }

  // MARK: Changes

  /// Marks everything as standing elsewhere.
  func invalidate() { version += 1 }

  /// Has the next layout measure everything anew.
  func invalidateWidths() { measuredWidths = nil }

  /// Whether cells in view have to be told of other widths, which they are now. All may have been
  /// measured anew before, for another reason.
  func tellWidths() -> Bool {
    defer { toldWidths = widths }
    return toldWidths != widths
  }

  /// Has rows measured again as they come into view, and those in view by the next layout. Until
  /// then they are as high as they were.
  func invalidateMeasurements() {
    geometry.invalidateMeasurements()
    invalidate()
  }

  /// Begins again with estimates, for instance for another width.
  func rebuild() {
    measuredWidths = widths
    let source = host.heightSource
    phases.withPhase(.loading) {
      let sections = contents.counts.indices.map(source.initialSection)
      geometry = RowGeometry(sections, replacing: geometry)
    }
    invalidate()
  }

  /// Gives what is new its heights, and asks for all others again: at once for those that are not
  /// estimated, for others as soon as they come into view. Until then they are what they were.
  func apply(_ map: IndexPathMap) {
    geometry.invalidateMeasurements()
    let source = host.heightSource
    phases.withPhase(.loading) {
      var new = geometry.applying(
        map, source: .init(section: source.initialSection, rows: source.initialRows))
      source.updateKnownHeights(&new)
      geometry = new
    }
  }

  func setHeight(_ height: CGFloat, at path: RowPath) { geometry.setHeight(height, at: path) }

  /// Gives rows that follow each other their exact heights.
  func setHeights(_ heights: [Double], from path: RowPath) {
    geometry.setHeights(heights, from: path)
  }

  func setHeaderHeight(_ height: CGFloat, topPadding: CGFloat, inSection section: Int) {
    geometry.setHeaderHeight(height, topPadding: topPadding, inSection: section)
  }

  func setFooterHeight(_ height: CGFloat, inSection section: Int) {
    geometry.setFooterHeight(height, inSection: section)
  }

  // MARK: Sizes

  /// What decides how wide rows are, and what is in them.
  var widths: RowWidths {
    RowWidths(
      whole: host.bounds.width, left: host.safeAreaInsets.left, right: host.safeAreaInsets.right)
  }

  /// The height of everything: header view, sections, footer view.
  var contentHeight: CGFloat {
    host.contentTop + geometry.height + (host.reorderGap?.growth ?? 0) + host.placeholders.growth
      + host.footerViewHeight
  }

  // MARK: What is in view

  /// What of the sections is in view, in the geometry's coordinates; more while rows make room.
  var visibleSpan: RowGeometry.Span { span(visibleAt: host.bounds.minY) }

  /// What of the sections is in view at a content offset.
  func span(visibleAt offset: CGFloat) -> RowGeometry.Span {
    let room = (host.reorderGap?.height ?? 0) + host.placeholders.growth
    return RowGeometry.Span(
      start: offset - host.contentTop - room, height: host.bounds.height + 2 * room)
  }

  /// The rows that a stretch shows, by section. Sections without height are stepped over.
  func rows(in span: RowGeometry.Span) -> [VisibleRows] {
    var found: [VisibleRows] = []
    var top = max(span.start, 0)
    while top < span.end, let section = geometry.section(at: top) {
      let rows = geometry.rows(inSection: section, from: span.start, to: span.end)
      found.append(VisibleRows(section: section, rows: rows))
      top = geometry.span(ofSection: section).end
    }
    return found
  }

  /// Whether a header or footer can be seen in `view`.
  func isVisible(_ path: ElementKey, in view: CGRect) -> Bool {
    let frame = floatingFrame(of: path, in: view)
    return frame.height > 0 && frame.minY < view.maxY && frame.maxY > view.minY
  }

  // MARK: Frames

  func frame(_ span: RowGeometry.Span) -> CGRect {
    let card = host.cardFrame
    return CGRect(
      x: card.minX, y: host.contentTop + span.start, width: card.width, height: span.height)
  }

  /// Where a row stands; nil when there is no such row.
  func frame(of path: RowPath) -> CGRect? {
    geometry.span(of: path).map(frame)?
      .offsetBy(dx: 0, dy: host.placeholders.shift(of: path))
  }

  /// Where a row is shown: elsewhere while rows make room.
  func shownFrame(of path: RowPath) -> CGRect? {
    frame(of: path)?.offsetBy(dx: 0, dy: host.reorderGap?.shift(of: path) ?? 0)
  }

  /// Where a header or footer is shown when it does not float.
  func shownFrame(of path: ElementKey) -> CGRect {
    restingFrame(of: path).offsetBy(dx: 0, dy: host.reorderGap?.shift(of: path) ?? 0)
  }

  /// Where a header or footer stands when it does not float.
  func restingFrame(of path: ElementKey) -> CGRect {
    let isHeader = path.kind == .header
    return frame(isHeader ? geometry.headerSpan(path.section) : geometry.footerSpan(path.section))
      .offsetBy(dx: 0, dy: host.placeholders.shift(of: path))
  }

  /// Where a header or footer stands now: in a plain table it floats while its section is in view,
  /// pushed off by the section's end.
  func floatingFrame(of path: ElementKey, in view: CGRect) -> CGRect {
    var frame = shownFrame(of: path)
    guard host.floatsSupplementaryViews else { return frame }
    if path.kind == .header {
      let top = view.minY + host.adjustedContentInset.top
      let end = shownFrame(of: .init(.footer, section: path.section)).minY
      frame.origin.y = max(frame.minY, min(top, end - frame.height))
    } else {
      let bottom = view.maxY - host.adjustedContentInset.bottom
      let start = shownFrame(of: .init(.header, section: path.section)).maxY
      frame.origin.y = min(frame.minY, max(bottom - frame.height, start))
    }
    return frame
  }

  /// The area of a section across the whole table.
  func frame(ofSection section: Int) -> CGRect {
    let span = geometry.span(ofSection: section)
    var area = CGRect(
      x: 0, y: host.contentTop + span.start, width: host.bounds.width, height: span.height)
    area.origin.y += host.placeholders.shift(of: .init(.header, section: section))
    area.size.height += host.placeholders.height(inSection: section)
    return area
  }

  /// `frame` moved so near that it lies just outside the screen if it lies outside: nothing needs
  /// to travel through a million rows.
  func nearScreen(_ frame: CGRect) -> CGRect {
    let bounds = host.bounds
    var near = frame
    near.origin.y = max(near.minY, bounds.minY - bounds.height - near.height)
    near.origin.y = min(near.minY, bounds.maxY + bounds.height)
    return near
  }

  // MARK: Looking up

  /// Whether there is such a section, of which everything is known.
  func hasSection(_ section: Int) -> Bool {
    contents.hasSection(section) && section < geometry.sectionCount
  }

  /// The row at a height in the table's coordinates; nil between rows and in placeholders.
  func row(at y: CGFloat) -> RowPath? {
    guard !host.placeholders.list.contains(where: { $0.placeholder.covers(y) }),
      case .row(let path) = geometry.part(at: offsetWithoutPlaceholders(y - host.contentTop))
    else { return nil }
    return path
  }

  /// The rows in a rectangle in the table's coordinates.
  func rows(in rect: CGRect) -> [RowPath] {
    let start = offsetWithoutPlaceholders(rect.minY - host.contentTop)
    let end = offsetWithoutPlaceholders(rect.maxY - host.contentTop)
    return VisibleItems(rows(in: .init(start: start, height: end - start))).items
  }

  /// The offset among the rows of the data source of an offset among all rows; inside a placeholder
  /// it is that of its upper edge.
  func offsetWithoutPlaceholders(_ offset: CGFloat) -> CGFloat {
    var above: CGFloat = 0
    for (placeholder, _) in host.placeholders.list {
      let top = placeholder.frame.minY - host.contentTop
      guard offset > top else { break }
      above += min(offset - top, placeholder.height)
    }
    return offset - above
  }
}
