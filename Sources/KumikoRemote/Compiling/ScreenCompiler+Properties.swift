import KumikoDocuments

extension ScreenCompiler {
  /// The words of the screen itself, which are no properties in the sense of the registry.
  private static let rootWords: Set<String> = ["state", "data", "strings", "reset"]

  /// Compiles the properties of an element but for literals; without a definition it takes any.
  mutating func properties(
    of element: DocumentElement, at place: Int, definition: KnownDefinition?,
    before: CompiledElement? = nil
  ) -> [CompiledProperty] {
    var compiled: [CompiledProperty] = []
    for (number, property) in element.properties.enumerated() {
      let place = place + CompiledElement.ownPlaces + number
      if element.type == "Screen", Self.rootWords.contains(property.name) {
        compiled.append(CompiledProperty(property.name, .unusable, place: place))
        continue
      }
      let known = definition?.property(property.name)
      if known == nil, let definition = definition?.definition {
        reportUnknown(property, of: definition.name, definition.propertyNames, element)
        compiled.append(CompiledProperty(property.name, .unusable, place: place))
        continue
      }
      let value = compile(
        property, of: element, as: known?.type,
        before: before?.list(property.name) ?? CompiledList())
      if case .literal = value { continue }
      compiled.append(CompiledProperty(property.name, value ?? .unusable, place: place))
    }
    return compiled
  }

  /// A property that an element needs and that neither it nor its style sheet sets.
  func missingProperty(
    of element: DocumentElement, _ definition: ElementDefinition
  ) -> ElementProperty? {
    definition.requiredProperties.first { property in
      !element.properties.contains { $0.name == property.name }
        && !hasStyle(element, property.name)
    }
  }

  /// Whether a style sheet of the document sets a property.
  private func hasStyle(_ element: DocumentElement, _ name: String) -> Bool {
    guard let style = element["style"]?.text else { return false }
    return document.styles.contains { $0.name == style && $0.element[name] != nil }
  }

  /// Compiles what an element of a template says of the template's parameters.
  mutating func arguments(
    of element: DocumentElement, at place: Int, for template: CompiledTemplate
  ) -> [CompiledProperty] {
    var compiled: [CompiledProperty] = []
    for (number, property) in element.properties.enumerated() {
      let place = place + CompiledElement.ownPlaces + number
      guard let standard = template.params[property.name] else {
        reportUnknown(property, of: template.name, Array(template.params.keys), element)
        compiled.append(CompiledProperty(property.name, .unusable, place: place))
        continue
      }
      let type = RemoteType(of: standard)
      let value = compile(property, of: element, as: .value(type.orAnyIfEmpty))
      if case .literal = value { continue }
      compiled.append(CompiledProperty(property.name, value ?? .unusable, place: place))
    }
    return compiled
  }

  private mutating func reportUnknown(
    _ property: DocumentProperty, of name: String, _ known: @autoclosure () -> [String],
    _ element: DocumentElement
  ) {
    // Templates have as many parameters as documents like.
    let suggestion = isFull ? nil : NameSuggestion.nearest(to: property.name, in: known())
    report(
      .unknownProperty, property.location, element.path.appending(property.name),
      "\(name) has no \(property.name)", suggestion: suggestion)
  }

  private mutating func compile(
    _ property: DocumentProperty, of element: DocumentElement, as type: PropertyType?,
    before: CompiledList = CompiledList()
  ) -> CompiledProperty.Value? {
    var path: DocumentPath { element.path.appending(property.name) }
    switch property.value {
    case .value(let value) where value.hasExpressions:
      return .composed(composed(value, property.location, path))
    case .value(let value):
      if let type, !check(value, as: type, property.location, path) { return nil }
      return .literal(value)
    case .expression(let words):
      let source = DocumentText(words, location: property.location)
      let expected = expectation(of: type, words)
      // Whoever evaluates it knows the place of the property.
      return text(source, at: path, 0, expecting: expected).map { .text($0.text) }
    case .element(let child):
      return elements([child], as: type, property.location, path, before).map { .elements($0) }
    case .elements(let children):
      return elements(children, as: type, property.location, path, before)
        .map { .elements($0) }
    }
  }

