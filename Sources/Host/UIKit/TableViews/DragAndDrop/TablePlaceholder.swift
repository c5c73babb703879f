import ListGeometry

/// A placeholder that stands in a table. The table's geometry knows nothing of it: rows below it
/// are only shown farther down.
@MainActor
final class TablePlaceholder {
  let cell: UITableViewCell
  let height: CGFloat
  /// Where it stands, or stood last.
  var frame = CGRect.zero

  init(_ cell: UITableViewCell, height: CGFloat) { (self.cell, self.height) = (cell, height) }

  /// Whether it stands at an offset in the table's coordinates.
  func covers(_ y: CGFloat) -> Bool { frame.minY <= y && y < frame.maxY }
}

extension ListPlaceholders<TablePlaceholder> {
  /// How much higher the content is.
  var growth: CGFloat { height { _ in true } }

  /// How far down a row is shown from its place.
  func shift(of path: RowPath) -> CGFloat { height { $0 <= path } }

  /// How far down a section's header or footer is shown from its place.
  func shift(of path: ElementKey) -> CGFloat {
    height { path.kind == .header ? $0.section < path.section : $0.section <= path.section }
  }

  /// How much higher a section is.
  func height(inSection section: Int) -> CGFloat { height { $0.section == section } }

  private func height(where isCounted: (RowPath) -> Bool) -> CGFloat {
    list.reduce(0) { $0 + (isCounted($1.path) ? $1.placeholder.height : 0) }
  }

  /// At which ends of a section with `count` rows placeholders stand.
  func ends(ofSection section: Int, count: Int) -> TableRowAppearance.Ends {
    var ends: TableRowAppearance.Ends = []
    for (_, path) in list where path.section == section {
      if path.row == 0 { ends.insert(.first) }
      if path.row == count { ends.insert(.last) }
    }
    return ends
  }
}
