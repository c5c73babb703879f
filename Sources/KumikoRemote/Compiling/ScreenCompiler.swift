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
  private(set) var places: [CompiledPlace] = []
  private(set) var templates: [CompiledTemplate] = []
  private(set) var templateNumbers: [String: Int] = [:]
  /// What was compiled before a patch, unless that is of no use.
  private var previous: CompiledScreen?
  /// How many elements are missing that nothing has stood in for yet.
  private var unresolved = 0
  private let strings: Set<String>
  private let expressionLimits: ExpressionLimits

  init(
    _ document: ScreenDocument, registry: ScreenRegistry, limits: DocumentLimits,
    source: DocumentSource, problems: DocumentProblems, patching previous: RemoteScreen? = nil
  ) {
    (self.registry, self.limits, self.document) = (registry, limits, document)
    (self.source, self.problems) = (source, problems)
    strings = Set(document.strings.fields.keys)
    expressionLimits = ExpressionLimits(limits)
    self.previous = previous.flatMap { $0.isReusable(for: document) ? $0.compiled : nil }
  }

  /// Compiles the document. Elements that cannot be shown are left out.
  mutating func compile() -> CompiledScreen {
    let types = [
      "data": RemoteType(of: document.data), "state": RemoteType(of: document.state),
      "env": RemoteType(of: .object(ScreenEnvironment.names)),
    ]
    if previous?.types != types { previous = nil }
    takeOver()
    if previous == nil { compileTemplates(seeing: types) }
    names = types
    let root = compile(document.element, in: .screen, before: previous?.root)
    let styles = previous?.styles ?? compiledStyles()
    return CompiledScreen(
      id: document.element.id?.text ?? "", root: root, templates: templates, places: places,
      state: document.state.fields, data: document.data.fields,
      strings: ExpressionEnvironment.strings(from: document.strings), styles: styles,
      version: document.version, types: types, freshPlaces: previous?.freshPlaces ?? places.count,
      reset: resetPaths())
  }

  /// Takes over what a patch has not changed, and the numbers of its places.
  private mutating func takeOver() {
    guard let previous else { return }
    (places, templates) = (previous.places, previous.templates)
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
  private mutating func compiledStyles() -> [String: [String: CompiledProperty]] {
    var styles: [String: [String: CompiledProperty]] = [:]
    for style in document.styles {
      styles[style.name] = properties(of: style.element, definition: nil)
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

  private mutating func compile(
    _ element: DocumentElement, as kind: CompiledElement.Kind, before: CompiledElement?
  ) -> CompiledElement {
    let loop = compiledLoop(element)
    if let loop { names[loop.loop.variable] = loop.type }
    let place = add(element.location, element.path)
    return CompiledElement(
      element, kind: kind, place: place,
      id: element.id.flatMap { text($0, at: element.path.appending("id"), expecting: .any) },
      loop: loop?.loop,
      filter: element.filter.flatMap {
        condition($0.text, $0.location, element.path.appending("where"))
      },
      condition: compiledCondition(element),
      // In a loop, what expressions may read depends on its list.
      properties: properties(of: element, as: kind, before: loop == nil ? before : nil))
  }

  private mutating func properties(
    of element: DocumentElement, as kind: CompiledElement.Kind, before: CompiledElement?
  ) -> [String: CompiledProperty] {
    switch kind {
    case .known(let definition): properties(of: element, definition: definition, before: before)
    case .template(let number): arguments(of: element, for: templates[number])
    case .missing: [:]
    }
  }

  /// Finds what an element is, or what stands in for it.
  private mutating func standIn(
    for element: DocumentElement, in role: ElementRole?
  ) -> (kind: CompiledElement.Kind, other: DocumentElement?) {
    guard let reason = reasonAgainst(element, in: role) else {
      if let number = templateNumbers[element.type] { return (.template(number), nil) }
      return (registry[element.type].map { .known($0) } ?? .missing, nil)
    }
    let severity: DocumentProblem.Severity = element.fallback == nil ? .error : .warning
    report(
      reason.code, element.location, element.path, reason.message,
      suggestion: reason.suggestion, severity: severity)
    if case .element(let other) = element.fallback { return (.missing, other) }
    if element.fallback == nil { unresolved += 1 }
    return (.missing, nil)
  }

  private func reasonAgainst(
    _ element: DocumentElement, in role: ElementRole?
  ) -> (code: DocumentProblem.Code, message: String, suggestion: String?)? {
    if let missing = registry.missing(of: element.requires).first {
      let present = registry.modules[missing.module].map { "\($0)" } ?? "none"
      let message = "requires \(missing.module) \(missing.version), there is \(present)"
      return (.missingModule, message, nil)
    }
    if templateNumbers[element.type] != nil { return nil }
    guard let definition = registry[element.type] else {
      let known = registry.names + document.templates.map(\.name)
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
    _ element: DocumentElement
  ) -> (loop: CompiledLoop, type: RemoteType)? {
    guard let loop = element.loop else { return nil }
    let path = element.path.appending("for")
    let parsed = expression(loop.list, loop.location, path, expecting: .list(of: .any))
    guard let parsed else { return nil }
    let element: RemoteType =
      if case .list(let element) = parsed.type.unwrapped { element } else { .any }
    return (
      CompiledLoop(
        variable: loop.variable, list: parsed.expression, place: add(loop.location, path)),
      element
    )
  }

  private mutating func compiledCondition(_ element: DocumentElement) -> CompiledCondition? {
    guard let source = element.condition else { return nil }
    switch source.value {
    case .value(.bool(let isTrue)):
      return CompiledCondition(kind: source.kind, text: nil, isFalse: !isTrue)
    case .expression(let words):
      let path = element.path.appending(source.kind.rawValue)
      let text = condition(words, source.location, path)
      return CompiledCondition(kind: source.kind, text: text, isFalse: text == nil)
    default: return CompiledCondition(kind: source.kind, text: nil, isFalse: source.kind != .else)
    }
  }

  private mutating func condition(
    _ words: String, _ location: DocumentLocation?, _ path: DocumentPath
  ) -> CompiledText? {
    text(DocumentText(words, location: location), at: path, expecting: .bool)
  }

  // MARK: Places

  /// Notes a place for reports.
  mutating func add(_ location: DocumentLocation?, _ path: DocumentPath) -> Int {
    places.append(CompiledPlace(location: location, path: path))
    return places.count - 1
  }

  mutating func report(
    _ code: DocumentProblem.Code, _ location: DocumentLocation?, _ path: DocumentPath,
    _ message: String, suggestion: String? = nil, severity: DocumentProblem.Severity? = nil
  ) {
    problems.add(
      DocumentProblem(
        code, severity: severity, file: location?.source.file ?? source.file,
        position: location?.position ?? DocumentPosition(line: 1, column: 1),
        path: path.description, message: message, suggestion: suggestion))
  }

  // MARK: Expressions

  /// Parses and checks a text with expressions.
  mutating func text(
    _ source: DocumentText, at path: DocumentPath, expecting type: RemoteType
  ) -> CompiledText? {
    do {
      let text = try InterpolatedText(
        parsing: source.text, functions: registry.functions, limits: expressionLimits)
      let check = text.check(in: types, expecting: type)
      for problem in check.problems { report(problem, in: source.location, path) }
      return CompiledText(text: text, place: add(source.location, path))
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
