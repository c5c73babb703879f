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

/// What of a table is in view.
struct TableElements: VisibleElements {
  let items: VisibleItems
  /// Headers and footers, in the order in which they are shown.
  let floating: [ElementKey]
  /// The row that the user carries out of view: its cell stays in view.
  let lifted: RowPath?

  var places: [ElementKey] {
    items.items.map(ElementKey.cell) + floating + (lifted.map { [.cell($0)] } ?? [])
  }

  func contains(_ key: ElementKey) -> Bool {
    guard let item = key.item else { return floating.contains(key) }
    return item == lifted || items.contains(item)
  }

  func hasSameRest(as other: TableElements) -> Bool {
    items == other.items && lifted == other.lifted
  }
}

extension TableLayout: ListLayout {
  var version: Int { column.version }

  var visibleRect: CGRect {
    let span = column.visibleSpan
    return CGRect(x: 0, y: span.start, width: 0, height: span.height)
  }

  func isUnchanged(_ visible: TableElements) -> Bool {
    visible.items == VisibleItems(column.rows(in: column.visibleSpan))
  }

  func invalidate() { column.invalidate() }

  func invalidateSizes() { column.invalidateWidths() }

  func rebuild() {
    column.rebuild()
    host.updateContentSize()
  }

  func apply(_ map: IndexPathMap) { column.apply(map) }

  func measureVisibleElements() -> TableElements? {
    elements(measurer.remeasureVisibleRows(), in: host.bounds)
  }

  /// Like ``measureVisibleElements()`` at the end of a batch of updates, without scrolling.
  /// - Returns: The content offset to scroll to, and what is in view there.
  func measureAfterUpdate() -> (offset: CGPoint, visible: TableElements) {
    let (top, rows) = measurer.measureAfterUpdate()
    let offset = CGPoint(x: host.bounds.minX, y: top)
    return (offset, elements(rows, in: CGRect(origin: offset, size: host.bounds.size)))
  }

  /// Rows, and those of their sections' headers and footers that share some area with `rect`.
  private func elements(_ rows: [VisibleRows], in rect: CGRect) -> TableElements {
    let items = VisibleItems(rows)
    let others = [ElementKind.header, .footer].flatMap { kind in
      items.sections.map { ElementKey(kind, section: $0) }
    }
    let lifted = host.reorderGap?.lifted.flatMap {
      host.isDisplayed($0) && !items.contains($0) ? $0 : nil
    }
    return TableElements(
      items: items, floating: others.filter { column.isVisible($0, in: rect) }, lifted: lifted)
  }
}

extension UITableView {
  /// Where headers, rows and footers stand.
  var rowColumn: RowColumn { tableLayout.column }
}
