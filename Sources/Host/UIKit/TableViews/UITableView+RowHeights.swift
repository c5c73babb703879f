import ListGeometry

extension UITableView {
  /// The height of rows of which nothing else is known.
  static var standardRowHeight: CGFloat { 44 }

  /// Sections up to this many rows are asked for an estimate of each row.
  private static var fullyEstimatedRows: Int { 1_000 }

  /// Whether rows may be measured when they come into view rather than all at once.
  var estimatesRows: Bool {
    estimatedRowHeight != 0 || state.knowledge.answered.contains(.estimatedHeightForRow)
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

  /// The exact height of a row, which is about to come into view.
  func exactHeight(_ path: RowPath) -> CGFloat {
    let height = givenHeight(path)
    guard height == Self.automaticDimension else { return checked(height, path) }
    guard estimatesRows else { return Self.standardRowHeight }
    let cell = preparedCell(path)
    let fitted = cell.selfSizedHeight(width: cardFrame.width)
    return checked(cell.collapses(to: fitted) ? standardHeight(of: cell, path) : fitted, path)
  }

  /// The height of a row whose constraints give none. Reported once.
  private func standardHeight(of cell: UITableViewCell, _ path: RowPath) -> CGFloat {
    if state.reportedHeights.insert("collapsed").inserted {
      Diagnostics.report(
        "UITableView: the constraints of the content of row \(path), \(type(of: cell)), give no "
          + "height, which is considered unintentional: it gets the standard one, as will "
          + "others. Constrain the content from top to bottom. Warning once only.")
    }
    return Self.standardRowHeight
  }

  private func checked(_ height: CGFloat, _ path: RowPath) -> CGFloat {
    checked(height, "row \(path)")
  }

  /// A usable height; an unusable one is reported once.
  func checked(_ height: CGFloat, _ owner: String) -> CGFloat {
    let (usable, problem) = HeightProblem.sanitized(height)
    if let problem, state.reportedHeights.insert(owner).inserted {
      Diagnostics.report(
        "UITableView: the height of \(owner) \(problem) and counts as 0. Give a height of 0 or "
          + "more, or UITableView.automaticDimension.")
    }
    return usable
  }
}
