/// Writes documents in XML.
///
/// Each value is written in the first way that is read back as the same: as an attribute, as the
/// text of a tag, or as JSON.
struct XMLWriter {
  private struct Attribute {
    var name: String
    var text: String
  }

  /// A property that is written as a tag.
  private enum Child {
    /// Text between tags.
    case text(name: String, String)
    case json(name: String, RemoteValue, isTyped: Bool)
    case elements(name: String, [DocumentElement], form: XMLTreeReader.Form?)
    /// Elements without a tag of their own.
    case content([DocumentElement])
    case requires([DocumentRequirement])
    case styles([DocumentStyle])
    case templates([DocumentTemplate])
  }

  private let schema: FormSchema
  private(set) var text = ""
  private var depth = 0

  init(schema: FormSchema) { self.schema = schema }

  mutating func write(_ document: RemoteDocument) {
    let version = Attribute(name: "kumiko", text: document.version.description)
    var parts: [Child] = []
    if case .screen(let screen) = document {
      if !screen.styles.isEmpty { parts.append(.styles(screen.styles)) }
      if !screen.templates.isEmpty { parts.append(.templates(screen.templates)) }
    }
    write(document.element, head: [version], parts: parts)
  }

  // MARK: Elements

  private mutating func write(
    _ element: DocumentElement, head: [Attribute] = [], parts: [Child] = []
  ) {
    var attributes = head
    var children: [Child] = []
    let known = schema[element.type]
    for property in reserved(element) {
      add(property, FormSchema.reserved[property.name], nil, &attributes, &children)
    }
    if !element.requires.isEmpty { children.append(.requires(element.requires)) }
    var place = children.count
    for property in element.properties {
      add(property, known.properties[property.name], known.content, &attributes, &children)
      if DocumentWriter.values.contains(property.name) { place = children.count }
    }
    children.insert(contentsOf: parts, at: place)
    switch element.fallback {
    case .drop: attributes.append(Attribute(name: "fallback", text: "drop"))
    case .element(let other): children.append(.elements(name: "fallback", [other], form: nil))
    case nil: break
    }
    write(tag: element.type, attributes) { writer in children.forEach { writer.write($0) } }
  }

  private func reserved(_ element: DocumentElement) -> [DocumentProperty] {
    var properties: [DocumentProperty] = []
    func add(_ name: String, _ text: String?) {
      if let text { properties.append(DocumentProperty(name, DocumentValue(text: text))) }
    }
    add("id", element.id?.text)
    add("for", element.loop?.text)
    add("where", element.filter?.text)
    if let condition = element.condition {
      properties.append(DocumentProperty(condition.kind.rawValue, condition.value))
    }
    return properties
  }

  private func add(
    _ property: DocumentProperty, _ type: DocumentValueType?, _ content: String?,
    _ attributes: inout [Attribute], _ children: inout [Child]
  ) {
    let name = property.name
    switch property.value {
    case .expression(let text):
      add(name, text, .string(text), type, &attributes, &children)
    case .value(let value): add(name, Self.plain(value), value, type, &attributes, &children)
    case .element(let element):
      if content == name, type == .element {
        children.append(.content([element]))
      } else {
        let isPlain = type != .elements && type != .value
        children.append(.elements(name: name, [element], form: isPlain ? nil : .one))
      }
    case .elements(let elements):
      if content == name, type != .element, !elements.isEmpty {
        children.append(.content(elements))
      } else {
        let isPlain = type == .elements || elements.count > 1
        children.append(.elements(name: name, elements, form: isPlain ? nil : .list))
      }
    }
  }

  private func add(
    _ name: String, _ text: String?, _ value: RemoteValue, _ type: DocumentValueType?,
    _ attributes: inout [Attribute], _ children: inout [Child]
  ) {
    let isText = type != .element && type != .elements
    guard let text, isText, text.unicodeScalars.allSatisfy(XMLText.isCharacter),
      Self.isRead(text, type, as: value)
    else {
      children.append(.json(name: name, value, isTyped: type == .value))
      return
    }
    if text.contains("\n"), type != .value, FormSchema.reserved[name] == nil {
      children.append(.text(name: name, text))
    } else {
      attributes.append(Attribute(name: name, text: text))
    }
  }

