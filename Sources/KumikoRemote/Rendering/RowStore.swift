import KumikoComponents

/// What renders of a screen hand on to the next, also to those of its next version: rows that show
/// the same each time, so that they are made once, and which model is shown.
@MainActor
final class RowStore {
  /// Whose state actions read and change.
  weak var model: RemoteScreenModel?
  /// What the row that is being made is made of.
  private(set) var making: RowOrigin?
  /// The rows made last, by their ids, so that the next version of a row takes the place of this
  /// one; two generations, so that those in use survive and others leave.
  private var young: [RowID: MadeRow] = [:]
  private var old: [RowID: MadeRow] = [:]
  private let generationSize = 128
  /// What sections have in this render, and had in the one before.
  private var lists: [ObjectIdentifier: WrittenRows] = [:]
  private var olderLists: [ObjectIdentifier: WrittenRows] = [:]
  /// The same by the identifiers of the sections.
  private var namedLists: [RowID: WrittenRows] = [:]
  private var olderNamedLists: [RowID: WrittenRows] = [:]

  /// The row of an element that shows the same in every render, if it has been made before.
  func row(of element: CompiledElement, _ id: RowID) -> Row<AnyComponent, NoID>? {
    if let made = young[id], made.origin.isSame(as: element) { return made.row }
    guard let made = old[id], made.origin.isSame(as: element) else { return nil }
    keep(made, id)
    return made.row
  }

  /// Makes the row of an element, and keeps it if it shows the same in every render.
  func make(
    _ element: CompiledElement, _ id: RowID,
    row: () -> (row: Row<AnyComponent, NoID>?, isFixed: Bool)
  ) -> Row<AnyComponent, NoID>? {
    let origin = RowOrigin(element)
    making = origin
    defer { making = nil }
    let result = row()
    if result.isFixed, let row = result.row { keep(MadeRow(origin: origin, row: row), id) }
    return result.row
  }

  private func keep(_ made: MadeRow, _ id: RowID) {
    if young.count >= generationSize { (old, young) = (young, [:]) }
    young[id] = made
  }

  /// Forgets what only the render before the last one had.
  func beginRender() {
    (olderLists, lists) = (lists, [:])
    (olderNamedLists, namedLists) = (namedLists, [:])
  }

  /// The rows of a section that are there in every render, which are found once.
  ///
  /// - Parameter make: Finds them, given those of another version of the section; nil if there was
  ///   none.
  func rows(of section: ExpandedElement, _ make: (WrittenRows?) -> WrittenRows) -> WrittenRows {
    let key = ObjectIdentifier(section.element)
    if let known = lists[key] { return known }
    let rows =
      olderLists[key] ?? make(namedLists[section.id] ?? olderNamedLists[section.id])
    lists[key] = rows
    namedLists[section.id] = rows
    return rows
  }

  /// Forgets all rows, as when what they are made of has changed.
  func removeAll() { (young, old) = ([:], [:]) }
}

/// A row, and what it was made of.
private struct MadeRow {
  let origin: RowOrigin
  let row: Row<AnyComponent, NoID>
}

/// What a row was made of. Its actions keep it, so it does not keep the row.
@MainActor
final class RowOrigin {
  private let first: CompiledElement
  /// The element of the newest version of the screen that says the same.
  private var element: CompiledElement

  init(_ element: CompiledElement) { (first, self.element) = (element, element) }

  /// Whether the row would be made of an element, too.
  fileprivate func isSame(as other: CompiledElement) -> Bool {
    if element === other { return true }
    guard element.isKept, other.isKept, other.known?.definition.isPure == true,
      element.source.hasSameText(as: other.source)
    else { return false }
    element = other
    return true
  }

  /// The element in the newest version that stands where one with a number stood in that which the
  /// row was made of; nil if there is none newer.
  func newest(of place: Int) -> CompiledElement? {
    guard element !== first else { return nil }
    return element.whole.element(at: place - first.place + element.place)
  }
}

/// The rows of a section as they are written, without loops, conditions and templates.
@MainActor
final class WrittenRows {
  /// The section; kept, so that no other takes its place.
  let section: CompiledElement
  let elements: [CompiledElement]
  /// Nil if what is there depends on something.
  let ids: SharedRowIDs<RowID>?

  init(section: CompiledElement, elements: [CompiledElement], ids: SharedRowIDs<RowID>?) {
    (self.section, self.elements, self.ids) = (section, elements, ids)
  }
}
