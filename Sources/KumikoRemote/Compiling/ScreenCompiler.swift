import KumikoDocuments

/// Parses the expressions of a document, finds the definitions of its elements, and says what is
/// wrong as far as that is known before anything is shown.
struct ScreenCompiler {
  let registry: ScreenRegistry
  let limits: DocumentLimits
  let document: ScreenDocument
  let source: DocumentSource
  var problems: DocumentProblems
  /// What expressions may read here, by name.
  var names: [String: RemoteType] = [:]
  /// The next number that a part of the document gets.
  private(set) var nextPlace = 0
  private(set) var templates: [CompiledTemplate] = []
  private(set) var templateNumbers: [String: Int] = [:]
  /// What was compiled before a patch, unless that is of no use.
  private var previous: CompiledScreen?
  /// How many elements are missing that nothing has stood in for yet.
  private var unresolved = 0
  private var definitions: [String: KnownDefinition] = [:]
  private let keptElements: KeptElements
  private let strings: Set<String>
  /// What is known of the document's state, which all bindings are checked against.
  let stateType: RemoteType
  private let expressionLimits: ExpressionLimits

  init(
    _ document: ScreenDocument, registry: ScreenRegistry, limits: DocumentLimits,
    source: DocumentSource, problems: DocumentProblems, patching previous: RemoteScreen? = nil
  ) {
    (self.registry, self.limits, self.document) = (registry, limits, document)
    (self.source, self.problems) = (source, problems)
    strings = Set(document.strings.fields.keys)
    stateType = RemoteType(of: document.state)
    expressionLimits = ExpressionLimits(limits)
    keptElements =
      previous?.compiled.keptElements ?? KeptElements(registry: registry, limits: limits)
    definitions = previous?.compiled.definitions ?? [:]
    self.previous = previous.flatMap { $0.isReusable(for: document) ? $0.compiled : nil }
  }

  /// Compiles the document. Elements that cannot be shown are left out.
  mutating func compile() -> CompiledScreen {
    let types = [
      "data": RemoteType(of: document.data), "state": stateType,
      "env": RemoteType(of: .object(ScreenEnvironment.names)),
    ]
    if previous?.types != types { previous = nil }
    takeOver()
    if previous == nil { compileTemplates(seeing: types) }
    names = types
    let root = compile(document.element, in: .screen, before: previous?.root)
    let styles = previous?.styles ?? compiledStyles()
    return CompiledScreen(
      id: document.element.id?.text ?? "", root: root, templates: templates,
      state: document.state.fields, data: document.data.fields,
      strings: ExpressionEnvironment.strings(from: document.strings), styles: styles,
      version: document.version, types: types, definitions: definitions,
      keptElements: keptElements, nextPlace: nextPlace, reset: resetPaths())
  }

  /// Takes over what a patch has not changed, and the numbers of its places.
  private mutating func takeOver() {
    guard let previous else { return }
    (nextPlace, templates) = (previous.nextPlace, previous.templates)
    for (number, template) in templates.enumerated() { templateNumbers[template.name] = number }
  }

  private mutating func resetPaths() -> [StatePath] {
    guard let property = document.element.property("reset") else { return [] }
    let path = document.element.path.appending("reset")
    guard case .value(.list(let values)) = property.value else {
      report(
        .wrongType, property.location, path,
        "expected list of paths of state, found \(property.value.kind)")
      return []
    }
    return values.enumerated().compactMap { number, value in
      if case .string(let words) = value, let state = StatePath(words) { return state }
      report(
        .malformedValue, property.location, path.appending(number),
        "expected path of state, found \(value.briefly)")
      return nil
    }
  }

  private mutating func compileTemplates(seeing types: [String: RemoteType]) {
    for (number, template) in document.templates.enumerated() {
      templateNumbers[template.name] = number
      templates.append(
        CompiledTemplate(name: template.name, params: template.params.fields, body: nil))
    }
    for (number, template) in document.templates.enumerated() {
      names = types.merging(
        template.params.fields.mapValues { RemoteType(of: $0).orAnyIfEmpty }
      ) { $1 }
      templates[number].body = compile(template.body, in: nil)
    }
    reportRecursion()
  }

