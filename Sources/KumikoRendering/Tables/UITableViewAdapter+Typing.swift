import KumikoComponents
import UIKit

extension UITableViewAdapter {
  /// Which of some rows the user types into, in view or out of it: they would lose the keys and
  /// what was typed if they were reloaded. Rows whose content will be another kind are reloaded.
  func rowsTypedInto(_ paths: [IndexPath], in table: UITableView) -> Set<IndexPath> {
    guard !paths.isEmpty else { return [] }
    let candidates = paths.compactMap { path in cell(at: path, in: table).map { (path, $0) } }
    return Set(candidates.filter { $0.1.containsFirstResponder }.map(\.0))
  }

  private func cell(at path: IndexPath, in table: UITableView) -> UITableViewCell? {
    if let cell = table.cellForRow(at: path) { return cell }
    guard let kept = features.kept, kept.row?.path(in: self) == path else { return nil }
    return kept.cell
  }
}

extension UIView {
  /// Whether this view or one inside it gets keys.
  fileprivate var containsFirstResponder: Bool {
    isFirstResponder || subviews.contains { $0.containsFirstResponder }
  }
}
