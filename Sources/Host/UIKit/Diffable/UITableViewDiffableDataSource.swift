import ListGeometry

/// The data source of a table that knows sections and rows by identifiers, and leads the table from
/// one snapshot of them to the next.
///
/// The table does not keep it: keep it yourself. Override the methods of `UITableViewDataSource`
/// for titles of headers and footers.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UITableViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// Makes the cell of an item, best a dequeued one; nil is not allowed for items in the snapshot.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  let store: SnapshotStore<UITableView, SectionIdentifierType, ItemIdentifierType>

  /// How rows and sections come and go; ``UITableView/RowAnimation/automatic`` by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Makes the data source of a table, without sections to begin with.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    store = SnapshotStore(of: tableView, cellProvider)
    super.init()
    store.serve(as: self)
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// What the table shows; on other threads than the main one, what they applied last. Changes of
  /// the copy change nothing until it is applied.
  open nonisolated func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { store.snapshot }

  /// Leads the table to a snapshot by the fewest updates.
  ///
  /// During another `apply` it waits for that one to be performed; its animations are not waited
  /// for. On other threads than the main one it returns at once, and the main thread follows.
  /// - Parameter completion: Called on the main thread at the end of the animations.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    store.perform(snapshot, completion) { [self] in
      $0.apply(snapshot, animatingDifferences ? defaultRowAnimation.itemAnimation : nil, $1)
    }
  }

  /// Leads the table to a snapshot and returns at the end of the animations.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot as ``UITableView/reloadData()`` does: all cells are new.
  /// - Parameter completion: Called on the main thread when the table has been laid out.
  open nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    store.perform(snapshot, completion) { $0.reload(snapshot, $1) }
  }

  /// Shows a snapshot as ``UITableView/reloadData()`` does.
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

  /// The item of a row; nil when there is no such row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    store.item(at: indexPath)
  }

  /// The row of an item; nil when there is no such item.
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

  // MARK: UITableViewDataSource

  /// The number of sections of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int {
    store.current.numberOfSections
  }

  /// The number of items of a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.current.list.items[section].count
  }

  /// The cell that the cell provider makes.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { store.cell(in: tableView, at: indexPath) }

  /// No title unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// No title unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// No index unless overridden.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The section with the title's index unless overridden.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// No unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// No unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

extension UITableView: SnapshotList {
  typealias ItemCell = UITableViewCell

  var updates: UpdateCoordinator { engine.updates }

  func isServed(by source: AnyObject) -> Bool { dataSource === source }

  func outlinesDidChange(_ newLevel: (IndexPath) -> Int?) {}
}