  private static func plain(_ value: RemoteValue) -> String? {
    switch value {
    case .string(let text): text
    case .number(let number): OrderedJSON.number(number)
    case .bool(let bool): bool ? "true" : "false"
    case .null, .list, .object: nil
    }
  }

  private static func isRead(
    _ text: String, _ type: DocumentValueType?, as value: RemoteValue
  ) -> Bool {
    switch XMLTreeReader.literal(text, type) {
    case .expression: value == .string(text)
    case .value(let other): value == other
    case .element, .elements: false
    }
  }

  // MARK: Children

  private mutating func write(_ child: Child) {
    switch child {
    case .text(let name, let text):
      line("<\(name)>\(Self.escaped(text))</\(name)>")
    case .json(let name, let value, let isTyped): writeJSON(name, value, isTyped: isTyped)
    case .elements(let name, let elements, let form):
      let attributes = form.map { [Attribute(name: "form", text: $0.rawValue)] } ?? []
      write(tag: name, attributes) { writer in elements.forEach { writer.write($0) } }
    case .content(let elements): elements.forEach { write($0) }
    case .requires(let modules):
      let attributes = modules.map { Attribute(name: $0.module, text: String($0.version)) }
      write(tag: "requires", attributes) { _ in }
    case .styles(let styles):
      write(tag: "styles") { writer in
        for style in styles {
          writer.write(tag: style.name) { $0.write(style.element) }
        }
      }
    case .templates(let templates):
      write(tag: "templates") { writer in templates.forEach { writer.write($0) } }
    }
  }

  private mutating func write(_ template: DocumentTemplate) {
    write(tag: template.name) { writer in
      if template.params != [:] { writer.writeJSON("params", template.params, isTyped: true) }
      writer.write(template.body)
    }
  }

  private mutating func writeJSON(_ name: String, _ value: RemoteValue, isTyped: Bool) {
    let start = "<\(name)\(isTyped ? "" : " form=\"json\"")>"
    var writer = JSONWriter()
    let indentation = 2 * depth
    writer.write(
      OrderedJSON(value), indentation: indentation, column: indentation + start.utf8.count)
    line(start + Self.escaped(writer.text) + "</\(name)>")
  }

  // MARK: Tags

  private mutating func write(
    tag name: String, _ attributes: [Attribute] = [], _ body: (inout Self) -> Void
  ) {
    let start = self.start(of: name, attributes)
    line(start + ">")
    let empty = text.utf8.count
    depth += 1
    body(&self)
    depth -= 1
    if text.utf8.count == empty {
      text.removeLast(2)
      text += "/>\n"
    } else {
      line("</\(name)>")
    }
  }

  /// The tag without its bracket, with a line for each attribute where one is not enough.
  private func start(of name: String, _ attributes: [Attribute]) -> String {
    let words = attributes.map { "\($0.name)=\"\(Self.escaped($0.text, isAttribute: true))\"" }
    let line = (["<\(name)"] + words).joined(separator: " ")
    guard line.utf8.count + 2 * depth > 100, words.count > 1 else { return line }
    let indentation = "\n" + String(repeating: " ", count: 2 * depth + 4)
    return (["<\(name)"] + words).joined(separator: indentation)
  }

  private mutating func line(_ line: String) {
    text += String(repeating: " ", count: 2 * depth) + line + "\n"
  }

  private static func escaped(_ text: String, isAttribute: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where isAttribute: result += "&quot;"
      case "\n" where !isAttribute, "\t" where !isAttribute: result.unicodeScalars.append(scalar)
      case _ where PlainText.isPlain(scalar): result.unicodeScalars.append(scalar)
      default: result += "&#x" + String(scalar.value, radix: 16, uppercase: true) + ";"
      }
    }
    return result
  }
}
