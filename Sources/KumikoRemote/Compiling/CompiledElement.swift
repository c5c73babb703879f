import KumikoDocuments

/// An element whose expressions are parsed and whose definition is known.
///
/// It is made once for a document, away from the main actor, and shared by all renders.
final class CompiledElement: Sendable {
  /// What an element is.
  enum Kind: Sendable {
    case known(ElementDefinition)
    /// A template of the document, by its number.
    case template(Int)
    /// Nobody knows it, or what it requires is not there, and nothing stands in for it.
    case missing
  }

  let type: String
  let kind: Kind
  let id: CompiledText?
  let loop: CompiledLoop?
  let filter: CompiledText?
  let condition: CompiledCondition?
  let properties: [String: CompiledProperty]
  /// A number of its own in the document.
  let place: Int
  let location: DocumentLocation?
  let path: DocumentPath
  /// What the properties were made of, by which it is known again.
  let written: [DocumentProperty]

  init(
    _ source: DocumentElement, kind: Kind, place: Int, id: CompiledText?, loop: CompiledLoop?,
    filter: CompiledText?, condition: CompiledCondition?,
    properties: [String: CompiledProperty]
  ) {
    (type, location, path) = (source.type, source.location, source.path)
    written = source.properties
    (self.kind, self.place, self.id, self.loop) = (kind, place, id, loop)
    (self.filter, self.condition, self.properties) = (filter, condition, properties)
  }

  /// What it is if it is no template; nil for what is missing, too.
  var definition: ElementDefinition? {
    if case .known(let definition) = kind { definition } else { nil }
  }

  /// The elements that stand in a property.
  func elements(_ name: String) -> [CompiledElement] {
    switch properties[name]?.value {
    case .elements(let elements): elements
    default: []
    }
  }
}

/// A text of an element with its place in the document.
struct CompiledText: Sendable {
  var text: InterpolatedText
  var place: Int
}

/// `for`.
struct CompiledLoop: Sendable {
  var variable: String
  var list: RemoteExpression
  var place: Int

  /// What the list is made of.
  var reads: [ExpressionReference] { list.references }
}

/// `if`, `elseIf` and `else`.
struct CompiledCondition: Sendable {
  var kind: DocumentCondition.Kind
  /// What has to be true; nil if it is always.
  var text: CompiledText?
  var isFalse = false
}

/// A property with its place in the document.
struct CompiledProperty: Sendable {
  enum Value: Sendable {
    case literal(RemoteValue)
    case text(InterpolatedText)
    /// JSON with expressions in it.
    case composed(ComposedValue)
    case elements([CompiledElement])
  }

  var value: Value
  var place: Int
  var location: DocumentLocation?
  /// What the expressions of a text read.
  let reads: [ExpressionReference]

  init(value: Value, place: Int, location: DocumentLocation?) {
    (self.value, self.place, self.location) = (value, place, location)
    reads = Self.references(of: value)
  }
}

/// A value of JSON whose strings may have expressions.
indirect enum ComposedValue: Sendable {
  case literal(RemoteValue)
  case text(CompiledText)
  case list([ComposedValue])
  case object([String: ComposedValue])
}

/// A template with what its parameters are where nobody says.
struct CompiledTemplate: Sendable {
  var name: String
  var params: [String: RemoteValue]
  /// Nil if what it stands for is not usable.
  var body: CompiledElement?
}

/// Where something stands, for reports of what goes wrong when it is evaluated.
struct CompiledPlace: Sendable {
  var location: DocumentLocation?
  var path: DocumentPath
}
