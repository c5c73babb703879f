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
  /// - Complexity: O(n + k) for n elements and k changes, and the lists that change; O(k) more, and
  ///   the lists once more, for each insertion, and for each replacement right after removals.
  public func applying(
    _ patch: PatchDocument, entityTag: String? = nil, schema: any DocumentSchema,
    limits: DocumentLimits = DocumentLimits()
  ) -> PatchResult<ScreenDocument> {
    applying(patch, entityTag: entityTag, schema: schema, limits: limits, isRight: false)
  }

  /// Applies a patch as its public namesake does.
  ///
  /// - Parameter isRight: Whether it is known that nothing is wrong with this document, and that it
  ///   is not too large, so that only what the patch brings is checked where that is enough.
  package func applying(
    _ patch: PatchDocument, entityTag: String?, schema: any DocumentSchema, limits: DocumentLimits,
    isRight: Bool
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
    var patcher = ScreenPatcher(
      self, changes: changes, schema: form, limits: limits, reader: reader)
    do throws(ScreenPatcher.Failure) {
      for (change, element) in zip(changes, patch.changes) { try patcher.make(change, of: element) }
      patcher.finish()
    } catch {
      switch error {
      case .outdated(let reason): return .outdated(reason)
      case .refused: return .refused(patcher.reader.problems)
      }
    }
    return patcher.screen.checked(source, limits, knowing: isRight ? patcher.exchanges : nil)
  }

  /// The result of a patch, if nothing is wrong with it.
  ///
  /// - Parameter exchanges: All that may be wrong; nil if the whole has to be looked at.
  private func checked(
    _ source: DocumentSource, _ limits: DocumentLimits, knowing exchanges: ElementExchanges?
  ) -> PatchResult<ScreenDocument> {
    if let exchanges, DocumentChecker.isRight(self, with: exchanges, limits: limits) {
      return .patched(self, problems: DocumentProblems(limit: limits.problems))
    }
    // Whatever is wrong is said as it is of the whole.
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
