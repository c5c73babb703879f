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
  /// How much there is in it; nil if it is not JSON.
  package var size: DocumentReadingSize?
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
    let templates = screen?.templates.map { ($0.name, $0.params) } ?? []
    var problems = DocumentProblems(limit: limits.problems)
    var document: RemoteDocument?
    var size: DocumentReadingSize?
    switch form ?? Self.form(of: source.bytes) {
    case .json:
      if let index = JSONScanner(limits: limits).scan(source, problems: &problems) {
        document = read(index, of: source, templates, problems: &problems).document
        size = DocumentReadingSize(values: index.count)
      }
    case .xml: document = readXML(source, templates, problems: &problems)
    }
    check(document, of: source, problems: &problems)
    return DocumentReading(document: document, problems: problems, size: size)
  }

  private func check(
    _ document: RemoteDocument?, of source: DocumentSource, problems: inout DocumentProblems
  ) {
    // Warnings alone may be all that is kept: whether there is an error has to be known.
    if let document, !problems.isFull || !problems.hasErrors {
      var checker = DocumentChecker(source: source, problems: problems)
      checker.check(document)
      problems = checker.problems
    }
    problems.sort()
  }

  /// Reads the next version of a screen in JSON, of which elements that have not changed are taken
  /// over: they stand in the text that they were read from first.
  ///
  /// - Parameters:
  ///   - source: The bytes and their name.
  ///   - screen: The version before, in which nothing is wrong, read with the same schema.
  ///   - size: How much there was in that.
  /// - Returns: The screen, how much is in it, and what was taken over; nil if it has to be read
  ///   anew, as there is little to take over, something is wrong, or the elements would keep too
  ///   many texts.
  package func read(
    _ source: DocumentSource, after screen: ScreenDocument, of size: DocumentReadingSize
  ) -> (screen: ScreenDocument, size: DocumentReadingSize, moved: MovedElements)? {
    guard Self.form(of: source.bytes) == .json else { return nil }
    let known = KnownElements(of: screen)
    guard known.sourceCount < DocumentReadingSize.sourceLimit else { return nil }
    var problems = DocumentProblems(limit: 1)
    let index = JSONScanner(limits: limits).scan(source, knowing: known, problems: &problems)
    guard let index, let found = index.known?.found.count, found > 0,
      size.values + index.count <= limits.values,
      screen.hasTemplates(JSONTreeReader.templates(of: index.root))
    else { return nil }
    let (document, builder) = read(index, of: source, [], problems: &problems)
    // What was found where it is no element of the list was not taken.
    guard builder.knownCount == found, known.elementCount + builder.count <= limits.elements else {
      return nil
    }
    check(document, of: source, problems: &problems)
    guard case .screen(let next)? = document, problems.isEmpty else { return nil }
    return (next, DocumentReadingSize(values: size.values + index.count), builder.moved)
  }

  private func read(
    _ index: JSONIndex, of source: DocumentSource,
    _ templates: [(name: String, params: RemoteValue)], problems: inout DocumentProblems
  ) -> (document: RemoteDocument?, builder: TreeBuilder) {
    let schema = FormSchema(
      schema, templates: JSONTreeReader.templates(of: index.root) + templates)
    var builder = TreeBuilder(source: source, limits: limits, schema: schema, problems: problems)
    builder.literals = LiteralElements(self.schema, schema: schema, limits: limits)
    let document = JSONTreeReader().document(index.root, builder: &builder)
    problems = builder.problems
    return (document, builder)
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

/// No less than there is in a document that was read, for limits of its next version.
package struct DocumentReadingSize: Sendable {
  /// How many texts the elements of a document may stand in. Each is kept whole.
  static let sourceLimit = 4

  /// Values and names in JSON.
  var values: Int
}

extension ScreenDocument {
  /// Whether the document has the same templates, as far as they decide how elements are read.
  fileprivate func hasTemplates(_ others: [(name: String, params: RemoteValue)]) -> Bool {
    templates.count == others.count
      && zip(templates, others).allSatisfy { $0.name == $1.name && $0.params == $1.params }
  }
}
