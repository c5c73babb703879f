/// An element or action of a document, as it was written: no expression is evaluated.
public struct DocumentElement: Sendable {
  /// The name of its type, which begins with a capital letter.
  public var type: String
  /// The id, which may have expressions.
  public var id: DocumentText?
  /// The loop that makes the element several times; it comes before all else.
  public var loop: DocumentLoop?
  /// `where`: which turns of the loop count.
  public var filter: DocumentText?
  /// `if`, `elseIf` or `else`; it comes after the loop.
  public var condition: DocumentCondition?
  /// The modules that the element needs, in order.
  public var requires: [DocumentRequirement] = []
  /// What stands for the element where it is not known or what it needs is not there.
  public var fallback: DocumentFallback?
  /// All other properties, in order.
  public var properties: [DocumentProperty]
  /// Where the element stands; nil for what was not read.
  public var location: DocumentLocation?
  /// The way to the element in the document that it was read from.
  public var path: DocumentPath

  /// Creates an element.
  public init(
    _ type: String, id: String? = nil, properties: [DocumentProperty] = [],
    location: DocumentLocation? = nil, path: DocumentPath = .root
  ) {
    self.type = type
    self.id = id.map { DocumentText($0) }
    self.properties = properties
    self.location = location
    self.path = path
  }

  /// The value of a property, or nil if it is not set.
  public subscript(name: String) -> DocumentValue? {
    properties.first { $0.name == name }?.value
  }

  /// The property of a name, or nil if it is not set.
  public func property(_ name: String) -> DocumentProperty? {
    properties.first { $0.name == name }
  }

  /// The elements of a property: none, the one, or those of the list.
  public func elements(_ name: String) -> [DocumentElement] {
    switch self[name] {
    case .element(let element): [element]
    case .elements(let elements): elements
    default: []
    }
  }
}

/// `for`: an element stands for as many as a list has values.
public struct DocumentLoop: Sendable {
  /// The name that expressions in the element have for the value.
  public var variable: String
  /// The expression that gives the list.
  public var list: String
  /// Where the loop stands; nil for what was not read.
  public var location: DocumentLocation?

  /// Creates a loop.
  public init(_ variable: String, in list: String, location: DocumentLocation? = nil) {
    self.variable = variable
    self.list = list
    self.location = location
  }
}

/// Whether an element is there.
public struct DocumentCondition: Sendable {
  /// What the condition is called in documents.
  public enum Kind: String, Hashable, Sendable {
    case `if`
    case elseIf
    case `else`
  }

  /// `if`, `elseIf` or `else`.
  public var kind: Kind
  /// A Boolean or an expression; true for `else`.
  public var value: DocumentValue
  /// Where the condition stands; nil for what was not read.
  public var location: DocumentLocation?

  /// Creates a condition.
  public init(
    _ kind: Kind, _ value: DocumentValue = .value(true), location: DocumentLocation? = nil
  ) {
    self.kind = kind
    self.value = value
    self.location = location
  }
}

/// A module that a document or an element needs.
public struct DocumentRequirement: Hashable, Sendable {
  /// The name of the module.
  public var module: String
  /// The lowest number of the module that will do.
  public var version: Int

  /// Creates a requirement.
  public init(_ module: String, _ version: Int) {
    self.module = module
    self.version = version
  }
}

/// What stands for an element that cannot be shown.
public enum DocumentFallback: Equatable, Sendable {
  /// Nothing.
  case drop
  /// Another element.
  indirect case element(DocumentElement)
}
