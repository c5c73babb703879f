/// A change of a diffable data source's snapshot that the user made by moving an item.
@preconcurrency
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// The snapshot before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The snapshot after.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// What changed among the items of all sections.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// What changed in the sections that the item left or entered.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  /// Compares snapshots that differ in some sections.
  init(
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    changed sections: [SectionIdentifierType]
  ) {
    (initialSnapshot, finalSnapshot) = (old, new)
    difference = new.itemIdentifiers.difference(from: old.itemIdentifiers)
    sectionTransactions = sections.map {
      NSDiffableDataSourceSectionTransaction(
        of: $0, from: old.outline(of: $0), to: new.outline(of: $0))
    }
  }
}

/// A change of one section that the user made by moving an item.
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>:
  Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// The section.
  public let sectionIdentifier: SectionIdentifierType

  /// The section's snapshot before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The section's snapshot after.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// What changed among the section's items.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    of section: SectionIdentifierType, from old: Outline<ItemIdentifierType>,
    to new: Outline<ItemIdentifierType>
  ) {
    sectionIdentifier = section
    initialSnapshot = NSDiffableDataSourceSectionSnapshot(old)
    finalSnapshot = NSDiffableDataSourceSectionSnapshot(new)
    difference = new.items.difference(from: old.items)
  }
}
