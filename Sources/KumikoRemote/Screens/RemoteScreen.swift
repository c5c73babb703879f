public import Foundation
import KumikoDocuments

/// A document of a screen that was read and checked, and can be shown.
///
/// ```swift
/// let reading = RemoteScreen.read(data, file: "front.json")
/// for problem in reading.problems.all { print(problem) }
/// if let screen = reading.screen { show(RemoteScreenController(screen)) }
/// ```
public struct RemoteScreen: Sendable {
  /// The name of the file, for messages.
  public let file: String
  /// Its address, which other addresses are relative to; nil if it has none.
  public let url: URL?
  /// The document as it was read.
  public let document: ScreenDocument
  /// How much it may ask for.
  public let limits: DocumentLimits
  /// Which addresses it may open.
  public var policy = URLPolicy()
  let compiled: CompiledScreen

  /// What became of a document.
  public struct Reading: Sendable {
    /// The screen; nil if the document's form is broken, so that nothing of it can be trusted.
    public var screen: RemoteScreen?
    /// All that is wrong, in the order of the text.
    public var problems: DocumentProblems
  }

  /// Reads and checks a document, in JSON or XML, on any thread. It never traps.
  ///
  /// Elements that cannot be shown are left out, each with a problem; the rest stands.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - file: The name that problems show.
  ///   - url: The address of the document, which other addresses are relative to; none by
  ///     default.
  ///   - registry: The elements and actions that it may use; those of the library by default.
  ///   - limits: How much it may ask for.
  public static func read(
    _ data: Data, file: String, url: URL? = nil, registry: ScreenRegistry = .stock,
    limits: DocumentLimits = DocumentLimits()
  ) -> Reading {
    let source = DocumentSource([UInt8](data.prefix(max(0, limits.bytes) + 1)), file: file)
    let reading = DocumentReader(schema: registry, limits: limits).read(source)
    guard case .screen(let document)? = reading.document else {
      return Reading(screen: nil, problems: reading.problems.noting(reading.document, in: file))
    }
    guard !reading.problems.hasErrors else {
      return Reading(screen: nil, problems: reading.problems)
    }
    return check(
      document, source: source, url: url, registry: registry, limits: limits,
      problems: reading.problems)
  }

  private static func check(
    _ document: ScreenDocument, source: DocumentSource, url: URL?, registry: ScreenRegistry,
    limits: DocumentLimits, problems: DocumentProblems
  ) -> Reading {
    var compiler = ScreenCompiler(
      document, registry: registry, limits: limits, source: source, problems: problems)
    let compiled = compiler.compile()
    var problems = compiler.problems
    problems.sort()
    guard compiled.root.definition != nil else { return Reading(screen: nil, problems: problems) }
    return Reading(
      screen: RemoteScreen(
        file: source.file, url: url, document: document, limits: limits, compiled: compiled),
      problems: problems)
  }

  private init(
    file: String, url: URL?, document: ScreenDocument, limits: DocumentLimits,
    compiled: CompiledScreen
  ) {
    (self.file, self.url, self.document) = (file, url, document)
    (self.limits, self.compiled) = (limits, compiled)
  }

  /// What the document calls itself; empty if it has no id.
  public var id: String { compiled.id }
}

extension DocumentProblems {
  /// These problems, and that a patch is no screen if the document is one.
  fileprivate func noting(_ document: RemoteDocument?, in file: String) -> DocumentProblems {
    guard case .patch? = document else { return self }
    var copy = self
    copy.add(
      DocumentProblem(
        .unknownRoot, file: file, position: DocumentPosition(line: 1, column: 1),
        message: "expected a Screen, found a Patch"))
    return copy
  }
}
