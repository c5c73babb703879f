import ListGeometry

extension UICollectionViewDiffableDataSource {
  /// Decide about items that the user expands and collapses, and are told of it.
  public struct SectionSnapshotHandlers<Item> where Item: Hashable & Sendable {
    /// Whether an item may be expanded; nil, the default, lets all be.
    public var shouldExpandItem: ((Item) -> Bool)?

    /// Called before an item is expanded; nil by default.
    public var willExpandItem: ((Item) -> Void)?

    /// Whether an item may be collapsed; nil, the default, lets all be.
    public var shouldCollapseItem: ((Item) -> Bool)?

    /// Called before an item is collapsed; nil by default.
    public var willCollapseItem: ((Item) -> Void)?

    /// Gives what is below an item that is expanded, from what is below it so far; nil, the
    /// default, leaves it as it is.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?

    /// Makes handlers that let everything happen.
    public init() {}
  }

  /// Decide which items the user may move, and are told of it.
  public struct ReorderingHandlers {
    /// Whether an item may be moved; nil, the default, lets none be.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// Called before the snapshot takes a move over; nil by default.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Called after the snapshot took a move over: take it over into your data; nil by default.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Makes handlers that let nothing be moved.
    public init() {}
  }

  // MARK: Section snapshots

  /// What a section has as an outline; on other threads than the main one, what they applied last.
  /// Without such a section it is empty.
  public nonisolated func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    NSDiffableDataSourceSectionSnapshot(store.snapshot.outline(of: section))
  }

  /// Leads a section to the visible items of a section snapshot by the fewest updates. A section
  /// that there is not yet is appended. Threads are as for `apply(_:animatingDifferences:)`.
  /// - Parameter completion: Called on the main thread at the end of the animations.
  public nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let outline = snapshot.outline
    store.perform(completion) { store, completion in
      store.apply(
        outline, of: section, animatingDifferences ? .automatic : nil, completion)
    } _: {
      $0.replaceItems(of: section, by: outline)
    }
  }

  /// Leads a section to the visible items of a section snapshot and returns at the end of the
  /// animations.
  public nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  /// The section and the item at a place, and the section's outline.
  private func outline(at indexPath: IndexPath) -> (
    section: SectionIdentifierType, item: ItemIdentifierType, outline: Outline<ItemIdentifierType>
  )? {
    guard let item = store.item(at: indexPath), let section = store.section(at: indexPath.section),
      let outline = store.current.outlines[section]
    else { return nil }
    return (section, item, outline)
  }

  func outlineLevel(ofItemAt indexPath: IndexPath) -> Int? {
    guard store.knowsOutlines else { return nil }
    return store.item(at: indexPath).flatMap { store.current.level(of: $0) }
  }

  func isOutlineExpanded(at indexPath: IndexPath) -> Bool {
    outline(at: indexPath).map { $0.outline.expanded.contains($0.item) } ?? false
  }

  func toggleOutline(at indexPath: IndexPath) {
    guard let (_, item, before) = outline(at: indexPath) else { return }
    let handlers = sectionSnapshotHandlers
    let collapses = before.expanded.contains(item)
    if collapses {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
    }
    // Handlers may have applied other snapshots.
    guard let place = store.path(of: item)?.indexPath, let (section, _, now) = outline(at: place)
    else { return }
    var snapshot = NSDiffableDataSourceSectionSnapshot(now)
    if collapses {
      snapshot.collapse([item])
    } else {
      if let below = handlers.snapshotForExpandingParent?(item, snapshot.snapshot(of: item)) {
        snapshot.replace(childrenOf: item, using: below)
      }
      snapshot.expand([item])
    }
    apply(snapshot, to: section)
  }
}

extension UICollectionViewDiffableDataSource {
  // MARK: Reordering

  func canReorder(_ indexPath: IndexPath) -> Bool {
    store.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  func reorder(_ source: IndexPath, to destination: IndexPath) {
    guard store.item(at: source) != nil, let from = RowPath(source), let to = RowPath(destination)
    else { return }
    let old = store.current
    var new = old
    new.moveItem(at: from, to: to)
    let sections = Set([from.section, to.section]).sorted().map { new.sectionIdentifiers[$0] }
    let transaction = NSDiffableDataSourceTransaction(from: old, to: new, changed: sections)
    reorderingHandlers.willReorder?(transaction)
    store.didReorder(to: new)
    reorderingHandlers.didReorder?(transaction)
  }
}

extension UICollectionView: SnapshotList {
  typealias ItemCell = UICollectionViewCell

  var updates: UpdateCoordinator { engine.updates }

  func isServed(by source: AnyObject) -> Bool { dataSource === source }

  func reconfigure(_ paths: [IndexPath]) { reconfigureItems(at: paths) }

  /// Has cells in view show their level, and whether the items below theirs are shown.
  func outlinesDidChange(_ newLevel: (IndexPath) -> Int?) {
    for case let cell as UICollectionViewListCell in visibleCells {
      cell.setNeedsUpdateConfiguration()
      guard let path = findPath(cell), let level = newLevel(sourcePath(path)) else {
        continue
      }
      cell.indentationLevel = level
    }
  }
}
