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
  var separatorColor: UIColor?
  /// The table's own inset, nil when cells may choose.
  var separatorInset: UIEdgeInsets?
  /// Whether the inset is added to what the cell would choose.
  var addsToAutomaticInset = false
  /// The space beside content, in points.
  var margin: CGFloat = 16
}

extension UITableView {
  /// The space beside the content of rows: more in a wide table.
  var contentMargin: CGFloat { bounds.width >= 414 && style != .insetGrouped ? 20 : 16 }

  var automaticSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: contentMargin, bottom: 0, right: 0)
  }

  /// What the cell of a row takes over.
  func look(of path: RowPath) -> TableLook {
    var ends: TableLook.Ends = []
    if path.row == 0 { ends.insert(.first) }
    if path.row == state.contents.counts[path.section] - 1 { ends.insert(.last) }
    return TableLook(
      style: style, ends: ends, hasSeparators: separatorStyle != .none,
      separatorColor: separatorColor ?? .separator, separatorInset: state.separatorInset,
      addsToAutomaticInset: separatorInsetReference == .fromAutomaticInsets,
      margin: contentMargin)
  }

  /// A setting changed that cells take over.
  func looksDidChange() {
    for (path, cell) in state.displayed.cells { cell.applyTableLook(look(of: path)) }
  }
}
