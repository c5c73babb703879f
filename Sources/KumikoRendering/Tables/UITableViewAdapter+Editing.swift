import KumikoComponents
import UIKit

extension UITableViewAdapter {
  /// Whether something can be done with a row: a modifier says so, rows are picked, or a subclass
  /// overrides a method that does something. What it does not override answers as `UITableView`
  /// does for a delegate without it.
  func canEdit(_ table: UITableView, _ path: IndexPath) -> Bool {
    let traits = traits(at: path)
    let isPicked = table.isEditing && table.allowsMultipleSelectionDuringEditing
    return traits.isEditable || isPicked && traits.isSelectable || canMove(path)
      || !overriddenMethods.isDisjoint(with: .editing)
  }

  func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    switch traits(at: path).editing {
    case nil: overriddenMethods.contains(.commit) ? .delete : .none
    case .delete: .delete
    case .insert: .insert
    }
  }

  func deleteTitle(_ path: IndexPath) -> String? {
    guard case .delete(let title, _) = traits(at: path).editing else { return nil }
    return title
  }

  func commit(_ table: UITableView, _ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
    switch traits(at: path).editing {
    case .delete where style == .delete: deleteByUser(path, in: table)
    case .insert(let insert) where style == .insert: insert()
    default: break
    }
  }
}
