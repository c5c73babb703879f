/// What a property of an element holds.
public enum DocumentValue: Equatable, Sendable {
  /// A literal, or JSON as it stands.
  case value(RemoteValue)
  /// A text with `${…}` in it. How such texts are read is not a matter of the form.
  case expression(String)
  /// One element or action.
  indirect case element(DocumentElement)
  /// A list of elements or actions.
  case elements([DocumentElement])

  /// A text, which is an expression if it has a `${` anywhere.
  public init(text: String) {
    self = Self.isExpression(text) ? .expression(text) : .value(.string(text))
  }

  static func isExpression(_ text: String) -> Bool {
    let isExpression = text.utf8.withContiguousStorageIfAvailable { bytes in
      var last: UInt8 = 0
      for byte in bytes {
        if last == 0x24, byte == 0x7B { return true }
        last = byte
      }
      return false
    }
    return isExpression ?? text.contains("${")
  }

  /// The text of a literal text or of an expression.
  public var text: String? {
    switch self {
    case .value(.string(let text)), .expression(let text): text
    default: nil
    }
  }

  /// What messages call it, such as `number` or `element`.
  public var kind: String {
    switch self {
    case .value(let value): value.kind
    case .expression: "expression"
    case .element: "element"
    case .elements: "elements"
    }
  }
}

/// A property of an element.
public struct DocumentProperty: Sendable {
  /// The name, which begins with a lower-case letter.
  public var name: String
  /// The value.
  public var value: DocumentValue
  /// Where the value stands; nil for what was not read.
  public var location: DocumentLocation?

  /// Creates a property.
  public init(_ name: String, _ value: DocumentValue, location: DocumentLocation? = nil) {
    self.name = name
    self.value = value
    self.location = location
  }
}

/// A text of an element that is no property, with its place.
public struct DocumentText: Sendable {
  /// The characters, with expressions as they were written.
  public var text: String
  /// Where the text stands; nil for what was not read.
  public var location: DocumentLocation?

  /// Creates a text.
  public init(_ text: String, location: DocumentLocation? = nil) {
    self.text = text
    self.location = location
  }
}
