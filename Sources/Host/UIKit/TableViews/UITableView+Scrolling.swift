import ListGeometry

extension UITableView: ScrollTargetHost {
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    engine.loadContentsIfNeeded()
    guard let destination = destination(indexPath) else {
      preconditionFailure(
        "Attempted to scroll the table view to an out-of-bounds row (\(indexPath)); "
          + "there are \(engine.contents.counts.count) sections.")
    }
    engine.scrollTarget.scroll(to: destination, position, animated: animated)
  }

  /// What to scroll to: a row, or a section when the row is `NSNotFound`.
  private func destination(_ indexPath: IndexPath) -> ScrollDestination? {
    guard let path = RowPath(indexPath), hasSection(path.section) else { return nil }
    if path.row == NSNotFound { return .section(path.section) }
    return engine.contents.hasItem(path) ? .item(path) : nil
  }

  func isPresent(_ destination: ScrollDestination) -> Bool {
    switch destination {
    case .item(let path): hasItem(path) && rowColumn.frame(of: path) != nil
    case .section(let section): hasSection(section)
    }
  }

  func measureAhead(at offset: CGPoint) {
    tableLayout.measurer.measureAhead(.init(start: offset.y - contentTop, height: bounds.height))
  }

  func offset(of destination: ScrollDestination, _ position: ScrollPosition) -> CGPoint {
    let insets = adjustedContentInset
    let frame = frame(of: destination)
    let top = frame.minY - insets.top - headerCover(of: destination)
    let bottom = frame.maxY - bounds.height + insets.bottom
    let wanted: CGFloat
    switch position {
    case .top: wanted = top
    case .bottom: wanted = bottom
    case .middle:
      let visible = bounds.height - insets.top - insets.bottom
      wanted = frame.midY - insets.top - visible / 2
    case .none:
      wanted = min(max(contentOffset.y, bottom), top)
    }
    let lowest = max(contentSize.height + insets.bottom - bounds.height, -insets.top)
    return CGPoint(
      x: contentOffset.x, y: roundedToPixel(min(max(wanted, -insets.top), lowest)))
  }

  /// How much of the top the destination's floating header covers.
  private func headerCover(of destination: ScrollDestination) -> CGFloat {
    guard style == .plain, case .item(let path) = destination else { return 0 }
    return rowColumn.geometry[path.section].header.height
  }

  private func frame(of destination: ScrollDestination) -> CGRect {
    switch destination {
    case .item(let path): rowColumn.frame(of: path) ?? .zero
    case .section(let section): findRect(section: section)
    }
  }

  func scrollToSelection(_ position: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let selected = engine.selection.paths.compactMap { path in
      rowColumn.frame(of: path).map { (path: path, distance: abs($0.midY - middle)) }
    }
    guard let nearest = selected.min(by: { $0.distance < $1.distance }) else { return }
    scroll(to: nearest.path.indexPath, position, animated: animated)
  }
}
