import ListGeometry

extension UICollectionView: ListEngineHost {
  static var reloadsAtOnce: Bool { false }

  var updateWording: ListWording { .collection }

  /// UIKit refuses them: the counts are read too late, after the change.
  var checksFirstUpdates: Bool { true }

  // MARK: Contents

  var hasDataSource: Bool { dataSource != nil }

  func queryCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return (0..<sections).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  func shownCounts(of counts: [Int]) -> [Int] { placeholderItems.shownCounts(of: counts) }

  func dataCounts(of shown: [Int]) -> [Int] { placeholders.removed(from: shown) }

  func cancelInteractions() {
    reordering.giveUp()
    placeholderItems.removeAll()
    dragAndDrop.dragging?.forgetRows()
    choice.reset()
  }

  func contentsDidBecomeStale() {
    sectionIndex.invalidate()
    collectionLayout.rebuild()
  }

  // MARK: Updating

  /// Brings views up to date, and keeps in mind where they are.
  func batchWillBegin() {
    // Updates speak of items as the data source has them.
    reordering.cancelHeldItem()
    guard engine.phases.isIdle else { return }
    // A layout that is merely invalid changes in the animation.
    if engine.contents.hasStaleViews || !cache.isInvalid { layOutElements() }
    cache.noteElementsBeforeBatch()
  }

  /// What is wrong with the updates of the open batch; nil when ending it would succeed.
  package var pendingUpdateProblem: String? { engine.updates.problem }

  func shownUpdate(
    _ operations: ListOperations, _ map: IndexPathMap, _ after: [Int]
  ) -> (map: IndexPathMap, after: [Int])? {
    guard !placeholders.isEmpty else { return (map, after) }
    let before = placeholders.removed(from: engine.contents.counts)
    let shown = placeholderItems.translated(operations, map, before: before, after: after)
    guard case .success(let shownMap) = checked(shown.operations, after: shown.after) else {
      return nil
    }
    return (shownMap, shown.after)
  }

  /// Whether updates of what is shown lead to `after`.
  private func checked(
    _ operations: ListOperations, after: [Int]
  ) -> Result<IndexPathMap, InvalidUpdate> {
    Result { () throws(InvalidUpdate) in
      try IndexPathMap(
        operations, before: engine.contents.counts, after: after, wording: updateWording)
    }
  }

  func transition(of updates: ListUpdates, _ map: IndexPathMap) -> CollectionTransition {
    let transition = ElementTransition(
      before: cache.takeElementsBeforeBatch(), engine.elements.displayed, map,
      keepsPlaces: animatesUpdates)
    return CollectionTransition(of: self, transition, .updates(map))
  }

  func willApply(_ map: IndexPathMap, _ after: [Int]) {
    sectionIndex.invalidate()
    choice.apply(map)
    placeholderItems.apply(map)
    dropGap.didApply()
    dragAndDrop.dragging?.apply(map)
    dragAndDrop.dropping?.apply(map)
    swiping.apply(map)
  }

  func didApply(_ map: IndexPathMap) {
    let context = currentLayout.makeContext(.everything)
    context.addCounts()
    cache.followUpdates { currentLayout.invalidateLayout(with: context) }
    // A batch without updates is what has views asked for their sizes again; layouts may forget
    // those of views beside items in any.
    measurer.forgetSizes(ofCells: map.operations.isEmpty)
    setNeedsLayout()
  }

  /// Performs updates of what is shown, of which the data source knows nothing. Inside a batch
  /// everything is reloaded instead.
  /// - Parameter change: Makes the counts those after the updates.
  func performShown(_ operations: ListOperations, _ change: () -> Void) {
    if engine.phases.willReload {
      change()
      return engine.phases.deferReload()
    }
    guard !engine.updates.isCollecting else {
      change()
      return engine.performReload()
    }
    engine.updates.withOpenBatch(change)
    let after = shownCounts(of: queryCounts())
    switch checked(operations, after: after) {
    case .failure(let error):
      Diagnostics.report(error.message)
      engine.performReload()
    case .success(let map): _ = engine.show(ListUpdates(), map, after)
    }
  }

  // MARK: Paths

  static func itemPaths(_ paths: [IndexPath]) -> [RowPath] { paths.map(itemPath) }

  static func itemPath(_ path: IndexPath) -> RowPath {
    guard let item = RowPath(path) else {
      preconditionFailure(
        "Invalid index path for use with UICollectionView (\(path)). Index paths passed to "
          + "collection view must contain exactly two indices specifying the section and item.")
    }
    return item
  }
}

extension UICollectionView {
  /// Performs the updates that `updates` makes together, animated. The closure does not escape, as
  /// in Apple's UIKit, so that it needs no explicit `self`.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