  /// The properties of the document's style sheets.
  private mutating func compiledStyles() -> [String: CompiledElement] {
    var styles: [String: CompiledElement] = [:]
    for style in document.styles {
      let place = takePlaces(of: style.element)
      styles[style.name] = CompiledElement(
        style.element, kind: .missing, place: place, id: nil, control: nil,
        compiled: properties(of: style.element, at: place, definition: nil))
    }
    return styles
  }

  // MARK: Elements

  /// Compiles an element for a place of a role.
  ///
  /// - Parameter before: What was compiled for it before a patch has changed something inside of
  ///   it; nothing by default.
  mutating func compile(
    _ element: DocumentElement, in role: ElementRole?, before: CompiledElement? = nil
  ) -> CompiledElement {
    if let kept = kept(element, in: role) { return kept }
    if element.text != nil { return compile(element.whole, in: role) }
    let outer = names
    defer { names = outer }
    let stand = standIn(for: element, in: role)
    if let other = stand.other {
      return compile(other.keepingControl(of: element), in: role)
    }
    let missing = unresolved
    let compiled = compile(element, as: stand.kind, before: before)
    guard unresolved > missing, case .element(let other) = element.fallback else { return compiled }
    // What is inside has no other way out.
    unresolved = missing
    names = outer
    return compile(other.keepingControl(of: element), in: role)
  }

  /// An element that is kept as its text; nil if it is not, or something is wrong with its place.
  private mutating func kept(
    _ element: DocumentElement, in role: ElementRole?
  ) -> CompiledElement? {
    guard let text = element.text, element.isTextAlone, text.owner === registry.literalsOwner,
      templateNumbers[element.type] == nil, let known = definition(of: element.type),
      role.map({ known.definition.role.fits($0) }) ?? true
    else { return nil }
    defer {
      nextPlace += CompiledElement.ownPlaces * text.elementCount + text.propertyCount
    }
    return CompiledElement(kept: element, known, place: nextPlace)
  }

  /// Compiles an element that is kept as its text.
  mutating func whole(of element: CompiledElement) -> CompiledElement {
    nextPlace = element.place
    return compile(element.source.whole, as: element.kind, before: nil)
  }

  private mutating func compile(
    _ element: DocumentElement, as kind: CompiledElement.Kind, before: CompiledElement?
  ) -> CompiledElement {
    let place = takePlaces(of: element)
    let loop = compiledLoop(element, at: place + 2)
    if let loop { names[loop.loop.variable] = loop.type }
    var source = element
    // Nothing can be read of what nobody knows.
    if case .missing = kind { source.properties = [] }
    return CompiledElement(
      source, kind: kind, place: place, id: compiledID(element, at: place + 1),
      control: control(of: element, loop?.loop, at: place),
      // In a loop, what expressions may read depends on its list.
      compiled: properties(of: element, at: place, as: kind, before: loop == nil ? before : nil))
  }

  private mutating func compiledID(_ element: DocumentElement, at place: Int) -> CompiledID? {
    guard let id = element.id else { return nil }
    guard InterpolatedText.hasExpressions(id.text) else { return .words(id.text) }
    return text(id, at: element.path.appending("id"), place, expecting: .any).map { .text($0) }
  }

  private mutating func control(
    of element: DocumentElement, _ loop: CompiledLoop?, at place: Int
  ) -> CompiledControl? {
    guard loop != nil || element.filter != nil || element.condition != nil else { return nil }
    let filter = element.filter.flatMap {
      condition($0.text, $0.location, element.path.appending("where"), place + 3)
    }
    return CompiledControl(
      loop: loop, filter: filter, condition: compiledCondition(element, at: place + 4))
  }

