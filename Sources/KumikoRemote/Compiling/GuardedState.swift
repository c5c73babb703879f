import KumikoDocuments

/// The values of `state` that actions set only where conditions and loops over other values of it
/// let them: also a value that stays as it is tells what these are.
struct GuardedState: Sendable {
  /// What actions set.
  struct Target: Sendable {
    /// Nil for anything: an expression says what.
    var path: StatePath?
    /// What decides whether it is set.
    var reads: [ExpressionReference]
  }

  private(set) var targets: [Target] = []
  private let templates: [CompiledTemplate]
  /// How deep templates may be in each other.
  private let templateDepth: Int
  /// How many elements may be looked at.
  private var rest: Int

  init(_ screen: CompiledScreen, limits: DocumentLimits) {
    (templates, templateDepth, rest) = (screen.templates, limits.templateDepth, limits.elements)
    visit([screen.root], in: Surroundings())
  }

  /// What is around an element.
  private struct Surroundings {
    /// The values of state that names of loops and templates are made of.
    var names: [String: [ExpressionReference]] = [:]
    /// Those that decide whether the element is there.
    var guards: [ExpressionReference] = []
    var templateDepth = 0

    func state(_ references: [ExpressionReference]) -> [ExpressionReference] {
      references.flatMap { $0.root == "state" ? [$0] : names[$0.root] ?? [] }
    }
  }

  private mutating func visit(_ elements: [CompiledElement], in outer: Surroundings) {
    // What stands behind `else` depends on the conditions before it, too.
    var before: [ExpressionReference] = []
    for element in elements {
      var inner = outer
      if let loop = element.loop {
        let reads = inner.state(loop.reads)
        inner.names[loop.variable] = reads
        inner.guards += reads
      }
      inner.guards += inner.state(element.filter?.text.references ?? [])
      if element.condition?.kind ?? .if == .if { before = [] }
      before += inner.state(element.condition?.text?.text.references ?? [])
      inner.guards += before
      visit(element, in: inner)
    }
  }

  private mutating func visit(_ element: CompiledElement, in scope: Surroundings) {
    // What is kept as its text has no condition of its own.
    if element.isKept, scope.guards.isEmpty || !element.source.hasWord("path") { return }
    rest -= 1
    guard rest >= 0 else {
      if rest == -1 { targets.append(Target(reads: [ExpressionReference(root: "state")])) }
      return
    }
    let element = element.whole
    if case .template(let number) = element.kind {
      return visit(template: number, element, in: scope)
    }
    if element.definition?.effect == .silent, !scope.guards.isEmpty,
      let path = element.property("path")
    {
      var target = Target(reads: scope.guards)
      if case .literal(.string(let words)) = path.value { target.path = StatePath(words) }
      targets.append(target)
    }
    for elements in element.parts { visit(elements, in: scope) }
  }

  private mutating func visit(
    template number: Int, _ element: CompiledElement, in scope: Surroundings
  ) {
    guard scope.templateDepth < templateDepth, let body = templates[number].body else { return }
    var inner = Surroundings()
    (inner.guards, inner.templateDepth) = (scope.guards, scope.templateDepth + 1)
    for property in element.properties { inner.names[property.name] = scope.state(property.reads) }
    visit([body], in: inner)
  }
}

extension DocumentElement {
  /// Whether a word stands anywhere in the text that the element is kept as.
  fileprivate func hasWord(_ word: String) -> Bool {
    guard let location else { return true }
    return location.source.bytes[location.range].firstRange(of: Array(word.utf8)) != nil
  }
}
