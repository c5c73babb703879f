public import Foundation
import KumikoDocuments

extension RemoteScreen {
  /// Applies a patch: all of it, or nothing. May be called on any thread.
  ///
  /// - Parameters:
  ///   - patch: The patch.
  ///   - entityTag: The tag of the screen with the patch; nil, for none, by default.
  public func applying(
    _ patch: PatchDocument, becoming entityTag: String? = nil
  ) -> PatchResult<RemoteScreen> {
    let result = document.applying(
      patch, entityTag: self.entityTag, schema: registry, limits: limits,
      isRight: problems.isEmpty)
    switch result {
    case .patched(let document, let problems):
      return checked(document, problems, patch, becoming: entityTag)
    case .outdated(let reason): return .outdated(reason)
    case .refused(let problems): return .refused(problems)
    }
  }

  /// Takes over what a server sends about the screen: a patch, or the whole anew.
  ///
  /// - Parameters:
  ///   - data: The bytes of a document of either kind, in JSON or XML.
  ///   - file: The name that problems show.
  ///   - entityTag: The tag of the screen as it is then; nil, for none, by default.
  public func receiving(
    _ data: Data, file: String, becoming entityTag: String? = nil
  ) -> PatchResult<RemoteScreen> {
    receiving(data, file: file, becoming: entityTag) { whole, source, reading in
      let next = Self.check(
        whole, source: source, size: reading.size, url: url, registry: registry, limits: limits,
        problems: reading.problems)
      guard var screen = next.screen else { return .refused(next.problems) }
      (screen.policy, screen.entityTag) = (policy, entityTag)
      screen.hasOthersWords = hasOthersWords
      return .patched(screen, problems: next.problems)
    }
  }

  /// Takes over a page of a section: a patch, or a screen whose section of the same id has further
  /// rows, as `ScreenDocument.patch(adding:to:)` has it. The rest of such a screen is left, but for
  /// the list of its `data` that a loop makes these rows of: its values are added to the list that
  /// the same loop reads here.
  ///
  /// - Parameters:
  ///   - data: The bytes of a document of either kind, in JSON or XML.
  ///   - section: The id of the section.
  ///   - file: The name that problems show.
  public func receivingPage(
    _ data: Data, of section: String, file: String
  ) -> PatchResult<RemoteScreen> {
    receiving(data, file: file, becoming: entityTag) { page, source, reading in
      if !page.hasWrittenRows(ofSection: section) {
        let next = Self.check(
          page, source: source, size: reading.size, url: url, registry: registry, limits: limits,
          problems: reading.problems)
        guard let next = next.screen else { return .refused(next.problems) }
        if let patch = patch(adding: next, to: section) {
          return applying(patch, becoming: entityTag)
        }
      }
      guard let patch = document.patch(adding: page, to: section) else {
        return .outdated(.unknownID(section))
      }
      return applying(patch, becoming: entityTag)
    }
  }

  /// The patch that adds a page whose rows, or whose section, a loop makes; nil if nothing is known
  /// of these rows, or they go on otherwise.
  private func patch(adding page: RemoteScreen, to section: String) -> PatchDocument? {
    var reader = PagedSectionReader(page)
    guard let more = reader.sections([section])[section] else { return nil }
    reader = PagedSectionReader(self)
    guard let changes = reader.sections([section])[section]?.changes(adding: more) else {
      return nil
    }
    return PatchDocument(of: document.element.id?.text ?? "", changes: changes)
  }

  /// Reads what a server sends: a patch is applied, and a screen taken over in some way.
  private func receiving(
    _ data: Data, file: String, becoming entityTag: String?,
    screen take: (ScreenDocument, DocumentSource, DocumentReading) -> PatchResult<RemoteScreen>
  ) -> PatchResult<RemoteScreen> {
    let source = DocumentSource([UInt8](data.prefix(max(0, limits.bytes) + 1)), file: file)
    let reading = DocumentReader(schema: registry, limits: limits)
      .read(source, patching: document)
    guard let received = reading.document, !reading.problems.hasErrors else {
      return .refused(reading.problems)
    }
    switch received {
    case .patch(let patch): return applying(patch, becoming: entityTag)
    case .screen(let screen): return take(screen, source, reading)
    }
  }

  private func checked(
    _ document: ScreenDocument, _ problems: DocumentProblems, _ patch: PatchDocument,
    becoming entityTag: String?
  ) -> PatchResult<RemoteScreen> {
    let source = patch.element.location?.source ?? DocumentSource([], file: "patch")
    var compiler = ScreenCompiler(
      document, registry: registry, limits: limits, source: source, problems: problems,
      patching: self)
    var compiled = compiler.compile()
    // What a document resets, it resets when it comes, and not again whenever it is changed.
    compiled.reset = []
    var found = compiler.problems
    found.sort()
    guard compiled.root.definition != nil else { return .refused(found) }
    var screen = RemoteScreen(
      file: file, url: url, document: document, limits: limits, compiled: compiled,
      registry: registry, source: nil, size: nil, problems: found)
    (screen.policy, screen.entityTag) = (policy, entityTag)
    screen.hasOthersWords = hasOthersWords
    // What was wrong before was said before.
    return .patched(screen, problems: found.without(self.problems))
  }

  /// Whether what was compiled for this screen can be taken over for elements that a patch has not
  /// changed: all that they may read is as it was, and nothing was wrong that has to be said again.
  func isReusable(for other: ScreenDocument) -> Bool {
    problems.isEmpty
      && document.templates.isSame(as: other.templates)
      && document.styles.isSame(as: other.styles)
      && document.element.property("strings") == other.element.property("strings")
  }
}

extension ScreenDocument {
  /// Whether a section of an id has rows that are written out, and no others.
  fileprivate func hasWrittenRows(ofSection id: String) -> Bool {
    element.elements("sections").contains { section in
      section.loop == nil && section.id?.text == id
        && section.elements("rows").allSatisfy { $0.loop == nil }
    }
  }
}

extension DocumentProblems {
  /// These problems but for some that are known.
  fileprivate func without(_ known: DocumentProblems) -> DocumentProblems {
    let known = Set(known.all)
    var others = DocumentProblems(limit: limit)
    for problem in all where !known.contains(problem) { others.add(problem) }
    return others
  }
}
