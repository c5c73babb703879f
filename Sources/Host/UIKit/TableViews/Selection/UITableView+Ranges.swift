import ListGeometry

extension UITableView {
  /// Selects the rows between the one that was selected before and `path`. Rows that an earlier
  /// call selected from there and that now lie outside are deselected.
  func extendSelection(to path: RowPath) {
    let start = state.selection.anchor ?? state.selection.last ?? path
    let old = state.selection.reach.map { span(start, $0) }
    let new = span(start, path)
    (state.selection.anchor, state.selection.reach) = (start, path)
    state.selection.focus = path
    if let old {
      for row in rows(in: old) where !new.contains(row) { deselectForUser(row) }
    }
    for row in rows(in: new) where !state.selection.contains(row) {
      if hasRow(row) { selectForUser(row) }
    }
  }

  private func deselectForUser(_ path: RowPath) {
    if state.selection.contains(path) { deselectByTouch(path) }
  }

  /// Selects every row.
  func selectAllRows() {
    guard let first = firstRow, let last = lastRow else { return }
    for row in rows(in: first...last) where !state.selection.contains(row) {
      if hasRow(row) { selectForUser(row) }
    }
  }

  private func span(_ one: RowPath, _ other: RowPath) -> ClosedRange<RowPath> {
    min(one, other)...max(one, other)
  }

  /// The rows of a stretch, across sections.
  private func rows(in span: ClosedRange<RowPath>) -> [RowPath] {
    let (first, last) = (span.lowerBound, span.upperBound)
    return state.contents.counts.indices.clamped(to: first.section..<last.section + 1).flatMap {
      section in
      let start = section == first.section ? first.row : 0
      let count = state.contents.counts[section]
      let end = section == last.section ? min(last.row + 1, count) : count
      return (start..<max(start, end)).map { RowPath(section: section, row: $0) }
    }
  }

  // MARK: Neighbours

  var firstRow: RowPath? {
    let section = state.contents.counts.firstIndex { $0 > 0 }
    return section.map { RowPath(section: $0, row: 0) }
  }

  var lastRow: RowPath? {
    let section = state.contents.counts.lastIndex { $0 > 0 }
    return section.map { RowPath(section: $0, row: state.contents.counts[$0] - 1) }
  }

  /// The row after one, or before it; nil at the end.
  func neighbor(of path: RowPath, isBelow: Bool) -> RowPath? {
    let counts = state.contents.counts
    let row = path.row + (isBelow ? 1 : -1)
    guard hasSection(path.section) else { return isBelow ? nil : lastRow }
    if (0..<counts[path.section]).contains(row) { return RowPath(section: path.section, row: row) }
    if isBelow {
      let next = counts[(path.section + 1)...].firstIndex { $0 > 0 }
      return next.map { RowPath(section: $0, row: 0) }
    }
    let previous = counts[..<path.section].lastIndex { $0 > 0 }
    return previous.map { RowPath(section: $0, row: counts[$0] - 1) }
  }
}
