/// A value of a screen document: of its properties, its `data`, its `state`, and of expressions.
///
/// The types are those of JSON. Values of different types are never equal.
public enum RemoteValue: Hashable, Sendable {
  /// No value: what is missing, and what a mistake in an expression gives.
  case null
  case bool(Bool)
  /// Any number; always finite.
  case number(Double)
  case string(String)
  case list([RemoteValue])
  case object([String: RemoteValue])

  /// The kind of the value as messages name it, such as `number`.
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool: "Boolean"
    case .number: "number"
    case .string: "string"
    case .list: "list"
    case .object: "object"
    }
  }
}

extension RemoteValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) { self = .null }

  public init(booleanLiteral value: Bool) { self = .bool(value) }

  public init(floatLiteral value: Double) { self = .number(value) }

  /// A whole number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  public init(stringLiteral value: String) { self = .string(value) }

  public init(arrayLiteral elements: RemoteValue...) { self = .list(elements) }

  /// An object; of equal keys the last one counts.
  public init(dictionaryLiteral elements: (String, RemoteValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
