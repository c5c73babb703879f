/// How elements of a type are written, as far as those before have shown: documents have many
/// elements of few types, with the same names in about the same order.
final class ElementShape {
  /// A name in an object, and what is known of it.
  struct Name {
    let text: String
    /// Whether a property may be called so.
    let isProperty: Bool
    /// The type of a word that every element has; nil for all others.
    let reserved: DocumentValueType?
    /// The type of the value; nil if it is not described.
    let type: DocumentValueType?
  }

  /// More names than these are looked up anew each time.
  private static let limit = 64

  /// The type's name.
  let type: String
  /// How many properties the last element had.
  var count = 4
  private let schema: ElementSchema
  private var names: [Name] = []

  init(_ type: String, schema: ElementSchema) { (self.type, self.schema) = (type, schema) }

  /// What is known of the name that stands at a position in an object; nil if it is none.
  func name(of key: JSONValue, at position: Int) -> Name? {
    if position < names.count, key.equals(names[position].text) { return names[position] }
    if let known = names.first(where: { key.equals($0.text) }) { return known }
    guard let text = key.string else { return nil }
    let reserved = FormSchema.reservedType(text)
    let name = Name(
      text: text, isProperty: DocumentName.isProperty(text) && text != "kumiko",
      reserved: reserved, type: reserved ?? schema.properties[text])
    if names.count < Self.limit { names.append(name) }
    return name
  }
}
