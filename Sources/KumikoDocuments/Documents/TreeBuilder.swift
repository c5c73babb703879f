/// What both forms of documents have in common while elements are made: limits, names, and the
/// words that every element has.
struct TreeBuilder {
  let source: DocumentSource
  let limits: DocumentLimits
  var schema: FormSchema { didSet { shapes = [:] } }
  var problems: DocumentProblems
  /// Whether a name may stand twice in an object: the scanner of JSON has found one, or more
  /// problems than it could keep.
  var mayRepeatNames: Bool
  /// Finds elements that are kept as their text; nil if all are read.
  var literals: LiteralElements?
  /// How many elements were read.
  private(set) var count = 0
  /// How many were found again.
  private(set) var knownCount = 0
  private(set) var moved = MovedElements()
  private var hasTooManyElements = false
  private var shapes: [String: ElementShape] = [:]

  init(
    source: DocumentSource, limits: DocumentLimits, schema: FormSchema, problems: DocumentProblems
  ) {
    self.source = source
    self.limits = limits
    self.schema = schema
    self.problems = problems
    mayRepeatNames =
      problems.omitted > 0 || problems.all.contains { $0.code == .duplicateName }
  }

  // MARK: Problems

  mutating func report(
    _ code: DocumentProblem.Code, at location: DocumentLocation?, path: DocumentPath,
    _ message: String, suggestion: String? = nil
  ) {
    problems.add(
      code, at: location?.range.lowerBound ?? 0, in: location?.source ?? source, path: path,
      message, suggestion: suggestion)
  }

  mutating func reportType(
    expected: String, found: String, at location: DocumentLocation?, path: DocumentPath
  ) {
    report(.wrongType, at: location, path: path, "expected \(expected), found \(found)")
  }

  // MARK: Elements

  /// Counts an element; false if there are too many, or too many in each other.
  mutating func begin(depth: Int, at location: DocumentLocation, path: DocumentPath) -> Bool {
    guard depth <= limits.depth else {
      report(
        .elementsTooDeep, at: location, path: path,
        "more than \(limits.depth) elements in each other")
      return false
    }
    count += 1
    guard count > limits.elements else { return true }
    if !hasTooManyElements {
      hasTooManyElements = true
      report(.tooManyElements, at: location, path: path, "more than \(limits.elements) elements")
    }
    return false
  }

  /// Counts elements that are kept as their text; false if they have to be read, because there are
  /// too many.
  mutating func keep(_ text: ElementText, depth: Int) -> Bool {
    guard depth + text.counts.depth - 1 <= limits.depth,
      count + text.counts.elements <= limits.elements
    else { return false }
    count += text.counts.elements
    return true
  }

  /// The element that a value stands for, which was read before; nil if it has to be read here.
  mutating func known(
    _ json: JSONValue, in parentType: String, list: String, depth: Int, path: DocumentPath
  ) -> DocumentElement? {
    let element = json.index.known?.element(
      for: json.entry, in: parentType, list: list, depth: depth)
    guard let element else { return nil }
    knownCount += 1
    moved.note(element, at: json.range.lowerBound, path: path)
    return element
  }

  /// How elements of a type are written.
  mutating func shape(of type: String) -> ElementShape {
    if let known = shapes[type] { return known }
    let shape = ElementShape(type, schema: schema[type])
    shapes[type] = shape
    return shape
  }

  /// Whether a name may be that of an element; reports it otherwise.
  mutating func isElementName(
    _ name: String, at location: DocumentLocation?, path: DocumentPath
  ) -> Bool {
    if DocumentName.isElement(name) { return true }
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    report(
      .elementName, at: location, path: path,
      "names of elements begin with a capital letter, found \(DocumentName.excerpt(name))",
      suggestion: DocumentName.isElement(capital) ? capital : nil)
    return false
  }

  /// Whether a name may be that of a property; reports it otherwise.
  mutating func isPropertyName(
    _ name: String, at location: DocumentLocation?, path: DocumentPath
  ) -> Bool {
    if DocumentName.isProperty(name) {
      guard name == "type" || name == "kumiko" else { return true }
      report(.reservedWord, at: location, path: path, "\(name) is a reserved word")
      return false
    }
    let small = name.prefix(1).lowercased() + name.dropFirst()
    report(
      .propertyName, at: location, path: path,
      "names of properties begin with a lower-case letter, found \(DocumentName.excerpt(name))",
      suggestion: DocumentName.isProperty(small) ? small : nil)
    return false
  }
}

/// How names are written.
enum DocumentName {
  /// Whether a text is a capital ASCII letter and further letters, digits and underscores.
  static func isElement(_ name: String) -> Bool {
    guard let first = name.utf8.first, 0x41...0x5A ~= first else { return false }
    return isName(name)
  }

  /// Whether a text is a lower-case ASCII letter and further letters, digits and underscores.
  static func isProperty(_ name: String) -> Bool {
    guard let first = name.utf8.first, 0x61...0x7A ~= first else { return false }
    return isName(name)
  }

  static func isName(_ name: some StringProtocol) -> Bool {
    for byte in name.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: continue
      default: return false
      }
    }
    return name.utf8.count <= 256
  }

  /// The beginning of a text, in quotes.
  static func excerpt(_ text: String) -> String {
    text.count > 40 ? "\"\(text.prefix(40))…\"" : "\"\(text)\""
  }
}

/// The names that an element has already.
struct KnownNames {
  private var list: [String] = []
  private var set: Set<String> = []

  /// Adds a name; false if it is there already.
  mutating func insert(_ name: String) -> Bool {
    // Few names are compared one by one, which is faster than hashing.
    if list.count < 16 {
      guard !list.contains(name) else { return false }
      list.append(name)
      return true
    }
    if set.isEmpty { set = Set(list) }
    return set.insert(name).inserted
  }
}
