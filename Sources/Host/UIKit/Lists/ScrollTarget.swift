import ListGeometry

extension UITableView {
  /// How often the target is looked for again while rows near it turn out higher or lower.
  private static var aimingPasses: Int { 6 }

  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    loadContentsIfNeeded()
    guard let target = target(indexPath) else {
      preconditionFailure(
        "Attempted to scroll the table view to an out-of-bounds row (\(indexPath)); "
          + "there are \(state.contents.counts.count) sections.")
    }
    if animated {
      aim(at: target, position)
      guard isPresent(target) else { return }
      setContentOffset(CGPoint(x: contentOffset.x, y: offset(target, position)), animated: true)
      if case .row(let path) = target { state.aim = (path, position) }
    } else {
      jump(to: target, position)
    }
  }

  /// What to scroll to: a row, or a section when the row is `NSNotFound`.
  private func target(_ indexPath: IndexPath) -> RowGeometry.Part? {
    guard let path = RowPath(indexPath), hasSection(path.section) else { return nil }
    if path.row == NSNotFound { return .header(section: path.section) }
    let rows = state.contents.counts[path.section]
    return (0..<rows).contains(path.row) ? .row(path) : nil
  }

  /// Whether there still is what is being scrolled to: rows that come into view on the way may
  /// make the app change the table.
  private func isPresent(_ target: RowGeometry.Part) -> Bool {
    switch target {
    case .row(let path): hasSection(path.section) && path.row < state.contents.counts[path.section]
    case .padding(let section), .header(let section), .footer(let section): hasSection(section)
    }
  }

  private func jump(to target: RowGeometry.Part, _ position: ScrollPosition) {
    for _ in 0..<Self.aimingPasses {
      guard isPresent(target) else { return }
      let wanted = offset(target, position)
      if contentOffset.y == wanted { return }
      setContentOffset(CGPoint(x: contentOffset.x, y: wanted), animated: false)
      layoutIfNeeded()
    }
  }

  /// Measures the rows that will be in view once `target` is reached, without moving anything.
  private func aim(at target: RowGeometry.Part, _ position: ScrollPosition) {
    guard bounds.height > 0 else { return }
    for _ in 0..<Self.aimingPasses {
      guard isPresent(target) else { return }
      let before = offset(target, position)
      measureAhead(.init(start: before - contentTop, height: bounds.height))
      guard isPresent(target), offset(target, position) != before else { return }
    }
  }

  /// The content offset at which `target` stands where it should.
  private func offset(_ target: RowGeometry.Part, _ position: ScrollPosition) -> CGFloat {
    let insets = adjustedContentInset
    let frame = frame(target)
    let sticky = headerCover(of: target)
    let top = frame.minY - insets.top - sticky
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
    return roundedToPixel(min(max(wanted, -insets.top), lowest))
  }

  /// The content offset at which the row stands that an animation is on its way to.
  var aimedOffset: CGPoint? {
    guard let aim = state.aim, frame(aim.path) != nil else { return nil }
    return CGPoint(x: contentOffset.x, y: offset(.row(aim.path), aim.position))
  }

  /// How much of the top the target's floating header covers.
  private func headerCover(of target: RowGeometry.Part) -> CGFloat {
    guard style == .plain, case .row(let path) = target else { return 0 }
    return state.contents.geometry[path.section].header.height
  }

  private func frame(_ target: RowGeometry.Part) -> CGRect {
    switch target {
    case .row(let path): frame(path) ?? .zero
    case .header(let section), .padding(let section), .footer(let section):
      findRect(section: section)
    }
  }

  /// Rounds to whole pixels, as content offsets are.
  func roundedToPixel(_ value: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return (value * scale).rounded() / scale
  }

  func scrollToSelection(_ position: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let selected = state.selection.rows.compactMap { path in
      frame(path).map { (path: path, distance: abs($0.midY - middle)) }
    }
    guard let nearest = selected.min(by: { $0.distance < $1.distance }) else { return }
    scroll(to: nearest.path.indexPath, position, animated: animated)
  }
}