  private mutating func properties(
    of element: DocumentElement, at place: Int, as kind: CompiledElement.Kind,
    before: CompiledElement?
  ) -> [CompiledProperty] {
    switch kind {
    case .known(let known):
      properties(of: element, at: place, definition: known, before: before)
    case .template(let number): arguments(of: element, at: place, for: templates[number])
    case .missing: []
    }
  }

  /// The definition of elements of a type, which they share; nil if there is none.
  private mutating func definition(of type: String) -> KnownDefinition? {
    if let known = definitions[type] { return known }
    let known = registry[type].map { KnownDefinition($0, keptElements) }
    definitions[type] = known
    return known
  }

  /// Finds what an element is, or what stands in for it.
  private mutating func standIn(
    for element: DocumentElement, in role: ElementRole?
  ) -> (kind: CompiledElement.Kind, other: DocumentElement?) {
    guard let reason = reasonAgainst(element, in: role) else {
      if let number = templateNumbers[element.type] { return (.template(number), nil) }
      return (definition(of: element.type).map { .known($0) } ?? .missing, nil)
    }
    let severity: DocumentProblem.Severity = element.fallback == nil ? .error : .warning
    report(
      reason.code, element.location, element.path, reason.message,
      suggestion: reason.suggestion, severity: severity)
    if case .element(let other) = element.fallback { return (.missing, other) }
    if element.fallback == nil { unresolved += 1 }
    return (.missing, nil)
  }

  private mutating func reasonAgainst(
    _ element: DocumentElement, in role: ElementRole?
  ) -> (code: DocumentProblem.Code, message: String, suggestion: String?)? {
    if !element.requires.isEmpty, let missing = registry.missing(of: element.requires).first {
      let present = registry.modules[missing.module].map { "\($0)" } ?? "none"
      let message = "requires \(missing.module) \(missing.version), there is \(present)"
      return (.missingModule, message, nil)
    }
    if templateNumbers[element.type] != nil { return nil }
    guard let definition = definition(of: element.type)?.definition else {
      let known = isFull ? [] : registry.names + document.templates.map(\.name)
      return (
        .unknownElement, "unknown element \(element.type)",
        NameSuggestion.nearest(to: element.type, in: known)
      )
    }
    if let role, !definition.role.fits(role) {
      return (
        .misplacedElement,
        "\(element.type) is a \(definition.role.rawValue), expected a \(role.rawValue)", nil
      )
    }
    if let property = missingProperty(of: element, definition) {
      return (.missingProperty, "\(element.type) needs \(property.name)", nil)
    }
    return nil
  }

  // MARK: Control

  private mutating func compiledLoop(
    _ element: DocumentElement, at place: Int
  ) -> (loop: CompiledLoop, type: RemoteType)? {
    guard let loop = element.loop else { return nil }
    let path = element.path.appending("for")
    let parsed = expression(loop.list, loop.location, path, expecting: .list(of: .any))
    guard let parsed else { return nil }
    let element: RemoteType =
      if case .list(let element) = parsed.type.unwrapped { element } else { .any }
    return (
      CompiledLoop(variable: loop.variable, list: parsed.expression, place: place), element
    )
  }

  private mutating func compiledCondition(
    _ element: DocumentElement, at place: Int
  ) -> CompiledCondition? {
    guard let source = element.condition else { return nil }
    switch source.value {
    case .value(.bool(let isTrue)):
      return CompiledCondition(kind: source.kind, text: nil, isFalse: !isTrue)
    case .expression(let words):
      let path = element.path.appending(source.kind.rawValue)
      let text = condition(words, source.location, path, place)
      return CompiledCondition(kind: source.kind, text: text, isFalse: text == nil)
    default: return CompiledCondition(kind: source.kind, text: nil, isFalse: source.kind != .else)
    }
  }

  private mutating func condition(
    _ words: String, _ location: DocumentLocation?, _ path: DocumentPath, _ place: Int
  ) -> CompiledText? {
    text(DocumentText(words, location: location), at: path, place, expecting: .bool)
  }

  // MARK: Places

