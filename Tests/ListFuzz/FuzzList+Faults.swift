import Kumiko
import UIKit

/// What must hold at any time.
extension FuzzList {
  /// Half a pixel: places are rounded to pixels.
  private var tolerance: Double { 0.26 }

  /// Everything that is wrong with the table.
  func checkTable(_ faults: inout [String]) {
    checkPlaces(&faults)
    checkCells(&faults)
    checkEdges(&faults)
    if table.hasUncommittedUpdates { faults.append("updates were not committed") }
    if isAtRest { checkRest(&faults) }
  }

  /// Whether the finger may carry a row, for which the others make room until it is lifted.
  private var mayCarry: Bool {
    finger != nil && table.isEditing || table.hasActiveDrag || table.hasActiveDrop
  }

  // MARK: Places

  /// Sections, headers, rows and footers follow each other without gaps, up to the content's end.
  private func checkPlaces(_ faults: inout [String]) {
    var end = table.tableHeaderView?.frame.height ?? 0
    func follow(_ rect: CGRect, _ what: @autoclosure () -> String, gap: Double = 0) {
      if rect.minY < end - 0.01 || rect.minY > end + gap + 0.01 {
        faults.append("\(what()) begins at \(rect.minY), not at \(end)")
      }
      end = rect.maxY
    }
    guard table.numberOfSections == shape.parts.count else {
      faults.append("\(table.numberOfSections) sections, not \(shape.parts.count)")
      return
    }
    for (section, part) in shape.parts.enumerated() {
      let whole = table.rect(forSection: section)
      if abs(whole.minY - end) > 0.01 {
        faults.append("section \(section) begins at \(whole.minY)")
      }
      follow(table.rectForHeader(inSection: section), "header \(section)", gap: 22)
      if table.numberOfRows(inSection: section) != part.rows.count {
        faults.append("\(table.numberOfRows(inSection: section)) rows, not \(part.rows.count)")
      } else if part.rows.count < 200 {
        for row in part.rows.indices {
          follow(
            table.rectForRow(at: IndexPath(row: row, section: section)), "row \(section)/\(row)")
        }
      } else {
        end = table.rectForFooter(inSection: section).minY
      }
      follow(table.rectForFooter(inSection: section), "footer \(section)")
      if abs(whole.maxY - end) > 0.01 { faults.append("section \(section) ends at \(whole.maxY)") }
    }
    let height = end + (table.tableFooterView?.frame.height ?? 0)
    if !mayCarry, abs(table.contentSize.height - height) > 0.01 {
      faults.append("the content is \(table.contentSize.height) high, what is in it \(height)")
    }
  }

  // MARK: Cells

  /// The rows in view are those that have cells, and the cells show what the data says.
  private func checkCells(_ faults: inout [String]) {
    let paths = table.indexPathsForVisibleRows ?? []
    let bounds = table.bounds
    for path in expectedPaths where !mayCarry && !paths.contains(path) {
      faults.append("row \(path) at \(table.rectForRow(at: path)) has no cell in \(bounds)")
    }
    if table.visibleCells.count != paths.count { faults.append("cells and paths do not agree") }
    for path in paths { checkCell(path, &faults) }
  }

  /// The rows of which more than a rounding error is in view.
  private var expectedPaths: [IndexPath] {
    let bounds = table.bounds
    guard !bounds.isEmpty else { return [] }
    let isSmall = shape.parts.allSatisfy { $0.rows.count < 200 }
    let candidates =
      isSmall
      ? shape.parts.enumerated().flatMap { section, part in
        part.rows.indices.map { IndexPath(row: $0, section: section) }
      } : table.indexPathsForRows(in: bounds) ?? []
    return candidates.filter { path in
      let rect = table.rectForRow(at: path)
      return rect.maxY > bounds.minY + tolerance && rect.minY < bounds.maxY - tolerance
        && rect.height > tolerance
    }
  }

  private func checkCell(_ path: IndexPath, _ faults: inout [String]) {
    guard let cell = table.cellForRow(at: path) as? FuzzCell else {
      faults.append("visible row \(path) has no cell")
      return
    }
    func check(_ holds: Bool, _ fault: @autoclosure () -> String) {
      if !holds { faults.append("row \(path): \(fault())") }
    }
    if !mayCarry { checkPlace(of: cell, at: path, &faults) }
    check(cell.superview === table && cell.alpha == 1, "the cell is hidden")
    if cell.isHidden, isAtRest || !setup.hasActions {
      let id = adapter.data[path.section].elements[path.row].id
      check(account.lifted.contains(id), "the cell is hidden without a menu")
    }
    check(table.indexPath(for: cell) == path, "the cell does not know its place")
    check(account.isShown(cell), "the cell was not announced")
    check(
      cell.isSelected == (table.indexPathsForSelectedRows?.contains(path) ?? false),
      "the cell disagrees on its selection")
    check(!cell.isHighlighted || finger != nil, "the cell is highlighted without a finger")
    guard shape.parts.indices.contains(path.section),
      shape.parts[path.section].rows.indices.contains(path.row)
    else { return check(false, "is not in the data") }
    let row = shape.parts[path.section].rows[path.row]
    let shown = text(of: cell)
    check(
      shown?.split(separator: " ").first ?? "" == row.text,
      "shows \(shown ?? "nothing"), not \(row.text)")
    let height = table.rectForRow(at: path).height
    if let expected = expectedHeight(row) {
      check(abs(height - expected) < 0.51, "\(row.text) is \(height) high, not \(expected)")
    }
  }

