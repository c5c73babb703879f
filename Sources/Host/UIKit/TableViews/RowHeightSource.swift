import ListGeometry

/// Where the heights of a table's rows, headers and footers come from.
@MainActor
protocol RowHeightSource: AnyObject {
  /// All heights of a section to begin with.
  func initialSection(_ section: Int) -> SectionHeights

  /// Heights to begin with for some rows of a section: exact ones if they are known at no cost.
  func initialRows(_ section: Int, _ rows: Range<Int>) -> Rope<RowRun>

  /// Asks again for all heights that are not estimated, as after an update.
  func updateKnownHeights(_ geometry: inout RowGeometry)

  /// The exact height of a row, which is about to come into view.
  func exactHeight(of path: RowPath) -> CGFloat

  /// The exact height of a header or footer, which is about to come into view.
  func exactHeight(of path: ElementKey) -> CGFloat

  /// The empty space above a header of this height.
  func topPadding(headerHeight: CGFloat) -> CGFloat
}

/// Reports unusable heights, each once.
@MainActor
final class HeightDiagnostics {
  private var reported: Set<String> = []

  /// A usable height; an unusable one is reported once.
  func usable(_ height: CGFloat, of name: @autoclosure () -> String) -> CGFloat {
    let (usable, problem) = HeightProblem.sanitized(height)
    if let problem, case let owner = name(), reported.insert(owner).inserted {
      Diagnostics.report(
        "UITableView: the height of \(owner) \(problem) and counts as 0. Give a height of 0 or "
          + "more, or UITableView.automaticDimension.")
    }
    return usable
  }

  /// Reports a row whose constraints give no height. Reported for one row only.
  func reportCollapsed(_ cell: UITableViewCell, _ path: RowPath) {
    guard reported.insert("collapsed").inserted else { return }
    Diagnostics.report(
      "UITableView: the constraints of the content of row \(path), \(type(of: cell)), give no "
        + "height, which is considered unintentional: it gets the standard one, as will "
        + "others. Constrain the content from top to bottom. Warning once only.")
  }
}
