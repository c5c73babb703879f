import KumikoComponents
import UIKit

extension UITableViewAdapter {
  /// A row that the data does not have is as high as an empty one: its cell has nothing to measure.
  func rowHeight(_ tableView: UITableView, _ indexPath: IndexPath) -> CGFloat {
    whileServing {
      guard let node = existingNode(at: indexPath) else {
        return tableView.rowHeight > 0 ? tableView.rowHeight : standardRowHeight
      }
      let component = node.component
      return height(of: component, in: tableView)
        ?? heights.height(of: component, node, at: indexPath, in: tableView, adapter: self)
        ?? tableView.rowHeight
    }
  }

  private var standardRowHeight: CGFloat { 44 }

  /// Neither builds components nor makes content: lazy rows are estimated alike until they are
  /// displayed, rows that compute their heights have those, and rows that were in view before have
  /// the height that they had then.
  func estimatedRowHeight(_ tableView: UITableView, _ indexPath: IndexPath) -> CGFloat {
    whileServing {
      guard let node = existingNode(at: indexPath), let component = node.builtComponent
      else { return tableView.estimatedRowHeight }
      return height(of: component, in: tableView)
        ?? heights.estimate(of: component, node, at: indexPath, in: tableView, adapter: self)
        ?? tableView.estimatedRowHeight
    }
  }

  func headerHeight(_ tableView: UITableView, _ section: Int) -> CGFloat {
    guard let header = headerNode(in: section) else {
      let isEmpty =
        self.tableView(tableView, titleForHeaderInSection: section) == nil
        && !overriddenMethods.contains(.headerView)
      let height = tableView.sectionHeaderHeight
      return isEmpty ? heightWithoutContent(tableView, height) : height
    }
    return height(of: header, in: tableView) ?? tableView.sectionHeaderHeight
  }

  func footerHeight(_ tableView: UITableView, _ section: Int) -> CGFloat {
    guard let footer = footerNode(in: section) else {
      let isEmpty =
        self.tableView(tableView, titleForFooterInSection: section) == nil
        && !overriddenMethods.contains(.footerView)
      let height = tableView.sectionFooterHeight
      return isEmpty ? heightWithoutContent(tableView, height) : height
    }
    return height(of: footer, in: tableView) ?? tableView.sectionFooterHeight
  }

  /// The height of a header or footer that has nothing to show: the gap that the table leaves where
  /// it sets sections apart, whose height is `height`, and nothing in a plain table, which would
  /// put its padding above anything more. In others 0 asks for the usual gap.
  private func heightWithoutContent(_ table: UITableView, _ height: CGFloat) -> CGFloat {
    if table.style == .plain { return 0 }
    return height == 0 ? .leastNonzeroMagnitude : height
  }

  func estimatedHeaderHeight(_ tableView: UITableView, _ section: Int) -> CGFloat {
    guard let header = headerNode(in: section) else {
      let isFirst = section == 0 && tableView.tableHeaderView == nil
      return estimate(ofGap: headerHeight(tableView, section), isFirst ? 35 : 17.5)
    }
    return height(of: header, in: tableView) ?? tableView.estimatedSectionHeaderHeight
  }

  func estimatedFooterHeight(_ tableView: UITableView, _ section: Int) -> CGFloat {
    guard let footer = footerNode(in: section) else {
      return estimate(ofGap: footerHeight(tableView, section), 17.5)
    }
    return height(of: footer, in: tableView) ?? tableView.estimatedSectionFooterHeight
  }

  /// A height, or the usual one of a gap if the table decides: so that a list does not change its
  /// length when the gap comes into view.
  private func estimate(ofGap height: CGFloat, _ usual: CGFloat) -> CGFloat {
    height < 0 ? usual : height
  }

  private func height(of node: ViewNode, in tableView: UITableView) -> CGFloat? {
    whileServing { height(of: node.component, in: tableView) }
  }

  /// The height that a table gives a row until it measures it.
  func estimatedHeight(ofRowAt path: IndexPath, in table: UITableView) -> CGFloat {
    let estimate = tableView(table, estimatedHeightForRowAt: path)
    if estimate > 0 { return estimate }
    return table.rowHeight > 0 ? table.rowHeight : standardRowHeight
  }

  /// The height that a table gives header and footer of a section until it measures them.
  func estimatedHeaderAndFooter(of section: Int, in table: UITableView) -> CGFloat {
    [
      tableView(table, estimatedHeightForHeaderInSection: section),
      tableView(table, estimatedHeightForFooterInSection: section),
    ].reduce(0) { $0 + ($1 >= 0 ? $1 : 28) }
  }

  private func height(of component: AnyComponent?, in tableView: UITableView) -> CGFloat? {
    component?.referenceSize(in: tableView.bounds).map { max(0, $0.height) }
  }
}
