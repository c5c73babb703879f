/// Knows which literals are right in properties of elements, beyond doubt and without an element.
///
/// What is right needs no further look, so that most of a document is never made into values.
package protocol LiteralSchema: DocumentSchema {
  /// What is known of a type of elements; nil if each has to be looked at.
  func literals(for type: String) -> ElementLiterals?
  /// What tells schemas apart: another one may know otherwise.
  var literalsOwner: LiteralsOwner { get }
}

/// Stands for a schema as it is, for those who ask whether two are the same.
package final class LiteralsOwner: Sendable {
  /// Creates one that is like no other.
  package init() {}
}

/// Which literals are right in the properties of elements of a type.
package struct ElementLiterals: Sendable {
  /// A bit for the kind of the element.
  package var role: UInt16
  /// Whether such an element may be kept as its text; others may only stand inside of one.
  package var isKept: Bool
  /// What is right, by the names of properties. Those that are missing have to be looked at.
  package var checks: [String: LiteralCheck]
  /// The properties that must be there.
  package var required: Set<String>

  /// Creates a description.
  package init(
    role: UInt16, isKept: Bool, checks: [String: LiteralCheck], required: Set<String>
  ) {
    (self.role, self.isKept, self.checks, self.required) = (role, isKept, checks, required)
  }
}

/// Which literals are right in a property.
package enum LiteralCheck: Sendable {
  /// Texts, and also numbers and Booleans if they may be written as one.
  case text(number: Bool, boolean: Bool)
  /// Numbers up to a billion.
  case number
  case boolean
  /// Some texts.
  case words(@Sendable (String) -> Bool)
  /// Elements whose kinds have one of the bits.
  case elements(UInt16, isList: Bool)
}

/// What is known of elements that are kept as their text, of which all that have as much inside
/// share one: they say nothing but literals that are right, and are read again by those who want to
/// know.
package final class ElementText: Sendable {
  /// How much is in an element.
  struct Counts: Equatable, Sendable {
    /// Elements, with the outermost.
    var elements = 0
    /// Properties of all of them.
    var properties = 0
    /// Those that hold no elements.
    var literals = 0
    /// Elements in each other.
    var depth = 0
  }

  /// The type of the elements.
  let type: String
  let counts: Counts
  /// Who knows that all is right.
  package let owner: LiteralsOwner
  private let schema: FormSchema
  private let limits: DocumentLimits

  init(
    _ type: String, _ counts: Counts, of owner: LiteralsOwner, schema: FormSchema,
    limits: DocumentLimits
  ) {
    (self.type, self.counts, self.owner) = (type, counts, owner)
    (self.schema, self.limits) = (schema, limits)
  }

  /// Whether elements of one can have the other.
  func isSame(as other: ElementText) -> Bool {
    owner === other.owner && type == other.type && counts == other.counts
      && limits == other.limits
  }

  /// How many elements there are, with the outermost.
  package var elementCount: Int { counts.elements }
  /// How many properties all of them have.
  package var propertyCount: Int { counts.properties }

  /// The properties of an element, read again.
  func properties(of element: DocumentElement) -> [DocumentProperty] {
    guard let location = element.location else { return [] }
    let source = location.source
    var findings = ScanFindings(limit: 1)
    let index = JSONScanner(limits: limits)
      .scan(source.bytes, in: location.range, findings: &findings)
    guard let index else { return [] }
    var builder = TreeBuilder(
      source: source, limits: limits, schema: schema, problems: DocumentProblems(limit: 1))
    let whole = JSONTreeReader()
      .element(index.root, depth: 1, path: element.path, builder: &builder)
    return whole?.properties ?? []
  }
}
