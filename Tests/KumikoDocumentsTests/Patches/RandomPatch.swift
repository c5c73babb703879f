import KumikoDocuments
import _TestSupport

/// A small world of screens, each of which is changed step by step while a patch says the same.
struct RandomPatch {
  private struct Row {
    var id: String
    var title: Int
    /// The titles of what it holds; nil for a row that holds nothing.
    var children: [String]?
  }

  private struct Part {
    var id: String
    var rows: [Row]
  }

  private var parts: [Part] = []
  private var counts: [Double] = []
  private var nextID = 0
  private(set) var changes: [PatchChange] = []

  init(using random: inout SeededRandom) {
    counts = (0..<Int.random(in: 0...3, using: &random)).map(Double.init)
    for _ in 0..<Int.random(in: 1...3, using: &random) { parts.append(part(using: &random)) }
  }

  /// The screen as a server would send it now.
  var screen: ScreenDocument {
    var screen = ScreenDocument()
    screen.element.id = DocumentText("world")
    screen.element.properties = [
      DocumentProperty("data", .value(["counts": .list(counts.map { .number($0) })])),
      DocumentProperty("sections", .elements(parts.map { Self.element($0) })),
    ]
    return screen
  }

  var patch: PatchDocument { PatchDocument(of: "world", changes: changes) }

  // MARK: Elements

  private mutating func freshID() -> String {
    nextID += 1
    return "e\(nextID)"
  }

  private mutating func row(using random: inout SeededRandom) -> Row {
    let holds = Int.random(in: 0..<3, using: &random) == 0
    let id = freshID()
    let children = (0..<Int.random(in: 0...2, using: &random)).map { _ in freshID() }
    return Row(
      id: id, title: Int.random(in: 0..<9, using: &random), children: holds ? children : nil)
  }

  private mutating func part(using random: inout SeededRandom) -> Part {
    let id = freshID()
    var rows: [Row] = []
    for _ in 0..<Int.random(in: 0...3, using: &random) { rows.append(row(using: &random)) }
    return Part(id: id, rows: rows)
  }

  private static func element(_ part: Part) -> DocumentElement {
    DocumentElement(
      "Section", id: part.id,
      properties: [DocumentProperty("rows", .elements(part.rows.map { element($0) }))])
  }

  private static func element(_ row: Row) -> DocumentElement {
    guard let children = row.children else {
      return DocumentElement(
        "ListRow", id: row.id,
        properties: [DocumentProperty("title", .value(.string("t\(row.title)")))])
    }
    return DocumentElement(
      "VFlex", id: row.id,
      properties: [DocumentProperty("children", .elements(children.map { text($0) }))])
  }

  private static func text(_ id: String) -> DocumentElement {
    DocumentElement(
      "TextElement", id: id, properties: [DocumentProperty("text", .value(.string(id)))])
  }

  // MARK: Edits

  /// Changes the world, and notes the change.
  mutating func edit(using random: inout SeededRandom) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: editData(using: &random)
    case 1: insertPart(using: &random)
    case 2: removePart(using: &random)
    case 3: replacePart(using: &random)
    default: editRows(using: &random)
    }
  }

  private mutating func editData(using random: inout SeededRandom) {
    let position = Int.random(in: 0...counts.count, using: &random)
    let value = Double.random(in: 0...1, using: &random)
    if position == counts.count { counts.append(value) } else { counts[position] = value }
    note(data: "counts[\(position)]", .number(value))
  }

  private mutating func note(data path: String, _ value: RemoteValue) {
    if let path = DataPath(path) { changes.append(.data(path, value)) }
  }

  private mutating func insertPart(using random: inout SeededRandom) {
    let part = part(using: &random)
    guard let number = parts.indices.randomElement(using: &random), Bool.random(using: &random)
    else {
      parts.append(part)
      changes.append(.insert([Self.element(part)], .into("world")))
      return
    }
    changes.append(.insert([Self.element(part)], .before(parts[number].id)))
    parts.insert(part, at: number)
  }

  private mutating func removePart(using random: inout SeededRandom) {
    guard let number = parts.indices.randomElement(using: &random) else { return }
    changes.append(.remove(parts.remove(at: number).id))
  }

  private mutating func replacePart(using random: inout SeededRandom) {
    guard let number = parts.indices.randomElement(using: &random) else { return }
    let part = part(using: &random)
    changes.append(.replace(parts[number].id, with: Self.element(part)))
    parts[number] = part
  }

  private mutating func editRows(using random: inout SeededRandom) {
    guard let part = parts.indices.randomElement(using: &random) else { return }
    guard let number = parts[part].rows.indices.randomElement(using: &random) else {
      let row = row(using: &random)
      parts[part].rows.append(row)
      changes.append(.insert([Self.element(row)], .into(parts[part].id)))
      return
    }
    let id = parts[part].rows[number].id
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      parts[part].rows.remove(at: number)
      changes.append(.remove(id))
    case 1:
      let row = row(using: &random)
      parts[part].rows[number] = row
      changes.append(.replace(id, with: Self.element(row)))
    case 2:
      parts[part].rows[number].children != nil
        ? editChildren(of: (part, number), using: &random) : retitle((part, number))
    default:
      let isAfter = Bool.random(using: &random)
      var rows = [row(using: &random)]
      if Bool.random(using: &random) { rows.append(row(using: &random)) }
      parts[part].rows.insert(contentsOf: rows, at: number + (isAfter ? 1 : 0))
      changes.append(.insert(rows.map { Self.element($0) }, isAfter ? .after(id) : .before(id)))
    }
  }

  private mutating func retitle(_ place: (part: Int, row: Int)) {
    parts[place.part].rows[place.row].title += 1
    let row = parts[place.part].rows[place.row]
    changes.append(.replace(row.id, with: Self.element(row)))
  }

  private mutating func editChildren(
    of place: (part: Int, row: Int), using random: inout SeededRandom
  ) {
    let row = parts[place.part].rows[place.row]
    let id = freshID()
    if let child = row.children?.randomElement(using: &random), Bool.random(using: &random) {
      changes.append(.remove(child))
      parts[place.part].rows[place.row].children?.removeAll { $0 == child }
    } else {
      changes.append(.insert([Self.text(id)], .into(row.id)))
      parts[place.part].rows[place.row].children?.append(id)
    }
  }
}
