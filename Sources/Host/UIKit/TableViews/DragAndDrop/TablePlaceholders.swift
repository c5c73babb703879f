import ListGeometry

/// A placeholder that stands in a table.
@MainActor
final class TablePlaceholder {
  let cell: UITableViewCell
  let height: CGFloat
  /// The row of the data source that it stands above; one past the last row at a section's end.
  var path: RowPath
  /// Where it stands, or stood last.
  var frame = CGRect.zero

  init(_ cell: UITableViewCell, height: CGFloat, above path: RowPath) {
    (self.cell, self.height, self.path) = (cell, height, path)
  }

  /// Whether it stands at an offset in the table's coordinates.
  func covers(_ y: CGFloat) -> Bool { frame.minY <= y && y < frame.maxY }
}

/// All placeholders of a table. Its data and its geometry know nothing of them: rows below them are
/// only shown farther down.
@MainActor
struct TablePlaceholders {
  /// The placeholders from top to bottom.
  private(set) var list: [TablePlaceholder] = []

  nonisolated init() {}

  /// How much higher the content is.
  var growth: CGFloat { list.reduce(0) { $0 + $1.height } }

  /// How far down a row is shown from its place.
  func shift(of path: RowPath) -> CGFloat { height { $0.path <= path } }

  /// How far down a section's header or footer is shown from its place.
  func shift(of path: ElementKey) -> CGFloat {
    height {
      path.kind == .header ? $0.path.section < path.section : $0.path.section <= path.section
    }
  }

  private func height(where isAbove: (TablePlaceholder) -> Bool) -> CGFloat {
    list.prefix(while: isAbove).reduce(0) { $0 + $1.height }
  }

  /// How many placeholders a section has.
  func count(inSection section: Int) -> Int { list.count { $0.path.section == section } }

  /// How much higher a section is.
  func height(inSection section: Int) -> CGFloat {
    list.reduce(0) { $0 + ($1.path.section == section ? $1.height : 0) }
  }

  /// At which ends of a section with `count` rows placeholders stand.
  func ends(ofSection section: Int, count: Int) -> TableRowAppearance.Ends {
    var ends: TableRowAppearance.Ends = []
    for placeholder in list where placeholder.path.section == section {
      if placeholder.path.row == 0 { ends.insert(.first) }
      if placeholder.path.row == count { ends.insert(.last) }
    }
    return ends
  }

  /// The place among the rows of the data source of a place among all rows, and how many
  /// placeholders are above it.
  func location(_ shown: RowPath) -> (path: RowPath, index: Int) {
    let first = list.firstIndex { $0.path.section >= shown.section } ?? list.count
    var index = first
    while index < list.count, list[index].path.section == shown.section,
      list[index].path.row + index - first < shown.row
    {
      index += 1
    }
    return (RowPath(section: shown.section, row: shown.row - (index - first)), index)
  }

  mutating func insert(_ placeholder: TablePlaceholder, at index: Int) {
    list.insert(placeholder, at: index)
  }

  /// Takes a placeholder out and returns how many were above it; nil if it is out already.
  mutating func remove(_ placeholder: TablePlaceholder) -> Int? {
    guard let index = list.firstIndex(where: { $0 === placeholder }) else { return nil }
    list.remove(at: index)
    return index
  }

  /// Follows the rows through an update. Returns those whose sections are gone.
  /// - Parameter committed: The row that takes the place of a placeholder that has just been taken
  ///   out, and how many placeholders are above it.
  mutating func carry(
    _ map: IndexPathMap, before: [Int], after: [Int], committed: (path: RowPath, index: Int)?
  ) -> [TablePlaceholder] {
    var gone: [TablePlaceholder] = []
    for (index, placeholder) in list.enumerated() {
      let gap = ReorderGap(lifted: nil, height: 0, gap: placeholder.path)
      guard var new = gap.carried(by: map, before: before, after: after)?.gap else {
        gone.append(placeholder)
        continue
      }
      // The row itself is no neighbor that they could follow.
      if let committed, index >= committed.index, placeholder.path == committed.path {
        new.row += 1
      }
      placeholder.path = new
    }
    list.removeAll { placeholder in gone.contains { $0 === placeholder } }
    list = list.enumerated()
      .sorted { ($0.element.path, $0.offset) < ($1.element.path, $1.offset) }.map(\.element)
    return gone
  }
}
