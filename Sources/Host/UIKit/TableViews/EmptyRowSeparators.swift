import ListGeometry

/// The lines between the empty rows below the last row of a plain table.
@MainActor
final class EmptyRowSeparators {
  private unowned let table: UITableView
  private var lines: [SeparatorView] = []

  init(_ table: UITableView) { self.table = table }

  /// The height of an empty row; 0 if there are none.
  private var rowHeight: CGFloat {
    guard table.style == .plain, table.separatorStyle != .none, table.tableFooterView == nil else {
      return 0
    }
    let height = table.fillerRowHeight
    guard height == UITableView.automaticDimension else {
      return CGFloat(HeightProblem.sanitized(Double(height)).height)
    }
    let last = table.engine.contents.lastItem
    let standard = table.rowHeight > 0 ? table.rowHeight : UITableView.standardRowHeight
    return last.flatMap { table.rowColumn.geometry.span(of: $0)?.height } ?? standard
  }

  private var isMirrored: Bool {
    table.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Where the lines stand.
  private var frames: [CGRect] {
    let (height, start) = (rowHeight, table.rowColumn.contentHeight)
    let insets = table.adjustedContentInset
    let end = table.bounds.height - insets.top - insets.bottom
    let thickness = 1 / max(table.traitCollection.displayScale, 1)
    // Of rows that are no higher than their line nothing is to be seen but lines.
    guard height > thickness, start < end else { return [] }
    var inset = table.separatorInset
    inset.left += table.contentSafeArea.directional(rightToLeft: isMirrored).leading
    let width = table.bounds.width - inset.left - inset.right - table.sectionIndex.width
    guard width > 0 else { return [] }
    let count = Int(((end - start) / height).rounded(.up))
    return (1...count).map { number in
      CGRect(
        x: inset.left, y: start + CGFloat(number) * height - thickness, width: width,
        height: thickness)
    }
  }

  /// Shows as many lines as fit into what rows leave of the view.
  func update() {
    let frames = frames
    while lines.count > frames.count { lines.removeLast().removeFromSuperview() }
    while lines.count < frames.count { addLine() }
    for (line, frame) in zip(lines, frames) {
      var frame = frame
      if isMirrored { frame.origin.x = table.bounds.width - frame.maxX }
      if line.frame != frame { line.frame = frame }
      line.configure(table.separatorColor, table.separatorEffect)
    }
  }

  private func addLine() {
    let line = SeparatorView(frame: .zero)
    lines.append(line)
    table.insertSubview(line, at: table.backmostIndex)
  }
}
