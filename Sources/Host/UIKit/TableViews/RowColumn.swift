import ListGeometry

extension UITableView {
  /// Where sections begin: below the table's header view.
  var contentTop: CGFloat { tableHeaderView?.frame.height ?? 0 }

  /// The column that rows stand in: the table's width, less the sides of an inset card.
  var cardFrame: CGRect {
    guard style == .insetGrouped else {
      return CGRect(x: 0, y: 0, width: bounds.width, height: 0)
    }
    let margin: CGFloat = bounds.width >= 414 ? 20 : 16
    let left = max(margin, safeAreaInsets.left)
    let right = max(margin, safeAreaInsets.right)
    return CGRect(x: left, y: 0, width: max(0, bounds.width - left - right), height: 0)
  }

  /// What decides how wide rows are, and what is in them.
  var widths: TableWidths {
    TableWidths(whole: bounds.width, left: safeAreaInsets.left, right: safeAreaInsets.right)
  }

  /// What of the sections is in view, in the geometry's coordinates; more while rows make room.
  var visibleSpan: RowGeometry.Span {
    span(visibleAt: bounds.minY)
  }

  /// What of the sections is in view at a content offset.
  func span(visibleAt offset: CGFloat) -> RowGeometry.Span {
    let reach = (state.arrangement?.height ?? 0) + state.placeholders.growth
    return RowGeometry.Span(start: offset - contentTop - reach, height: bounds.height + 2 * reach)
  }

  func frame(_ span: RowGeometry.Span) -> CGRect {
    let card = cardFrame
    return CGRect(
      x: card.minX, y: contentTop + span.start, width: card.width, height: span.height)
  }

  func frame(_ path: RowPath) -> CGRect? {
    state.contents.geometry.span(of: path).map(frame)?
      .offsetBy(dx: 0, dy: state.placeholders.shift(of: path))
  }

  /// Where a row is shown: elsewhere while rows make room.
  func shownFrame(_ path: RowPath) -> CGRect? {
    frame(path)?.offsetBy(dx: 0, dy: state.arrangement?.shift(of: path) ?? 0)
  }

  /// Where a header or footer is shown when it does not float.
  func shownFrame(_ edge: SectionEdge, _ section: Int) -> CGRect {
    restingFrame(edge, section)
      .offsetBy(dx: 0, dy: state.arrangement?.shift(of: edge, section) ?? 0)
  }

  /// Where a header or footer stands when it does not float.
  func restingFrame(_ edge: SectionEdge, _ section: Int) -> CGRect {
    let geometry = state.contents.geometry
    return frame(edge == .header ? geometry.headerSpan(section) : geometry.footerSpan(section))
      .offsetBy(dx: 0, dy: state.placeholders.shift(of: edge, section))
  }

  /// Whether there is such a section, of which everything is known.
  func hasSection(_ section: Int) -> Bool {
    state.contents.counts.indices.contains(section)
      && section < state.contents.geometry.sectionCount
  }
}

// MARK: Questions about places

extension UITableView {
  func findRect(section: Int) -> CGRect {
    loadContentsIfNeeded()
    guard hasSection(section) else { return .zero }
    var area = widened(state.contents.geometry.span(ofSection: section))
    area.origin.y += state.placeholders.shift(of: .header, section)
    area.size.height += state.placeholders.height(inSection: section)
    return area
  }

  func findRect(_ edge: SectionEdge, _ section: Int) -> CGRect {
    loadContentsIfNeeded()
    return hasSection(section) ? restingFrame(edge, section) : .zero
  }

  func findRect(_ indexPath: IndexPath) -> CGRect {
    loadContentsIfNeeded()
    return RowPath(indexPath).flatMap(frame) ?? .zero
  }

  func findRow(at point: CGPoint) -> IndexPath? {
    loadContentsIfNeeded()
    guard point.x >= bounds.minX, point.x < bounds.maxX,
      !state.placeholders.list.contains(where: { $0.covers(point.y) }),
      case .row(let path) = state.contents.geometry.part(
        at: offsetWithoutPlaceholders(point.y - contentTop))
    else { return nil }
    return path.indexPath
  }

  func findRows(in rect: CGRect) -> [IndexPath]? {
    loadContentsIfNeeded()
    let start = offsetWithoutPlaceholders(rect.minY - contentTop)
    let end = offsetWithoutPlaceholders(rect.maxY - contentTop)
    let span = RowGeometry.Span(start: start, height: end - start)
    return slices(in: span).flatMap { slice in
      slice.rows.map { IndexPath(row: $0, section: slice.section) }
    }
  }

  private func widened(_ span: RowGeometry.Span) -> CGRect {
    CGRect(x: 0, y: contentTop + span.start, width: bounds.width, height: span.height)
  }

  /// The rows that a stretch shows, by section. Sections without height are stepped over.
  func slices(in span: RowGeometry.Span) -> [RowSlice] {
    let geometry = state.contents.geometry
    var slices: [RowSlice] = []
    var top = max(span.start, 0)
    while top < span.end, let section = geometry.section(at: top) {
      let rows = geometry.rows(inSection: section, from: span.start, to: span.end)
      slices.append(RowSlice(section: section, rows: rows))
      top = geometry.span(ofSection: section).end
    }
    return slices
  }
}
