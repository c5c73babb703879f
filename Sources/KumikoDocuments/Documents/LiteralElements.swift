/// Finds elements that can be kept as their text. What they say is looked at where it stands; no
/// value is made.
struct LiteralElements {
  /// More types, or names of one, than these are not worth it.
  private static let limit = 64

  private let literals: any LiteralSchema
  private let schema: FormSchema
  private let limits: DocumentLimits
  private var shapes: [LiteralShape] = []

  init?(_ base: any DocumentSchema, schema: FormSchema, limits: DocumentLimits) {
    guard let literals = base as? any LiteralSchema else { return nil }
    (self.literals, self.schema, self.limits) = (literals, schema, limits)
  }

  /// What is known of an element that can be kept as its text, and its type; nil if it has to be
  /// read.
  mutating func text(_ json: JSONValue) -> (type: String, id: JSONValue?, text: ElementText)? {
    var found = LiteralFinding()
    let shape = json.index.bytes.withUnsafeBufferPointer { bytes in
      json.index.entries.withUnsafeBufferPointer { entries in
        find(json.entry, in: LiteralInput(bytes: bytes, entries: entries), depth: 1, &found)
      }
    }
    guard let shape, shape.literals.isKept else { return nil }
    let text: ElementText
    if let last = shape.last, last.counts == found.counts {
      text = last
    } else {
      text = ElementText(
        shape.type, found.counts, of: literals.literalsOwner, schema: schema, limits: limits)
      shape.last = text
    }
    return (shape.type, found.id.map { JSONValue(index: json.index, entry: $0) }, text)
  }

  /// Looks at an element and all that is in it; nil if it has to be read.
  private mutating func find(
    _ element: Int, in input: LiteralInput, depth: Int, _ found: inout LiteralFinding
  ) -> LiteralShape? {
    let end = Int(input.entries[element].next)
    guard input.entries[element].tag == .object, element + 2 < end, depth <= 8,
      input.isType(element + 1), let shape = shape(of: element + 2, in: input)
    else { return nil }
    found.counts.elements += 1
    found.counts.depth = max(found.counts.depth, depth)
    var required = shape.literals.required.count
    var position = 0
    // The first is the type.
    var key = element + 3
    while key < end {
      let value = key + 1
      guard let name = shape.name(of: key, at: position, in: input) else { return nil }
      switch name.kind {
      case .id:
        guard depth == 1, input.isPlainText(value),
          Int(input.entries[value].end - input.entries[value].start) <= limits.idBytes
        else { return nil }
        found.id = value
      case .check(let check):
        guard isRight(value, check, name, in: input, depth: depth, &found) else { return nil }
        found.counts.properties += 1
        if name.isRequired { required -= 1 }
      }
      position += 1
      key = Int(input.entries[value].next)
    }
    return required == 0 ? shape : nil
  }

  private mutating func isRight(
    _ value: Int, _ check: LiteralCheck, _ name: LiteralShape.Name, in input: LiteralInput,
    depth: Int, _ found: inout LiteralFinding
  ) -> Bool {
    let tag = input.entries[value].tag
    switch check {
    case .elements(let roles, let isList):
      return areRight(value, roles, isList, in: input, depth: depth, &found)
    case .text(let number, let boolean):
      found.counts.literals += 1
      switch tag {
      case .string: return input.isPlainText(value)
      case .number: return number
      case .true, .false: return boolean
      default: return false
      }
    case .number:
      found.counts.literals += 1
      return tag == .number && input.isSmallNumber(value)
    case .boolean:
      found.counts.literals += 1
      return tag == .true || tag == .false
    case .words(let isRight):
      found.counts.literals += 1
      return input.isPlainText(value) && name.isRight(value, isRight, in: input)
    }
  }

  private mutating func areRight(
    _ value: Int, _ roles: UInt16, _ isList: Bool, in input: LiteralInput, depth: Int,
    _ found: inout LiteralFinding
  ) -> Bool {
    if input.entries[value].tag == .object {
      guard let shape = find(value, in: input, depth: depth + 1, &found) else { return false }
      return shape.literals.role & roles != 0
    }
    guard isList, input.entries[value].tag == .list else { return false }
    var item = value + 1
    while item < Int(input.entries[value].next) {
      guard let shape = find(item, in: input, depth: depth + 1, &found),
        shape.literals.role & roles != 0
      else { return false }
      item = Int(input.entries[item].next)
    }
    return true
  }

