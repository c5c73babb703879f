import ListGeometry

/// The sections and items of a list at one moment, by identifiers that occur once.
///
/// Fill one and hand it to a diffable data source, which finds the updates that lead there.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  var list = IdentifiedSections<SectionIdentifierType, ItemIdentifierType>()
  /// The outlines of sections that have one; their visible items are in ``list``.
  var outlines: [SectionIdentifierType: Outline<ItemIdentifierType>] = [:]

  /// Sections to be made anew by ``reloadSections(_:)``.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Items to be made anew by ``reloadItems(_:)``.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

  /// Items whose cells are to be configured again by ``reconfigureItems(_:)``.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Makes a snapshot without sections.
  public init() {}

  // MARK: What there is

  /// The number of items in all sections.
  public var numberOfItems: Int { list.itemCount }

  /// The number of sections.
  public var numberOfSections: Int { list.sections.count }

  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { list.sections }

  /// The items of all sections in order. - Complexity: O(items).
  public var itemIdentifiers: [ItemIdentifierType] { Array(list.items.joined()) }

  /// The number of items of a section, which there must be.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    list.items[requiredIndex(of: identifier)].count
  }

  /// The items of a section, which there must be, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { list.items[requiredIndex(of: identifier)] }

  /// The section that an item is in; nil when there is no such item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { list.home(of: identifier).map { list.sections[$0] } }

  /// The index of an item among all items; nil when there is no such item.
  /// - Complexity: O(sections + items of its section).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    list.path(of: identifier).map { path in
      list.items[..<path.section].reduce(path.row) { $0 + $1.count }
    }
  }

  /// The index of a section; nil when there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    list.index(of: identifier)
  }
}
