/// How much a document has of what limits count, for documents that were not read as a whole.
struct DocumentSize {
  private let limits: DocumentLimits
  private var elements = 0
  private var values = 0
  private var depth = 0
  private var nesting = 0

  /// Counts what is in a screen.
  init(of screen: ScreenDocument, limits: DocumentLimits) {
    self.limits = limits
    add(screen)
  }

  /// Counts what is in an element.
  init(of element: DocumentElement, limits: DocumentLimits) {
    self.limits = limits
    add(element, depth: 1)
  }

  /// Whether nothing that limits count is more than in another one.
  func isWithin(_ other: DocumentSize) -> Bool {
    elements <= other.elements && values <= other.values && depth <= other.depth
      && nesting <= other.nesting
  }

  /// What there is too much of; nil if there is not.
  var excess: (code: DocumentProblem.Code, message: String)? {
    if depth > limits.depth {
      return (.elementsTooDeep, "more than \(limits.depth) elements in each other")
    }
    if elements > limits.elements {
      return (.tooManyElements, "more than \(limits.elements) elements")
    }
    if nesting > limits.usableNesting {
      return (.nestingTooDeep, "more than \(limits.usableNesting) lists and objects in each other")
    }
    return values > limits.values ? (.tooManyValues, "more than \(limits.values) values") : nil
  }

  private mutating func add(_ screen: ScreenDocument) {
    add(screen.element, depth: 1)
    for template in screen.templates {
      add(template.params, nesting: 1)
      add(template.body, depth: 1)
    }
    for style in screen.styles { add(style.element, depth: 1) }
  }

  private mutating func add(_ element: DocumentElement, depth: Int) {
    if let counts = element.text?.counts { return add(counts, depth: depth) }
    elements += 1
    values += 1
    self.depth = max(self.depth, depth)
    // No document is so deep that was read, and patches are documents.
    guard depth <= limits.depth else { return }
    for property in element.properties {
      switch property.value {
      case .value(let value): add(value, nesting: 1)
      case .expression: values += 1
      case .element(let child): add(child, depth: depth + 1)
      case .elements(let children):
        // Elements are large, so they are looked at where they are.
        children.withUnsafeBufferPointer { children in
          for position in children.indices {
            if let counts = children[position].text?.counts {
              add(counts, depth: depth + 1)
            } else {
              add(children[position], depth: depth + 1)
            }
          }
        }
      }
    }
    if case .element(let other) = element.fallback { add(other, depth: depth + 1) }
  }

  private mutating func add(_ counts: ElementText.Counts, depth: Int) {
    elements += counts.elements
    values += counts.elements + counts.literals
    self.depth = max(self.depth, depth + counts.depth - 1)
  }

  private mutating func add(_ value: RemoteValue, nesting: Int) {
    values += 1
    switch value {
    case .list(let list):
      self.nesting = max(self.nesting, nesting)
      guard nesting <= limits.usableNesting else { return }
      for value in list { add(value, nesting: nesting + 1) }
    case .object(let fields):
      self.nesting = max(self.nesting, nesting)
      guard nesting <= limits.usableNesting else { return }
      for value in fields.values { add(value, nesting: nesting + 1) }
    default: break
    }
  }
}
