import KumikoComponents
import UIKit

extension ListAdapter {
  /// Which of some rows the user types into, in view or out of it, or carries: those would lose the
  /// keys and what was typed if they were reloaded, and these would get their new cells only when
  /// they are put down. Rows whose content will be another kind are reloaded.
  func rowsToUpdateInPlace(_ paths: [IndexPath], in list: any BatchUpdating) -> Set<IndexPath> {
    guard !paths.isEmpty, let list = list as? any FeatureList else { return [] }
    let candidates = paths.compactMap { path in cell(at: path, in: list).map { (path, $0) } }
    return Set(candidates.filter { $0.1.containsFirstResponder || $0.1.isReordered }.map(\.0))
  }

  private func cell(at path: IndexPath, in list: any FeatureList) -> UIView? {
    if let cell = list.existingCell(at: path) { return cell }
    return keptElement.flatMap { $0.path == path ? $0.view : nil }
  }

  /// The row whose cell stays out of view while the user types into it.
  private var keptElement: (path: IndexPath, view: UIView)? {
    guard let kept = features.kept, let view = kept.cell, view.containsFirstResponder else {
      return nil
    }
    return kept.row?.path(in: self).map { ($0, view) }
  }

  /// Renders the present version of a row into the view that it has in the list view.
  func renderInPlace(_ path: IndexPath, in list: any BatchUpdating) {
    guard let list = list as? any FeatureList, let cell = cell(at: path, in: list) else { return }
    render(.cell(path, cell))
  }

  /// Renders the row whose cell stays out of view while the user types into it: the list view
  /// measures the row by that cell when it comes back, before anybody is told.
  func renderKept() {
    if let kept = keptElement { render(.cell(kept.path, kept.view)) }
  }
}

extension UIView {
  /// Whether this view or one inside it gets keys.
  var containsFirstResponder: Bool {
    isFirstResponder || subviews.contains { $0.containsFirstResponder }
  }

  /// Whether this is the cell of a row that a finger carries to another place.
  fileprivate var isReordered: Bool {
    switch self {
    case let cell as UITableViewCell: cell.configurationState.isReordering
    case let cell as UICollectionViewCell: cell.configurationState.isReordering
    default: false
    }
  }
}
