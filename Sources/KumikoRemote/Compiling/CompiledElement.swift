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
  /// The definition, as all elements of its type share it; nil for what is no element of the
  /// registry.
  let known: KnownDefinition?
  private let template: Int32
  private let number: Int32
  let id: CompiledID?
  private let control: CompiledControl?
  /// What was made of properties that are no literals, or cannot be used. Those that are missing
  /// here are literals, as the source has them.
  private let compiled: [CompiledProperty]
  /// The first of its numbers in the document, which are its own.
  var place: Int { Int(number) }
  /// Whether it shows the same in every render: it reads nothing but what it says.
  let isFixed: Bool
  /// Whether something in it is typed behind dots.
  let hasSecret: Bool
  /// Whether it, or something in it, says what is done or counted once it was seen.
  let hasImpression: Bool
  /// Whether it is kept as its text.
  let isKept: Bool

  init(
    _ source: DocumentElement, kind: Kind, place: Int, id: CompiledID?,
    control: CompiledControl?, compiled: [CompiledProperty]
  ) {
    (self.source, number, self.id) = (source, Int32(clamping: place), id)
    switch kind {
    case .known(let known): (self.known, template) = (known, -1)
    case .template(let number): (known, template) = (nil, Int32(clamping: number))
    case .missing: (known, template) = (nil, -1)
    }
    (self.control, self.compiled, isKept) = (control, compiled, false)
    isFixed = control == nil && kind.isFixed(source, compiled)
    hasSecret =
      compiled.contains { $0.elements.contains(where: \.hasSecret) }
      || source.properties.contains { $0.name == "isSecure" }
    hasImpression =
      compiled.contains { $0.elements.contains(where: \.hasImpression) }
      || source.properties.contains { $0.name == "impression" || $0.name == "onImpression" }
  }

  /// Makes an element that is kept as its text, and compiled when it is shown.
  init(kept source: DocumentElement, _ known: KnownDefinition, place: Int) {
    (self.source, self.known, number, template) = (source, known, Int32(clamping: place), -1)
    id = source.id.map { .words($0.text) }
    (control, compiled, isFixed, hasSecret, isKept) = (nil, [], false, false, true)
    hasImpression = false
  }

  /// This element, compiled if it is kept as its text.
  var whole: CompiledElement {
    guard isKept, let known else { return self }
    return known.keptElements.whole(of: self)
  }

  var type: String { source.type }
  var loop: CompiledLoop? { control?.loop }
  var filter: CompiledText? { control?.filter }
  var condition: CompiledCondition? { control?.condition }

  /// What it is if it is no template; nil for what is missing, too.
  var definition: ElementDefinition? { known?.definition }

  var kind: Kind {
    if let known { return .known(known) }
    return template < 0 ? .missing : .template(Int(template))
  }

  /// The property of a name; nil if it is missing, or cannot be used.
  func property(_ name: String) -> CompiledProperty? {
    // There are few, and names are short; it is faster not to hash them.
    if let made = compiled.first(where: { $0.name == name }) { return made.isUsable ? made : nil }
    guard !isKept, let number = source.properties.firstIndex(where: { $0.name == name }) else {
      return nil
    }
    return literal(number)
  }

  /// The properties that can be used, in order; none of what is kept as its text.
  var properties: [CompiledProperty] {
    if isKept { return [] }
    return source.properties.indices.compactMap { number in
      let name = source.properties[number].name
      guard let made = compiled.first(where: { $0.name == name }) else { return literal(number) }
      return made.isUsable ? made : nil
    }
  }

  private func literal(_ number: Int) -> CompiledProperty? {
    let property = source.properties[number]
    guard case .value(let value) = property.value else { return nil }
    return CompiledProperty(property.name, .literal(value), place: place + Self.ownPlaces + number)
  }

  /// The elements that stand in its properties.
  var parts: [[CompiledElement]] { compiled.map(\.elements).filter { !$0.isEmpty } }

  /// The elements that stand in a property.
  func elements(_ name: String) -> [CompiledElement] {
    compiled.first { $0.name == name }?.elements ?? []
  }
}

extension CompiledElement.Kind {
  /// Whether an element of the kind shows the same in every render.
  fileprivate func isFixed(_ source: DocumentElement, _ compiled: [CompiledProperty]) -> Bool {
    guard case .known(let known) = self, known.definition.isPure else { return false }
    return source.properties.allSatisfy { property in
      let type = known.property(property.name)?.type
      if let made = compiled.first(where: { $0.name == property.name }) {
        return made.isFixed(as: type)
      }
      return type?.isFixed(property.name) ?? false
    }
  }
}

/// What elements that are kept as their text are compiled with. They read nothing, and nothing is
/// wrong with them, so the document does not matter.
final class KeptElements: Sendable {
  private let registry: ScreenRegistry
  private let limits: DocumentLimits

  init(registry: ScreenRegistry, limits: DocumentLimits) {
    (self.registry, self.limits) = (registry, limits)
  }

  /// Compiles an element, whose parts get the numbers that were kept for them.
  func whole(of element: CompiledElement) -> CompiledElement {
    var compiler = ScreenCompiler(
      ScreenDocument(), registry: registry, limits: limits,
      source: element.source.location?.source ?? DocumentSource([], file: ""),
      problems: DocumentProblems(limit: 1))
    return compiler.whole(of: element)
  }
}

/// The definition of elements of a type, which they share.
final class KnownDefinition: Sendable {
  let definition: ElementDefinition
  let keptElements: KeptElements

  init(_ definition: ElementDefinition, _ keptElements: KeptElements) {
    (self.definition, self.keptElements) = (definition, keptElements)
  }

  func property(_ name: String) -> ElementProperty? { definition.property(name) }
}

/// What an element is called.
enum CompiledID: Sendable {
  case words(String)
  indirect case text(CompiledText)
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
    /// It was reported.
    case unusable
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

  var isUsable: Bool {
    if case .unusable = value { false } else { true }
  }

  /// The elements that stand in it; none in others.
  var elements: [CompiledElement] {
    if case .elements(let elements) = value { elements } else { [] }
  }

  /// Whether it is the same in every render. What is done after a tap is read when it is done.
  fileprivate func isFixed(as type: PropertyType?) -> Bool {
    switch (value, type) {
    case (.text, _), (.composed, _), (.unusable, _), (_, nil): false
    case (.elements, .actions): true
    case (.elements(let elements), _): elements.allSatisfy(\.isFixed)
    case (.literal, .some(let type)): type.isFixed(name)
    }
  }
}

extension PropertyType {
  /// Whether a literal of a property means the same in every render.
  fileprivate func isFixed(_ name: String) -> Bool {
    switch self {
    // These need more than what they say: pictures that come, the time zone, state, other rules.
    case .image, .date, .binding, .style: false
    default: name != "markdown"
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
