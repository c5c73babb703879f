import KumikoComponents
import KumikoCompositional
import KumikoDocuments

/// A property of an element, as documents write it.
public struct ElementProperty: Hashable, Sendable {
  /// The name, which is that of the parameter or modifier in the language.
  public var name: String
  /// What it takes.
  public var type: PropertyType
  /// Whether an element without it is an error.
  public var isRequired: Bool
  /// What it means, in a few words, for schemas and guides.
  public var summary: String

  /// Creates a property that may be left out.
  ///
  /// - Parameters:
  ///   - name: The name, which is that of the parameter or modifier in the language.
  ///   - type: What it takes.
  ///   - summary: What it means, in a few words, for schemas and guides.
  ///   - isRequired: Whether an element without it is an error; false by default.
  public init(_ name: String, _ type: PropertyType, _ summary: String, isRequired: Bool = false) {
    (self.name, self.type, self.summary, self.isRequired) = (name, type, summary, isRequired)
  }
}

/// An element or action that documents may use.
public struct ElementDefinition: Sendable {
  /// What an element becomes.
  enum Maker: Sendable {
    /// It is a part of a screen, which knows what to do with it.
    case part
    case row(@MainActor @Sendable (ElementValues) -> AnyComponent)
    case view(@MainActor @Sendable (ElementValues) -> any ElementTree)
    case layout(@MainActor @Sendable (ElementValues) -> SectionLayout)
    case action(@MainActor @Sendable (ElementValues, ActionContext) -> Void)
  }

  /// The name, which begins with a capital letter.
  public var name: String
  /// Where such elements may stand.
  public var role: ElementRole { didSet { table = PropertyTable(properties, of: role) } }
  /// What the element is, in a few words, for schemas and guides.
  public var summary: String
  /// The properties, in the order of documentation.
  public var properties: [ElementProperty] {
    didSet { table = PropertyTable(properties, of: role) }
  }
  /// The property that XML writes as the tags inside the element's own; nil if there is none.
  public var content: String?
  var maker: Maker
  /// Whether what it becomes depends on nothing but its properties.
  private(set) var isPure = false
  /// What it does, if it is an action.
  private(set) var effect = ActionEffect.unknown
  /// The properties by their names; made once, since documents have many elements.
  private var table: PropertyTable

  init(
    _ name: String, _ role: ElementRole, _ summary: String, content: String? = nil,
    _ properties: [ElementProperty], _ maker: Maker
  ) {
    (self.name, self.role, self.summary) = (name, role, summary)
    (self.properties, self.content, self.maker) = (properties, content, maker)
    table = PropertyTable(properties, of: role)
  }

  /// The same of an element that becomes nothing but what its properties say.
  var pure: ElementDefinition {
    var copy = self
    copy.isPure = true
    return copy
  }

  /// The same of an action of which it is known what it does.
  func having(_ effect: ActionEffect) -> ElementDefinition {
    var copy = self
    copy.effect = effect
    return copy
  }

  /// A row of the app's own.
  ///
  /// - Parameters:
  ///   - name: The name in documents.
  ///   - summary: What the row is, for schemas and guides.
  ///   - properties: What documents say about it, besides what all rows have.
  ///   - make: Makes the component. Values that are missing or wrong were reported and are nil.
  public static func row(
    _ name: String, _ summary: String, properties: [ElementProperty],
    make: @escaping @MainActor @Sendable (ElementValues) -> any Component
  ) -> ElementDefinition {
    ElementDefinition(
      name, .row, summary, properties, .row { erased(make($0)) })
  }

  @MainActor
  private static func erased(_ component: some Component) -> AnyComponent {
    AnyComponent(component)
  }

  /// The property of a name: its own, or one that all elements of its role have.
  func property(_ name: String) -> ElementProperty? { table.properties[name] }

  /// The properties that an element must have, in the order of documentation.
  var requiredProperties: [ElementProperty] { table.required }

  /// The names of all properties that documents may set.
  var propertyNames: [String] { (properties + CommonProperties.of(role)).map(\.name) }

  /// Which literals are right in its properties.
  var literals: ElementLiterals {
    let isKept =
      switch maker {
      case .row, .view: true
      case .part, .layout, .action: false
      }
    return ElementLiterals(
      role: role.bit, isKept: isKept, checks: table.literals,
      required: Set(requiredProperties.map(\.name)))
  }

  /// What the form of documents must know of it.
  var schema: ElementSchema { ElementSchema(table.forms, content: content) }
}
