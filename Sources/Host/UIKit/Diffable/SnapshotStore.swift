import ListGeometry

/// The list that a diffable data source leads from snapshot to snapshot.
@MainActor
protocol SnapshotList: AnyObject {
  /// Whether the list is still there and asks this data source.
  var isListServed: Bool { get }

  /// Has the list perform updates in one batch.
  /// - Parameter change: Gives the data source the counts after the updates.
  func performListUpdates(
    _ operations: ListOperations, animated: Bool, _ change: () -> Void,
    completion: @escaping () -> Void)

  /// Has the list configure the cells of items again.
  func reconfigureListItems(at paths: [IndexPath])

  /// Has the list ask for everything anew, and lays it out.
  func reloadList()
}

/// What a diffable data source shows, and the snapshots that wait to be applied.
@MainActor
final class SnapshotStore<Section, Item>
where Section: Hashable & Sendable, Item: Hashable & Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var current = Snapshot()
  /// Where every item is, made when first asked for.
  private var places: [Item: RowPath]?
  /// What to do once the snapshot that is being applied has been.
  private var waiting: [() -> Void] = []
  private var isApplying = false

  // MARK: Applying

  /// Leads a list to a snapshot now, or after the one that is just being applied.
  func apply(
    _ snapshot: Snapshot, animated: Bool, to list: any SnapshotList,
    _ completion: (() -> Void)?
  ) {
    enqueue { [self, unowned list] in
      lead(list, to: snapshot, animated: animated, completion)
    }
  }

  /// Shows a snapshot as a reload does, now or after the one that is just being applied.
  func reload(_ snapshot: Snapshot, in list: any SnapshotList, _ completion: (() -> Void)?) {
    enqueue { [self, unowned list] in
      update(snapshot)
      if list.isListServed { list.reloadList() }
      completion?()
    }
  }

  private func enqueue(_ step: @escaping () -> Void) {
    waiting.append(step)
    guard !isApplying else { return }
    isApplying = true
    while !waiting.isEmpty { waiting.removeFirst()() }
    isApplying = false
  }

  /// Takes a snapshot over, without what it asks to be done once.
  private func update(_ snapshot: Snapshot) {
    current = snapshot
    current.reloadedItemIdentifiers = []
    current.reloadedSectionIdentifiers = []
    current.reconfiguredItemIdentifiers = []
    places = nil
  }

  private func lead(
    _ list: any SnapshotList, to snapshot: Snapshot, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    guard list.isListServed else {
      update(snapshot)
      completion?()
      return
    }
    let operations = SnapshotDifference(
      from: current.list, to: snapshot.list,
      reloadedSections: snapshot.reloadedSectionIdentifiers,
      reloadedItems: snapshot.reloadedItemIdentifiers
    ).operations
    let perform = { [self] in
      list.performListUpdates(operations, animated: animated) {
        update(snapshot)
      } completion: {
        completion?()
      }
      reconfigure(snapshot.reconfiguredItemIdentifiers, in: list)
    }
    if animated { perform() } else { UIView.performWithoutAnimation(perform) }
  }

  private func reconfigure(_ items: [Item], in list: any SnapshotList) {
    guard !items.isEmpty else { return }
    let paths = current.list.paths(of: items)
    list.reconfigureListItems(at: items.compactMap { paths[$0]?.indexPath })
  }

  // MARK: Identifiers and places

  func item(at indexPath: IndexPath) -> Item? {
    guard let path = RowPath(indexPath), current.list.items.indices.contains(path.section),
      current.list.items[path.section].indices.contains(path.row)
    else { return nil }
    return current.list.items[path.section][path.row]
  }

  func path(of item: Item) -> RowPath? {
    guard current.list.contains(item) else { return nil }
    if let place = places?[item] { return place }
    let all = current.list.paths(of: current.itemIdentifiers)
    places = all
    return all[item]
  }

  func section(at index: Int) -> Section? {
    current.list.sections.indices.contains(index) ? current.list.sections[index] : nil
  }

  func index(of section: Section) -> Int? { current.list.index(of: section) }
}
