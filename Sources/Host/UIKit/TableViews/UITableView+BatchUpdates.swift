import ListGeometry

// MARK: Collecting

extension UITableView {
  func openBatch() {
    loadContentsIfNeeded()
    state.updates.depth += 1
  }

  func closeBatch() {
    guard state.updates.depth > 0 else { return }
    state.updates.depth -= 1
    if state.updates.depth == 0 { commitUpdates() }
  }

  func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    openBatch()
    if let completion { state.updates.completions.append(completion) }
    updates?()
    closeBatch()
  }

  /// Notes one update; outside a batch it is carried out at once.
  ///
  /// A table that has not asked its data source yet has nothing to update: it will ask.
  func record(_ note: (inout TableUpdates) -> Void) {
    guard state.contents.isLoaded else { return loadContentsIfNeeded() }
    state.updates.depth += 1
    if !state.updates.isDiscarded { note(&state.updates) }
    closeBatch()
  }

  func recordRows(
    _ list: WritableKeyPath<OperationSet<RowPath>, [RowPath]>,
    _ animations: WritableKeyPath<OperationAnimations<RowPath>, [RowPath: RowAnimation]>,
    _ indexPaths: [IndexPath], _ animation: RowAnimation
  ) {
    let paths = indexPaths.map(Self.rowPath)
    record { updates in
      updates.operations.rows[keyPath: list] += paths
      for path in paths { updates.rows[keyPath: animations][path] = animation }
    }
  }

  func recordSections(
    _ list: WritableKeyPath<OperationSet<Int>, [Int]>,
    _ animations: WritableKeyPath<OperationAnimations<Int>, [Int: RowAnimation]>,
    _ sections: IndexSet, _ animation: RowAnimation
  ) {
    record { updates in
      updates.operations.sections[keyPath: list] += sections
      for section in sections { updates.sections[keyPath: animations][section] = animation }
    }
  }

  func recordMove(_ indexPath: IndexPath, _ newIndexPath: IndexPath) {
    let move = Move(from: Self.rowPath(indexPath), to: Self.rowPath(newIndexPath))
    record { $0.operations.rows.moves.append(move) }
  }

  func recordMove(_ section: Int, _ newSection: Int) {
    record { $0.operations.sections.moves.append(Move(from: section, to: newSection)) }
  }

  private static func rowPath(_ indexPath: IndexPath) -> RowPath {
    guard let path = RowPath(indexPath) else {
      preconditionFailure(
        "Invalid index path for use with UITableView (\(indexPath)). Index paths passed to table "
          + "view must contain exactly two indices specifying the section and row.")
    }
    return path
  }
}

// MARK: Carrying out

extension UITableView {
  /// What is wrong with the updates noted so far, given the data source's present numbers; nil when
  /// ending the batch would succeed.
  package var pendingUpdateProblem: String? {
    switch checkedMap(state.updates.operations, after: askCounts()) {
    case .success: nil
    case .failure(let error): error.message
    }
  }

  private func checkedMap(
    _ operations: ListOperations, after: [Int]
  ) -> Result<IndexPathMap, InvalidUpdate> {
    Result { () throws(InvalidUpdate) in
      try IndexPathMap(operations, before: state.contents.counts, after: after)
    }
  }

  private func commitUpdates() {
    let updates = state.updates
    state.updates = TableUpdates()
    if state.isFilling {
      state.reloadsAfterFilling = true
      state.putOffCompletions += updates.completions
    } else if updates.isDiscarded || !state.contents.isLoaded {
      loadContentsIfNeeded()
      layoutIfNeeded()
      updates.completions.forEach { $0(true) }
    } else {
      carryOut(updates)
    }
  }

  private func carryOut(_ updates: TableUpdates) {
    let after = askCounts()
    switch checkedMap(updates.operations, after: after) {
    case .failure(let error):
      preconditionFailure(error.message)
    case .success(let map):
      let transition = TableTransition(
        map: map, updates: updates, before: state.contents.geometry,
        arrangement: state.arrangement)
      carryMove(map, after)
      carryPlaceholders(map, after)
      take(after, map)
      carryDisplayed(transition)
      show(transition)
      setNeedsLayout()
      endEditingOfLeaving()
    }
  }

  /// Makes the new numbers and places the table's own.
  private func take(_ after: [Int], _ map: IndexPathMap) {
    state.contents.counts = after
    if map.operations.isEmpty, !estimatesRows {
      state.contents.geometry = RowGeometry(after.indices.map(initialSection))
    } else {
      state.contents.geometry = state.contents.geometry.applying(map, source: heightSource)
    }
    state.selection.carry(map)
    state.aim = state.aim.flatMap { aim in map.newPath(aim.path).map { ($0, aim.position) } }
    state.prefetching.carry(map)
    state.changedHeights.removeAll()
  }
}
