import ListGeometry

/// What a table knows of the height of a header or footer.
private struct EdgeRules {
  let height: TableQuestion
  let estimate: TableQuestion
  let view: TableQuestion

  static func of(_ edge: SectionEdge) -> EdgeRules {
    switch edge {
    case .header:
      EdgeRules(
        height: .heightForHeader, estimate: .estimatedHeightForHeader, view: .viewForHeader)
    case .footer:
      EdgeRules(
        height: .heightForFooter, estimate: .estimatedHeightForFooter, view: .viewForFooter)
    }
  }
}

extension UITableView {
  /// All heights of a section to begin with.
  func initialSection(_ section: Int) -> SectionHeights {
    var heights = SectionHeights(
      header: initialEdge(.header, section),
      rows: initialRows(section, 0..<state.contents.counts[section]),
      footer: initialEdge(.footer, section))
    heights.topPadding = topPadding(headerHeight: heights.header.height)
    return heights
  }

  /// The empty space above a header of this height.
  func topPadding(headerHeight: CGFloat) -> CGFloat {
    guard style == .plain, headerHeight > 0 else { return 0 }
    let padding = sectionHeaderTopPadding
    return padding == Self.automaticDimension ? 22 : checked(padding, "the header top padding")
  }

  /// The height of a header or footer before it is in view.
  func initialEdge(_ edge: SectionEdge, _ section: Int) -> SectionHeights.Edge {
    let measured = state.contents.geometry.measured
    if let estimate = askEstimate(edge, section), estimate != 0 {
      return .init(height: guess(estimate, edge, section), isExact: false)
    }
    let given = givenHeight(edge, section)
    if given.height != Self.automaticDimension {
      return .init(height: settled(given, edge, section), certainty: measured)
    }
    let hasContent = title(edge, section) != nil || makesViews(edge, probing: section)
    guard hasContent else { return .init(height: gap(edge, section), certainty: measured) }
    return .init(height: guess(tableEstimate(edge), edge, section), isExact: false)
  }

  /// Whether the delegate makes views for headers or footers, found out by making one once.
  private func makesViews(_ edge: SectionEdge, probing section: Int) -> Bool {
    guard delegate != nil else { return false }
    let question = EdgeRules.of(edge).view
    let knowledge = state.knowledge
    if knowledge.answered.union(knowledge.unanswered).isDisjoint(with: question) {
      _ = edgeView(edge, section)
    }
    return state.knowledge.answered.contains(question)
  }

  private func askEstimate(_ edge: SectionEdge, _ section: Int) -> CGFloat? {
    ask(EdgeRules.of(edge).estimate) { delegate in
      switch edge {
      case .header: delegate.tableView(self, estimatedHeightForHeaderInSection: section)
      case .footer: delegate.tableView(self, estimatedHeightForFooterInSection: section)
      }
    }
  }

  /// The height that delegate or table give, and whether it was the delegate.
  private func givenHeight(
    _ edge: SectionEdge, _ section: Int
  ) -> (height: CGFloat, byDelegate: Bool) {
    let answer = ask(EdgeRules.of(edge).height) { delegate in
      switch edge {
      case .header: delegate.tableView(self, heightForHeaderInSection: section)
      case .footer: delegate.tableView(self, heightForFooterInSection: section)
      }
    }
    if let answer {
      // In a grouped table 0 asks for the default; who wants none says `leastNonzeroMagnitude`.
      return (answer == 0 && style != .plain ? Self.automaticDimension : answer, true)
    }
    return (edge == .header ? sectionHeaderHeight : sectionFooterHeight, false)
  }

  /// A fixed height: the table's own one is for sections that have something to show.
  private func settled(
    _ given: (height: CGFloat, byDelegate: Bool), _ edge: SectionEdge, _ section: Int
  ) -> CGFloat {
    let height = checked(given.height, "the \(edge) of section \(section)")
    if given.byDelegate || style != .plain { return height }
    return title(edge, section) != nil || makesViews(edge, probing: section) ? height : 0
  }

  /// The exact height of a header or footer, which is about to come into view.
  func exactHeight(_ edge: SectionEdge, _ section: Int) -> CGFloat {
    let given = givenHeight(edge, section)
    guard given.height == Self.automaticDimension else { return settled(given, edge, section) }
    guard let view = edgeView(edge, section) else { return gap(edge, section) }
    let width = cardFrame.width
    let isFramed = !(view is UITableViewHeaderFooterView) && view.constraints.isEmpty
    let fitted =
      isFramed
      ? view.sizeThatFits(CGSize(width: width, height: 0)).height
      : view.selfSizedHeight(width: width)
    return checked(fitted, "the \(edge) of section \(section)")
  }

  /// Whether headers or footers may be measured when they come into view.
  func estimates(_ edge: SectionEdge) -> Bool {
    tableEstimate(edge) != 0 || state.knowledge.answered.contains(EdgeRules.of(edge).estimate)
  }

  private func tableEstimate(_ edge: SectionEdge) -> CGFloat {
    edge == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
  }

  private func guess(_ estimate: CGFloat, _ edge: SectionEdge, _ section: Int) -> CGFloat {
    if estimate > 0 { return checked(estimate, "the estimated \(edge) of section \(section)") }
    return style == .plain ? 28 : gap(edge, section) + 20.5
  }

  /// The space that stands for a header or footer without content.
  private func gap(_ edge: SectionEdge, _ section: Int) -> CGFloat {
    guard style != .plain else { return 0 }
    return edge == .header && section == 0 && tableHeaderView == nil ? 35 : 17.5
  }

  /// The data source's text, nil when there is none.
  func title(_ edge: SectionEdge, _ section: Int) -> String? {
    switch edge {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }
}
