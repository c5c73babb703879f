/// What became of a patch. It is all or nothing: unless it was applied, nothing has changed.
public enum PatchResult<Screen: Sendable>: Sendable {
  /// The screen as the patch leaves it, and what is wrong with what it brought.
  case patched(Screen, problems: DocumentProblems)
  /// The patch is of another document than this one: the whole has to be fetched.
  case outdated(PatchMismatch)
  /// The patch is wrong, or would make the document so, and the problems say where in the patch.
  /// What it was meant to change is not known, so that the whole has to be fetched here, too.
  case refused(DocumentProblems)

  /// The screen as the patch leaves it; nil unless it was applied.
  public var screen: Screen? {
    if case .patched(let screen, _) = self { screen } else { nil }
  }
}

/// Why a patch is of another document than the one that is there.
public enum PatchMismatch: Hashable, Sendable, CustomStringConvertible {
  /// It is of a screen with another id.
  case screen(String)
  /// It is of a document with another entity tag.
  case base(String)
  /// No element has the id.
  case unknownID(String)
  /// Several elements have the id.
  case ambiguousID(String)
  /// `data` has no such place.
  case unknownPath(String)

  /// The reason in a few words.
  public var description: String {
    switch self {
    case .screen(let id): "the patch is of the screen \(DocumentName.excerpt(id))"
    case .base(let tag): "the patch is of the version \(DocumentName.excerpt(tag))"
    case .unknownID(let id): "no element has the id \(DocumentName.excerpt(id))"
    case .ambiguousID(let id): "several elements have the id \(DocumentName.excerpt(id))"
    case .unknownPath(let path): "data has no \(DocumentName.excerpt(path))"
    }
  }
}
