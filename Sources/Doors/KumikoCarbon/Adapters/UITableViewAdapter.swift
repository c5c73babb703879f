import KumikoRendering

/// What a table asks for its data. Sections without a header, or without a footer, have no gap
/// there in any style of table, unless a subclass gives titles.
open class UITableViewAdapter: KumikoRendering.UITableViewAdapter {
  /// The height of a header; next to nothing without one.
  open override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    hasHeader(section, in: tableView)
      ? super.tableView(tableView, heightForHeaderInSection: section) : .leastNonzeroMagnitude
  }

  /// The height of a footer; next to nothing without one.
  open override func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    hasFooter(section, in: tableView)
      ? super.tableView(tableView, heightForFooterInSection: section) : .leastNonzeroMagnitude
  }

  /// The height that a header is thought to have; next to nothing without one.
  open override func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    hasHeader(section, in: tableView)
      ? super.tableView(tableView, estimatedHeightForHeaderInSection: section)
      : .leastNonzeroMagnitude
  }

  /// The height that a footer is thought to have; next to nothing without one.
  open override func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    hasFooter(section, in: tableView)
      ? super.tableView(tableView, estimatedHeightForFooterInSection: section)
      : .leastNonzeroMagnitude
  }

  /// A plain table leaves no gap by itself, but its padding above any height. Where a subclass
  /// gives titles, all sections count as having one.
  private func hasHeader(_ section: Int, in table: UITableView) -> Bool {
    table.style == .plain || givesHeaderTitles || headerNode(in: section) != nil
  }

  private func hasFooter(_ section: Int, in table: UITableView) -> Bool {
    table.style == .plain || givesFooterTitles || footerNode(in: section) != nil
  }
}

/// The supplementary view that collection views use.
public typealias UICollectionComponentReusableView = UICollectionViewComponentReusableView
