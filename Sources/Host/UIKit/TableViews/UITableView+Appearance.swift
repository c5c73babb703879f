import ListGeometry

/// What a cell takes over from the table it stands in.
struct TableLook: Equatable {
  /// Which sides of the section's block the cell stands at.
  struct Ends: OptionSet {
    let rawValue: Int
    static let first = Ends(rawValue: 1)
    static let last = Ends(rawValue: 2)
  }

  var style = UITableView.Style.plain
  var ends: Ends = []
  var hasSeparators = true
  /// Whether the row below shows its selection, which reaches up to this one.
  var isAboveSelection = false
  var separatorColor: UIColor?
  /// The table's own inset, nil when cells may choose.
  var separatorInset: UIEdgeInsets?
  /// Whether the inset is added to what the cell would choose.
  var addsToAutomaticInset = false
  /// The space beside content, in points.
  var margin: CGFloat = 16
  /// The width at the end that the table's index takes.
  var indexWidth: CGFloat = 0
}

extension UITableView {
  /// The space beside the content of rows: more in a wide table.
  var contentMargin: CGFloat {
    let standard: CGFloat = bounds.width >= 414 && style != .insetGrouped ? 20 : 16
    guard cellLayoutMarginsFollowReadableWidth else { return standard }
    return max(standard, (cardFrame.width - readableContentGuide.readableWidth) / 2)
  }

  var automaticSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: contentMargin, bottom: 0, right: 0)
  }

  /// What the cell of a row takes over.
  func look(of path: RowPath) -> TableLook {
    var look = look(ends: ends(of: path))
    if path == state.arrangement?.lifted { look.hasSeparators = false }
    let below = RowPath(section: path.section, row: path.row + 1)
    let cell = state.displayed.cells[below] ?? state.displayed.prepared[below]
    look.isAboveSelection = cell?.showsSelection ?? false
    return look
  }

  /// A row shows its selection, or no longer: the line between it and the row above goes with it.
  func selectionLookDidChange(at path: RowPath) {
    let above = RowPath(section: path.section, row: path.row - 1)
    state.displayed.cells[above]?.applyTableLook(look(of: above))
  }

  /// What a cell at one or both ends of a section's block takes over, or at neither.
  func look(ends: TableLook.Ends) -> TableLook {
    TableLook(
      style: style, ends: ends, hasSeparators: separatorStyle != .none,
      separatorColor: separatorColor ?? .separator, separatorInset: state.separatorInset,
      addsToAutomaticInset: separatorInsetReference == .fromAutomaticInsets,
      margin: contentMargin, indexWidth: sectionIndexWidth)
  }

  private func ends(of path: RowPath) -> TableLook.Ends {
    var (row, count) = (path.row, state.contents.counts[path.section])
    let placeholders = state.placeholders.ends(ofSection: path.section, count: count)
    if let arrangement = state.arrangement {
      if path == arrangement.lifted { return [.first, .last] }
      row = arrangement.reduced(path).row
      count = arrangement.rest(of: count, inSection: path.section)
    }
    var ends: TableLook.Ends = []
    if row == 0 { ends.insert(.first) }
    if row == count - 1 { ends.insert(.last) }
    return ends.subtracting(placeholders)
  }

  /// A setting changed that cells take over.
  func looksDidChange() {
    for (path, cell) in state.displayed.cells { cell.applyTableLook(look(of: path)) }
  }
}
