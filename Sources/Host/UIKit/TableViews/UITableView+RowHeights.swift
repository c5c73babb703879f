import ListGeometry

extension UITableView: RowHeightSource {
  /// The height of rows of which nothing else is known.
  static var standardRowHeight: CGFloat { 44 }

  /// Sections up to this many rows are asked for an estimate of each row.
  private static var fullyEstimatedRows: Int { 1_000 }

  /// Whether rows may be measured when they come into view rather than all at once.
  var estimatesRows: Bool {
    estimatedRowHeight != 0 || capabilities.answered.contains(.estimatedHeightForRow)
  }

  /// Heights to begin with for some rows of a section: exact ones if they are known at no cost.
  func initialRows(_ section: Int, _ rows: Range<Int>) -> Rope<RowRun> {
    guard let first = rows.first else { return Rope() }
    let path = RowPath(section: section, row: first)
    if let estimate = askEstimate(path) { return sampledRows(section, rows, first: estimate) }
    let isUniform = rowHeight > 0 || !estimatesRows
    if isUniform, !givesRowHeights(probing: path) {
      return uniformRows(rows.count, rowHeight > 0 ? rowHeight : Self.standardRowHeight, true)
    }
    if !estimatesRows { return rowByRow(section, rows) }
    return uniformRows(rows.count, defaultRowEstimate, false)
  }

  /// The estimate where the delegate gives none.
  private var defaultRowEstimate: CGFloat {
    if estimatedRowHeight > 0 { return estimatedRowHeight }
    return rowHeight > 0 ? rowHeight : Self.standardRowHeight
  }

  private func uniformRows(_ count: Int, _ height: CGFloat, _ isExact: Bool) -> Rope<RowRun> {
    let height = HeightProblem.sanitized(height).height
    return Rope([RowRun(count: count, height: height, isExact: isExact)])
  }

  /// The delegate's estimate, nil when it gives none at all.
  private func askEstimate(_ path: RowPath) -> CGFloat? {
    ask(.estimatedHeightForRow) { $0.tableView(self, estimatedHeightForRowAt: path.indexPath) }
      .map { $0 > 0 ? $0 : defaultRowEstimate }
  }

  /// Asks for every estimate of a short stretch; in a long one each answer stands for several rows,
  /// because a guess is not worth a visit to a million rows.
  private func sampledRows(_ section: Int, _ rows: Range<Int>, first: CGFloat) -> Rope<RowRun> {
    let step = max(1, rows.count / Self.fullyEstimatedRows)
    let runs = stride(from: rows.lowerBound, to: rows.upperBound, by: step).map { row in
      let path = RowPath(section: section, row: row)
      let estimate = row == rows.lowerBound ? first : askEstimate(path) ?? first
      return RowRun(
        count: min(step, rows.upperBound - row),
        height: HeightProblem.sanitized(estimate).height, isExact: false)
    }
    return Rope(runs)
  }

  /// Asks for the height of every row, as a table without estimates must.
  private func rowByRow(_ section: Int, _ rows: Range<Int>) -> Rope<RowRun> {
    Rope(
      rows.map { row in
        let path = RowPath(section: section, row: row)
        let height = givenHeight(path)
        let known = height >= 0 ? height : Self.standardRowHeight
        return RowRun(count: 1, height: checked(known, path), isExact: true)
      })
  }

  /// The height that delegate or table give a row, negative when it is automatic.
  private func givenHeight(_ path: RowPath) -> CGFloat {
    ask(.heightForRow) { $0.tableView(self, heightForRowAt: path.indexPath) } ?? rowHeight
  }

  func exactHeight(of path: RowPath) -> CGFloat {
    let height = givenHeight(path)
    guard height == Self.automaticDimension else { return checked(height, path) }
    guard estimatesRows else { return Self.standardRowHeight }
    guard let cell = cellInColumn(path) else { return Self.standardRowHeight }
    let fitted = cell.selfSizedHeight(width: cardFrame.width)
    guard cell.collapses(to: fitted) else { return checked(fitted, path) }
    heightDiagnostics.reportCollapsed(cell, path)
    return Self.standardRowHeight
  }

  func updateKnownHeights(_ geometry: inout RowGeometry) {
    let asksRows = !estimatesRows && capabilities.answered.contains(.heightForRow)
    let (asksHeaders, asksFooters) = (!estimates(.header), !estimates(.footer))
    guard asksRows || asksHeaders || asksFooters else { return }
    geometry.updateSections { section, heights in
      if asksRows { heights.rows = initialRows(section, 0..<engine.contents.counts[section]) }
      if asksHeaders {
        heights.header = initialHeight(.init(.header, section: section))
        heights.topPadding = topPadding(headerHeight: heights.header.height)
      }
      if asksFooters { heights.footer = initialHeight(.init(.footer, section: section)) }
    }
  }

  private func checked(_ height: CGFloat, _ path: RowPath) -> CGFloat {
    heightDiagnostics.usable(height, of: "row \(path)")
  }
}