  /// What is known of a type; nil if its elements have to be read.
  private mutating func shape(of type: Int, in input: LiteralInput) -> LiteralShape? {
    guard input.isPlainText(type) else { return nil }
    if let shape = shapes.first(where: { input.equals(type, $0.bytes) }) {
      return shape.isUsable ? shape : nil
    }
    guard shapes.count < Self.limit else { return nil }
    let name = input.string(type)
    let literals = schema.isTemplate(name) ? nil : literals.literals(for: name)
    let shape = LiteralShape(name, literals)
    shapes.append(shape)
    return shape.isUsable ? shape : nil
  }
}

/// What was found in an element that can be kept as its text.
private struct LiteralFinding {
  var counts = ElementText.Counts()
  /// The entry of the id.
  var id: Int?
}

/// The entries of a text and its bytes, where they are.
private struct LiteralInput {
  let bytes: UnsafeBufferPointer<UInt8>
  let entries: UnsafeBufferPointer<JSONIndex.Entry>

  /// Whether an entry is a string that is read as it stands.
  func isPlainText(_ entry: Int) -> Bool {
    let entry = entries[entry]
    return entry.tag == .string && !entry.hasEscapes && !entry.hasDollar
  }

  /// Whether an entry is the word `type`.
  func isType(_ entry: Int) -> Bool {
    let start = Int(entries[entry].start)
    return entries[entry].end - entries[entry].start == 4 && bytes[start] == 0x74
      && bytes[start + 1] == 0x79 && bytes[start + 2] == 0x70 && bytes[start + 3] == 0x65
  }

  /// Whether a number is of few digits.
  func isSmallNumber(_ entry: Int) -> Bool {
    let range = Int(entries[entry].start)..<Int(entries[entry].end)
    guard range.count <= 9 else { return false }
    return bytes[range].allSatisfy { $0 != 0x65 && $0 != 0x45 }
  }

  func equals(_ entry: Int, _ text: [UInt8]) -> Bool {
    let start = Int(entries[entry].start)
    guard Int(entries[entry].end) - start == text.count else { return false }
    for offset in 0..<text.count where bytes[start + offset] != text[offset] { return false }
    return true
  }

  func string(_ entry: Int) -> String {
    String(decoding: bytes[Int(entries[entry].start)..<Int(entries[entry].end)], as: UTF8.self)
  }
}

/// How elements of a type are written, as far as those before have shown.
private final class LiteralShape {
  /// A name in an object, and what is known of it.
  final class Name {
    enum Kind {
      case id
      case check(LiteralCheck)
    }

    let bytes: [UInt8]
    let kind: Kind
    let isRequired: Bool
    /// Words that were right before: there are few.
    private var words: [[UInt8]] = []

    init(_ bytes: [UInt8], _ kind: Kind, isRequired: Bool) {
      (self.bytes, self.kind, self.isRequired) = (bytes, kind, isRequired)
    }

    /// Whether a text is right.
    func isRight(_ entry: Int, _ check: (String) -> Bool, in input: LiteralInput) -> Bool {
      for word in words where input.equals(entry, word) { return true }
      let word = input.string(entry)
      guard check(word) else { return false }
      if words.count < 8 { words.append(Array(word.utf8)) }
      return true
    }
  }

  let type: String
  let bytes: [UInt8]
  let literals: ElementLiterals
  let isUsable: Bool
  /// What the last element had in it.
  var last: ElementText?
  private var names: [Name] = []

  init(_ type: String, _ literals: ElementLiterals?) {
    (self.type, bytes, isUsable) = (type, Array(type.utf8), literals != nil)
    self.literals = literals ?? ElementLiterals(role: 0, isKept: false, checks: [:], required: [])
  }

  /// What is known of the name that stands at a position; nil if the element has to be read.
  func name(of key: Int, at position: Int, in input: LiteralInput) -> Name? {
    if position < names.count, input.equals(key, names[position].bytes) { return names[position] }
    for name in names where input.equals(key, name.bytes) { return name }
    guard input.isPlainText(key), names.count < 64 else { return nil }
    let text = input.string(key)
    let kind: Name.Kind
    if text == "id" {
      kind = .id
    } else if FormSchema.reservedType(text) == nil, let check = literals.checks[text] {
      kind = .check(check)
    } else {
      return nil
    }
    let name = Name(
      Array(text.utf8), kind, isRequired: literals.required.contains(text))
    names.append(name)
    return name
  }
}
