import ListGeometry

/// The lines between the empty rows below the last row of a plain table.
extension UITableView {
  /// The height of an empty row; 0 if there are none.
  private var fillerHeight: CGFloat {
    guard style == .plain, separatorStyle != .none, tableFooterView == nil else { return 0 }
    let height = fillerRowHeight
    guard height == Self.automaticDimension else { return max(0, height) }
    return lastRow.flatMap { state.contents.geometry.span(of: $0)?.height } ?? defaultRowHeight
  }

  private var defaultRowHeight: CGFloat { rowHeight > 0 ? rowHeight : Self.standardRowHeight }

  /// Where the lines stand.
  private var fillerFrames: [CGRect] {
    let (height, start) = (fillerHeight, contentHeight)
    let end = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
    guard height > 0, start < end else { return [] }
    let thickness = 1 / max(traitCollection.displayScale, 1)
    let inset = separatorInset
    let width = bounds.width - inset.left - inset.right - sectionIndexWidth
    guard width > 0 else { return [] }
    let count = Int(((end - start) / height).rounded(.up))
    return (1...count).map { number in
      CGRect(
        x: inset.left, y: start + CGFloat(number) * height - thickness, width: width,
        height: thickness)
    }
  }

  /// Shows as many lines as fit into what rows leave of the view.
  func placeFillers() {
    let frames = fillerFrames
    while state.fillers.count > frames.count { state.fillers.removeLast().removeFromSuperview() }
    while state.fillers.count < frames.count {
      let line = UIView(frame: .zero)
      line.isUserInteractionEnabled = false
      state.fillers.append(line)
      insertSubview(line, at: backmostIndex)
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (line, frame) in zip(state.fillers, frames) {
      var frame = frame
      if isMirrored { frame.origin.x = bounds.width - frame.maxX }
      if line.frame != frame { line.frame = frame }
      if line.backgroundColor != separatorColor { line.backgroundColor = separatorColor }
    }
  }
}