  /// Gives an element and its properties numbers, by which reports say where something stands.
  private mutating func takePlaces(of element: DocumentElement) -> Int {
    defer { nextPlace += CompiledElement.ownPlaces + element.properties.count }
    return nextPlace
  }

  /// Gives a text inside of a property a number of its own.
  mutating func takePlace() -> Int {
    defer { nextPlace += 1 }
    return nextPlace
  }

  /// Whether further problems are only counted.
  var isFull: Bool { problems.all.count >= problems.limit }

  mutating func report(
    _ code: DocumentProblem.Code, _ location: DocumentLocation?, _ path: DocumentPath,
    _ message: String, suggestion: String? = nil, severity: DocumentProblem.Severity? = nil
  ) {
    // To find a place takes as long as its line is, and documents may have one line.
    let location = isFull ? nil : location
    problems.add(
      DocumentProblem(
        code, severity: severity, file: location?.source.file ?? source.file,
        position: location?.position ?? DocumentPosition(line: 1, column: 1),
        path: path.description, message: message, suggestion: suggestion))
  }

  // MARK: Expressions

  /// Parses and checks a text with expressions.
  mutating func text(
    _ source: DocumentText, at path: DocumentPath, _ place: Int, expecting type: RemoteType
  ) -> CompiledText? {
    do {
      let text = try InterpolatedText(
        parsing: source.text, functions: registry.functions, limits: expressionLimits)
      let check = text.check(in: types, expecting: type)
      for problem in check.problems { report(problem, in: source.location, path) }
      return CompiledText(text: text, place: place)
    } catch {
      report(error, in: source.location, path)
      return nil
    }
  }

  private mutating func expression(
    _ words: String, _ location: DocumentLocation?, _ path: DocumentPath,
    expecting type: RemoteType
  ) -> (expression: RemoteExpression, type: RemoteType)? {
    do {
      let expression = try RemoteExpression(
        parsing: words, functions: registry.functions, limits: expressionLimits)
      let check = expression.check(in: types, expecting: type)
      for problem in check.problems { report(problem, in: location, path) }
      return (expression, check.type)
    } catch {
      report(error, in: location, path)
      return nil
    }
  }

  private var types: ExpressionTypes { ExpressionTypes(names: names, strings: strings) }

  /// Reports a mistake in an expression. Those of types are warnings: such an expression is null.
  private mutating func report(
    _ problem: ExpressionProblem, in location: DocumentLocation?, _ path: DocumentPath
  ) {
    let isSyntax = problem.code.rawValue.hasPrefix("E1")
    report(
      isSyntax ? .invalidExpression : .expressionType, location, path,
      "\(problem.message) (\(problem.code.rawValue))", suggestion: problem.suggestion)
  }
}

extension DocumentElement {
  /// This element with the loop and the condition of another one, for which it stands in.
  fileprivate func keepingControl(of other: DocumentElement) -> DocumentElement {
    var copy = self
    (copy.loop, copy.filter) = (other.loop ?? loop, other.filter ?? filter)
    copy.condition = other.condition ?? condition
    copy.id = id ?? other.id
    return copy
  }
}

extension ExpressionLimits {
  /// Those that limits of documents say.
  init(_ limits: DocumentLimits) {
    self.init()
    length = limits.expressionLength
    depth = limits.expressionDepth
    steps = limits.expressionSteps
    stringBytes = limits.resultBytes
  }
}

extension RemoteValue {
  /// Whether it is an object or a list.
  var isContainer: Bool {
    switch self {
    case .object, .list: true
    case .null, .bool, .number, .string: false
    }
  }

  /// The fields of an object; none of other values.
  var fields: [String: RemoteValue] {
    if case .object(let fields) = self { fields } else { [:] }
  }
}

extension RemoteType {
  /// Any type for an object or a list of which nothing is known.
  var orAnyIfEmpty: RemoteType {
    switch self {
    case .object(let fields) where fields.isEmpty: .any
    case .null: .any
    default: self
    }
  }
}
