import KumikoDocuments

/// The rows that pages have added to sections of a screen, for its next version.
///
/// They go on behind the last row of the section in the next version, if that is one of those that
/// were there before: what stood before it and is no more has gone, and what stood behind it has
/// been pushed on by newer rows. Where that row is not known the version before says nothing about
/// what follows it.
///
/// Rows that are written go on as such, and those of a loop over a list of `data` as values of that
/// list; with either goes what `next` has come to be.
struct KeptPages: Sendable {
  let old: RemoteScreen
  /// The sections that pages have been added to.
  let sections: Set<String>

  /// The next version of the screen with the rows, and the sections that have some.
  func added(to next: RemoteScreen) -> (screen: RemoteScreen, sections: Set<String>) {
    var reader = PagedSectionReader(old)
    let before = reader.sections(sections)
    guard !before.isEmpty else { return (next, []) }
    reader = PagedSectionReader(next)
    var changes: [PatchChange] = []
    var kept: Set<String> = []
    for (id, section) in reader.sections(sections) {
      guard let more = before[id].flatMap({ section.changes(goingOnAs: $0) }) else { continue }
      changes += more
      kept.insert(id)
    }
    let patch = PatchDocument(of: next.document.element.id?.text ?? "", changes: changes)
    guard !kept.isEmpty,
      case .patched(var screen, _) = next.applying(patch, becoming: next.entityTag)
    else { return (next, []) }
    // Nobody knows which of the rows are whose.
    screen.hasOthersWords = next.hasOthersWords || old.hasOthersWords
    return (screen, kept)
  }
}
