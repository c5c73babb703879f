import ListGeometry

extension UITableView {
  var automaticSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: contentMargin, bottom: 0, right: 0)
  }

  /// What the cell of a row takes over.
  func appearance(of path: RowPath) -> TableRowAppearance {
    var appearance = appearance(ends: ends(of: path))
    if path == reorderGap?.lifted { appearance.hasSeparators = false }
    let below = RowPath(section: path.section, row: path.row + 1)
    let cell = engine.elements.cellInUse(at: below)
    appearance.isAboveSelection = cell?.showsSelection ?? false
    return appearance
  }

  /// A row shows its selection, or no longer: the line between it and the row above goes with it.
  func selectionAppearanceDidChange(at path: RowPath) {
    let above = RowPath(section: path.section, row: path.row - 1)
    engine.elements[above]?.applyAppearance(appearance(of: above))
  }

  /// What a cell at one or both ends of a section's block takes over, or at neither.
  func appearance(ends: TableRowAppearance.Ends) -> TableRowAppearance {
    TableRowAppearance(
      style: style, ends: ends, hasSeparators: separatorStyle != .none,
      separatorColor: separatorColor ?? .separator, separatorEffect: separatorEffect,
      separatorInset: ownSeparatorInset,
      addsToAutomaticInset: separatorInsetReference == .fromAutomaticInsets,
      margin: contentMargin, safeArea: contentSafeArea, indexWidth: sectionIndex.width)
  }

  private func ends(of path: RowPath) -> TableRowAppearance.Ends {
    var (row, count) = (path.row, engine.contents.counts[path.section])
    let placeholders = placeholderRows.placeholders.ends(ofSection: path.section, count: count)
    if let gap = reorderGap {
      if path == gap.lifted { return [.first, .last] }
      row = gap.reduced(path).row
      count = gap.rest(of: count, inSection: path.section)
    }
    var ends: TableRowAppearance.Ends = []
    if row == 0 { ends.insert(.first) }
    if row == count - 1 { ends.insert(.last) }
    return ends.subtracting(placeholders)
  }

  /// A setting changed that cells take over.
  func appearanceDidChange() {
    for cell in engine.elements.cells {
      if let path = cell.itemPath { cell.applyAppearance(appearance(of: path)) }
    }
  }
}
