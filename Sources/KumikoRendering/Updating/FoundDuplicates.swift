import KumikoComponents
import KumikoDiff

/// Up to how many rows are looked through for duplicates at each render: those of sections that
/// have them as nodes, and those of lazy sections, whose identifiers take longer to get at.
private let (greatestNodeCount, greatestLazyCount) = (100_000, 5_000)

/// Reports identifiers that sections of a list, or rows of a section, have in common: one report of
/// all sections, and one of all rows.
///
/// Very large lists are trusted, for the search would cost more than it is worth: differences are
/// right for duplicates too.
///
/// - Complexity: O(*n*), where *n* is the number of sections and rows.
@MainActor
func reportDuplicates(in sections: [Section]) {
  report(sectionDuplicates: sections.duplicateIdentifiers())
  var cells = FoundDuplicates()
  var counts = (nodes: 0, lazy: 0)
  for (index, section) in sections.enumerated() {
    let rows = section.elements
    if rows.isLazy { counts.lazy += rows.count } else { counts.nodes += rows.count }
    let isTrusted =
      rows.isLazy ? counts.lazy > greatestLazyCount : counts.nodes > greatestNodeCount
    if !isTrusted { cells.add(duplicates(in: rows, section: index)) }
  }
  if let report = cells.report { KumikoDiagnostics.report(report) }
}

@MainActor
private func report(sectionDuplicates found: [DuplicateIdentifier<AnyHashable>]) {
  guard let one = found.first else { return }
  let (id, first, second) = (
    String(describing: one.identifier), one.first.element, one.second.element
  )
  KumikoDiagnostics.report(
    found.count == 1
      ? .duplicateSection(id: id, first: first, second: second)
      : .duplicateSections(count: found.count, id: id, first: first, second: second))
}

@MainActor
private func duplicates(
  in rows: CellRows, section: Int
) -> [DuplicateIdentifier<CellRows.Element.DifferenceIdentifier>] {
  rows.hasDistinctKeys ? [] : rows.duplicateIdentifiers(section: section)
}

/// Counts what was found in the sections of a list, and keeps the first of it.
private struct FoundDuplicates {
  private var count = 0
  private var example: (id: String, first: ElementPath, second: ElementPath)?

  mutating func add<ID>(_ found: [DuplicateIdentifier<ID>]) {
    count += found.count
    guard example == nil, let one = found.first else { return }
    example = (String(describing: one.identifier), one.first, one.second)
  }

  var report: KumikoDiagnostic? {
    example.map { id, first, second in
      count == 1
        ? .duplicateCell(id: id, first: first, second: second)
        : .duplicateCells(count: count, id: id, first: first, second: second)
    }
  }
}
