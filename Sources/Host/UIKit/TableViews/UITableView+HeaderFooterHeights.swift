import ListGeometry

extension SupplementaryKind {
  private var isHeader: Bool { self == .header }
  fileprivate var height: DelegateMethod { isHeader ? .heightForHeader : .heightForFooter }
  fileprivate var estimate: DelegateMethod {
    isHeader ? .estimatedHeightForHeader : .estimatedHeightForFooter
  }
  fileprivate var view: DelegateMethod { isHeader ? .viewForHeader : .viewForFooter }
}

extension UITableView {
  func initialSection(_ section: Int) -> SectionHeights {
    var heights = SectionHeights(
      header: initialHeight(.init(kind: .header, section: section)),
      rows: initialRows(section, 0..<engine.contents.counts[section]),
      footer: initialHeight(.init(kind: .footer, section: section)))
    heights.topPadding = topPadding(headerHeight: heights.header.height)
    return heights
  }

  func topPadding(headerHeight: CGFloat) -> CGFloat {
    guard style == .plain, headerHeight > 0 else { return 0 }
    let padding = sectionHeaderTopPadding
    return padding == Self.automaticDimension
      ? 22 : heightDiagnostics.usable(padding, of: "the header top padding")
  }

  /// The height of a header or footer before it is in view.
  func initialHeight(_ path: SupplementaryPath) -> SectionHeights.Edge {
    let measured = rowColumn.geometry.measured
    if let estimate = askEstimate(path), estimate != 0 {
      return .init(height: guess(estimate, path), isExact: false)
    }
    let given = givenHeight(path)
    if given.height != Self.automaticDimension {
      return .init(height: fixedHeight(given, path), certainty: measured)
    }
    guard hasContent(path) else { return .init(height: gap(path), certainty: measured) }
    return .init(height: guess(tableEstimate(path.kind), path), isExact: false)
  }

  private func hasContent(_ path: SupplementaryPath) -> Bool {
    title(at: path) != nil || makesViews(probing: path)
  }

  /// Whether the delegate makes views for headers or footers, found out by making one once.
  private func makesViews(probing path: SupplementaryPath) -> Bool {
    guard delegate != nil else { return false }
    let method = path.kind.view
    if capabilities.answered.union(capabilities.unanswered).isDisjoint(with: method) {
      _ = engine.supplementaries.view(at: path)
    }
    return capabilities.answered.contains(method)
  }

  private func askEstimate(_ path: SupplementaryPath) -> CGFloat? {
    ask(path.kind.estimate) { delegate in
      path.kind == .header
        ? delegate.tableView(self, estimatedHeightForHeaderInSection: path.section)
        : delegate.tableView(self, estimatedHeightForFooterInSection: path.section)
    }
  }

  /// The height that delegate or table give, and whether it was the delegate.
  private func givenHeight(_ path: SupplementaryPath) -> (height: CGFloat, byDelegate: Bool) {
    let answer = ask(path.kind.height) { delegate in
      path.kind == .header
        ? delegate.tableView(self, heightForHeaderInSection: path.section)
        : delegate.tableView(self, heightForFooterInSection: path.section)
    }
    if let answer {
      // In a grouped table 0 asks for the default; who wants none says `leastNonzeroMagnitude`.
      return (answer == 0 && style != .plain ? Self.automaticDimension : answer, true)
    }
    return (path.kind == .header ? sectionHeaderHeight : sectionFooterHeight, false)
  }

  /// A fixed height: the table's own one is for sections that have something to show.
  private func fixedHeight(
    _ given: (height: CGFloat, byDelegate: Bool), _ path: SupplementaryPath
  ) -> CGFloat {
    let height = heightDiagnostics.usable(given.height, of: "the \(path)")
    if given.byDelegate || style != .plain { return height }
    return hasContent(path) ? height : 0
  }

  func exactHeight(of path: SupplementaryPath) -> CGFloat {
    let given = givenHeight(path)
    guard given.height == Self.automaticDimension else { return fixedHeight(given, path) }
    guard let view = engine.supplementaries.view(at: path) else { return gap(path) }
    let width = cardFrame.width
    let isFramed = !(view is UITableViewHeaderFooterView) && view.constraints.isEmpty
    let fitted =
      isFramed
      ? view.sizeThatFits(CGSize(width: width, height: 0)).height
      : view.selfSizedHeight(width: width)
    return heightDiagnostics.usable(fitted, of: "the \(path)")
  }

  /// Whether headers or footers may be measured when they come into view.
  func estimates(_ kind: SupplementaryKind) -> Bool {
    tableEstimate(kind) != 0 || capabilities.answered.contains(kind.estimate)
  }

  private func tableEstimate(_ kind: SupplementaryKind) -> CGFloat {
    kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
  }

  private func guess(_ estimate: CGFloat, _ path: SupplementaryPath) -> CGFloat {
    if estimate > 0 { return heightDiagnostics.usable(estimate, of: "the estimated \(path)") }
    return style == .plain ? 28 : gap(path) + 20.5
  }

  /// The space that stands for a header or footer without content.
  private func gap(_ path: SupplementaryPath) -> CGFloat {
    guard style != .plain else { return 0 }
    return path.kind == .header && path.section == 0 && tableHeaderView == nil ? 35 : 17.5
  }
}
