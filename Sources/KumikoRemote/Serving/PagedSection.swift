import KumikoDocuments

/// A row of a section, as far as it is known without showing it.
struct PagedRow {
  /// Nil if that depends on more than `data`.
  var id: String?
  var element: CompiledElement
  /// The value of the loop's turn; nil for rows that are written.
  var value: RemoteValue?
}

/// A section of a screen with its rows.
struct PagedSection {
  let element: CompiledElement
  let scope: DataScope
  let rows: [PagedRow]

  /// What makes the section go on as the one of the version before; nil if that says nothing about
  /// what follows, or what follows cannot be said here.
  func changes(goingOnAs old: PagedSection) -> [PatchChange]? {
    guard let last = rows.last?.id, let place = old.rows.lastIndex(where: { $0.id == last }) else {
      return nil
    }
    let ids = Set(rows.compactMap(\.id))
    let more = old.rows[(place + 1)...].filter { $0.id.map { !ids.contains($0) } ?? false }
    return more.isEmpty ? nil : changes(adding: more, of: old)
  }

  /// What adds a page to the section: the rows that are not there, and what comes after them; nil
  /// if that cannot be said here.
  func changes(adding page: PagedSection) -> [PatchChange]? {
    let ids = Set(rows.compactMap(\.id))
    let more = page.rows.filter { $0.id.map { !ids.contains($0) } ?? true }
    guard more.allSatisfy({ $0.element.loop == nil || $0.value != nil }) else { return nil }
    return changes(adding: more, of: page)
  }

  private func changes(adding more: [PagedRow], of other: PagedSection) -> [PatchChange]? {
    let turns = more.prefix { $0.value != nil }
    let written = more.dropFirst(turns.count)
    guard written.allSatisfy({ $0.value == nil }),
      let values = changes(adding: Array(turns)), let next = changes(takingNextFrom: other)
    else { return nil }
    guard !written.isEmpty || next.property != nil else { return values + next.data }
    guard let section = section(adding: written.map(\.element.source), next: next.property) else {
      return nil
    }
    return values + next.data + [section]
  }

  /// Lets the loop that makes the last rows have further turns; nil if it is not theirs.
  private func changes(adding turns: [PagedRow]) -> [PatchChange]? {
    guard let first = turns.first else { return [] }
    let source = first.element.source
    guard let last = element.elements("rows").last, last.source.isLoop(as: source),
      turns.allSatisfy({ $0.element.source.isLoop(as: source) }), let list = last.loop?.wholeList,
      case .list(let values) = scope.value(list), let path = scope.path(list)
    else { return nil }
    return [.data(path, .list(values + turns.compactMap(\.value)))]
  }

  /// The section as it is written, with further rows; nil if it stands for several.
  private func section(adding rows: [DocumentElement], next: DocumentProperty??) -> PatchChange? {
    guard element.loop == nil, case .words(let id)? = element.id else { return nil }
    var section = element.source
    if !rows.isEmpty {
      let all = section.elements("rows") + rows
      section.properties.removeAll { $0.name == "rows" }
      section.properties.append(DocumentProperty("rows", .elements(all)))
    }
    if let next {
      section.properties.removeAll { $0.name == "next" }
      if let next { section.properties.append(next) }
    }
    return .replace(id, with: section)
  }

  /// What makes `next` name the page that comes behind those of the version before: other values
  /// of `data`, or another property, which may be none.
  private func changes(
    takingNextFrom old: PagedSection
  ) -> (data: [PatchChange], property: DocumentProperty??)? {
    let (own, other) = (element.source.property("next"), old.element.source.property("next"))
    guard case .expression(let words)? = other?.value else {
      if own?.value == other?.value { return ([], nil) }
      return element.loop == nil ? ([], .some(other)) : nil
    }
    guard own?.value == .expression(words), case .text(let text)? = element.property("next")?.value
    else { return nil }
    var changes: [PatchChange] = []
    for reference in text.references where reference.root != "env" {
      let value = old.scope.value(reference)
      guard let path = scope.path(reference), !value.isContainer else { return nil }
      if value != scope.value(reference) { changes.append(.data(path, value)) }
    }
    return (changes, nil)
  }
}

extension DocumentElement {
  /// Whether both are made by loops over the same list, and have the same ids for its values.
  fileprivate func isLoop(as other: DocumentElement) -> Bool {
    guard let loop, let theirs = other.loop else { return false }
    return loop.variable == theirs.variable && loop.list == theirs.list
      && id?.text == other.id?.text
  }
}
