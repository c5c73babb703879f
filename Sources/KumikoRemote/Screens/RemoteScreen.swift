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
  /// The server's name for this version of the document, which patches are based on; nil, for none,
  /// by default.
  public var entityTag: String?
  let compiled: CompiledScreen
  let registry: ScreenRegistry
  /// The text that the whole document was read from; nil if a patch has changed it.
  let source: DocumentSource?
  /// How much there is in that text; nil if the next version has to be read anew.
  let size: DocumentReadingSize?
  /// Which elements were taken over from the version before.
  private var moved: MovedElements?
  /// What was wrong with it.
  let problems: DocumentProblems
  /// Whether words of another server than that of ``ScreenService`` are in it, which have nothing
  /// sent along that shows who asks.
  var hasOthersWords = false

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
  ///   - previous: What was read before with the same registry. If that was made of the same bytes,
  ///     it is given back, and nothing is done. Otherwise elements that have not changed are taken
  ///     over from it, with the places that they had. None by default.
  public static func read(
    _ data: Data, file: String, url: URL? = nil, registry: ScreenRegistry = .stock,
    limits: DocumentLimits = DocumentLimits(), previous: RemoteScreen? = nil
  ) -> Reading {
    if let previous, previous.isMade(of: data, file: file, url: url, limits: limits) {
      return Reading(screen: previous, problems: previous.problems)
    }
    let source = DocumentSource([UInt8](data.prefix(max(0, limits.bytes) + 1)), file: file)
    let changed = previous?.reading(source, url: url, registry: registry, limits: limits)
    if let changed { return Reading(screen: changed, problems: changed.problems) }
    let reading = DocumentReader(schema: registry, limits: limits).read(source)
    guard case .screen(let document)? = reading.document else {
      return Reading(screen: nil, problems: reading.problems.noting(reading.document, in: file))
    }
    guard !reading.problems.hasErrors else {
      return Reading(screen: nil, problems: reading.problems)
    }
    return check(
      document, source: source, size: reading.size, url: url, registry: registry, limits: limits,
      problems: reading.problems)
  }

  /// Reads the next version of the screen; nil if nothing of this one can be taken over.
  private func reading(
    _ source: DocumentSource, url: URL?, registry: ScreenRegistry, limits: DocumentLimits
  ) -> RemoteScreen? {
    guard let size, problems.isEmpty, file == source.file, self.url == url, self.limits == limits,
      self.registry.literalsOwner === registry.literalsOwner,
      let next = DocumentReader(schema: registry, limits: limits)
        .read(source, after: document, of: size)
    else { return nil }
    let reading = Self.check(
      next.screen, source: source, size: next.size, url: url, registry: registry, limits: limits,
      problems: DocumentProblems(limit: limits.problems), after: self)
    // Elements that were taken over say where they stood, which problems must not.
    guard reading.problems.isEmpty, var screen = reading.screen else { return nil }
    screen.moved = next.moved
    return screen
  }

  /// Where something stands in the newest text.
  func location(_ number: Int) -> CompiledPlace? {
    guard let place = compiled.location(number), let location = place.location, let source else {
      return compiled.location(number)
    }
    guard let now = moved?.newestLocation(of: location, place.path, in: source) else {
      return place
    }
    return CompiledPlace(location: now.location, path: now.path)
  }

  static func check(
    _ document: ScreenDocument, source: DocumentSource, size: DocumentReadingSize?, url: URL?,
    registry: ScreenRegistry, limits: DocumentLimits, problems: DocumentProblems,
    after previous: RemoteScreen? = nil
  ) -> Reading {
    var compiler = ScreenCompiler(
      document, registry: registry, limits: limits, source: source, problems: problems,
      patching: previous)
    let compiled = compiler.compile()
    var problems = compiler.problems
    problems.sort()
    guard compiled.root.definition != nil else { return Reading(screen: nil, problems: problems) }
    return Reading(
      screen: RemoteScreen(
        file: source.file, url: url, document: document, limits: limits, compiled: compiled,
        registry: registry, source: source, size: size, problems: problems),
      problems: problems)
  }

  init(
    file: String, url: URL?, document: ScreenDocument, limits: DocumentLimits,
    compiled: CompiledScreen, registry: ScreenRegistry, source: DocumentSource?,
    size: DocumentReadingSize?, problems: DocumentProblems
  ) {
    (self.file, self.url, self.document) = (file, url, document)
    (self.limits, self.compiled, self.registry) = (limits, compiled, registry)
    (self.source, self.size, self.problems) = (source, size, problems)
  }

  /// Whether reading some bytes would give this screen.
  private func isMade(of data: Data, file: String, url: URL?, limits: DocumentLimits) -> Bool {
    guard let source, self.file == file, self.url == url, self.limits == limits,
      source.bytes.count == data.count
    else { return false }
    return data.withUnsafeBytes { bytes in
      source.bytes.withUnsafeBytes { known in
        guard let bytes = bytes.baseAddress, let known = known.baseAddress else { return true }
        return memcmp(bytes, known, data.count) == 0
      }
    }
  }

  /// Whether both are the same reading of the same text.
  func isSame(as other: RemoteScreen) -> Bool {
    source != nil && source === other.source && compiled.root === other.compiled.root
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
