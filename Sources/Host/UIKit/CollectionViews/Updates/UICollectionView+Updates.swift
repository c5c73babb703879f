import ListGeometry

extension UICollectionView: UpdateHost {
  var updateWording: ListWording { .collection }

  /// UIKit refuses them: the counts are read too late, after the change.
  var checksFirstUpdates: Bool { true }

  func loadContentsIfNeeded() { contents.loadIfNeeded() }

  func queryCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return (0..<sections).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  func dataCounts(of shown: [Int]) -> [Int] { placeholders.removed(from: shown) }

  func performReload() { contents.reload() }

  func layOutAgain() {
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Brings views up to date, and keeps in mind where they are.
  func batchWillBegin() {
    // Updates speak of items as the data source has them.
    if movement != nil { cancelMovement() }
    guard phases.isIdle else { return }
    // A layout that is merely invalid changes in the animation.
    if contents.needsReload || !cache.isInvalid { layOutElements() }
    cache.noteElementsBeforeBatch()
  }

  /// What is wrong with the updates of the open batch; nil when ending it would succeed.
  package var pendingUpdateProblem: String? { updates.problem }

  // MARK: Applying

  func apply(_ updates: ListUpdates, _ map: IndexPathMap, _ after: [Int]) -> Bool {
    sectionIndex.invalidate()
    guard !placeholders.isEmpty else { return apply(map, after, updates.completions) }
    let before = placeholders.removed(from: contents.counts)
    let shown = placeholderItems.translated(
      updates.operations, map, before: before, after: after)
    guard case .success(let shownMap) = checked(shown.operations, after: shown.after) else {
      contents.reload()
      return false
    }
    return apply(shownMap, shown.after, updates.completions)
  }

  /// Whether updates of what is shown lead to `after`.
  private func checked(
    _ operations: ListOperations, after: [Int]
  ) -> Result<IndexPathMap, InvalidUpdate> {
    Result { () throws(InvalidUpdate) in
      try IndexPathMap(operations, before: contents.counts, after: after, wording: .collection)
    }
  }

  /// Takes over the counts and places after updates, and shows them unless something is being asked
  /// for. Returns whether it does.
  private func apply(
    _ map: IndexPathMap, _ after: [Int], _ completions: [(Bool) -> Void]
  ) -> Bool {
    let isShown = phases.isIdle
    cache.followUpdates {
      let transition = renumber(map, after)
      if isShown {
        animate(transition, .updates(UICollectionViewUpdateItem.items(of: map)), completions)
        elements.firstResponder.endEditingOfDeletedCells()
      } else {
        // What is prepared was made of the data before.
        elements.recyclePrepared()
        phases.deferEnd(ofBatch: elements.departing.batchNumber)
      }
    }
    setNeedsLayout()
    return isShown
  }

  /// Gives everything that is remembered by path its new one.
  private func renumber(_ map: IndexPathMap, _ after: [Int]) -> ElementTransition {
    let transition = ElementTransition(
      before: cache.takeElementsBeforeBatch(), elements.displayed, map,
      keepsPlaces: animatesUpdates)
    contents.update(after)
    choice.apply(map)
    placeholderItems.apply(map)
    dragAndDrop.dragging?.apply(map)
    dragAndDrop.dropping?.apply(map)
    prefetcher.apply(map)
    scrollTarget.apply(map)
    swiping.apply(map)
    currentLayout.dataWillChange(map)
    let context = currentLayout.makeContext(.everything)
    context.addCounts()
    currentLayout.invalidateLayout(with: context)
    display.apply(map)
    return transition
  }

  /// Performs updates of what is shown, of which the data source knows nothing. Inside a batch
  /// everything is reloaded instead.
  /// - Parameter change: Makes the counts those after the updates.
  func performShown(_ operations: ListOperations, _ change: () -> Void) {
    if phases.willReload {
      change()
      return phases.deferReload()
    }
    guard !updates.isCollecting else {
      change()
      return contents.reload()
    }
    updates.withOpenBatch(change)
    let after = queryShownCounts()
    switch checked(operations, after: after) {
    case .failure(let error):
      Diagnostics.report(error.message)
      contents.reload()
    case .success(let map): _ = apply(map, after, [])
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
