/// What is known of a value before there is one: the types that expressions are checked with.
public indirect enum RemoteType: Hashable, Sendable {
  case null
  case bool
  case number
  case string
  case list(of: RemoteType)
  /// An object with these fields. Of an object without any, nothing is known: each field is of any
  /// type.
  case object([String: RemoteType])
  /// A value of which nothing is known, and which fits everywhere.
  case any
  /// The type, or null.
  case optional(RemoteType)

  /// The type as messages name it, such as `list of numbers`.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool: "Boolean"
    case .number: "number"
    case .string: "string"
    case .list(.any): "list"
    case .list(of: let element): "list of \(element.plural)"
    case .object: "object"
    case .any: "any value"
    case .optional(let type): type == .any ? "any value" : "\(type.description) or null"
    }
  }

  private var plural: String {
    switch self {
    case .null, .optional: "values"
    case .any: "values"
    case .list: "lists"
    default: description + "s"
    }
  }

  /// The type without null.
  public var unwrapped: RemoteType {
    if case .optional(let type) = self { return type.unwrapped }
    return self
  }

  /// The type, or null, said once.
  var orNull: RemoteType {
    switch self {
    case .null, .any, .optional: self
    default: .optional(self)
    }
  }

  /// Whether a value of another type can stand where this one is expected.
  ///
  /// The answer is no only where no value could: what may be null, or is not known, is accepted.
  public func accepts(_ other: RemoteType) -> Bool {
    switch (self, other) {
    case (.any, _), (_, .any), (.optional, .null): true
    case (.optional(let type), _): type.accepts(other)
    case (_, .optional(let type)): accepts(type)
    case (.list(of: let element), .list(of: let other)): element.accepts(other)
    case (.object(let fields), .object(let others)): Self.accepts(fields, others)
    default: self == other
    }
  }

  private static func accepts(
    _ fields: [String: RemoteType], _ others: [String: RemoteType]
  ) -> Bool {
    others.isEmpty
      || fields.allSatisfy { name, type in
        guard let other = others[name] else { return type.accepts(.null) }
        return type.accepts(other)
      }
  }

  /// Whether a value is of this type, with everything in it.
  /// - Complexity: O(*n*) of the values in it whose types matter.
  public func contains(_ value: RemoteValue) -> Bool {
    switch (self, value) {
    case (.any, _), (.null, .null), (.bool, .bool), (.number, .number), (.string, .string),
      (.optional, .null):
      true
    case (.optional(let type), _): type.contains(value)
    case (.list(of: .any), .list): true
    case (.list(of: let type), .list(let elements)): elements.allSatisfy(type.contains)
    case (.object(let types), .object(let fields)):
      types.allSatisfy { name, type in type.contains(fields[name] ?? .null) }
    default: false
    }
  }
}
