public import UIKit

/// Keeps a section of a table in step with an array.
@preconcurrency @MainActor
open class TableViewDiffCalculator<T: Equatable> {
  /// The table, which asks its data source for as many rows as there are.
  open weak var tableView: UITableView?
  /// The section that the rows stand in; the first by default.
  open var sectionIndex = 0
  /// How rows come; they fade by default.
  open var insertionAnimation = UITableView.RowAnimation.fade
  /// How rows go; they fade by default.
  open var deletionAnimation = UITableView.RowAnimation.fade

  /// Keeps the rows of a table.
  public init(tableView: UITableView, initialRows: [T] = []) {
    self.tableView = tableView
    rows = initialRows
  }

  /// What the rows are of. When it is set, rows come and go as it differs.
  open var rows: [T] {
    didSet {
      let changes = RowChanges(from: oldValue, to: rows, section: sectionIndex)
      guard !changes.isEmpty, let tableView else { return }
      tableView.performBatchUpdates {
        tableView.deleteRows(at: changes.deleted, with: deletionAnimation)
        tableView.insertRows(at: changes.inserted, with: insertionAnimation)
      }
    }
  }
}

/// Keeps a section of a collection view in step with an array.
@preconcurrency @MainActor
open class CollectionViewDiffCalculator<T: Equatable> {
  /// The collection view, which asks its data source for as many items as there are.
  open weak var collectionView: UICollectionView?
  /// The section that the items stand in; the first by default.
  open var sectionIndex = 0

  /// Keeps the items of a collection view.
  public init(collectionView: UICollectionView, initialRows: [T] = []) {
    self.collectionView = collectionView
    rows = initialRows
  }

  /// What the items are of. When it is set, items come and go as it differs.
  open var rows: [T] {
    didSet {
      let changes = RowChanges(from: oldValue, to: rows, section: sectionIndex)
      guard !changes.isEmpty, let collectionView else { return }
      collectionView.performBatchUpdates {
        collectionView.deleteItems(at: changes.deleted)
        collectionView.insertItems(at: changes.inserted)
      }
    }
  }
}

/// Where an array differs from another, as rows of a section.
private struct RowChanges {
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []

  var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty }

  init<T: Equatable>(from old: [T], to new: [T], section: Int) {
    for change in new.difference(from: old) {
      switch change {
      case .remove(let row, _, _): deleted.append(IndexPath(row: row, section: section))
      case .insert(let row, _, _): inserted.append(IndexPath(row: row, section: section))
      }
    }
  }
}

extension Array where Element: Equatable {
  /// Returns the longest sequence of elements that stand in both arrays in the same order.
  public func LCS(_ other: [Element]) -> [Element] {
    let removed = other.difference(from: self).removals.map { change in
      if case .remove(let index, _, _) = change { index } else { -1 }
    }
    let gone = Set(removed)
    return indices.filter { !gone.contains($0) }.map { self[$0] }
  }
}
