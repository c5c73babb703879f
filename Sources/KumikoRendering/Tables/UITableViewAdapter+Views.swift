import KumikoComponents
import UIKit

extension UITableViewAdapter {
  func makeCell(_ tableView: UITableView, _ indexPath: IndexPath) -> UITableViewCell {
    guard contains(indexPath) else { return emptyCell(indexPath) }
    let node = cellNode(at: indexPath)
    let cellClass = cellRegistration(tableView: tableView, indexPath: indexPath, node: node).class
    let component = node.component
    let identifier = registrations.identifier(
      of: cellClass, for: component.reuseIdentifier, kind: "cell", in: tableView
    ) { tableView.register(cellClass, forCellReuseIdentifier: $0) }
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    render(node, at: indexPath, in: cell)
    applyAppearance(cell, node, indexPath)
    return cell
  }

  /// A cell for a row that there is not, which a table asks for that was not told of newer data.
  private func emptyCell(_ indexPath: IndexPath) -> UITableViewCell {
    reportMissingRow(at: indexPath)
    return UITableViewComponentCell(style: .default, reuseIdentifier: nil)
  }

  func makeHeader(_ tableView: UITableView, _ section: Int) -> UIView? {
    headerNode(in: section).flatMap { node in
      let registration = headerViewRegistration(tableView: tableView, section: section, node: node)
      return makeView(tableView, registration, node)
    }
  }

  func makeFooter(_ tableView: UITableView, _ section: Int) -> UIView? {
    footerNode(in: section).flatMap { node in
      let registration = footerViewRegistration(tableView: tableView, section: section, node: node)
      return makeView(tableView, registration, node)
    }
  }

  private func makeView(
    _ tableView: UITableView, _ registration: ViewRegistration, _ node: ViewNode
  ) -> UIView? {
    let viewClass = registration.class
    let identifier = registrations.identifier(
      of: viewClass, for: node.component.reuseIdentifier, kind: "header or footer", in: tableView
    ) { tableView.register(viewClass, forHeaderFooterViewReuseIdentifier: $0) }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    guard let view else { return nil }
    occupy(view)
    (view as? any ComponentRenderable)?.componentContainer.tableStyle = tableView.style
    render(node.component, in: view)
    return view
  }
}
