public import Foundation

/// The form that a document is written in.
public enum DocumentForm: String, Hashable, Sendable, CaseIterable {
  case json
  case xml
}

/// What reading a document gave.
public struct DocumentReading: Sendable {
  /// The document as far as it could be made; nil if its text or its root is broken. Whether it is
  /// fit for use is for ``problems`` to say.
  public var document: RemoteDocument?
  /// All that is wrong, in the order of the text.
  public var problems: DocumentProblems
}

/// Reads documents in JSON and XML.
///
/// A reader is a value and may be used on any thread; nothing of it belongs to the main actor. Bad
/// input never traps: it gives problems with their places, all of a document at once.
public struct DocumentReader: Sendable {
  /// What types of elements there are.
  public var schema: any DocumentSchema
  /// How much a document may ask for.
  public var limits: DocumentLimits

  /// Creates a reader.
  public init(schema: any DocumentSchema, limits: DocumentLimits = DocumentLimits()) {
    self.schema = schema
    self.limits = limits
  }

  /// Reads the bytes of a document.
  ///
  /// - Parameters:
  ///   - data: The bytes, after decompression.
  ///   - file: The name that problems show.
  ///   - form: The form; by default what begins with an angle bracket is XML.
  public func read(_ data: Data, file: String, form: DocumentForm? = nil) -> DocumentReading {
    // What is too large is not copied; the one byte beyond says that there is more.
    read([UInt8](data.prefix(max(0, limits.bytes) + 1)), file: file, form: form)
  }

  /// Reads the bytes of a document.
  public func read(_ bytes: [UInt8], file: String, form: DocumentForm? = nil) -> DocumentReading {
    read(DocumentSource(bytes, file: file), form: form)
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - source: The bytes and their name.
  ///   - form: The form; by default what begins with an angle bracket is XML.
  ///   - screen: For a patch, the screen that it is of: XML reads elements by the parameters of its
  ///     templates. None by default.
  public func read(
    _ source: DocumentSource, form: DocumentForm? = nil, patching screen: ScreenDocument? = nil
  ) -> DocumentReading {
    let known = screen?.templates.map { ($0.name, $0.params) } ?? []
    var problems = DocumentProblems(limit: limits.problems)
    var document: RemoteDocument?
    switch form ?? Self.form(of: source.bytes) {
    case .json: document = readJSON(source, known, problems: &problems)
    case .xml: document = readXML(source, known, problems: &problems)
    }
    if let document, !problems.isFull {
      var checker = DocumentChecker(source: source, problems: problems)
      checker.check(document)
      problems = checker.problems
    }
    problems.sort()
    return DocumentReading(document: document, problems: problems)
  }

  private func readJSON(
    _ source: DocumentSource, _ known: [(name: String, params: RemoteValue)],
    problems: inout DocumentProblems
  ) -> RemoteDocument? {
    guard let index = JSONScanner(limits: limits).scan(source, problems: &problems) else {
      return nil
    }
    let reader = JSONTreeReader()
    let schema = FormSchema(schema, templates: JSONTreeReader.templates(of: index.root) + known)
    var builder = TreeBuilder(source: source, limits: limits, schema: schema, problems: problems)
    builder.literals = LiteralElements(self.schema, schema: schema, limits: limits)
    let document = reader.document(index.root, builder: &builder)
    problems = builder.problems
    return document
  }

  private func readXML(
    _ source: DocumentSource, _ known: [(name: String, params: RemoteValue)],
    problems: inout DocumentProblems
  ) -> RemoteDocument? {
    let scanner = XMLScanner(limits: limits)
    guard let root = scanner.scan(source, problems: &problems)?.root else { return nil }
    let reader = XMLTreeReader(source: source, limits: limits)
    var builder = TreeBuilder(
      source: source, limits: limits, schema: FormSchema(schema), problems: problems)
    builder.mayRepeatNames = true
    builder.schema = FormSchema(
      schema, templates: reader.templates(of: root, builder: builder) + known)
    let document = reader.document(root, builder: &builder)
    problems = builder.problems
    return document
  }

  /// The form that the first visible byte speaks for.
  static func form(of bytes: [UInt8]) -> DocumentForm {
    let first = bytes.first { ![0x20, 0x0A, 0x0D, 0x09, 0xEF, 0xBB, 0xBF].contains($0) }
    return first == 0x3C ? .xml : .json
  }
}
