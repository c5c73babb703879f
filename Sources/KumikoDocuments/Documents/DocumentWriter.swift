/// Writes documents in JSON and XML, laid out for people, so that reading gives them back and equal
/// documents in equal order are the same text.
///
/// Members of `state`, `data`, `strings` and other values are written in alphabetical order. What
/// JSON cannot say is written as it will be read: a literal text with `${` is an expression, and
/// an object whose `type` is a capital name is an element, unless the schema says otherwise.
public struct DocumentWriter: Sendable {
  /// What types of elements there are; reading must use the same.
  public var schema: any DocumentSchema

  /// Creates a writer.
  public init(schema: any DocumentSchema) { self.schema = schema }

  /// A document in JSON, with a line feed at its end.
  public func json(_ document: RemoteDocument) -> String {
    var head: [(key: String, value: OrderedJSON)] = [
      ("kumiko", .string(document.version.description))
    ]
    var parts: [(key: String, value: OrderedJSON)] = []
    if case .screen(let screen) = document {
      if !screen.styles.isEmpty {
        let styles = screen.styles.map { (key: $0.name, value: Self.ordered($0.element)) }
        parts.append(("styles", .members(styles)))
      }
      if !screen.templates.isEmpty {
        let templates = screen.templates.map { (key: $0.name, value: Self.ordered($0)) }
        parts.append(("templates", .members(templates)))
      }
    }
    head += Self.members(document.element, parts: parts)
    return Self.text(.members(head))
  }

  /// A screen in JSON, with a line feed at its end.
  public func json(_ screen: ScreenDocument) -> String { json(.screen(screen)) }

  /// An element in JSON, with a line feed at its end: what a `JSONDecoder` makes an app's component
  /// of.
  public func json(_ element: DocumentElement) -> String { Self.text(Self.ordered(element)) }

  /// A document in XML, with a line feed at its end.
  public func xml(_ document: RemoteDocument) -> String {
    var templates: [(name: String, params: RemoteValue)] = []
    if case .screen(let screen) = document {
      templates = screen.templates.map { ($0.name, $0.params) }
    }
    var writer = XMLWriter(schema: FormSchema(schema, templates: templates))
    writer.write(document)
    return writer.text
  }

  /// A screen in XML, with a line feed at its end.
  public func xml(_ screen: ScreenDocument) -> String { xml(.screen(screen)) }

  // MARK: JSON

  /// Properties of a document that stand before its templates and styles.
  static let values: Set<String> = ["state", "data", "strings", "reset"]

  private static func text(_ json: OrderedJSON) -> String {
    var writer = JSONWriter()
    writer.write(json, indentation: 0, column: 0)
    return writer.text + "\n"
  }

  private static func ordered(_ template: DocumentTemplate) -> OrderedJSON {
    let body = (key: "body", value: ordered(template.body))
    guard template.params != [:] else { return .members([body]) }
    return .members([("params", OrderedJSON(template.params)), body])
  }

  private static func ordered(_ element: DocumentElement) -> OrderedJSON {
    .members(members(element, parts: []))
  }

  /// The members of an element; `parts` come after what is in ``values``.
  private static func members(
    _ element: DocumentElement, parts: [(key: String, value: OrderedJSON)]
  ) -> [(key: String, value: OrderedJSON)] {
    var members: [(key: String, value: OrderedJSON)] = [("type", .string(element.type))]
    if let id = element.id { members.append(("id", .string(id.text))) }
    if let loop = element.loop { members.append(("for", .string(loop.text))) }
    if let filter = element.filter { members.append(("where", .string(filter.text))) }
    if let condition = element.condition {
      members.append((condition.kind.rawValue, ordered(condition.value)))
    }
    if !element.requires.isEmpty {
      let modules = element.requires.map {
        (key: $0.module, value: OrderedJSON(.number(Double($0.version))))
      }
      members.append(("requires", .members(modules)))
    }
    let values = element.properties.lastIndex { Self.values.contains($0.name) }
    let split = parts.isEmpty ? 0 : (values ?? -1) + 1
    members += element.properties[..<split].map { (key: $0.name, value: ordered($0.value)) }
    members += parts
    members += element.properties[split...].map { (key: $0.name, value: ordered($0.value)) }
    switch element.fallback {
    case .drop: members.append(("fallback", .string("drop")))
    case .element(let fallback): members.append(("fallback", ordered(fallback)))
    case nil: break
    }
    return members
  }

  private static func ordered(_ value: DocumentValue) -> OrderedJSON {
    switch value {
    case .value(let value): OrderedJSON(value)
    case .expression(let text): .string(text)
    case .element(let element): ordered(element)
    case .elements(let elements): .list(elements.map { ordered($0) })
    }
  }
}

extension DocumentLoop {
  /// The loop as documents have it: `name in list`.
  public var text: String { "\(variable) in \(list)" }
}
