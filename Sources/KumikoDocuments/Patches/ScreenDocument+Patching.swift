extension ScreenDocument {
  /// Applies a patch: all of it, or nothing.
  ///
  /// The result is checked as a document that was read is. Ids are compared as they are written;
  /// what a loop makes of an element has no id in the document, so that its data is what changes.
  ///
  /// - Parameters:
  ///   - patch: The patch.
  ///   - entityTag: The tag of this document, which the patch's `base` has to be; nil if it has
  ///     none, with which only patches without `base` can be applied.
  ///   - schema: What types of elements there are.
  ///   - limits: How much a document may ask for.
  /// - Complexity: O(n + k) for n elements and k changes, and the lists that change.
  public func applying(
    _ patch: PatchDocument, entityTag: String? = nil, schema: any DocumentSchema,
    limits: DocumentLimits = DocumentLimits()
  ) -> PatchResult<ScreenDocument> {
    guard let id = patch.screenID, id == element.id?.text ?? "" else {
      return .outdated(.screen(patch.screenID ?? ""))
    }
    if let base = patch.base, !EntityTag.match(base, entityTag) { return .outdated(.base(base)) }
    let source = patch.element.location?.source ?? DocumentSource([], file: "patch")
    var reader = PatchChangeReader(
      source: source, problems: DocumentProblems(limit: limits.problems))
    let changes = reader.changes(of: patch)
    guard !reader.problems.hasErrors else { return .refused(reader.problems) }
    let form = FormSchema(schema, templates: templates.map { ($0.name, $0.params) })
    var patcher = ScreenPatcher(self, changes: changes, schema: form, reader: reader)
    do throws(ScreenPatcher.Failure) {
      for (change, element) in zip(changes, patch.changes) { try patcher.make(change, of: element) }
    } catch {
      switch error {
      case .outdated(let reason): return .outdated(reason)
      case .refused: return .refused(patcher.reader.problems)
      }
    }
    return patcher.screen.checked(source, limits)
  }

  private func checked(
    _ source: DocumentSource, _ limits: DocumentLimits
  ) -> PatchResult<ScreenDocument> {
    var checker = DocumentChecker(
      source: source, problems: DocumentProblems(limit: limits.problems))
    checker.check(self, limits: limits)
    return checker.problems.hasErrors
      ? .refused(checker.problems) : .patched(self, problems: checker.problems)
  }
}

/// Entity tags of HTTP.
enum EntityTag {
  /// Whether two tags are of the same document; weak ones and strong ones are alike.
  static func match(_ first: String, _ second: String?) -> Bool {
    guard let second else { return false }
    return strong(first) == strong(second)
  }

  private static func strong(_ tag: String) -> Substring {
    tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...]
  }
}
