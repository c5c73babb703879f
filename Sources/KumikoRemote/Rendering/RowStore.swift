import KumikoComponents

/// What renders of a screen hand on to the next, also to those of its next version: rows that show
/// the same each time, so that they are made once, and which model is shown.
@MainActor
final class RowStore {
  /// Whose state actions read and change.
  weak var model: RemoteScreenModel?
  /// The rows made last, by their ids, so that the next version of a row takes the place of this
  /// one; two generations, so that those in use survive and others leave.
  private var young: [RowID: MadeRow] = [:]
  private var old: [RowID: MadeRow] = [:]
  private let generationSize = 128
  /// What sections have in this render, and had in the one before.
  private var lists: [ObjectIdentifier: WrittenRows] = [:]
  private var olderLists: [ObjectIdentifier: WrittenRows] = [:]

  /// The row of an element that shows the same in every render, if it has been made before.
  func row(of element: CompiledElement, _ id: RowID) -> Row<AnyComponent, NoID>? {
    if let made = young[id], made.element === element { return made.row }
    guard let made = old[id], made.element === element else { return nil }
    keep(made.row, of: element, id)
    return made.row
  }

  /// Keeps the row of an element.
  func keep(_ row: Row<AnyComponent, NoID>, of element: CompiledElement, _ id: RowID) {
    if young.count >= generationSize { (old, young) = (young, [:]) }
    young[id] = MadeRow(element: element, row: row)
  }

  /// Forgets what only the render before the last one had.
  func beginRender() { (olderLists, lists) = (lists, [:]) }

  /// The rows of a section that are there in every render, which are found once.
  func rows(of section: CompiledElement, _ make: () -> WrittenRows) -> WrittenRows {
    let key = ObjectIdentifier(section)
    if let known = lists[key] { return known }
    let rows = olderLists[key] ?? make()
    lists[key] = rows
    return rows
  }

  /// Forgets all rows, as when what they are made of has changed.
  func removeAll() { (young, old) = ([:], [:]) }
}

/// A row, and the element that it was made of.
private struct MadeRow {
  let element: CompiledElement
  let row: Row<AnyComponent, NoID>
}

/// The rows of a section as they are written, without loops, conditions and templates.
final class WrittenRows {
  struct Item {
    let element: CompiledElement
    let id: RowID
  }

  /// The section; kept, so that no other takes its place.
  let section: CompiledElement
  /// Nil if what is there depends on something.
  let items: [Item]?

  init(section: CompiledElement, items: [Item]?) {
    (self.section, self.items) = (section, items)
  }
}
