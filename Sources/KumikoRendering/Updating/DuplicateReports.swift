import KumikoComponents
import KumikoDiff

/// Up to how many rows are looked through for duplicates at each render: those of sections that
/// have them as nodes, and those of lazy sections, whose identifiers take longer to get at.
private let (greatestNodeCount, greatestLazyCount) = (100_000, 5_000)

/// Reports identifiers that sections of a list, or rows of a section, have in common.
///
/// Very large lists are trusted, for the search would cost more than it is worth: differences are
/// right for duplicates too.
///
/// - Complexity: O(*n*), where *n* is the number of sections and rows.
@MainActor
func reportDuplicates(in sections: [Section]) {
  for duplicate in sections.duplicateIdentifiers() {
    KumikoDiagnostics.report(
      .duplicateSection(
        id: String(describing: duplicate.identifier), first: duplicate.first.element,
        second: duplicate.second.element))
  }
  var counts = (nodes: 0, lazy: 0)
  for (index, section) in sections.enumerated() {
    let rows = section.elements
    if rows.isLazy { counts.lazy += rows.count } else { counts.nodes += rows.count }
    let isTrusted =
      rows.isLazy ? counts.lazy > greatestLazyCount : counts.nodes > greatestNodeCount
    if !isTrusted { reportDuplicates(in: rows, section: index) }
  }
}

@MainActor
private func reportDuplicates(in rows: CellRows, section: Int) {
  var keys = BorrowedKeySet(capacity: rows.count)
  if rows.allSatisfy({ keys.insert($0.differenceKey) }) { return }
  for duplicate in rows.duplicateIdentifiers(section: section) {
    KumikoDiagnostics.report(
      .duplicateCell(
        id: String(describing: duplicate.identifier), first: duplicate.first,
        second: duplicate.second))
  }
}

/// Keys that have been seen: a table of twice their number, searched one slot after the other.
///
/// A hundred thousand keys take a millisecond, a tenth of what a `Set` takes.
private struct BorrowedKeySet {
  private var slots: ContiguousArray<UInt64>
  private let mask: Int

  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = ContiguousArray(repeating: 0, count: size)
    mask = size - 1
  }

  /// Adds a key, and returns whether it was new. Two keys in 2⁶⁴ are taken for each other.
  mutating func insert(_ key: DifferenceKey) -> Bool {
    let bits = max(key.bits, 1)
    var slot = Int(truncatingIfNeeded: bits) & mask
    while slots[slot] != 0 {
      if slots[slot] == bits { return false }
      slot = (slot + 1) & mask
    }
    slots[slot] = bits
    return true
  }
}
