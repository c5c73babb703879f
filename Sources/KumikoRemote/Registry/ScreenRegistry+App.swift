import KumikoComponents
import KumikoDocuments
import UIKit

extension ScreenRegistry {
  /// Adds a component of the app's own. What it decodes are its properties in documents.
  ///
  /// ```swift
  /// struct ShopTile: Component, Decodable {
  ///   var title: String
  ///   var image: String?
  ///   …
  /// }
  /// registry.register(ShopTile.self, module: "Shop", version: 2)
  /// ```
  ///
  /// Properties that are not optional are needed: an element without one is left out, with a
  /// problem that says so. For a component whose `Decodable` belongs to the main actor, give its
  /// properties a type of their own: ``register(_:as:module:version:make:)``.
  ///
  /// - Parameters:
  ///   - type: The component.
  ///   - name: Its name in documents; that of the type by default.
  ///   - module: The module that it belongs to; none by default.
  ///   - version: The number of the module.
  public mutating func register<C: Component & Decodable & SendableMetatype>(
    _ type: C.Type, as name: String? = nil, module: String? = nil, version: Int = 1
  ) {
    register(Self.definition(name ?? "\(type)", of: type) { $0 }, module: module, version: version)
  }

  /// Adds a component of the app's own that is made of decoded properties.
  ///
  /// - Parameters:
  ///   - properties: What documents say about it.
  ///   - name: Its name in documents, which begins with a capital letter.
  ///   - module: The module that it belongs to; none by default.
  ///   - version: The number of the module.
  ///   - make: Makes the component.
  public mutating func register<Properties: Decodable & Sendable>(
    _ properties: Properties.Type, as name: String, module: String? = nil, version: Int = 1,
    make: @escaping @MainActor @Sendable (Properties) -> any Component
  ) {
    register(Self.definition(name, of: properties, make: make), module: module, version: version)
  }

  /// Adds an action of the app's own. What it decodes are its properties in documents.
  ///
  /// ```swift
  /// struct AddToCart: Decodable, Sendable { var product: String }
  /// registry.register(AddToCart.self) { action, context in cart.add(action.product) }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The action.
  ///   - name: Its name in documents; that of the type by default.
  ///   - module: The module that it belongs to; none by default.
  ///   - version: The number of the module.
  ///   - perform: Does it.
  public mutating func register<Action: Decodable & Sendable>(
    _ type: Action.Type, as name: String? = nil, module: String? = nil, version: Int = 1,
    perform: @escaping @MainActor @Sendable (Action, ActionContext) -> Void
  ) {
    let name = name ?? "\(type)"
    let definition = ElementDefinition(
      name, .action, "an action of the app", Self.properties(of: type),
      .action { values, context in
        guard let action = Self.decoded(Action.self, of: values) else { return }
        perform(action, context)
      })
    register(definition, module: module, version: version)
  }

  private static func definition<Properties: Decodable & SendableMetatype>(
    _ name: String, of type: Properties.Type,
    make: @escaping @MainActor @Sendable (Properties) -> any Component
  ) -> ElementDefinition {
    ElementDefinition(
      name, .row, "a component of the app", properties(of: type),
      .row { values in
        @MainActor func erased(_ component: some Component) -> AnyComponent {
          AnyComponent(component)
        }
        guard let properties = decoded(Properties.self, of: values) else {
          return AnyComponent(MissingComponent())
        }
        return erased(make(properties))
      })
  }

  private static func properties<T: Decodable>(of type: T.Type) -> [ElementProperty] {
    SchemaProbe.fields(of: type).map { name, type in
      var isRequired = true
      if case .optional = type { isRequired = false }
      return ElementProperty(
        name, PropertyType(holding: type.unwrapped), "", isRequired: isRequired)
    }
  }

  /// Decodes the properties of an element; nil if that fails, which is reported.
  @MainActor
  private static func decoded<T: Decodable>(_ type: T.Type, of values: ElementValues) -> T? {
    let names = values.element.definition?.properties.map(\.name) ?? []
    var fields: [String: RemoteValue] = [:]
    for name in names where values.has(name) {
      let value = values.value(name)
      if value != .null { fields[name] = value }
    }
    guard values.model.isReadable(.object(fields)) else {
      values.model.report(
        .wrongType, at: values.element.place,
        "what \(values.element.type) says \(values.model.excess)")
      return nil
    }
    do {
      return try RemoteValueDecoder.decode(type, from: .object(fields))
    } catch let error as DecodingError {
      values.model.report(.wrongType, at: values.element.place, error.briefly)
    } catch {
      values.model.report(.wrongType, at: values.element.place, "\(error)")
    }
    return nil
  }
}

extension PropertyType {
  /// What takes values of a type of a decoded property.
  fileprivate init(holding type: RemoteType) {
    switch type {
    case .string: self = .string
    case .number: self = .number
    case .bool: self = .boolean
    case .list(of: .string): self = .texts
    default: self = .value(type)
    }
  }
}

extension DecodingError {
  /// The error as problems say it.
  fileprivate var briefly: String {
    func codingPath(_ path: [any CodingKey]) -> String {
      path.isEmpty ? "" : path.map(\.stringValue).joined(separator: ".") + ": "
    }
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      return codingPath(context.codingPath) + context.debugDescription
    case .keyNotFound(let key, let context):
      return codingPath(context.codingPath) + "\(key.stringValue) is missing"
    @unknown default: return "\(self)"
    }
  }
}

/// Stands where a component could not be made, and is as good as nothing.
struct MissingComponent: Component {
  func render(in view: UIView) {}
  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 0) }
}
