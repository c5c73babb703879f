/// What one batch of updates makes of the places of a list, checked by UIKit's rules.
///
/// The map answers where a section or row of the old list is in the new one, and the reverse. It
/// stores the operations only: building it costs O(operations · log operations + sections) and a
/// look-up O(log operations), whether sections hold ten rows or ten million.
///
/// A reloaded row keeps its identity (it has a new place) but not what is known about it; the rows
/// of a reloaded section are all new. Row operations inside deleted, inserted or reloaded sections
/// that the section's own operation already covers are absorbed, as UIKit does.
package struct IndexPathMap: Sendable {
  /// What the batch asked for.
  package let operations: ListOperations
  private let sections: SectionMap
  /// Rows of surviving sections with row changes, by new section.
  private var rows: [Int: SequenceMap] = [:]
  private let destinations: [RowPath: RowPath]
  private let origins: [RowPath: RowPath]
  private let reloadedRows: Set<RowPath>

  /// Checks a batch and makes its map.
  /// - Parameters:
  ///   - operations: The updates, in any order.
  ///   - before: The rows of each section before the batch.
  ///   - after: The rows of each section after it, as the data source gives them.
  ///   - wording: The nouns of the message, when something is wrong.
  package init(
    _ operations: ListOperations, before: [Int], after: [Int], wording: ListWording = .table
  ) throws(InvalidUpdate) {
    let check = BatchValidator(operations, before: before, after: after, wording: wording)
    try check.checkSources()
    try check.checkSectionsAfter()
    sections = SectionMap(operations.sections, countBefore: before.count)
    try check.checkRowsAfter(sections)
    self.operations = operations
    let moves = operations.rows.moves
    destinations = Dictionary(uniqueKeysWithValues: moves.map { ($0.from, $0.to) })
    origins = Dictionary(uniqueKeysWithValues: moves.map { ($0.to, $0.from) })
    reloadedRows = Set(operations.rows.reloads)
    rows = Self.rowMaps(operations.rows, sections: sections, before: before)
  }

  private static func rowMaps(
    _ operations: OperationSet<RowPath>, sections: SectionMap, before: [Int]
  ) -> [Int: SequenceMap] {
    var removed: [Int: [Int]] = [:]
    var added: [Int: [Int]] = [:]
    for path in operations.deletes + operations.moves.map(\.from) {
      guard let new = sections.new(path.section), sections.keepsRows(new) else { continue }
      removed[new, default: []].append(path.row)
    }
    for path in operations.inserts + operations.moves.map(\.to)
    where sections.keepsRows(path.section) {
      added[path.section, default: []].append(path.row)
    }
    var maps: [Int: SequenceMap] = [:]
    for new in Set(removed.keys).union(added.keys) {
      guard let old = sections.old(new) else { continue }
      maps[new] = SequenceMap(
        countBefore: before[old], removed: removed[new] ?? [], added: added[new] ?? [])
    }
    return maps
  }
}

// MARK: Look-up

extension IndexPathMap {
  /// Where a section is now, nothing when it was deleted.
  package func newSection(_ old: Int) -> Int? { sections.new(old) }

  /// Where a section was, nothing when it was inserted.
  package func oldSection(_ new: Int) -> Int? { sections.old(new) }

  /// Whether the section with the old index `old` was reloaded.
  package func isReloaded(section old: Int) -> Bool { sections.reloaded.contains(old) }

  /// Where a row is now, nothing when it or its section was deleted or its section reloaded.
  package func newPath(_ old: RowPath) -> RowPath? {
    if let moved = destinations[old] { return moved }
    guard let section = sections.new(old.section), sections.keepsRows(section) else { return nil }
    guard let map = rows[section] else { return RowPath(section: section, row: old.row) }
    return map.newIndex(old.row).map { RowPath(section: section, row: $0) }
  }

  /// Where a row was, nothing when it or its section was inserted or its section reloaded.
  package func oldPath(_ new: RowPath) -> RowPath? {
    if let moved = origins[new] { return moved }
    guard let section = sections.old(new.section), sections.keepsRows(new.section) else {
      return nil
    }
    guard let map = rows[new.section] else { return RowPath(section: section, row: new.row) }
    return map.oldIndex(new.row).map { RowPath(section: section, row: $0) }
  }

  /// Whether the row at the old path `old` was reloaded.
  package func isReloaded(_ old: RowPath) -> Bool { reloadedRows.contains(old) }

  /// Whether the row at the old path `old` was moved explicitly.
  package func isMoved(_ old: RowPath) -> Bool { destinations[old] != nil }
}

// MARK: Pieces

extension IndexPathMap {
  /// The new list's sections as stretches of survivors and of inserted or moved ones.
  package var sectionSegments: [SequenceMap.Segment] { sections.sequence.segments }

  /// New indices of surviving sections whose rows change in number or order.
  package var sectionsWithRowChanges: some Collection<Int> { rows.keys }

  /// How the rows of the section at the new index `section` change, when they do.
  package func rowMap(inSection section: Int) -> SequenceMap? { rows[section] }

  /// New paths of reloaded rows.
  package var reloadedPaths: [RowPath] { reloadedRows.compactMap { newPath($0) } }

  /// New indices of reloaded sections.
  package var reloadedSections: [Int] { sections.reloaded.compactMap { sections.new($0) } }
}
