/// Parts without height, which cover no place and so are in no answer to what is somewhere.
extension RowGeometry {
  /// The sections that stand in a stretch or at its ends, those without height as well.
  /// - Complexity: O(log sections + collapsed sections found).
  package func sections(from start: Double, to end: Double) -> Range<Int> {
    guard start <= height, end >= 0 else { return 0..<0 }
    var lower = start > 0 ? section(at: start) ?? sectionCount : 0
    while lower > 0, sections.offset(ofPlace: lower) >= start, self[lower - 1].extent == 0 {
      lower -= 1
    }
    let upper = section(at: end).map { $0 + 1 } ?? sectionCount
    return lower..<max(lower, upper)
  }

  /// The rows without height of `section`, in a stretch or at its ends, that must be asked for
  /// again.
  /// - Complexity: O(runs in the stretch · log runs + rows found).
  package func staleCollapsedRows(
    inSection section: Int, from start: Double, to end: Double
  ) -> [Range<Int>] {
    guard let found = sections.position(ofPlace: section) else { return [] }
    let rows = found.element.rows
    let origin = found.offset + found.element.rowsStart
    guard start - origin <= rows.extent, end >= origin else { return [] }
    var place = start > origin ? rows.index(atOffset: start - origin) ?? rows.count : 0
    while let run = rows.position(ofPlace: place - 1), run.element.height == 0 { place = run.index }
    let last = rows.index(atOffset: end - origin) ?? rows.count
    var result: [Range<Int>] = []
    while place < last, let run = rows.position(ofPlace: place) {
      let next = run.index + run.element.count
      if run.element.height == 0, !run.element.certainty.isExact(in: generation) {
        result.append(place..<min(next, last))
      }
      place = next
    }
    return result
  }
}
