internal import Dispatch
import ListGeometry
import QuartzCore
internal import Synchronization

/// A list that a diffable data source leads from snapshot to snapshot.
@MainActor
protocol SnapshotList: UIView {
  associatedtype ItemCell

  /// Whether the list asks a data source.
  func isServed(by source: AnyObject) -> Bool

  var updates: UpdateCoordinator { get }

  /// Configures the cells of items again.
  func reconfigure(_ paths: [IndexPath])

  func reloadData()

  /// Called when items may be those of others that the user expands and collapses.
  /// - Parameter newLevel: The level that the item at a place has now; nil if it is as before.
  func outlinesDidChange(_ newLevel: (IndexPath) -> Int?)
}

/// What a diffable data source shows, and the snapshots that wait to be applied: all of it that is
/// not the same data source's words for tables or for collection views.
@MainActor
final class SnapshotStore<List: SnapshotList, Section, Item>
where Section: Hashable & Sendable, Item: Hashable & Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias CellProvider = (List, IndexPath, Item) -> List.ItemCell?

  /// A step to another snapshot, and whom to tell when it is done.
  typealias Step = @MainActor @Sendable (SnapshotStore, (() -> Void)?) -> Void

  private weak var list: List?
  private weak var source: AnyObject?
  private let cellProvider: CellProvider
  private(set) var current = Snapshot()
  /// Whether some section has or had an outline, so that cells may have levels.
  private(set) var knowsOutlines = false
  /// What ``snapshot`` is on other threads than the main one.
  private nonisolated let latest = Mutex(LatestSnapshot<Section, Item>())
  /// Where every item is, made when first asked for.
  private var places: [Item: RowPath]?
  /// What to do once the snapshot that is being applied has been.
  private var waiting: [() -> Void] = []
  private var isApplying = false

  init(of list: List, _ cellProvider: @escaping CellProvider) {
    (self.list, self.cellProvider) = (list, cellProvider)
  }

  /// The list asks a data source from now on, which has this store.
  func serve(as source: AnyObject) { self.source = source }

  /// The list, if it is still there and asks the data source.
  private var servedList: List? {
    guard let list, let source, list.isServed(by: source) else { return nil }
    return list
  }

  /// The cell that the cell provider makes of an item.
  func cell(in list: List, at indexPath: IndexPath) -> List.ItemCell {
    guard let item = item(at: indexPath) else {
      preconditionFailure(
        "There is no item at \(indexPath) in the snapshot; ask only for those that the view has.")
    }
    guard let cell = cellProvider(list, indexPath, item) else {
      preconditionFailure(
        "The cell provider returned nil for index path \(indexPath), item identifier \(item); it "
          + "must make a cell for every item of the snapshot.")
    }
    return cell
  }

  // MARK: Threads

  /// What is shown; on other threads than the main one, what they applied last.
  nonisolated var snapshot: Snapshot {
    if MainQueue.isCurrent { return MainActor.assumeIsolated { current } }
    return latest.withLock { $0.snapshot }
  }

  /// Takes a step to a snapshot on the main thread: now if this is the main thread, else soon.
  nonisolated func perform(
    _ snapshot: Snapshot, _ completion: (() -> Void)?, _ step: @escaping Step
  ) { perform(completion, step) { $0 = snapshot.following($0) } }

  /// Takes a step on the main thread: now if this is the main thread, else soon.
  /// - Parameter change: Makes the snapshot that the step leads to from the one before.
  nonisolated func perform(
    _ completion: (() -> Void)?, _ step: @escaping Step, _ change: (inout Snapshot) -> Void
  ) {
    // It is called on the main thread, as is documented, and nowhere else.
    nonisolated(unsafe) let completion = completion
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { enqueue { [unowned self] in step(self, completion) } }
      return
    }
    latest.withLock {
      change(&$0.snapshot)
      $0.snapshot = $0.snapshot.settled
      $0.waiting += 1
    }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.latest.withLock { $0.waiting -= 1 }
        self.enqueue { [unowned self] in step(self, completion) }
      }
    }
  }

  // MARK: Applying

  /// Runs a step now, or after the one that is just being run.
  private func enqueue(_ step: @escaping () -> Void) {
    waiting.append(step)
    guard !isApplying else { return }
    isApplying = true
    while !waiting.isEmpty { waiting.removeFirst()() }
    isApplying = false
  }

  /// Shows a snapshot as a reload does.
  func reload(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
    update(snapshot)
    servedList?.reloadData()
    servedList?.layoutIfNeeded()
    completion?()
  }

  /// Takes a snapshot over, without what it asks to be done once.
  private func update(_ snapshot: Snapshot) {
    current = snapshot.following(current).settled
    if !current.outlines.isEmpty { knowsOutlines = true }
    places = nil
    latest.withLock { if $0.waiting == 0 { $0.snapshot = current } }
  }

  /// Leads the list to a snapshot by the fewest updates.
  /// - Parameter animation: How items appear and disappear; nil for no animation at all.
  func apply(
    _ snapshot: Snapshot, _ animation: ItemAnimation?, _ completion: (() -> Void)?
  ) {
    guard let list = servedList else {
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
      list.updates.performBatch(operations, animation ?? .none) {
        reconfigure(snapshot.reconfiguredItemIdentifiers, in: list)
        let old = current
        update(snapshot)
        showOutlines(since: old, shown: old)
      } completion: { _ in
        completion?()
      }
    }
    if animation != nil { perform() } else { UIView.performWithoutAnimation(perform) }
  }

  /// Has the cells of items that are shown already configured again by the batch that is open.
  private func reconfigure(_ items: [Item], in list: List) {
    guard !items.isEmpty else { return }
    let paths = current.list.paths(of: items)
    list.reconfigure(items.compactMap { paths[$0]?.indexPath })
  }

  /// Leads the list to the snapshot in which a section has the visible items of an outline.
  func apply(
    _ outline: Outline<Item>, of section: Section, _ animation: ItemAnimation?,
    _ completion: (() -> Void)?
  ) {
    var snapshot = current
    snapshot.replaceItems(of: section, by: outline)
    apply(snapshot, animation, completion)
  }

  /// Takes over what the list shows already, because the user moved an item.
  func didReorder(to snapshot: Snapshot) {
    let old = current
    update(snapshot)
    showOutlines(since: old, shown: current)
  }

  /// Has cells show what became of outlines.
  /// - Parameter shown: The snapshot whose places the cells in view have.
  private func showOutlines(since old: Snapshot, shown: Snapshot) {
    guard !old.outlines.isEmpty || !current.outlines.isEmpty else { return }
    servedList?.outlinesDidChange { [current] place in
      guard let item = shown.item(at: place), let level = current.level(of: item),
        let former = old.level(of: item), former != level
      else { return nil }
      return level
    }
  }

  // MARK: Identifiers and places

  func item(at indexPath: IndexPath) -> Item? { current.item(at: indexPath) }

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

/// The snapshot that was applied last on any thread.
struct LatestSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  /// How many snapshots of other threads the main thread has not followed yet.
  var waiting = 0
}

extension NSDiffableDataSourceSnapshot {
  /// The snapshot without what it asks to be done once.
  var settled: Self {
    var result = self
    result.reloadedItemIdentifiers = []
    result.reloadedSectionIdentifiers = []
    result.reconfiguredItemIdentifiers = []
    return result
  }
}
