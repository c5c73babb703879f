import ListGeometry

extension UITableView {
  /// Shows the headers and footers of the sections in view, and takes away all others.
  func showEdges(_ slices: [RowSlice]) {
    for edge in [SectionEdge.header, .footer] {
      let needed = slices.map(\.section).filter { isVisible(edge, $0, in: bounds) }
      if let duration = durationOfLayout {
        hideEdges(edge, after: duration) { needed.contains($0) }
      } else {
        hideEdges(edge) { needed.contains($0) }
      }
      for section in needed where !isInterrupted { showEdge(edge, section) }
    }
  }

  func isVisible(_ edge: SectionEdge, _ section: Int, in view: CGRect) -> Bool {
    let frame = edgeFrame(edge, section, in: view)
    return frame.height > 0 && frame.minY < view.maxY && frame.maxY > view.minY
  }

  func showEdge(_ edge: SectionEdge, _ section: Int) {
    guard let view = edgeView(edge, section), !isInterrupted else { return }
    guard state.displayed[edge][section]?.isDisplayed == false else {
      return place(view, edge, section)
    }
    UIView.performWithoutAnimation { place(view, edge, section) }
    state.displayed.edges[edge, default: [:]][section]?.isDisplayed = true
    switch edge {
    case .header:
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer:
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    guard isDisplayed(view, edge) else { return }
    if view.superview !== self { addSubview(view) }
    state.move?.raise(in: self)
    view.isHidden = false
  }

  /// Whether a view is still a header or footer after its delegate was told of it.
  private func isDisplayed(_ view: UIView, _ edge: SectionEdge) -> Bool {
    !isInterrupted || state.displayed[edge].values.contains { $0.view === view }
  }

  /// Gives every header and footer in view its place.
  func placeEdges() {
    for edge in [SectionEdge.header, .footer] {
      for (section, displayed) in state.displayed[edge] {
        if let view = displayed.view { place(view, edge, section) }
      }
    }
  }

  private func place(_ view: UIView, _ edge: SectionEdge, _ section: Int) {
    let frame = edgeFrame(edge, section, in: bounds)
    if view.frame != frame { view.frame = frame }
    guard style == .plain, let view = view as? UITableViewHeaderFooterView else { return }
    view.isPinned = frame.minY != shownFrame(edge, section).minY
  }

  /// Takes away headers or footers of sections that are not kept.
  func hideEdges(_ edge: SectionEdge, except keeps: (Int) -> Bool) {
    for section in state.displayed[edge].keys.filter({ !keeps($0) }).sorted()
    where state.interruption.batches.isEmpty {
      guard let gone = state.displayed.edges[edge, default: [:]].removeValue(forKey: section) else {
        continue
      }
      if let view = gone.view { endDisplaying(view, edge, section, wasInView: gone.isDisplayed) }
    }
  }

  /// Takes away headers or footers of sections that are not kept at the end of the animation in
  /// which the table is laid out: until then they are seen on their way out.
  private func hideEdges(
    _ edge: SectionEdge, after duration: TimeInterval, except keeps: (Int) -> Bool
  ) {
    let gone = state.displayed[edge].keys.filter { !keeps($0) }
    guard !gone.isEmpty else { return }
    // They leave together with the cells.
    if !state.leaving.contains(where: { $0.batch == state.batch }) { state.batch += 1 }
    let batch = state.batch
    for section in gone.sorted() {
      guard let shown = state.displayed.edges[edge, default: [:]].removeValue(forKey: section),
        let view = shown.view
      else { continue }
      leave(view, edge, section, .place(view.frame), wasInView: shown.isDisplayed)
    }
    finishLeaving(batch: batch, after: duration)
  }

  /// Takes a header or footer out of the table and tells the delegate.
  func endDisplaying(_ view: UIView, _ edge: SectionEdge, _ section: Int, wasInView: Bool) {
    view.removeFromSuperview()
    if wasInView {
      switch edge {
      case .header:
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      case .footer:
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
    }
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    let registered = state.edgeClasses[identifier]
    if registered == nil || registered == type(of: view) { state.edgePool.put(view, identifier) }
  }
}

// MARK: Making

extension UITableView {
  /// The reuse identifier of the views that show titles.
  private static var titleIdentifier: String { "UITableViewHeaderFooterView.title" }

  /// The view of a header or footer, made when first asked for; nil when the section has none.
  func edgeView(_ edge: SectionEdge, _ section: Int) -> UIView? {
    if let known = state.displayed[edge][section] { return known.view }
    var view: UIView?
    UIView.performWithoutAnimation {
      view = delegateView(edge, section) ?? titleView(edge, section)
      (view as? UITableViewHeaderFooterView)?.adopt(look(of: edge, section), of: self)
    }
    state.displayed.edges[edge, default: [:]][section] = DisplayedEdge(view: view)
    return view
  }

  private func delegateView(_ edge: SectionEdge, _ section: Int) -> UIView? {
    state.askedEdge = look(of: edge, section)
    defer { state.askedEdge = nil }
    return askForView(edge, section)
  }

  private func look(of edge: SectionEdge, _ section: Int) -> EdgeLook {
    EdgeLook(style: style, edge: edge, isFirst: section == 0, margin: contentMargin)
  }

  private func askForView(_ edge: SectionEdge, _ section: Int) -> UIView? {
    switch edge {
    case .header:
      ask(.viewForHeader) { $0.tableView(self, viewForHeaderInSection: section) } ?? nil
    case .footer:
      ask(.viewForFooter) { $0.tableView(self, viewForFooterInSection: section) } ?? nil
    }
  }

  private func titleView(_ edge: SectionEdge, _ section: Int) -> UIView? {
    guard let title = title(edge, section) else { return nil }
    let view =
      state.edgePool.take(Self.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    view.prepareForReuse()
    view.showTitle(title, look: look(of: edge, section))
    return view
  }
}

// MARK: Floating

extension UITableView {
  /// Where a header or footer stands now: in a plain table it floats while its section is in view,
  /// pushed off by the section's end.
  func edgeFrame(
    _ edge: SectionEdge, _ section: Int, in view: CGRect
  ) -> CGRect {
    var frame = shownFrame(edge, section)
    guard style == .plain else { return frame }
    switch edge {
    case .header:
      let top = view.minY + adjustedContentInset.top
      let end = shownFrame(.footer, section).minY
      frame.origin.y = max(frame.minY, min(top, end - frame.height))
    case .footer:
      let bottom = view.maxY - adjustedContentInset.bottom
      let start = shownFrame(.header, section).maxY
      frame.origin.y = min(frame.minY, max(bottom - frame.height, start))
    }
    return frame
  }
}
