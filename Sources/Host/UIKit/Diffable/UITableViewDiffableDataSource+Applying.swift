import ListGeometry

extension UITableViewDiffableDataSource {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// Applies a snapshot now, or after the one that is just being applied.
  func inTurn(_ step: @escaping (UITableViewDiffableDataSource) -> Void) {
    waiting.append { [unowned self] in step(self) }
    guard !isApplying else { return }
    isApplying = true
    while !waiting.isEmpty { waiting.removeFirst()() }
    isApplying = false
  }

  /// Takes a snapshot over, without what it asks to be done once.
  private func take(_ snapshot: Snapshot) {
    current = snapshot.settled
    places = nil
    latest.withLock { if $0.waiting == 0 { $0.snapshot = current } }
  }

  func lead(to snapshot: Snapshot, animated: Bool, _ completion: (() -> Void)?) {
    guard let table, table.dataSource === self else {
      take(snapshot)
      completion?()
      return
    }
    let operations = SnapshotDifference(
      from: current.list, to: snapshot.list,
      reloadedSections: snapshot.reloadedSectionIdentifiers,
      reloadedItems: snapshot.reloadedItemIdentifiers
    ).operations
    let update = { [self] in
      table.carryOut(operations, with: animated ? defaultRowAnimation : .none) {
        take(snapshot)
      } completion: {
        completion?()
      }
      reconfigure(snapshot.reconfiguredItemIdentifiers, in: table)
    }
    if animated { update() } else { UIView.performWithoutAnimation(update) }
  }

  private func reconfigure(_ items: [ItemIdentifierType], in table: UITableView) {
    guard !items.isEmpty else { return }
    let paths = current.list.paths(of: items)
    table.reconfigureRows(at: items.compactMap { paths[$0]?.indexPath })
  }

  func reload(with snapshot: Snapshot, _ completion: (() -> Void)?) {
    take(snapshot)
    if let table, table.dataSource === self {
      table.reloadData()
      table.layoutIfNeeded()
    }
    completion?()
  }

  // MARK: Places

  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard let path = RowPath(indexPath), current.list.items.indices.contains(path.section),
      current.list.items[path.section].indices.contains(path.row)
    else { return nil }
    return current.list.items[path.section][path.row]
  }

  func findPlace(of item: ItemIdentifierType) -> RowPath? {
    guard current.list.contains(item) else { return nil }
    if let place = places?[item] { return place }
    let all = current.list.paths(of: current.itemIdentifiers)
    places = all
    return all[item]
  }
}

extension UITableView {
  /// Carries out updates that were found by comparing identifiers, after any that wait.
  /// - Parameter change: Gives the data source the numbers after the updates.
  func carryOut(
    _ operations: ListOperations, with animation: RowAnimation, _ change: () -> Void,
    completion: @escaping () -> Void
  ) {
    openBatch()
    state.updates.completions.append { _ in completion() }
    change()
    record { updates in
      updates.operations.add(operations)
      updates.standard = animation
    }
    closeBatch()
  }
}
