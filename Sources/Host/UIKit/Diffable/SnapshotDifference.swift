import KumikoDiff
import ListGeometry

/// The updates that lead from one list of identified sections to another, in one batch that is
/// valid by UIKit's rules, with as few moves as possible.
///
/// `KumikoDiff` finds stages, which are batches of their own. A data source that applies a snapshot
/// performs a single batch, in which UIKit allows less: rows can neither leave nor enter a section
/// that moves, and a section that is reloaded takes its rows along. So the stages' paths are
/// brought back to the old list, and moves that are not allowed become a deletion and an insertion.
package struct SnapshotDifference<Section, Item>
where Section: Hashable & Sendable, Item: Hashable & Sendable {
  package typealias List = IdentifiedSections<Section, Item>

  /// The updates.
  package private(set) var operations = ListOperations()

  private let old: List
  private let new: List
  /// For each new section its old index; nil where it is inserted.
  private let origins: [Int?]
  private var movedOrigins: Set<Int> = []
  private var reloadedOrigins: Set<Int> = []

  /// Compares two lists.
  ///
  /// - Parameters:
  ///   - reloadedSections: Sections of both whose rows are all to be made anew.
  ///   - reloadedItems: Items of both that are to be made anew.
  /// - Complexity: That of ``KumikoDiff/StagedChangeset/init(source:target:)``.
  package init(
    from old: List, to new: List, reloadedSections: [Section] = [], reloadedItems: [Item] = []
  ) {
    self.old = old
    self.new = new
    origins = new.sections.map { old.index(of: $0) }
    let stages = StagedChangeset(source: old.differentiable, target: new.differentiable)
    reloadedOrigins = Set(
      reloadedSections.filter { new.index(of: $0) != nil }.compactMap { old.index(of: $0) })
    addSections(stages)
    addRows(stages)
    addReloads(of: reloadedItems)
  }

  // MARK: Sections

  private mutating func addSections(_ stages: Stages) {
    let deleted = stages.flatMap(\.sectionDeleted).sorted()
    operations.sections.deletes = deleted
    operations.sections.inserts = stages.flatMap(\.sectionInserted)
    for move in stages.flatMap(\.sectionMoved) {
      let origin = deleted.indexBeforeRemoval(of: move.source)
      movedOrigins.insert(origin)
      if reloadedOrigins.contains(origin) {
        operations.sections.deletes.append(origin)
        operations.sections.inserts.append(move.target)
      } else {
        operations.sections.moves.append(Move(from: origin, to: move.target))
      }
    }
    operations.sections.reloads = reloadedOrigins.subtracting(movedOrigins).sorted()
  }

  // MARK: Rows

  private mutating func addRows(_ stages: Stages) {
    let deleted = stages.flatMap(\.elementDeleted)
    for path in deleted { delete(RowPath(section: path.section, row: path.element)) }
    for path in stages.flatMap(\.elementInserted) {
      insert(RowPath(section: path.section, row: path.element))
    }
    let deletedRows = Dictionary(grouping: deleted, by: \.section)
      .mapValues { $0.map(\.element).sorted() }
    for move in stages.flatMap(\.elementMoved) {
      guard let origin = origins[move.source.section] else { continue }
      let row = (deletedRows[origin] ?? []).indexBeforeRemoval(of: move.source.element)
      self.move(
        RowPath(section: origin, row: row),
        to: RowPath(section: move.target.section, row: move.target.element))
    }
  }

  private mutating func delete(_ path: RowPath) {
    guard !reloadedOrigins.contains(path.section) else { return }
    operations.rows.deletes.append(path)
  }

  private mutating func insert(_ path: RowPath) {
    if let origin = origins[path.section], reloadedOrigins.contains(origin) { return }
    operations.rows.inserts.append(path)
  }

  private mutating func move(_ from: RowPath, to: RowPath) {
    guard let destination = origins[to.section] else { return }
    let fixed = movedOrigins.union(reloadedOrigins)
    if fixed.contains(from.section) || fixed.contains(destination) {
      delete(from)
      insert(to)
    } else {
      operations.rows.moves.append(Move(from: from, to: to))
    }
  }

  // MARK: Reloads

  private mutating func addReloads(of items: [Item]) {
    guard !items.isEmpty else { return }
    let sources = old.paths(of: items)
    let deleted = Set(operations.rows.deletes)
    let moving = Set(operations.rows.moves.map(\.from))
    let living = Set(origins.compactMap(\.self)).subtracting(reloadedOrigins)
    var reloadedMoves: Set<RowPath> = []
    for path in items.compactMap({ sources[$0] }) {
      guard living.contains(path.section), !deleted.contains(path) else { continue }
      if moving.contains(path) {
        reloadedMoves.insert(path)
      } else {
        operations.rows.reloads.append(path)
      }
    }
    for move in operations.rows.moves where reloadedMoves.contains(move.from) {
      operations.rows.deletes.append(move.from)
      operations.rows.inserts.append(move.to)
    }
    operations.rows.moves.removeAll { reloadedMoves.contains($0.from) }
  }
}

// MARK: Elements that KumikoDiff compares

extension SnapshotDifference {
  private typealias Stages = StagedChangeset<[IdentifiedSections<Section, Item>.Compared]>
}

extension IdentifiedSections {
  fileprivate typealias Compared = ArraySection<Identified<Section>, Identified<Item>>

  /// The sections as values that can be compared; all that they are is their identifier.
  fileprivate var differentiable: [Compared] {
    zip(sections, items).map { section, items in
      Compared(model: Identified(id: section), elements: items.map(Identified.init))
    }
  }
}

private struct Identified<ID: Hashable & Sendable>: Differentiable, Sendable {
  let id: ID

  var differenceIdentifier: ID { id }

  func isContentEqual(to source: Self) -> Bool { true }
}

extension [Int] {
  /// Where something stood before the indices of this array, which ascend, were removed.
  ///
  /// - Complexity: O(log *n*).
  fileprivate func indexBeforeRemoval(of index: Int) -> Int {
    // The number of removed indices before it: the first k for which self[k] - k > index.
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] - middle <= index { low = middle + 1 } else { high = middle }
    }
    return index + low
  }
}
