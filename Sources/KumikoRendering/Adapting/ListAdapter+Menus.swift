import KumikoComponents
import UIKit

extension ListAdapter {
  /// A configuration that asks the newest version of the row for its entries when the menu opens.
  func contextMenu(_ path: IndexPath) -> UIContextMenuConfiguration? {
    guard traits(at: path).menu != nil else { return nil }
    let row = RowReference(path, in: self)
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      self?.openMenu(of: row)
    }
  }

  private func openMenu(of row: RowReference) -> UIMenu? {
    guard let path = row.path(in: self), let menu = traits(at: path).menu else { return nil }
    features.menuOpens(of: row)
    let entries = MenuActions.replacing(in: menu.makeEntries()) { [weak self] name, picked in
      self?.perform(name, of: row, from: picked.sender)
    }
    return UIMenu(title: menu.title, children: entries)
  }

  /// Performs an action of the newest version of a row; none if the row, or the action, is gone.
  private func perform(_ name: MenuActions.Name, of row: RowReference, from sender: Any?) {
    guard let path = row.path(in: self), let menu = traits(at: path).menu else { return }
    let action = MenuActions(in: menu.makeEntries()).action(named: name)
    action?.performWithSender(sender, target: nil)
  }
}
