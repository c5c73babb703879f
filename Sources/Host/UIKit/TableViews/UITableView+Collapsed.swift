import ListGeometry

/// The sections without height that a stretch holds.
struct CollapsedSections: Equatable {
  var generation: Int32
  var sections: Range<Int>
}

/// Rows and sections without height cover no place and are in no slice. After an update they are
/// asked again where they stand in view or at its ends, for they may have opened.
extension UITableView {
  func measureCollapsed(_ slices: [RowSlice], in span: RowGeometry.Span) {
    for slice in slices { measureCollapsedRows(of: slice.section, in: span) }
    let geometry = state.contents.geometry
    let found = CollapsedSections(
      generation: geometry.generation, sections: geometry.sections(from: span.start, to: span.end))
    guard geometry.generation > 0, found != state.measuredCollapsed else { return }
    for section in found.sections where !isInterrupted && geometry[section].extent == 0 {
      measureEdges(section)
      measureCollapsedRows(of: section, in: span)
    }
    if !isInterrupted { state.measuredCollapsed = found }
  }

  /// What opens below the visible part waits until it is scrolled to.
  private func measureCollapsedRows(of section: Int, in span: RowGeometry.Span) {
    let before = state.contents.geometry
    let stale = before.staleCollapsedRows(inSection: section, from: span.start, to: span.end)
    for row in stale.joined() {
      guard !isInterrupted, state.contents.geometry.height - before.height < span.height else {
        return
      }
      measure(RowPath(section: section, row: row))
    }
  }
}
