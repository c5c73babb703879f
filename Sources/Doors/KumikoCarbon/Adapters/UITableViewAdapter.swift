import KumikoRendering

/// What a table asks for its data. Sections without a header, or without a footer, have no gap
/// there in any style of table.
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

  /// A plain table leaves no gap by itself, but its padding above any height.
  private func hasHeader(_ section: Int, in table: UITableView) -> Bool {
    table.style == .plain || headerNode(in: section) != nil
      || tableView(table, titleForHeaderInSection: section) != nil
  }

  private func hasFooter(_ section: Int, in table: UITableView) -> Bool {
    table.style == .plain || footerNode(in: section) != nil
      || tableView(table, titleForFooterInSection: section) != nil
  }
}

/// The supplementary view that collection views use.
public typealias UICollectionComponentReusableView = UICollectionViewComponentReusableView
