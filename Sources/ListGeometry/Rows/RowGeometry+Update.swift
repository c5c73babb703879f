extension RowGeometry {
  /// Where the heights of what is new come from.
  package struct Source {
    /// The heights of the section with this new index.
    let section: (Int) -> SectionHeights
    /// The heights of these rows of the section with this new index.
    let rows: (_ section: Int, _ rows: Range<Int>) -> Rope<RowRun>

    package init(
      section: @escaping (Int) -> SectionHeights,
      rows: @escaping (_ section: Int, _ rows: Range<Int>) -> Rope<RowRun>
    ) {
      self.section = section
      self.rows = rows
    }
  }

  /// The geometry after a batch: survivors keep their heights, the rest comes from `source`.
  /// - Complexity: O(operations · (log sections + log runs)); surviving rows are not visited.
  package func applying(_ map: IndexPathMap, source: Source) -> RowGeometry {
    var result = self
    result.sections = newSections(map, source, &result.mayHaveCollapsedParts)
    for section in map.sectionsWithRowChanges {
      let rows = newRows(ofSection: section, map, source)
      result.updateSection(section) { $0.rows = rows }
    }
    for path in map.reloadedPaths {
      let fresh = result.reloadedRow(path, source)
      result.updateSection(path.section) { $0.rows.replace(path.row..<path.row + 1, with: fresh) }
    }
    for section in map.reloadedSections {
      let fresh = source.section(section)
      result.updateSection(section) { $0 = fresh }
    }
    return result
  }

  /// The height of a reloaded row. The one it had is a better guess than any other, and does not
  /// move what stands below.
  private func reloadedRow(_ path: RowPath, _ source: Source) -> Rope<RowRun> {
    let fresh = source.rows(path.section, path.row..<path.row + 1)
    guard let run = fresh.position(ofPlace: 0)?.element, run.certainty == .estimated,
      let span = span(of: path)
    else { return fresh }
    return Rope([RowRun(count: 1, height: span.height, isExact: false)])
  }

  private func newSections(
    _ map: IndexPathMap, _ source: Source, _ mayHaveCollapsedParts: inout Bool
  ) -> Rope<SectionHeights> {
    var result = Rope<SectionHeights>()
    for segment in map.sectionSegments {
      switch segment {
      case .kept(let range):
        result.append(sections.slice(range))
      case .added(let range):
        let added = range.map { new in map.oldSection(new).map { self[$0] } ?? source.section(new) }
        if added.contains(where: { $0.extent == 0 }) { mayHaveCollapsedParts = true }
        result.append(Rope(added))
      }
    }
    return result
  }

  private func newRows(
    ofSection section: Int, _ map: IndexPathMap, _ source: Source
  ) -> Rope<RowRun> {
    guard let old = map.oldSection(section), let rowMap = map.rowMap(inSection: section) else {
      return Rope()
    }
    let before = self[old].rows
    var result = Rope<RowRun>()
    for segment in rowMap.segments {
      switch segment {
      case .kept(let range): result.append(before.slice(range))
      case .added(let range): result.append(addedRows(range, ofSection: section, map, source))
      }
    }
    return result
  }

  /// The heights of rows that appear in a section: inserted ones, and those that moved here.
  private func addedRows(
    _ range: Range<Int>, ofSection section: Int, _ map: IndexPathMap, _ source: Source
  ) -> Rope<RowRun> {
    var result = Rope<RowRun>()
    var inserted = range.lowerBound
    for row in range {
      guard let origin = map.oldPath(RowPath(section: section, row: row)) else { continue }
      if inserted < row { result.append(source.rows(section, inserted..<row)) }
      result.append(self[origin.section].rows.slice(origin.row..<origin.row + 1))
      inserted = row + 1
    }
    if inserted < range.upperBound {
      result.append(source.rows(section, inserted..<range.upperBound))
    }
    return result
  }
}
