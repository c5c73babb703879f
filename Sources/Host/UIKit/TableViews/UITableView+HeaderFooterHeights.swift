import ListGeometry

extension ElementKind {
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
      header: initialHeight(.init(.header, section: section)),
      rows: initialRows(section, 0..<engine.contents.counts[section]),
      footer: initialHeight(.init(.footer, section: section)))
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
  func initialHeight(_ key: ElementKey) -> SectionHeights.Edge {
    let measured = rowColumn.geometry.measured
    if let estimate = askEstimate(key), estimate != 0 {
      return .init(height: guess(estimate, key), isExact: false)
    }
    let given = givenHeight(key)
    if given.height != Self.automaticDimension {
      return .init(height: fixedHeight(given, key), certainty: measured)
    }
    guard hasContent(key) else { return .init(height: gap(key), certainty: measured) }
    return .init(height: guess(tableEstimate(key.kind), key), isExact: false)
  }

  private func hasContent(_ key: ElementKey) -> Bool {
    title(of: key) != nil || makesViews(probing: key)
  }

  /// Whether the delegate makes views for headers or footers, found out by making one once.
  private func makesViews(probing key: ElementKey) -> Bool {
    guard delegate != nil else { return false }
    let method = key.kind.view
    if capabilities.answered.union(capabilities.unanswered).isDisjoint(with: method) {
      _ = engine.elements.view(of: key)
    }
    return capabilities.answered.contains(method)
  }

  private func askEstimate(_ key: ElementKey) -> CGFloat? {
    ask(key.kind.estimate) { delegate in
      key.kind == .header
        ? delegate.tableView(self, estimatedHeightForHeaderInSection: key.section)
        : delegate.tableView(self, estimatedHeightForFooterInSection: key.section)
    }
  }

  /// The height that delegate or table give, and whether it was the delegate.
  private func givenHeight(_ key: ElementKey) -> (height: CGFloat, byDelegate: Bool) {
    let answer = ask(key.kind.height) { delegate in
      key.kind == .header
        ? delegate.tableView(self, heightForHeaderInSection: key.section)
        : delegate.tableView(self, heightForFooterInSection: key.section)
    }
    if let answer {
      // In a grouped table 0 asks for the default; who wants none says `leastNonzeroMagnitude`.
      return (answer == 0 && style != .plain ? Self.automaticDimension : answer, true)
    }
    return (key.kind == .header ? sectionHeaderHeight : sectionFooterHeight, false)
  }

  /// A fixed height: the table's own one is for sections that have something to show.
  private func fixedHeight(
    _ given: (height: CGFloat, byDelegate: Bool), _ key: ElementKey
  ) -> CGFloat {
    let height = heightDiagnostics.usable(given.height, of: "the \(key)")
    if given.byDelegate || style != .plain { return height }
    return hasContent(key) ? height : 0
  }

  func exactHeight(of key: ElementKey) -> CGFloat {
    let given = givenHeight(key)
    guard given.height == Self.automaticDimension else { return fixedHeight(given, key) }
    guard let view = engine.elements.view(of: key) else { return gap(key) }
    let width = cardFrame.width
    (view as? UITableViewHeaderFooterView)?.setSafeArea(contentSafeArea)
    let isFramed = !(view is UITableViewHeaderFooterView) && view.constraints.isEmpty
    let fitted =
      isFramed
      ? view.sizeThatFits(CGSize(width: width, height: 0)).height
      : view.selfSizedHeight(width: width)
    return heightDiagnostics.usable(fitted, of: "the \(key)")
  }

  /// Whether headers or footers may be measured when they come into view.
  func estimates(_ kind: ElementKind) -> Bool {
    tableEstimate(kind) != 0 || capabilities.answered.contains(kind.estimate)
  }

  private func tableEstimate(_ kind: ElementKind) -> CGFloat {
    kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
  }

  private func guess(_ estimate: CGFloat, _ key: ElementKey) -> CGFloat {
    if estimate > 0 { return heightDiagnostics.usable(estimate, of: "the estimated \(key)") }
    return style == .plain ? 28 : gap(key) + 20.5
  }

  /// The space that stands for a header or footer without content.
  private func gap(_ key: ElementKey) -> CGFloat {
    guard style != .plain else { return 0 }
    return key.kind == .header && key.section == 0 && tableHeaderView == nil ? 35 : 17.5
  }
}
