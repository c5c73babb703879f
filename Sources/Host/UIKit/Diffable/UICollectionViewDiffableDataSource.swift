import ListGeometry

/// The data source of a collection view that knows sections and items by identifiers, and leads the
/// view from one snapshot of them to the next.
///
/// The collection view does not keep it: keep it yourself.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// Makes the cell of an item, a dequeued one; nil is not allowed for items in the snapshot.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes the supplementary view of a place, a dequeued one.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  let store: SnapshotStore<UICollectionView, SectionIdentifierType, ItemIdentifierType>

  /// Decide about items of section snapshots that the user expands and collapses, and are told of
  /// it.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Decide which items the user may move, and are told of it. Without ``ReorderingHandlers``
  /// none can be moved.
  public var reorderingHandlers = ReorderingHandlers()

  /// Makes headers, footers and other supplementary views; nil, the default, makes none.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// Makes the data source of a collection view, without sections to begin with.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    store = SnapshotStore(of: collectionView, cellProvider)
    super.init()
    store.serve(as: self)
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// What the view shows; on other threads than the main one, what they applied last. Changes of
  /// the copy change nothing until it is applied.
  open nonisolated func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { store.snapshot }

  /// Leads the view to a snapshot by the fewest updates. During another `apply` it waits for that
  /// one to be performed; its animations are not waited for. On other threads than the main one
  /// it returns at once, and the main thread follows.
  /// - Parameter completion: Called on the main thread at the end of the animations.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    store.perform(snapshot, completion) {
      $0.apply(snapshot, animatingDifferences ? .automatic : nil, $1)
    }
  }

  /// Leads the view to a snapshot and returns at the end of the animations.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot as ``UICollectionView/reloadData()`` does: all cells are new.
  /// - Parameter completion: Called on the main thread when the view has been laid out.
  open nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    store.perform(snapshot, completion) { $0.reload(snapshot, $1) }
  }

  /// Shows a snapshot as ``UICollectionView/reloadData()`` does.
  open nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// What the view shows, in words: its sections, each with its first items.
  public func description() -> String { store.current.summary(of: self) }

  // MARK: Identifiers and places

  /// The item at a place; nil when there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    store.item(at: indexPath)
  }

  /// The place of an item; nil when there is no such item.
  /// - Complexity: O(1); O(items) the first time after a snapshot was applied.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    store.path(of: itemIdentifier)?.indexPath
  }

  /// The section at an index; nil when there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    store.section(at: index)
  }

  /// The index of a section; nil when there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    store.index(of: sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  /// The number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    store.current.numberOfSections
  }

  /// The number of items of a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { store.current.list.items[section].count }

  /// The cell that the cell provider makes.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { store.cell(in: collectionView, at: indexPath) }

  /// The view that the supplementary view provider makes.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure(
        "The supplementary view provider returned nil for kind \(kind) at index path \(indexPath); "
          + "it must make a view for every supplementary element of the layout.")
    }
    return view
  }

  /// Whether ``reorderingHandlers`` let an item be moved.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { canReorder(indexPath) }

  /// Moves an item in the snapshot, and tells ``reorderingHandlers``.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { reorder(sourceIndexPath, to: destinationIndexPath) }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The first item of the section with the title's index.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
