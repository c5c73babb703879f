/// Checks what elements ask of each other, whichever form they were written in.
struct DocumentChecker {
  let source: DocumentSource
  var problems: DocumentProblems

  init(source: DocumentSource, problems: DocumentProblems) {
    self.source = source
    self.problems = problems
  }

  mutating func check(_ document: RemoteDocument) {
    switch document {
    case .screen(let screen):
      checkAlone(screen.element)
      screen.styles.forEach { checkAlone($0.element) }
      screen.templates.forEach { checkAlone($0.body) }
      checkRoot(screen)
    case .patch(let patch):
      if patch.screenID == nil {
        report(
          .missingProperty, patch.element.location, patch.element.path,
          "a patch says which screen it is of: of is missing")
      }
      var reader = PatchChangeReader(source: source, problems: problems)
      _ = reader.changes(of: patch)
      problems = reader.problems
      patch.changes.forEach { checkProperties(of: $0) }
    }
  }

  /// Checks a screen that was not read as a whole, also how large it is.
  mutating func check(_ screen: ScreenDocument, limits: DocumentLimits) {
    check(.screen(screen))
    guard let excess = DocumentSize(of: screen, limits: limits).excess else { return }
    report(excess.code, nil, .root, excess.message)
  }

  /// Whether a screen is right because some changes are, which are all that may be wrong with it.
  static func isRight(
    _ screen: ScreenDocument, with exchanges: ElementExchanges, limits: DocumentLimits
  ) -> Bool {
    var checker = DocumentChecker(
      source: DocumentSource([], file: ""), problems: DocumentProblems(limit: 1))
    for element in exchanges.elements { checker.checkAlone(element) }
    checker.checkRoot(screen)
    guard checker.problems.isEmpty else { return false }
    return !exchanges.mayHaveGrown || DocumentSize(of: screen, limits: limits).excess == nil
  }

  /// Values of the document that are objects of names.
  private mutating func checkRoot(_ screen: ScreenDocument) {
    for name in ["state", "data", "strings"] {
      guard let property = screen.element.property(name) else { continue }
      if case .value(.object) = property.value { continue }
      report(
        .wrongType, property.location, DocumentPath.root.appending(name),
        "expected object, found \(property.value.kind)")
    }
  }

  // MARK: Elements

  /// Checks an element that has no siblings.
  private mutating func checkAlone(_ element: DocumentElement) {
    if element.isTextAlone { return }
    var siblings = Siblings()
    check(element, among: &siblings)
  }

  private mutating func check(_ elements: [DocumentElement]) {
    var siblings = Siblings(count: elements.count)
    // Elements are large, so they are looked at where they are.
    elements.withUnsafeBufferPointer { elements in
      for position in elements.indices {
        // What is kept as its text has nothing inside that may be wrong.
        if elements[position].isTextAlone {
          siblings.noteUnconditional()
          guard let id = elements[position].id, !siblings.insert(id.text) else { continue }
          reportDuplicate(id, of: elements[position])
        } else {
          check(elements[position], among: &siblings)
        }
      }
    }
  }

  private mutating func check(_ element: DocumentElement, among siblings: inout Siblings) {
    checkLoop(element)
    checkCondition(element, among: &siblings)
    checkID(element, among: &siblings)
    checkProperties(of: element)
    if case .element(let fallback) = element.fallback { checkAlone(fallback) }
  }

  private mutating func checkProperties(of element: DocumentElement) {
    for property in element.properties {
      switch property.value {
      case .element(let child): checkAlone(child)
      case .elements(let children): check(children)
      case .value, .expression: break
      }
    }
  }

  private mutating func checkLoop(_ element: DocumentElement) {
    guard let loop = element.loop else {
      if let filter = element.filter {
        report(
          .whereWithoutFor, filter.location, element.path.appending("where"),
          "where chooses turns of a for, which is missing")
      }
      return
    }
    let path = element.path.appending("for")
    guard let id = element.id else {
      report(
        .loopWithoutID, loop.location, path,
        "an element with for needs an id, such as \"${\(loop.variable).id}\"")
      return
    }
    guard !DocumentValue.isExpression(id.text) else { return }
    report(
      .constantLoopID, id.location, element.path.appending("id"),
      "the id is the same in each turn of for")
  }

  private mutating func checkCondition(
    _ element: DocumentElement, among siblings: inout Siblings
  ) {
    defer { siblings.note(element) }
    guard let condition = element.condition, condition.kind != .if, !siblings.mayBranch else {
      return
    }
    report(
      .branchWithoutIf, condition.location, element.path.appending(condition.kind.rawValue),
      "\(condition.kind.rawValue) follows an element with if and without for")
  }

  private mutating func checkID(_ element: DocumentElement, among siblings: inout Siblings) {
    guard let id = element.id, !DocumentValue.isExpression(id.text),
      !siblings.insert(id.text)
    else { return }
    reportDuplicate(id, of: element)
  }

  private mutating func reportDuplicate(_ id: DocumentText, of element: DocumentElement) {
    report(
      .duplicateID, id.location, element.path.appending("id"),
      "an element before has the id \(DocumentName.excerpt(id.text))")
  }

  private mutating func report(
    _ code: DocumentProblem.Code, _ location: DocumentLocation?, _ path: DocumentPath,
    _ message: String
  ) {
    problems.add(
      code, at: location?.range.lowerBound ?? 0, in: location?.source ?? source, path: path,
      message)
  }
}

/// What the elements of a list that were read already mean for the next.
private struct Siblings {
  /// Whether an `elseIf` or `else` may follow.
  private(set) var mayBranch = false
  /// The chain of branches, of which one at most is there; it counts up.
  private var chain = 0
  /// The chain that each id is in.
  private var ids: [String: Int] = [:]

  init(count: Int = 1) { ids.reserveCapacity(count) }

  /// Notes an element without a condition.
  mutating func noteUnconditional() {
    chain += 1
    mayBranch = false
  }

  mutating func note(_ element: DocumentElement) {
    if element.condition?.kind ?? .if == .if { chain += 1 }
    switch element.condition?.kind {
    case .if, .elseIf: mayBranch = element.loop == nil
    case .else, nil: mayBranch = false
    }
  }

  /// Notes an id; false if an element that may be there at the same time has it.
  mutating func insert(_ id: String) -> Bool {
    defer { ids[id] = chain }
    return ids[id].map { $0 == chain } ?? true
  }
}
