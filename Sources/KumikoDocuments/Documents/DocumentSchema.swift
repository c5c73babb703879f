/// What the form of a document must know about properties: XML writes every value as text.
public enum DocumentValueType: String, Hashable, Sendable, CaseIterable {
  /// Words of any kind: texts, URLs, colors, names.
  case text
  case number
  case boolean
  /// One element or action.
  case element
  /// A list of elements or actions.
  case elements
  /// Any value of JSON, which is not searched for elements.
  case value
}

/// What the form of a document must know about elements of a type.
public struct ElementSchema: Hashable, Sendable {
  /// The types of the properties, by their names.
  public var properties: [String: DocumentValueType]
  /// The property that XML writes as the tags inside the element's own, such as `rows`.
  public var content: String?

  /// Creates the description of a type of elements.
  public init(_ properties: [String: DocumentValueType], content: String? = nil) {
    self.properties = properties
    self.content = content
  }
}

/// Knows the types of elements: a registry, seen from the form of documents.
public protocol DocumentSchema: Sendable {
  /// The description of a type, or nil if it is not known.
  ///
  /// Properties that are not described are texts in XML, unless their tag says otherwise.
  func elementSchema(for type: String) -> ElementSchema?
}

/// The types that a document's own words are made of, its templates, and those of another schema.
struct FormSchema: Sendable {
  private let base: any DocumentSchema
  private var templates: [String: ElementSchema] = [:]

  /// Elements that nobody knows have their children inside.
  private static let unknown = ElementSchema(["children": .elements], content: "children")

  private static let roots: [String: ElementSchema] = [
    "Screen": ElementSchema(
      [
        "state": .value, "data": .value, "strings": .value, "reset": .value, "sections": .elements,
      ], content: "sections"),
    "Patch": ElementSchema(
      ["of": .text, "base": .text, "changes": .elements], content: "changes"),
  ]

  private static let changes: [String: ElementSchema] = [
    "Data": ElementSchema(["path": .text, "value": .value]),
    "Replace": ElementSchema(["with": .element], content: "with"),
    "Insert": ElementSchema(
      ["before": .text, "after": .text, "into": .text, "elements": .elements], content: "elements"),
    "Remove": ElementSchema([:]),
  ]

  /// The words that every element has.
  static let reserved: [String: DocumentValueType] = [
    "id": .text, "if": .boolean, "elseIf": .boolean, "else": .boolean, "for": .text,
    "where": .text, "requires": .value, "fallback": .element,
  ]

  /// The type of a word that every element has; nil for all others.
  static func reservedType(_ name: String) -> DocumentValueType? {
    // No word is longer, and most names are; it is faster not to hash them.
    guard name.utf8.count <= 8 else { return nil }
    return reserved[name]
  }

  init(_ base: any DocumentSchema, templates: [(name: String, params: RemoteValue)] = []) {
    self.base = base
    for template in templates
    where Self.roots[template.name] == nil && self.templates[template.name] == nil {
      self.templates[template.name] = Self.schema(for: template.params)
    }
  }

  /// Parameters have the types of their default values. Lists and null may stand for elements.
  private static func schema(for params: RemoteValue) -> ElementSchema {
    guard case .object(let params) = params else { return unknown }
    let types = params.compactMapValues { value -> DocumentValueType? in
      switch value {
      case .bool: .boolean
      case .number: .number
      case .string: .text
      case .object: .value
      case .null, .list: nil
      }
    }
    return ElementSchema(
      types.merging(unknown.properties) { first, _ in first },
      content: types["children"] == nil ? "children" : nil)
  }

  /// The description of a type, of what is not known that of unknown elements.
  subscript(type: String) -> ElementSchema {
    templates[type] ?? root(type) ?? base.elementSchema(for: type) ?? Self.changes[type]
      ?? Self.unknown
  }

  /// The description of the root of a document, which has words of its own and those of the base.
  private func root(_ type: String) -> ElementSchema? {
    guard let own = Self.roots[type] else { return nil }
    guard let other = base.elementSchema(for: type) else { return own }
    return ElementSchema(
      other.properties.merging(own.properties) { $1 }, content: own.content)
  }

  /// Whether the document describes elements of a type itself.
  func isTemplate(_ type: String) -> Bool { templates[type] != nil }

  /// Whether a name belongs to an element that is no template.
  func isTaken(_ type: String) -> Bool {
    Self.roots[type] != nil || Self.changes[type] != nil || base.elementSchema(for: type) != nil
  }
}
