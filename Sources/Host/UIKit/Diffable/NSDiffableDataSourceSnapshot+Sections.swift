import ListGeometry

extension NSDiffableDataSourceSnapshot {
  /// Puts empty sections at the end. Sections that are in the snapshot already move there.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    Self.requireUnique(identifiers, "section")
    let present = identifiers.filter { list.index(of: $0) != nil }
    if present.isEmpty { return list.insert(identifiers, at: list.sections.count) }
    for identifier in identifiers {
      if let index = list.index(of: identifier) {
        list.moveSection(at: index, to: list.sections.count - 1)
      } else {
        list.insert([identifier], at: list.sections.count)
      }
    }
  }

  /// Puts empty sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: toIdentifier, offset: 0) }

  /// Puts empty sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: toIdentifier, offset: 1) }

  /// Takes sections away with their items. Sections that are not in the snapshot are passed over.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    list.remove(identifiers)
    forgetReloadsOfAbsentItems()
    reloadedSectionIdentifiers.removeAll { [list] in list.index(of: $0) == nil }
  }

  /// Moves a section with its items before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves a section with its items after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  /// Has everything in sections made anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where list.index(of: identifier) == nil {
      preconditionFailure(
        "Attempted to reload section identifier that does not exist in the snapshot: "
          + "\(identifier). Append it first.")
    }
    Self.add(identifiers, to: &reloadedSectionIdentifiers)
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The index of a section that there must be.
  func requiredIndex(of section: SectionIdentifierType) -> Int {
    guard let index = list.index(of: section) else {
      preconditionFailure(
        "Section identifier was not found in the snapshot: \(section). Append the section first.")
    }
    return index
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], at anchor: SectionIdentifierType, offset: Int
  ) {
    Self.requireUnique(identifiers, "section")
    precondition(
      !identifiers.contains(anchor),
      "Sections cannot be inserted beside one of themselves (\(anchor)); name another section.")
    _ = requiredIndex(of: anchor)
    let ordered = offset == 0 ? identifiers : identifiers.reversed()
    for identifier in ordered {
      if list.index(of: identifier) == nil {
        list.insert([identifier], at: requiredIndex(of: anchor) + offset)
      } else {
        move(identifier, to: anchor, offset: offset)
      }
    }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to anchor: SectionIdentifierType, offset: Int
  ) {
    let old = requiredIndex(of: identifier)
    let target = requiredIndex(of: anchor)
    guard old != target else { return }
    list.moveSection(at: old, to: old < target ? target - 1 + offset : target + offset)
  }
}
