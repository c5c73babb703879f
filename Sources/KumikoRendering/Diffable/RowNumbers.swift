import KumikoComponents
import KumikoDiff
import UIKit

/// The numbers by which a diffable data source knows sections and rows: unique over the whole list
/// whatever the ids are, and kept by rows that stay or move, also to another section.
@MainActor
struct RowNumbers {
  private(set) var sections: [Int] = []
  private(set) var rows: [[Int]] = []
  private var last = 0

  private mutating func next() -> Int {
    last += 1
    return last
  }

  /// Numbers all sections and rows anew.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  mutating func reset(_ data: [Section]) {
    sections = data.map { _ in next() }
    rows = data.map { section in (0..<section.elements.count).map { _ in next() } }
  }

  /// Follows rows through a stage of changes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  mutating func apply(_ stage: Changeset<[Section]>) {
    let origins = origins(of: stage)
    let gone = Set(stage.elementDeleted + stage.elementMoved.map(\.source))
    var arrived: [ElementPath: Int] = [:]
    for move in stage.elementMoved {
      arrived[move.target] = rows[move.source.section][move.source.element]
    }
    let inserted = Set(stage.elementInserted)
    let (oldSections, oldRows) = (sections, rows)
    sections = origins.map { $0.map { oldSections[$0] } ?? next() }
    rows = origins.enumerated().map { target, origin in
      var staying = (origin.map { oldRows[$0] } ?? []).enumerated().filter { row, _ in
        !gone.contains(ElementPath(element: row, section: origin ?? 0))
      }.makeIterator()
      return (0..<stage.data[target].elements.count).map { row in
        let path = ElementPath(element: row, section: target)
        if let number = arrived[path] { return number }
        let number = inserted.contains(path) ? nil : staying.next()?.element
        return number ?? next()
      }
    }
  }

  /// Where each section after a stage was before it; nil for those that are new.
  private func origins(of stage: Changeset<[Section]>) -> [Int?] {
    let gone = Set(stage.sectionDeleted + stage.sectionMoved.map(\.source))
    let moved = Dictionary(
      stage.sectionMoved.map { ($0.target, $0.source) }, uniquingKeysWith: { first, _ in first })
    let inserted = Set(stage.sectionInserted)
    var staying = sections.indices.filter { !gone.contains($0) }.makeIterator()
    return stage.data.indices.map { target in
      if let source = moved[target] { return source }
      return inserted.contains(target) ? nil : staying.next()
    }
  }

  /// Takes a row out that the user has deleted.
  mutating func remove(_ path: IndexPath) { rows[path.section].remove(at: path.item) }

  /// Moves a row that the user has moved.
  mutating func move(_ source: IndexPath, to target: IndexPath) {
    let number = rows[source.section].remove(at: source.item)
    rows[target.section].insert(number, at: target.item)
  }

  /// What the list view shows, or is to be led to.
  func snapshot() -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(sections)
    for (section, rows) in zip(sections, rows) { snapshot.appendItems(rows, toSection: section) }
    return snapshot
  }
}
