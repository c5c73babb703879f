import KumikoComponents
import UIKit

extension UITableViewAdapter {
  /// What the modifiers of the newest version of a row say; nothing if the row is gone.
  func traits(at path: IndexPath) -> RowTraits {
    whileServing { existingNode(at: path)?.component.rowTraits ?? RowTraits() }
  }

  func ids(at paths: [IndexPath]) -> [AnyHashable] {
    paths.filter(contains).map { cellNode(at: $0).id }
  }

  // MARK: Cells

  /// Gives a cell what modifiers of its row say of it.
  func applyAppearance(_ view: UIView, _ path: IndexPath) {
    guard let table = list as? UITableView, let cell = view as? UITableViewCell, contains(path)
    else { return }
    let node = cellNode(at: path)
    applyAppearance(cell, node.component, node, path, table)
  }

  func applyAppearance(
    _ cell: UITableViewCell, _ component: AnyComponent, _ node: CellNode, _ path: IndexPath,
    _ table: UITableView
  ) {
    let traits = component.rowTraits
    whileServing { CellAppearance.apply(traits.look, to: cell, in: table) }
    if traits.impressions.isEmpty && features.impressions.isIdle { return }
    features.impressions.rendered(
      traits.impressions, in: cell, section: data[path.section].id, row: node.id)
  }

  func willDisplay(_ cell: UITableViewCell, _ path: IndexPath, in table: UITableView) {
    whileServing {
      if features.kept?.cell === cell { renderKept(cell, path) }
      willDisplay(cell)
      heights.cellWillDisplay(cell, path, in: table, adapter: self)
      CellAppearance.current(of: cell)?.willDisplay()
      features.willDisplay(path, in: table)
    }
  }

  func didEndDisplaying(row cell: UITableViewCell, _ path: IndexPath) {
    whileServing {
      didEndDisplaying(cell)
      CellAppearance.current(of: cell)?.didEndDisplaying()
      features.impressions.ended(cell)
      if cell.window != nil { features.keep(cell, path) }
    }
  }

  /// Shows the newest version of a row whose cell was kept out of view while it was typed into.
  private func renderKept(_ cell: UITableViewCell, _ path: IndexPath) {
    features.kept = nil
    guard contains(path) else { return }
    render(cellNode(at: path), at: path, in: cell)
    applyAppearance(cell, path)
  }

  func didScroll(_ scrollView: UIScrollView) {
    guard phase != .updating, let table = scrollView as? UITableView else { return }
    whileServing { features.didScroll(table) }
    bottomAnchor?.didScroll(table)
  }

  // MARK: Selection

  func isSelectable(_ path: IndexPath) -> Bool { traits(at: path).isSelectable }

  func select(_ table: UITableView, _ path: IndexPath) {
    guard contains(path) else { return }
    let node = cellNode(at: path)
    let isPicked = table.isEditing && table.allowsMultipleSelectionDuringEditing
    let traits = node.component.rowTraits
    features.selection.didSelect(path, id: node.id, in: table)
    if !isPicked {
      for action in traits.onSelect { action() }
      if traits.deselects, options.selection == nil { table.deselectRow(at: path, animated: true) }
      showInput(ofRowAt: path, in: table)
    }
    didSelect?(SelectionContext(tableView: table, node: node, indexPath: path))
  }

  /// Shows what the row's component brings in place of the keyboard.
  private func showInput(ofRowAt path: IndexPath, in table: UITableView) {
    let container = (table.cellForRow(at: path) as? any ComponentRenderable)?.componentContainer
    if container?.input != nil { container?.becomeFirstResponder() }
  }

  func deselect(_ path: IndexPath) {
    if contains(path) { features.selection.didDeselect(id: cellNode(at: path).id) }
  }

  func tapAccessory(_ path: IndexPath) { traits(at: path).look.onAccessoryTap?() }

}
