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
    if willReload { return state.interruption.reloads = true }
    guard state.contents.isLoaded else { return loadContentsIfNeeded() }
    state.updates.depth += 1
    if state.updates.isDiscarded { state.updates.isOutdated = true } else { note(&state.updates) }
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
    if willReload {
      state.interruption.reloads = true
      state.interruption.completions += updates.completions
    } else if updates.isDiscarded || !state.contents.isLoaded {
      if updates.isOutdated { startOver() } else { loadContentsIfNeeded() }
      // Inside the batch nothing was laid out, and no movement led to where the content ends now.
      redirectMotion(keepsEnd: false)
      setNeedsLayout()
      layoutIfNeeded()
      complete(updates)
    } else {
      carryOut(updates)
    }
  }

  /// Tells of the end of a batch that is not animated, as soon as nothing is being asked for.
  private func complete(_ updates: TableUpdates) {
    if state.phase == .idle { return updates.completions.forEach { $0(true) } }
    state.interruption.completions += updates.completions
  }

  private func carryOut(_ updates: TableUpdates) {
    let after = askCounts()
    switch checkedMap(updates.operations, after: after) {
    case .failure(let error):
      preconditionFailure(error.message)
    case .success(let map):
      let transition = takeOver(map, after, updates)
      if state.phase == .idle {
        show(transition)
        setNeedsLayout()
        endEditingOfLeaving()
      } else {
        state.interruption.batches.append(state.batch)
        complete(updates)
      }
    }
  }

  /// Makes the new numbers, places and heights the table's own.
  private func takeOver(
    _ map: IndexPathMap, _ after: [Int], _ updates: TableUpdates
  ) -> TableTransition {
    let transition = TableTransition(
      map: map, updates: updates, before: state.contents.geometry, arrangement: state.arrangement)
    carryMove(map, after)
    carryPlaceholders(map, after)
    state.contents.counts = after
    state.selection.carry(map)
    state.aim = state.aim.flatMap { aim in map.newPath(aim.path).map { ($0, aim.position) } }
    state.prefetching.carry(map)
    state.changedHeights.removeAll()
    // Everything has its new number before anything is asked for by it.
    carryDisplayed(transition)
    updateHeights(map)
    return transition
  }

  /// Gives what is new its heights, and asks for all others again: at once for those that are not
  /// estimated, for others as soon as they come into view. Until then they are what they were.
  private func updateHeights(_ map: IndexPathMap) {
    state.contents.geometry.invalidateMeasurements()
    whileAsking(.loading) {
      let old = state.contents.geometry
      var new = old.applying(map, source: heightSource)
      askAgain(&new)
      state.contents.geometry = new
    }
  }

  private func askAgain(_ geometry: inout RowGeometry) {
    let asksRows = !estimatesRows && state.knowledge.answered.contains(.heightForRow)
    let (asksHeaders, asksFooters) = (!estimates(.header), !estimates(.footer))
    guard asksRows || asksHeaders || asksFooters else { return }
    geometry.updateSections { section, heights in
      if asksRows { heights.rows = initialRows(section, 0..<state.contents.counts[section]) }
      if asksHeaders {
        heights.header = initialEdge(.header, section)
        heights.topPadding = topPadding(headerHeight: heights.header.height)
      }
      if asksFooters { heights.footer = initialEdge(.footer, section) }
    }
  }
}