  private func checkPlace(of cell: FuzzCell, at path: IndexPath, _ faults: inout [String]) {
    let (bounds, rect) = (table.bounds, table.rectForRow(at: path))
    if rect.maxY <= bounds.minY - tolerance || rect.minY >= bounds.maxY + tolerance {
      faults.append("row \(path) has a cell at \(rect), outside \(bounds)")
    }
    if !cell.frame.isNear(rect) {
      faults.append("row \(path): the cell is at \(cell.frame), not \(rect)")
    }
  }

  private func text(of cell: FuzzCell) -> String? {
    (cell.renderedContent as? FuzzContent)?.text ?? (cell.renderedContent as? UILabel)?.text
  }

  private func expectedHeight(_ row: ListShape.Row) -> Double? {
    if let height = row.givenHeight { return height }
    if setup.rowHeight > 0 { return setup.rowHeight }
    return row.kind == .measured && !hasGrown && table.bounds.width > 0 ? row.naturalHeight : nil
  }

  // MARK: Headers and footers

  private func checkEdges(_ faults: inout [String]) {
    for (section, part) in shape.parts.enumerated() {
      if let view = table.headerView(forSection: section) {
        checkEdge("header \(section)", view, part.header.map { "h\(part.id).\($0)" }, &faults)
      }
      if let view = table.footerView(forSection: section) {
        checkEdge("footer \(section)", view, part.footer.map { "f\(part.id).\($0)" }, &faults)
      }
    }
    for section in expectedHeaders where table.headerView(forSection: section) == nil {
      faults.append("header \(section) is missing")
    }
  }

  private func checkEdge(
    _ name: String, _ view: UITableViewHeaderFooterView, _ text: String?, _ faults: inout [String]
  ) {
    // A header that has gone leaves its view, which nobody sees.
    if text == nil, view.isHidden { return }
    let shown = ((view as? any ComponentRenderable)?.renderedContent as? UILabel)?.text
    if shown != text {
      faults.append("\(name) shows \(shown ?? "nothing"), not \(text ?? "nothing")")
    }
    if view.superview !== table || view.isHidden || view.alpha != 1 {
      faults.append("\(name) is hidden")
    }
    if !account.isShown(view) { faults.append("\(name) was not announced") }
  }

  /// The headers that are certainly in view: those that rest there, and the one that floats.
  private var expectedHeaders: [Int] {
    let bounds = table.bounds
    guard !mayCarry, bounds.height > 1, bounds.width > 1 else { return [] }
    return shape.parts.indices.filter { section in
      guard shape.parts[section].header != nil else { return false }
      let rect = table.rectForHeader(inSection: section)
      guard rect.height > 1 else { return false }
      return rect.maxY > bounds.minY + 1 && rect.minY < bounds.maxY - 1
    }
  }

  // MARK: At rest

  private func checkRest(_ faults: inout [String]) {
    let cells = table.subviews.compactMap { $0 as? UITableViewCell }
    let visible = table.visibleCells
    if cells.count != visible.count + (keepsCellOutOfView ? 1 : 0) {
      faults.append("\(cells.count) cells in the table, \(visible.count) visible")
    }
    if account.shownCellCount != visible.count {
      faults.append("\(account.shownCellCount) cells announced, \(visible.count) visible")
    }
    let edges = table.subviews.count { $0 is UITableViewHeaderFooterView }
    let shown = shape.parts.indices.reduce(0) { sum, section in
      sum + (table.headerView(forSection: section) == nil ? 0 : 1)
        + (table.footerView(forSection: section) == nil ? 0 : 1)
    }
    if edges != shown { faults.append("\(edges) headers and footers in the table, not \(shown)") }
    checkOffset(&faults)
  }

  private func checkOffset(_ faults: inout [String]) {
    let inset = table.adjustedContentInset
    let lowest = max(-inset.top, table.contentSize.height + inset.bottom - table.bounds.height)
    let y = table.contentOffset.y
    if y < -inset.top - 0.51 || y > lowest + 0.51 {
      faults.append("the offset \(y) rests outside \(-inset.top)...\(lowest)")
    }
    if table.contentOffset.x != 0 { faults.append("the offset has moved sideways") }
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}
