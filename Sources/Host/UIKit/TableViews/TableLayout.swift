import ListGeometry

/// The layout of a table: a column of rows whose heights are measured as they come into view.
@MainActor
final class TableLayout {
  private unowned let host: any RowMeasurerHost
  let column: RowColumn
  let measurer: RowMeasurer

  init(_ host: any RowMeasurerHost, _ phases: PhaseController, _ contents: ListContents) {
    self.host = host
    column = RowColumn(host, phases, contents)
    measurer = RowMeasurer(host, column, phases)
  }
}

extension TableLayout: ListLayout {
  var version: Int { column.version }

  var visibleRect: CGRect {
    let span = column.visibleSpan
    return CGRect(x: 0, y: span.start, width: 0, height: span.height)
  }

  var visibleItems: VisibleItems { VisibleItems(column.rows(in: column.visibleSpan)) }

  func invalidate() { column.invalidate() }

  func invalidateSizes() { column.invalidateWidths() }

  func rebuild() {
    column.rebuild()
    host.updateContentSize()
  }

  func apply(_ map: IndexPathMap) { column.apply(map) }

  func measureVisibleItems() -> VisibleItems { VisibleItems(measurer.remeasureVisibleRows()) }

  func measureAfterUpdate() -> (offset: CGPoint, items: VisibleItems) {
    let (offset, rows) = measurer.measureAfterUpdate()
    return (CGPoint(x: host.bounds.minX, y: offset), VisibleItems(rows))
  }

  func elements(beside items: VisibleItems, in rect: CGRect) -> [ElementKey] {
    [ElementKind.header, .footer].flatMap { kind in
      items.sections.map { ElementKey(kind, section: $0) }
    }
    .filter { column.isVisible($0, in: rect) }
  }
}

extension UITableView {
  /// Where headers, rows and footers stand.
  var rowColumn: RowColumn { tableLayout.column }
}
