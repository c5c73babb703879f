import KumikoComponents
import KumikoDiff

/// Up to how many rows of a list are looked through for duplicates at each render.
private let greatestSearchedCount = 5_000

/// Reports identifiers that sections of a list, or rows of a section, have in common.
///
/// Sections beyond the first five thousand rows are trusted: the search would cost more than the
/// differences, which are right for duplicates too.
///
/// - Complexity: O(*n*), where *n* is the number of sections and rows.
@MainActor
func reportDuplicates(in sections: [Section]) {
  sections.forEachDuplicate { first, second in
    let id = String(describing: sections[second].id)
    KumikoDiagnostics.report(.duplicateSection(id: id, first: first, second: second))
  }
  var searchedCount = 0
  for (index, section) in sections.enumerated() {
    searchedCount += section.elements.count
    if searchedCount > greatestSearchedCount { return }
    section.elements.forEachDuplicate { first, second in
      KumikoDiagnostics.report(
        .duplicateCell(
          id: String(describing: section.elements[second].id),
          first: ElementPath(element: first, section: index),
          second: ElementPath(element: second, section: index)))
    }
  }
}

extension RandomAccessCollection where Element: Differentiable, Index == Int {
  /// Calls `body` with the indices of each element whose identifier an earlier one has, and of the
  /// first one that has it.
  @MainActor
  fileprivate func forEachDuplicate(_ body: (Int, Int) -> Void) {
    guard count > 1 else { return }
    var firstIndices: [DifferenceKey: Int] = [:]
    firstIndices.reserveCapacity(count)
    for index in indices {
      let key = self[index].differenceKey
      guard let first = firstIndices[key] else {
        firstIndices[key] = index
        continue
      }
      if self[first].hasSameIdentifier(as: self[index]) { body(first, index) }
    }
  }
}
