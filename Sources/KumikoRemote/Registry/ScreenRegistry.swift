import KumikoDocuments

/// The elements, actions and functions that documents may use.
///
/// ``stock`` has all of the library; an app adds its own components and actions to a copy.
///
/// ```swift
/// var registry = ScreenRegistry.stock
/// registry.register(ShopTile.self, module: "Shop", version: 2)
/// registry.register(AddToCart.self, module: "Shop", version: 2) { action, context in
///   cart.add(action.product)
/// }
/// ```
///
/// Modules have numbers: a document or an element says what it `requires`, and is shown only where
/// the module is there with that number or a higher one.
public struct ScreenRegistry: Sendable {
  /// The modules that are there, with their numbers.
  public private(set) var modules: [String: Int] = [:]
  private var definitions: [String: ElementDefinition] = [:]
  /// What expressions may call; the language's own functions by default.
  public var functions = ExpressionFunctions.standard
  /// What tells this registry from others, which may know elements otherwise.
  package private(set) var literalsOwner = LiteralsOwner()

  /// Creates a registry without any element.
  public init() {}

  /// All elements and actions of the library, as the module `Stock`, whose number grows when some
  /// are added: see `Documentation/RemoteScreens.md`.
  public static let stock: ScreenRegistry = {
    var registry = ScreenRegistry()
    for definition in StockElements.all { registry.register(definition) }
    registry.modules["Stock"] = 3
    return registry
  }()

  /// Adds an element or action, in place of another of its name.
  ///
  /// - Parameters:
  ///   - definition: The element.
  ///   - module: The module that it belongs to; none by default.
  ///   - version: The number of the module; the highest one that was registered counts.
  public mutating func register(
    _ definition: ElementDefinition, module: String? = nil, version: Int = 1
  ) {
    definitions[definition.name] = definition
    literalsOwner = LiteralsOwner()
    if let module { provide(module, version: version) }
  }

  /// Says that a module is there, also without any element of it: documents may require it.
  ///
  /// - Parameters:
  ///   - module: The name of the module.
  ///   - version: Its number; the highest one that was said counts.
  public mutating func provide(_ module: String, version: Int = 1) {
    modules[module] = max(version, modules[module] ?? version)
  }

  /// The element or action of a name; nil if there is none.
  public subscript(name: String) -> ElementDefinition? { definitions[name] }

  /// The names of all elements and actions, sorted.
  public var names: [String] { definitions.keys.sorted() }

  /// The modules that an element requires and that are missing or too old, in order.
  func missing(of requirements: [DocumentRequirement]) -> [DocumentRequirement] {
    requirements.filter { needed in modules[needed.module].map { $0 < needed.version } ?? true }
  }
}

extension ScreenRegistry: DocumentSchema {
  /// What the form of documents must know of an element.
  public func elementSchema(for type: String) -> ElementSchema? { definitions[type]?.schema }
}

extension ScreenRegistry: LiteralSchema {
  /// What is known of a type of elements.
  package func literals(for type: String) -> ElementLiterals? { definitions[type]?.literals }
}