  private mutating func composed(
    _ value: RemoteValue, _ location: DocumentLocation?, _ path: DocumentPath
  ) -> ComposedValue {
    switch value {
    case .string(let words) where InterpolatedText.hasExpressions(words):
      let source = DocumentText(words, location: location)
      return text(source, at: path, takePlace(), expecting: .any).map { .text($0) }
        ?? .literal(.null)
    case .list(let values):
      return .list(
        values.enumerated().map { composed($1, location, path.appending($0)) })
    case .object(let fields):
      var parts: [String: ComposedValue] = [:]
      for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
        parts[name] = composed(value, location, path.appending(name))
      }
      return .object(parts)
    default: return .literal(value)
    }
  }

  /// What a text with expressions has to become. Where users read a text, whatever can be written
  /// as one will do.
  private func expectation(of type: PropertyType?, _ words: String) -> RemoteType {
    switch type {
    case .text, .textOrElement, .string, nil: .any
    case .some(let type): .optional(type.values)
    }
  }

  private mutating func elements(
    _ elements: [DocumentElement], as type: PropertyType?, _ location: DocumentLocation?,
    _ path: @autoclosure () -> DocumentPath, _ before: CompiledList
  ) -> [CompiledElement]? {
    switch type {
    case .element(let role), .textOrElement(let role):
      guard elements.count <= 1 else {
        report(.wrongType, location, path(), "expected one element, found \(elements.count)")
        return nil
      }
      return compile(elements, in: role, before)
    case .elements(let role): return compile(elements, in: role, before)
    case .actions: return compile(elements, in: .action, before)
    case nil: return compile(elements, in: nil, before)
    case .some(let type):
      report(.wrongType, location, path(), "expected \(type.description), found element")
      return nil
    }
  }

  /// Compiles the elements of a list but for those that are as they were.
  private mutating func compile(
    _ elements: [DocumentElement], in role: ElementRole?, _ before: CompiledList
  ) -> [CompiledElement] {
    if let changed = before.changedPositions(in: elements) {
      var compiled = before.elements
      for number in changed {
        let old = compiled[number]
        compiled[number] = compile(
          elements[number], in: role, before: old.type == elements[number].type ? old : nil)
      }
      return compiled
    }
    var unchanged = UnchangedElements(before.elements)
    var compiled: [CompiledElement] = []
    compiled.reserveCapacity(elements.count)
    // Elements are large, so they are looked at where they are.
    elements.withUnsafeBufferPointer { elements in
      for number in elements.indices {
        let element =
          unchanged.compiled(elements[number])
          ?? compile(
            elements[number], in: role, before: unchanged.changed(elements[number]))
        compiled.append(element)
      }
    }
    return compiled
  }

  // MARK: Literals

  /// Checks a literal; false if it cannot be used.
  private mutating func check(
    _ value: RemoteValue, as type: PropertyType, _ location: DocumentLocation?,
    _ path: @autoclosure () -> DocumentPath
  ) -> Bool {
    if case .null = value { return true }
    switch PropertyReading.verdict(on: value, as: type) {
    case .fits:
      if case .binding(let expected) = type { checkBinding(value, expected, location, path()) }
      return true
    case .wrongType:
      report(
        .wrongType, location, path(), "expected \(type.description), found \(value.kind)")
    case .unknownWord(let word, let words):
      report(
        .unknownChoice, location, path(),
        "expected \(type.description), found \(word.quotedBriefly)",
        suggestion: NameSuggestion.nearest(to: word, in: words))
    case .malformed(let word):
      report(
        .malformedValue, location, path(),
        "expected \(type.description), found \(word.quotedBriefly)")
    }
    return false
  }

  private mutating func checkBinding(
    _ value: RemoteValue, _ expected: RemoteType, _ location: DocumentLocation?,
    _ path: DocumentPath
  ) {
    guard case .string(let words) = value, let binding = StatePath(words) else { return }
    var type: RemoteType? = stateType
    for name in binding.names {
      guard case .object(let fields)? = type?.unwrapped else {
        type = nil
        break
      }
      type = fields[name]
    }
    guard let type else {
      let known = isFull ? [:] : document.state.fields
      report(
        .unknownStatePath, location, path, "state has no \(binding.names.joined(separator: "."))",
        suggestion: NameSuggestion.nearest(to: binding.names.first ?? "", in: known.keys))
      return
    }
    guard !expected.accepts(type) else { return }
    report(
      .wrongType, location, path,
      "expected a \(expected.description) at \(words), found \(type.description)")
  }

  // MARK: Templates

  /// Reports templates that hold themselves.
  mutating func reportRecursion() {
    let cycles = TemplateCycles(document.templates, numbers: templateNumbers)
    for number in cycles.members {
      let template = document.templates[number]
      // What is only counted needs no words.
      let way = isFull ? [] : cycles.way(around: number) ?? []
      report(
        .recursiveTemplate, template.location, template.body.path,
        "a template holds itself: \(words(of: way))")
    }
  }

  /// How many templates of a way messages name.
  private static let longestWay = 10

  /// The names of templates on a way; of a long one the first and the last.
  private func words(of way: [Int]) -> String {
    let names = way.map { document.templates[$0].name }
    let shown =
      names.count <= Self.longestWay
      ? names : Array(names.prefix(Self.longestWay - 1)) + ["…"] + names.suffix(1)
    return shown.joined(separator: " → ")
  }
}

extension RemoteValue {
  /// Whether a string in it has expressions. Documents limit how deep it is.
  var hasExpressions: Bool {
    switch self {
    case .string(let words): InterpolatedText.hasExpressions(words)
    case .list(let values): values.contains(where: \.hasExpressions)
    case .object(let fields): fields.values.contains(where: \.hasExpressions)
    case .null, .bool, .number: false
    }
  }
}

extension String {
  /// The words as messages quote them.
  var quotedBriefly: String { "\"\(prefix(40))\"" }
}
