import KumikoComponents
import UIKit

extension UITableViewAdapter {
  func canEdit(_ table: UITableView, _ path: IndexPath) -> Bool {
    let traits = traits(at: path)
    let isPicked = table.isEditing && table.allowsMultipleSelectionDuringEditing
    return traits.isEditable || isPicked && traits.isSelectable
  }

  func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    switch traits(at: path).editing {
    case nil: .none
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
    case .delete(_, let didDelete) where style == .delete:
      remove(path, from: table)
      didDelete()
    case .insert(let insert) where style == .insert: insert()
    default: break
    }
  }

  /// Takes a row out of the data and the table.
  private func remove(_ path: IndexPath, from table: UITableView) {
    isUpdating = true
    table.performBatchUpdates { [self] in
      data[path.section].rows = data[path.section].rows.removing(at: path.row)
      table.deleteRows(at: [path], with: .left)
    }
    isUpdating = false
    updateLanded(in: table)
  }
}
