import KumikoDocuments

extension DocumentElement {
  /// Creates an element with properties in the order in which documents shall have them.
  init(_ type: String, id: String? = nil, _ properties: KeyValuePairs<String, PropertyValue>) {
    self.init(
      type, id: id, properties: properties.map { DocumentProperty($0.key, $0.value.value) })
  }

  /// The element once for each value of a list; its id must differ in each turn.
  func each(
    _ variable: String, in list: String, where filter: String? = nil
  ) -> DocumentElement {
    var copy = self
    copy.loop = DocumentLoop(variable, in: list)
    copy.filter = filter.map { DocumentText($0) }
    return copy
  }

  /// The element while an expression holds.
  func when(_ expression: String) -> DocumentElement {
    var copy = self
    copy.condition = DocumentCondition(.if, .expression("${\(expression)}"))
    return copy
  }

  /// The element while the condition of the one before it does not hold.
  func otherwise() -> DocumentElement {
    var copy = self
    copy.condition = DocumentCondition(.else)
    return copy
  }

  /// The element for apps that have a module, and another one for those that have not.
  func requiring(
    _ module: String, _ version: Int, else fallback: DocumentElement
  ) -> DocumentElement {
    var copy = self
    copy.requires = [DocumentRequirement(module, version)]
    copy.fallback = .element(fallback)
    return copy
  }

  /// Shows another screen.
  static func navigate(to address: String) -> DocumentElement {
    DocumentElement("Navigate", ["to": PropertyValue(stringLiteral: address)])
  }

  /// Loads the screen anew.
  static var refresh: DocumentElement { DocumentElement("Refresh") }

  /// Rows between a header and a footer.
  static func section(
    _ id: String, _ properties: KeyValuePairs<String, PropertyValue> = [:],
    rows: [DocumentElement]
  ) -> DocumentElement {
    var section = DocumentElement("Section", id: id, properties)
    section.properties.append(DocumentProperty("rows", .elements(rows)))
    return section
  }
}
