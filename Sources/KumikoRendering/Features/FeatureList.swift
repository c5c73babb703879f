import UIKit

/// A list view whose rows are selected, watched and typed into: what tables and collection views
/// have in common.
@MainActor
protocol FeatureList: BatchUpdating, AdapterBacked {
  /// The paths of the rows in view, in order.
  var visiblePaths: [IndexPath] { get }

  /// The paths of the rows within the bounds, as far as that is known.
  var pathsInBounds: [IndexPath] { get }

  /// The cell of a row that has one, and not one that was only made ahead.
  func existingCell(at path: IndexPath) -> UIView?

  /// The row of a cell; nil if it has none.
  func path(ofCell cell: UIView) -> IndexPath?

  /// The adapter that is the list view's delegate.
  var adapterAsDelegate: ListAdapter? { get }

  /// What lies behind all rows.
  var backgroundView: UIView? { get set }

  /// Where views above and below all sections go.
  var headerEdge: any ListEdge { get }
  var footerEdge: any ListEdge { get }

  // MARK: Selection

  var isEditing: Bool { get set }
  var allowsSelection: Bool { get set }
  var allowsMultipleSelection: Bool { get set }
  var allowsMultipleSelectionDuringEditing: Bool { get set }
  var selectedPaths: [IndexPath] { get }
  func selectRow(at path: IndexPath)
  func deselect(_ path: IndexPath, animated: Bool)

  // MARK: Others

  var contextMenuInteraction: UIContextMenuInteraction? { get }

  /// Takes a row out that the user has deleted; called in a batch.
  func deleteByUser(_ path: IndexPath)

  /// Takes a row elsewhere that the user has dropped there; called in a batch.
  func moveByUser(_ source: IndexPath, to target: IndexPath)
}

extension UITableView: FeatureList {
  var visiblePaths: [IndexPath] { indexPathsForVisibleRows ?? [] }
  var pathsInBounds: [IndexPath] { indexPathsForRows(in: bounds) ?? [] }
  var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }

  var headerEdge: any ListEdge { TableEdge(table: self, place: \.tableHeaderView) }
  var footerEdge: any ListEdge { TableEdge(table: self, place: \.tableFooterView) }

  var adapterAsDelegate: ListAdapter? {
    delegate as? ListAdapter ?? (delegate as? any AdapterForwarding)?.forwardedAdapter
  }

  func existingCell(at path: IndexPath) -> UIView? {
    cellForRow(at: path).flatMap { $0.superview == nil ? nil : $0 }
  }

  func path(ofCell cell: UIView) -> IndexPath? {
    (cell as? UITableViewCell).flatMap { indexPath(for: $0) }
  }

  func selectRow(at path: IndexPath) {
    selectRow(at: path, animated: false, scrollPosition: .none)
  }

  func deselect(_ path: IndexPath, animated: Bool) { deselectRow(at: path, animated: animated) }

  func deleteByUser(_ path: IndexPath) { deleteRows(at: [path], with: .left) }

  func moveByUser(_ source: IndexPath, to target: IndexPath) { moveRow(at: source, to: target) }
}

/// Paths are those of the data: an item that a finger carries is shown elsewhere.
extension UICollectionView: FeatureList {
  var visiblePaths: [IndexPath] { indexPathsForVisibleItems.compactMap(dataPath).sorted() }
  var pathsInBounds: [IndexPath] { visiblePaths }
  var selectedPaths: [IndexPath] { (indexPathsForSelectedItems ?? []).compactMap(dataPath) }

  /// Where the data have an item that is shown; nil for a gap.
  func dataPath(_ shown: IndexPath) -> IndexPath? {
    dataSourceIndexPath(forPresentationIndexPath: shown)
  }

  /// Where an item of the data is shown.
  func shownPath(_ path: IndexPath) -> IndexPath {
    presentationIndexPath(forDataSourceIndexPath: path) ?? path
  }

  var headerEdge: any ListEdge { CollectionEdge(of: self, isHeader: true) }
  var footerEdge: any ListEdge { CollectionEdge(of: self, isHeader: false) }

  var adapterAsDelegate: ListAdapter? {
    delegate as? ListAdapter ?? (delegate as? any AdapterForwarding)?.forwardedAdapter
  }

  func existingCell(at path: IndexPath) -> UIView? {
    cellForItem(at: shownPath(path)).flatMap { $0.superview == nil ? nil : $0 }
  }

  func path(ofCell cell: UIView) -> IndexPath? {
    (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) }.flatMap(dataPath)
  }

  func selectRow(at path: IndexPath) {
    selectItem(at: shownPath(path), animated: false, scrollPosition: [])
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    deselectItem(at: shownPath(path), animated: animated)
  }

  func deleteByUser(_ path: IndexPath) { deleteItems(at: [path]) }

  func moveByUser(_ source: IndexPath, to target: IndexPath) { moveItem(at: source, to: target) }
}
