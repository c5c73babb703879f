/// Collects the problems of a document in the order of their discovery, and keeps at most 100.
public struct DocumentProblems: Sendable, Hashable {
  /// The problems that are kept.
  public private(set) var all: [DocumentProblem] = []
  /// How many more there were.
  public private(set) var omitted = 0
  /// Whether there was an error, kept or not.
  public private(set) var hasErrors = false
  /// How many problems are kept.
  public let limit: Int

  /// Creates a collection without problems.
  public init(limit: Int = DocumentLimits().problems) { self.limit = max(1, limit) }

  /// Whether there was no problem at all.
  public var isEmpty: Bool { all.isEmpty }

  /// Whether problems are still kept. What makes a problem's words may be left out afterwards.
  var isFull: Bool { all.count >= limit }

  /// Adds a problem; beyond the limit it is only counted.
  public mutating func add(_ problem: DocumentProblem) {
    if problem.severity == .error { hasErrors = true }
    if isFull { omitted += 1 } else { all.append(problem) }
  }

  /// Adds the problems of another collection.
  public mutating func add(_ others: DocumentProblems) {
    others.all.forEach { add($0) }
    omitted += others.omitted
    hasErrors = hasErrors || others.hasErrors
  }

  /// Adds a problem at a byte of a source.
  mutating func add(
    _ code: DocumentProblem.Code, at offset: Int, in source: DocumentSource,
    path: DocumentPath = .root, _ message: String, suggestion: String? = nil
  ) {
    guard !isFull else {
      omitted += 1
      if code.severity == .error { hasErrors = true }
      return
    }
    add(
      DocumentProblem(
        code, file: source.file, position: source.position(at: offset), path: path.description,
        message: message, suggestion: suggestion))
  }

  /// Counts errors that were found, but are not described.
  mutating func countOmittedErrors(_ count: Int) {
    omitted += count
    if count > 0 { hasErrors = true }
  }

  /// Brings problems into the order of the text; those of one place keep their order.
  public mutating func sort() {
    let sorted = all.enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }
    all = sorted.map(\.element)
  }

  /// A line for each problem, and one for those that are not kept.
  public var lines: [String] {
    all.map(\.description) + (omitted == 0 ? [] : ["\(omitted) more problems"])
  }
}
