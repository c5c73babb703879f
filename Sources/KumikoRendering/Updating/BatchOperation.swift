import KumikoDiff
import UIKit

/// One change that a list view is told inside a batch.
public enum BatchOperation: Hashable, Sendable {
  /// Sections leave; indices before the batch.
  case deleteSections(IndexSet)
  /// Sections arrive; indices after the batch.
  case insertSections(IndexSet)
  /// Sections are shown anew.
  case reloadSections(IndexSet)
  /// A section changes its place.
  case moveSection(Int, to: Int)
  /// Rows leave; paths before the batch.
  case deleteItems([IndexPath])
  /// Rows arrive; paths after the batch.
  case insertItems([IndexPath])
  /// Rows are shown anew; paths before the batch.
  case reloadItems([IndexPath])
  /// A row changes its place.
  case moveItem(IndexPath, to: IndexPath)
}

extension Changeset {
  /// The changes in the order in which list views are told.
  ///
  /// - Parameter rows: Rows that are not reloaded although they have changed.
  func operations(except rows: Set<IndexPath> = []) -> [BatchOperation] {
    var result: [BatchOperation] = []
    func add<Place>(_ places: [Place], _ operation: ([Place]) -> BatchOperation) {
      if !places.isEmpty { result.append(operation(places)) }
    }
    add(sectionDeleted) { .deleteSections(IndexSet($0)) }
    add(sectionInserted) { .insertSections(IndexSet($0)) }
    add(sectionUpdated) { .reloadSections(IndexSet($0)) }
    result += sectionMoved.map { .moveSection($0.source, to: $0.target) }
    add(elementDeleted) { .deleteItems($0.map(\.indexPath)) }
    add(elementInserted) { .insertItems($0.map(\.indexPath)) }
    add(elementUpdated.map(\.indexPath).filter { !rows.contains($0) }) { .reloadItems($0) }
    result += elementMoved.map { .moveItem($0.source.indexPath, to: $0.target.indexPath) }
    return result
  }
}

extension ElementPath {
  /// The path as list views spell it.
  var indexPath: IndexPath { IndexPath(item: element, section: section) }
}
