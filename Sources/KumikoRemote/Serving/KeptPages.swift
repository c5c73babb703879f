import KumikoDocuments

/// The rows that pages have added to sections of a screen, for its next version.
///
/// They go on behind the last row of the section in the next version, if that is one of those that
/// were there before: what stood before it and is no more has gone, and what stood behind it has
/// been pushed on by newer rows. Where that row is not known the version before says nothing about
/// what follows it. Only rows whose ids are written out can be told from each other, and only a
/// `next` that is written out means the same in both versions.
struct KeptPages {
  let old: ScreenDocument
  /// The sections that pages have been added to.
  let sections: Set<String>

  /// The next version of the screen with the rows, and the sections that have some.
  func added(to next: RemoteScreen) -> (screen: RemoteScreen, sections: Set<String>) {
    let found = sections.compactMap { id in section(id, in: next.document).map { (id, $0) } }
    guard !found.isEmpty else { return (next, []) }
    let patch = PatchDocument(
      of: next.document.element.id?.text ?? "",
      changes: found.map { .replace($0.0, with: $0.1) })
    guard case .patched(let screen, _) = next.applying(patch, becoming: next.entityTag) else {
      return (next, [])
    }
    return (screen, Set(found.map(\.0)))
  }

  private func section(_ id: String, in next: ScreenDocument) -> DocumentElement? {
    guard var section = next.section(id), let before = old.section(id) else { return nil }
    let (rows, known) = (section.elements("rows"), before.elements("rows"))
    guard let last = rows.last?.writtenID, section.nextIsWritten, before.nextIsWritten,
      let place = known.lastIndex(where: { $0.writtenID == last })
    else { return nil }
    let ids = Set(rows.compactMap(\.writtenID))
    let more = known[(place + 1)...].filter { row in
      row.writtenID.map { !ids.contains($0) } ?? false
    }
    guard !more.isEmpty else { return nil }
    section.properties.removeAll { $0.name == "rows" || $0.name == "next" }
    section.properties.append(DocumentProperty("rows", .elements(rows + more)))
    if let next = before.property("next") { section.properties.append(next) }
    return section
  }
}

extension ScreenDocument {
  fileprivate func section(_ id: String) -> DocumentElement? {
    element.elements("sections").first { $0.writtenID == id }
  }
}

extension DocumentElement {
  /// The id, if it is the same in every version and turn.
  fileprivate var writtenID: String? {
    guard loop == nil, let id, case .value = DocumentValue(text: id.text) else { return nil }
    return id.text
  }

  /// Whether the address of the rows behind these is written out, or there is none.
  fileprivate var nextIsWritten: Bool {
    guard let next = property("next")?.value else { return true }
    if case .value = next { return true } else { return false }
  }
}
