/// JSON that is to be written, whose members have an order.
enum OrderedJSON {
  /// A member of an object.
  struct Member {
    var key: String
    var value: OrderedJSON
  }

  /// A number, a word or a string with its quotes.
  case literal(String)
  case list([OrderedJSON])
  case object([Member])

  /// A value, with the members of objects in alphabetical order.
  init(_ value: RemoteValue) {
    switch value {
    case .null: self = .literal("null")
    case .bool(let bool): self = .literal(bool ? "true" : "false")
    case .number(let number): self = .literal(Self.number(number))
    case .string(let string): self = .string(string)
    case .list(let list): self = .list(list.map { OrderedJSON($0) })
    case .object(let object):
      self = .object(
        object.sorted { $0.key < $1.key }.map { Member(key: $0.key, value: OrderedJSON($0.value)) })
    }
  }

  /// An object of keys and values.
  static func members(_ members: [(key: String, value: OrderedJSON)]) -> OrderedJSON {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  /// A string, in which what is not plain text is an escape.
  static func string(_ text: String) -> OrderedJSON { .literal(quoted(text)) }

  /// The shortest text that is read as the same number. What is not finite is null.
  static func number(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    if let whole = Int64(exactly: number), abs(number) < 1e15 { return String(whole) }
    return "\(number)"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where PlainText.isPlain(scalar): result.unicodeScalars.append(scalar)
      default: for unit in UTF16.encode(scalar) ?? .init() { result += escape(unit) }
      }
    }
    return result + "\""
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

/// What may be seen in a document as it is.
enum PlainText {
  /// Whether a character shows itself and nothing else: it controls nothing and does not turn the
  /// direction of what is beside it.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: true
    case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF,
      0xFFFE, 0xFFFF:
      false
    default: true
    }
  }
}

/// Lays JSON out: what fits in a line stands in one, all else has a line for each part.
struct JSONWriter {
  private let width = 100
  private(set) var text = ""

  /// Adds JSON whose first line begins at a column and whose others are indented.
  mutating func write(_ json: OrderedJSON, indentation: Int, column: Int) {
    if let line = oneLine(json, width: width - column) {
      text += line
      return
    }
    let inside = String(repeating: " ", count: indentation + 2)
    switch json {
    case .literal(let literal): text += literal
    case .list(let list):
      text += "["
      for (index, value) in list.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + inside
        write(value, indentation: indentation + 2, column: indentation + 3)
      }
      text += "\n" + inside.dropLast(2) + "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        let key = Self.key(member.key)
        text += (index == 0 ? "\n" : ",\n") + inside + key
        write(
          member.value, indentation: indentation + 2, column: indentation + 3 + key.utf8.count)
      }
      text += "\n" + inside.dropLast(2) + "}"
    }
  }

  private static func key(_ name: String) -> String {
    guard case .literal(let literal) = OrderedJSON.string(name) else { return "" }
    return literal + ": "
  }

  /// The JSON on one line, or nil if it is wider.
  private func oneLine(_ json: OrderedJSON, width: Int) -> String? {
    var line = ""
    return append(json, to: &line, width: width) ? line : nil
  }

  private func append(_ json: OrderedJSON, to line: inout String, width: Int) -> Bool {
    switch json {
    case .literal(let literal): line += literal
    case .list(let list) where list.isEmpty: line += "[]"
    case .object(let members) where members.isEmpty: line += "{}"
    case .list(let list):
      line += "["
      for (index, value) in list.enumerated() {
        line += index == 0 ? " " : ", "
        guard append(value, to: &line, width: width) else { return false }
      }
      line += " ]"
    case .object(let members):
      line += "{"
      for (index, member) in members.enumerated() {
        line += (index == 0 ? " " : ", ") + Self.key(member.key)
        guard append(member.value, to: &line, width: width) else { return false }
      }
      line += " }"
    }
    return line.utf8.count <= width
  }
}
