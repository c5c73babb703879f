import KumikoDocuments

/// An element whose expressions are parsed and whose definition is known.
///
/// It is made once for a document, away from the main actor, and shared by all renders.
final class CompiledElement: Sendable {
  /// What an element is.
  enum Kind: Sendable {
    case known(KnownDefinition)
    /// A template of the document, by its number.
    case template(Int)
    /// Nobody knows it, or what it requires is not there, and nothing stands in for it.
    case missing
  }

  /// How many places an element has besides its properties: its own, and those of `id`, `for`,
  /// `where` and its condition.
  static let ownPlaces = 5

  /// What it was made of, by which it is known again.
  let source: DocumentElement
  let kind: Kind
  let id: CompiledID?
  private let control: CompiledControl?
  /// The properties that can be used, in order.
  let properties: [CompiledProperty]
  /// The first of its numbers in the document, which are its own.
  let place: Int
  /// Whether it shows the same in every render: it reads nothing but what it says.
  let isFixed: Bool
  /// Whether something in it is typed behind dots.
  let hasSecret: Bool

  init(
    _ source: DocumentElement, kind: Kind, place: Int, id: CompiledID?,
    control: CompiledControl?, properties: [CompiledProperty]
  ) {
    (self.source, self.kind, self.place, self.id) = (source, kind, place, id)
    (self.control, self.properties) = (control, properties)
    isFixed = control == nil && kind.isFixed(with: properties)
    hasSecret = properties.contains {
      $0.name == "isSecure" || $0.elements.contains(where: \.hasSecret)
    }
  }

  var type: String { source.type }
  var loop: CompiledLoop? { control?.loop }
  var filter: CompiledText? { control?.filter }
  var condition: CompiledCondition? { control?.condition }

  /// What it is if it is no template; nil for what is missing, too.
  var definition: ElementDefinition? { known?.definition }

  /// The definition, as all elements of its type share it.
  var known: KnownDefinition? {
    if case .known(let known) = kind { known } else { nil }
  }

  /// The property of a name; nil if it is missing, or cannot be used.
  func property(_ name: String) -> CompiledProperty? {
    // There are few, and names are short; it is faster not to hash them.
    properties.first { $0.name == name }
  }

  /// The elements that stand in a property.
  func elements(_ name: String) -> [CompiledElement] { property(name)?.elements ?? [] }
}

extension CompiledElement.Kind {
  /// Whether an element of the kind shows the same in every render.
  fileprivate func isFixed(with properties: [CompiledProperty]) -> Bool {
    guard case .known(let known) = self, known.definition.isPure else { return false }
    return properties.allSatisfy { $0.isFixed(as: known.property($0.name)?.type) }
  }
}

/// The definition of elements of a type, which they share.
final class KnownDefinition: Sendable {
  let definition: ElementDefinition

  init(_ definition: ElementDefinition) { self.definition = definition }

  func property(_ name: String) -> ElementProperty? { definition.property(name) }
}

/// What an element is called.
enum CompiledID: Sendable {
  case words(String)
  case text(CompiledText)
}

/// What decides whether, and how often, an element is there.
final class CompiledControl: Sendable {
  let loop: CompiledLoop?
  let filter: CompiledText?
  let condition: CompiledCondition?

  init(loop: CompiledLoop?, filter: CompiledText?, condition: CompiledCondition?) {
    (self.loop, self.filter, self.condition) = (loop, filter, condition)
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

  var name: String
  var value: Value
  var place: Int
  /// What the expressions of a text read.
  let reads: [ExpressionReference]

  init(_ name: String, _ value: Value, place: Int) {
    (self.name, self.value, self.place) = (name, value, place)
    reads = Self.references(of: value)
  }

  /// The elements that stand in it; none in others.
  var elements: [CompiledElement] {
    if case .elements(let elements) = value { elements } else { [] }
  }

  /// Whether it is the same in every render. What is done after a tap is read when it is done.
  fileprivate func isFixed(as type: PropertyType?) -> Bool {
    switch (value, type) {
    case (.text, _), (.composed, _), (_, nil): false
    case (.elements, .actions): true
    case (.elements(let elements), _): elements.allSatisfy(\.isFixed)
    // These need more than what they say: pictures that come, the time zone, state, other rules.
    case (.literal, .image), (.literal, .date), (.literal, .binding), (.literal, .style): false
    case (.literal, _): name != "markdown"
    }
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
