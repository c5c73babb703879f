import KumikoDocuments

/// The properties of a definition, ready to be found.
struct PropertyTable: Sendable {
  /// Its own and those of its role, by their names.
  let properties: [String: ElementProperty]
  /// How documents write them.
  let forms: [String: DocumentValueType]
  /// Those without which an element is an error, in order.
  let required: [ElementProperty]

  init(_ own: [ElementProperty], of role: ElementRole) {
    let all = own + CommonProperties.of(role)
    properties = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    forms = properties.mapValues(\.type.form)
    required = own.filter(\.isRequired)
  }
}
