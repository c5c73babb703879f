/// The items of one section at one moment as an outline: every item may have others below it, which
/// are shown while it is expanded.
///
/// Fill one and apply it to a section of a diffable data source.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
  var outline = Outline<ItemIdentifierType>()

  /// Makes a snapshot without items.
  public init() {}

  /// Makes a copy of a snapshot.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    outline = snapshot.outline
  }

  init(_ outline: Outline<ItemIdentifierType>) { self.outline = outline }

  // MARK: Changing

  /// Puts items at the end of those below another one, or with nil at the end of the snapshot.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let level = parent.map { outline.level(at: requiredIndex(of: $0)) + 1 } ?? 0
    let index = parent.map { outline.end(at: requiredIndex(of: $0)) } ?? outline.count
    outline.insert(Outline(items), at: index, level: level)
  }

  /// Puts items before another one, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(Self(Outline(items)), before: item)
  }

  /// Puts items after another one and all that are below it, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(Self(Outline(items)), after: item)
  }

  /// Puts the items of another snapshot before an item, at its level and below.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    let index = requiredIndex(of: item)
    outline.insert(snapshot.outline, at: index, level: outline.level(at: index))
  }

  /// Puts the items of another snapshot after an item and all that are below it, at its level and
  /// below.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    let index = requiredIndex(of: item)
    outline.insert(
      snapshot.outline, at: outline.end(at: index), level: outline.level(at: index))
  }

  /// Takes items away with all that are below them. Items that are not in the snapshot are passed
  /// over.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    outline.remove(items)
  }

  /// Takes all items away.
  public mutating func deleteAll() { self = Self() }

  /// Replaces everything below an item by the items of another snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    let index = requiredIndex(of: parent)
    outline.remove(index + 1..<outline.end(at: index))
    outline.insert(snapshot.outline, at: index + 1, level: outline.level(at: index) + 1)
  }

  /// Shows what is below items, now or when there is something.
  public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(true, items) }

  /// Hides what is below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(false, items) }

  // MARK: What there is

  /// All items in order, also those that are not shown.
  public var items: [ItemIdentifierType] { outline.items }

  /// The items that are below no other.
  public var rootItems: [ItemIdentifierType] { outline.items(atLevel: 0) }

  /// The items that are below no collapsed one, in order.
  public var visibleItems: [ItemIdentifierType] { outline.visibleItems }

  /// Whether an item is in the snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool { outline.index(of: item) != nil }

  /// Whether what is below an item is shown; false by default, and for an item that is not in the
  /// snapshot.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { outline.expanded.contains(item) }

  /// Whether an item is below no collapsed one.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var index = outline.index(of: item)
    while let current = index {
      index = outline.parent(of: current)
      if let index, !outline.expanded.contains(outline.items[index]) { return false }
      if index == nil { return true }
    }
    return false
  }

  /// The index of an item among all; nil if it is not in the snapshot.
  public func index(of item: ItemIdentifierType) -> Int? { outline.index(of: item) }

  /// How many items an item is below. The item must be in the snapshot.
  public func level(of item: ItemIdentifierType) -> Int {
    outline.level(at: requiredIndex(of: item))
  }

  /// The item that another one is directly below; nil if there is none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    outline.index(of: child).flatMap { outline.parent(of: $0) }.map { outline.items[$0] }
  }

  /// What is below an item, the first level being 0. The item must be in the snapshot.
  /// - Parameter includingParent: Whether the item itself is there, too, at level 0.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let index = requiredIndex(of: parent)
    let start = includingParent ? index : index + 1
    return Self(outline.part(start..<outline.end(at: index)))
  }

  /// The items as lines, moved in by level; `-` stands before expanded items, `+` before collapsed
  /// ones that have others below them.
  public func visualDescription() -> String { outline.description }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// The index of an item that there must be.
  private func requiredIndex(of item: ItemIdentifierType) -> Int {
    guard let index = outline.index(of: item) else {
      preconditionFailure(
        "Item identifier was not found in the section snapshot: \(item). Append it first.")
    }
    return index
  }

  private mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifierType]) {
    for item in items {
      guard contains(item) else {
        Diagnostics.report(
          "NSDiffableDataSourceSectionSnapshot: \(item) cannot be "
            + "\(isExpanded ? "expanded" : "collapsed") because it is not in the snapshot.")
        continue
      }
      outline.setExpanded(isExpanded, item)
    }
  }
}
