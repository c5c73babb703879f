import ListGeometry

extension UITableView: ListEngineHost {
  var updateWording: ListWording { .table }

  var hasDataSource: Bool { dataSource != nil }

  func queryCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return (0..<sections).map { max(0, dataSource.tableView(self, numberOfRowsInSection: $0)) }
  }

  // MARK: Reloading

  static var reloadsAtOnce: Bool { true }

  func endDisplayingOtherViews() { placeholderRows.removeAll() }

  func contentsDidBecomeStale() { sectionIndex.invalidate() }

  // MARK: Updating

  func transition(of updates: ListUpdates, _ map: IndexPathMap) -> TableTransition {
    TableTransition(of: self, updates, map)
  }

  func willApply(_ map: IndexPathMap, _ after: [Int]) {
    if !map.operations.isEmpty {
      dragAndDrop.dragging?.apply(map)
      let gap = reordering.gap(after: map, after)
      if let old = reordering.gap {
        dragAndDrop.dropping?.apply(map, gap: old.gap, newGap: gap?.gap)
      }
      reordering.apply(gap)
    }
    placeholderRows.apply(map, after)
    tableLayout.measurer.forgetChangedRows()
    swiping.apply(map)
  }

  /// Moves the content to where an update leads, inside its animation.
  func scroll(forUpdateTo offset: CGPoint) {
    if contentOffset.y != offset.y { shiftContent(to: CGPoint(x: contentOffset.x, y: offset.y)) }
    updateContentSize()
    animator.redirect(keepsEnd: false)
  }

  @discardableResult
  func clampContentOffsetAfterUpdate() -> Bool {
    updateContentSize()
    let offset = tableLayout.measurer.offsetWithinContent(contentOffset.y)
    guard offset != contentOffset.y else { return false }
    shiftContent(to: CGPoint(x: contentOffset.x, y: offset))
    animator.redirect(keepsEnd: false)
    return true
  }

  func updateAnimationDidEnd() {
    for cell in engine.elements.cells { cell.finishCornerAnimation() }
  }

  /// What is wrong with the updates collected so far, given the data source's present numbers; nil
  /// when ending the batch would succeed.
  package var pendingUpdateProblem: String? { engine.updates.problem }

  // MARK: Reconfiguring

  /// Has the data source dequeue and configure the very cells that rows have.
  func reconfigure(_ indexPaths: [IndexPath]) {
    engine.loadContentsIfNeeded()
    let paths = indexPaths.compactMap { RowPath($0) }
    if engine.updates.isCollecting { return engine.updates.reconfigureAfterBatch(paths) }
    configure(paths)
    engine.updates.performBatch(nil, nil)
  }

  func configure(_ paths: [RowPath]) {
    for path in paths {
      guard let dataSource else { return }
      let isSame = engine.elements.reconfigure(path) {
        dataSource.tableView(self, cellForRowAt: path.indexPath)
      }
      precondition(
        isSame,
        "The data source returned another cell for the reconfigured row \(path). Dequeue it with "
          + "the same identifier and index path, or use reloadRows(at:with:).")
    }
  }

  // MARK: Paths

  static func rowPath(_ indexPath: IndexPath) -> RowPath {
    guard let path = RowPath(indexPath) else {
      preconditionFailure(
        "Invalid index path for use with UITableView (\(indexPath)). Index paths passed to table "
          + "view must contain exactly two indices specifying the section and row.")
    }
    return path
  }
}

extension UITableView.RowAnimation {
  /// The same for all lists.
  var itemAnimation: ItemAnimation { ItemAnimation(rawValue: rawValue) ?? .automatic }
}

extension UITableView {
  /// Performs the updates that `updates` makes together, animated. The closure does not escape,
  /// as in Apple's UIKit, so that it needs no explicit `self`.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
