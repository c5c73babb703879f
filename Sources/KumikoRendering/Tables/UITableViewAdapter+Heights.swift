import KumikoComponents
import UIKit

extension UITableViewAdapter {
  func rowHeight(_ tableView: UITableView, _ indexPath: IndexPath) -> CGFloat {
    height(of: cellNode(at: indexPath).component, in: tableView) ?? tableView.rowHeight
  }

  /// Does not build components: lazy rows are estimated alike until they are displayed.
  func estimatedRowHeight(_ tableView: UITableView, _ indexPath: IndexPath) -> CGFloat {
    height(of: cellNode(at: indexPath).builtComponent, in: tableView)
      ?? tableView.estimatedRowHeight
  }

  func headerHeight(_ tableView: UITableView, _ section: Int) -> CGFloat {
    guard let header = headerNode(in: section) else {
      let title = self.tableView(tableView, titleForHeaderInSection: section)
      return title == nil ? .leastNonzeroMagnitude : tableView.sectionHeaderHeight
    }
    return height(of: header.component, in: tableView) ?? tableView.sectionHeaderHeight
  }

  func footerHeight(_ tableView: UITableView, _ section: Int) -> CGFloat {
    guard let footer = footerNode(in: section) else {
      let title = self.tableView(tableView, titleForFooterInSection: section)
      return title == nil ? .leastNonzeroMagnitude : tableView.sectionFooterHeight
    }
    return height(of: footer.component, in: tableView) ?? tableView.sectionFooterHeight
  }

  func estimatedHeaderHeight(_ tableView: UITableView, _ section: Int) -> CGFloat {
    guard let header = headerNode(in: section) else { return headerHeight(tableView, section) }
    return height(of: header.component, in: tableView) ?? tableView.estimatedSectionHeaderHeight
  }

  func estimatedFooterHeight(_ tableView: UITableView, _ section: Int) -> CGFloat {
    guard let footer = footerNode(in: section) else { return footerHeight(tableView, section) }
    return height(of: footer.component, in: tableView) ?? tableView.estimatedSectionFooterHeight
  }

  private func height(of component: AnyComponent?, in tableView: UITableView) -> CGFloat? {
    component?.referenceSize(in: tableView.bounds).map { max(0, $0.height) }
  }
}
