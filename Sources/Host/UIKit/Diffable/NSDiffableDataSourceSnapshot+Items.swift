import ListGeometry

extension NSDiffableDataSourceSnapshot {
  /// Puts items at the end of a section, or of the last section. Items that are in the snapshot
  /// already move there.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let section = sectionIdentifier.map { requiredIndex(of: $0) } ?? list.sections.count - 1
    precondition(
      section >= 0,
      "There are currently no sections in the data source. Please add a section first.")
    takeOut(identifiers)
    list.append(identifiers, toSection: section)
  }

  /// Puts items before another one. Items that are in the snapshot already move there.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, offset: 0) }

  /// Puts items after another one. Items that are in the snapshot already move there.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, offset: 1) }

  /// Takes items away. Items that are not in the snapshot are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    list.remove(identifiers)
    forgetReloadsOfAbsentItems()
  }

  /// Takes all items away, and all sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one, into whichever section that is in.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves an item after another one, into whichever section that is in.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  /// Has the cells of items replaced by new ones.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    requireAll(identifiers, "reload")
    Self.add(identifiers, to: &reloadedItemIdentifiers)
  }

  /// Has the cells of items configured again, without replacing them.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    requireAll(identifiers, "reconfigure")
    Self.add(identifiers, to: &reconfiguredItemIdentifiers)
  }
}

extension NSDiffableDataSourceSnapshot {
  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at anchor: ItemIdentifierType, offset: Int
  ) {
    takeOut(identifiers)
    guard let path = list.path(of: anchor) else {
      preconditionFailure(
        "Items can only be inserted beside an item that is in the snapshot and is not among them, "
          + "which \(anchor) is not; append it first.")
    }
    list.insert(identifiers, inSection: path.section, at: path.row + offset)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, to anchor: ItemIdentifierType, offset: Int
  ) {
    requireAll([identifier], "move")
    if identifier != anchor { insert([identifier], at: anchor, offset: offset) }
  }

  /// Takes items away that will come back at another place.
  private mutating func takeOut(_ identifiers: [ItemIdentifierType]) {
    Self.requireUnique(identifiers, "item")
    let present = identifiers.filter { list.contains($0) }
    if !present.isEmpty { list.remove(present) }
  }

  private func requireAll(_ identifiers: [ItemIdentifierType], _ verb: String) {
    for identifier in identifiers where !list.contains(identifier) {
      preconditionFailure(
        "Attempted to \(verb) item identifier that does not exist in the snapshot: \(identifier). "
          + "Append it first.")
    }
  }

  mutating func forgetReloadsOfAbsentItems() {
    let isAbsent = { [list] (item: ItemIdentifierType) in !list.contains(item) }
    reloadedItemIdentifiers.removeAll(where: isAbsent)
    reconfiguredItemIdentifiers.removeAll(where: isAbsent)
  }

  static func add<Identifier: Hashable>(_ new: [Identifier], to all: inout [Identifier]) {
    var seen = Set(all)
    all += new.filter { seen.insert($0).inserted }
  }

  static func requireUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ kind: String) {
    guard identifiers.count > 1, Set(identifiers).count < identifiers.count else { return }
    var seen: Set<Identifier> = []
    let twice = identifiers.filter { !seen.insert($0).inserted }
    preconditionFailure(
      "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: \(twice). "
        + "Give every \(kind) an identifier of its own.")
  }
}
