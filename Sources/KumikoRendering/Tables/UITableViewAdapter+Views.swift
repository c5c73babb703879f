import KumikoComponents
import UIKit

extension UITableViewAdapter {
  func makeCell(_ tableView: UITableView, _ indexPath: IndexPath) -> UITableViewCell {
    guard contains(indexPath) else { return emptyCell(indexPath) }
    let node = cellNode(at: indexPath)
    let wanted = cellRegistration(tableView: tableView, indexPath: indexPath, node: node)
    let component = node.component
    let identifier = registrations.identifier(
      of: wanted.class, for: component.reuseIdentifier, kind: "cell", in: tableView
    ) { identifier in
      if let nib = wanted.nib { return tableView.register(nib, forCellReuseIdentifier: identifier) }
      tableView.register(wanted.class, forCellReuseIdentifier: identifier)
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    registrations.check(cell, is: wanted.class)
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
    let (viewClass, nib) = (registration.class, registration.nib)
    let identifier = registrations.identifier(
      of: viewClass, for: node.component.reuseIdentifier, kind: "header or footer", in: tableView
    ) { identifier in
      if let nib {
        return tableView.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
      }
      tableView.register(viewClass, forHeaderFooterViewReuseIdentifier: identifier)
    }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    guard let view else { return nil }
    registrations.check(view, is: viewClass)
    unhideSupplementary(view)
    (view as? any ComponentRenderable)?.componentContainer.tableStyle = tableView.style
    render(node.component, in: view)
    return view
  }
}
