/// A value in a JSON text that is read only when it is asked for.
public struct JSONValue: Sendable {
  /// The type of a value.
  public enum Kind: String, Hashable, Sendable {
    case null
    case bool = "Boolean"
    case number
    case string
    case list
    case object
  }

  let index: JSONIndex
  let entry: Int

  private var record: JSONIndex.Entry { index.entries[entry] }
  var tag: JSONIndex.Tag { record.tag }

  /// The type. What was reported as no value counts as null.
  public var kind: Kind {
    switch tag {
    case .null, .invalid: .null
    case .true, .false: .bool
    case .number: .number
    case .string: .string
    case .list: .list
    case .object, .known: .object
    }
  }

  /// Where the value stands in ``JSONIndex/bytes``, with the quotes of a string.
  public var range: Range<Int> {
    let record = record
    let quote = record.tag == .string ? 1 : 0
    return Int(record.start) - quote..<Int(record.end) + quote
  }

  /// The bytes of the value, for a `JSONDecoder`.
  public var bytes: ArraySlice<UInt8> { index.bytes[range] }

  /// The value of a Boolean.
  public var bool: Bool? {
    switch tag {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The value of a number, rounded as `strtod` does.
  public var number: Double? {
    let record = record
    guard record.tag == .number else { return nil }
    return JSONNumber.value(of: index.bytes, in: Int(record.start)..<Int(record.end))
  }

  /// The characters of a string.
  public var string: String? {
    let record = record
    guard record.tag == .string else { return nil }
    return JSONText.string(
      of: index.bytes, in: Int(record.start)..<Int(record.end), hasEscapes: record.hasEscapes)
  }

  /// The elements of a list; none of other values.
  public var elements: [JSONValue] {
    var elements: [JSONValue] = []
    forEachElement { elements.append($0) }
    return elements
  }

  /// The keys and values of an object, in order; none of other values.
  public var members: [(key: JSONValue, value: JSONValue)] {
    var members: [(key: JSONValue, value: JSONValue)] = []
    forEachMember { members.append(($0, $1)) }
    return members
  }

  /// The value of a key, or nil if there is none.
  ///
  /// - Complexity: O(members).
  public subscript(key: String) -> JSONValue? {
    let record = record
    guard record.tag == .object else { return nil }
    var next = entry + 1
    while next < Int(record.next) {
      if JSONValue(index: index, entry: next).equals(key) {
        return JSONValue(index: index, entry: next + 1)
      }
      next = Int(index.entries[next + 1].next)
    }
    return nil
  }

  /// No less than the number of elements or members.
  var count: Int { Int(record.next) - entry - 1 }

  /// The value with all that is in it.
  public var remoteValue: RemoteValue {
    switch tag {
    // What was found again is no value; whoever meets it here reads the text once more.
    case .null, .invalid, .known: return .null
    case .true: return .bool(true)
    case .false: return .bool(false)
    case .number: return .number(number ?? 0)
    case .string: return .string(string ?? "")
    case .list:
      var list: [RemoteValue] = []
      forEachElement { list.append($0.remoteValue) }
      return .list(list)
    case .object:
      var object: [String: RemoteValue] = [:]
      forEachMember { key, value in
        guard let key = key.string, object[key] == nil else { return }
        object[key] = value.remoteValue
      }
      return .object(object)
    }
  }

  func forEachElement(_ body: (JSONValue) -> Void) {
    let record = record
    guard record.tag == .list else { return }
    var next = entry + 1
    while next < Int(record.next) {
      body(JSONValue(index: index, entry: next))
      next = Int(index.entries[next].next)
    }
  }

  func forEachMember(_ body: (_ key: JSONValue, _ value: JSONValue) -> Void) {
    let record = record
    guard record.tag == .object else { return }
    var next = entry + 1
    while next < Int(record.next) {
      body(JSONValue(index: index, entry: next), JSONValue(index: index, entry: next + 1))
      next = Int(index.entries[next + 1].next)
    }
  }

  /// Whether the value is a certain string.
  func equals(_ text: String) -> Bool {
    let record = record
    guard record.tag == .string else { return false }
    if record.hasEscapes { return string == text }
    guard Int(record.end - record.start) == text.utf8.count else { return false }
    return index.bytes.withUnsafeBufferPointer { bytes in
      var offset = Int(record.start)
      for byte in text.utf8 {
        guard bytes[offset] == byte else { return false }
        offset += 1
      }
      return true
    }
  }
}
