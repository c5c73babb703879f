import KumikoDocuments

extension RemoteScreen {
  /// What the author of the document may want to do better: nothing of it keeps the screen from
  /// being shown. In the order of the text.
  public var authorWarnings: [DocumentProblem] {
    var warnings = AuthorWarnings(self)
    warnings.find()
    return warnings.problems.sorted { $0.position < $1.position }
  }
}

/// Finds what is right and yet not good.
private struct AuthorWarnings {
  let screen: RemoteScreen
  var problems: [DocumentProblem] = []
  private var usedTypes: Set<String> = []
  private var usedStyles: Set<String> = []
  private var references: Set<ExpressionReference> = []

  init(_ screen: RemoteScreen) { self.screen = screen }

  mutating func find() {
    let document = screen.document
    visit(document.element)
    for template in document.templates { visit(template.body) }
    for style in document.styles { visitColors(style.element) }
    for template in document.templates where !usedTypes.contains(template.name) {
      warn(.unusedTemplate, template.location, "", "nothing uses the template \(template.name)")
    }
    for style in document.styles where !usedStyles.contains(style.name) {
      warn(.unusedStyle, style.location, "", "nothing uses the style \(style.name)")
    }
    findUnreadState()
  }

  private mutating func findUnreadState() {
    let read = Set(references.filter { $0.root == "state" }.map { $0.path.first ?? "" })
    guard !read.contains("") else { return }
    let property = screen.document.element.property("state")
    for name in screen.compiled.state.keys.sorted() where !read.contains(name) {
      warn(.unreadState, property?.location, "state.\(name)", "nothing reads state.\(name)")
    }
  }

  // MARK: Elements

  private mutating func visit(_ element: DocumentElement, isInTree: Bool = false) {
    // It is looked at from many sides.
    let element = element.whole
    usedTypes.insert(element.type)
    note(element.id?.text)
    note(element.filter?.text)
    if let loop = element.loop { note("${\(loop.list)}") }
    note(element.condition?.value.text)
    if let style = element["style"]?.text { usedStyles.insert(style) }
    checkImage(element)
    checkID(element)
    if isInTree { checkTree(element) }
    visitColors(element)
    for property in element.properties {
      switch property.value {
      case .element(let child): visit(child)
      case .elements(let children):
        for child in children { visit(child, isInTree: property.name == "children") }
      case .expression(let words): note(words)
      case .value(let value): note(value, isBinding: property.name == "bind")
      }
    }
    if case .element(let other) = element.fallback { visit(other) }
  }

  private mutating func note(_ value: RemoteValue, isBinding: Bool) {
    switch value {
    case .string(let words):
      // What is bound is shown.
      note(isBinding || words.hasPrefix("state.") ? "${\(words)}" : words)
    case .list(let values): for value in values { note(value, isBinding: false) }
    case .object(let fields): for value in fields.values { note(value, isBinding: false) }
    case .null, .bool, .number: break
    }
  }

  private mutating func note(_ words: String?) {
    guard let words, InterpolatedText.hasExpressions(words),
      let text = try? InterpolatedText(parsing: words)
    else { return }
    references.formUnion(text.references)
  }

  private mutating func checkImage(_ element: DocumentElement) {
    let path = element.path.description
    let hasSize =
      element["aspectRatio"] != nil || element["height"] != nil
      || element["minimumHeight"] != nil
    if element.type == "ImageElement", !hasSize {
      warn(
        .imageWithoutSize, element.location, path,
        "a picture without aspectRatio or height moves rows when it comes")
    }
    if element.type == "ImageRow", element["height"] == nil {
      warn(
        .imageWithoutSize, element.location, path,
        "a picture without height moves rows when it comes")
    }
    let isButton = element["onSelect"] != nil
    let isPicture = ["ImageElement", "SymbolElement", "ImageRow"].contains(element.type)
    let isBarSymbol = element.type == "BarItem" && element["title"] == nil
    guard isButton, isPicture || isBarSymbol, element["accessibilityLabel"] == nil,
      element["label"] == nil
    else { return }
    warn(
      .pictureWithoutLabel, element.location, path,
      "a button of a picture alone needs an accessibilityLabel")
  }

  /// Looks for what only a row of a list can do.
  private mutating func checkTree(_ element: DocumentElement) {
    guard let role = screen.registry[element.type]?.role else { return }
    for property in element.properties
    where CommonProperties.isIgnored(property.name, inTreesBy: role) {
      warn(
        .ignoredProperty, property.location, element.path.appending(property.name).description,
        "\(property.name) does nothing in a tree of views; give it to the row they stand in")
    }
  }

  private mutating func checkID(_ element: DocumentElement) {
    guard let id = element.id, element.loop == nil else { return }
    let isPosition = !id.text.isEmpty && id.text.allSatisfy(\.isNumber)
    guard isPosition else { return }
    warn(
      .positionAsID, id.location, element.path.appending("id").description,
      "\(id.text) looks like a position; ids name what stays the same when rows move")
  }

  private mutating func visitColors(_ element: DocumentElement) {
    for property in element.properties {
      guard case .value(.string(let words)) = property.value, ColorText.isFixed(words),
        ColorText.color(words) != nil
      else { continue }
      warn(
        .fixedColor, property.location, element.path.appending(property.name).description,
        "\(words) is the same in dark appearances; write \(words)/#… with a second color")
    }
  }

  private mutating func warn(
    _ code: DocumentProblem.Code, _ location: DocumentLocation?, _ path: String,
    _ message: String
  ) {
    problems.append(
      DocumentProblem(
        code, file: screen.file,
        position: location?.position ?? DocumentPosition(line: 1, column: 1), path: path,
        message: message))
  }
}
