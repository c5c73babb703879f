import ListGeometry

/// What the cells in view ask of their list.
@MainActor
protocol VisibleCellsHost: FirstResponderCellHost, DeletionHost, CellPrefetcherHost {
  /// Has the data source make the cell of an item.
  func makeCell(at path: RowPath) -> Cell

  /// Gives a new cell what it has from the list, before it is measured.
  func prepare(_ cell: Cell, at path: RowPath)

  /// Gives a cell in view its place.
  func position(_ cell: Cell, at path: RowPath)

  /// Called after all cells have been given their places.
  func didPositionCells()

  /// Called before a cell comes into view.
  func notifyWillDisplay(_ cell: Cell, at path: RowPath)

  /// The item that the user carries, whose cell stays in view wherever the item is.
  var liftedItem: RowPath? { get }
}

/// The cells of a list that are in view, and those made to be measured.
@MainActor
final class VisibleCells<Host: VisibleCellsHost> {
  typealias Cell = Host.Cell

  private unowned let host: Host
  private let phases: PhaseController
  private let deletions: DeletionAnimations<Host>
  let firstResponder: FirstResponderCell<Host>
  let registry = ReuseRegistry<Cell>()
  let ahead: CellPrefetcher<Host>

  private let views = DisplayedViews<RowPath, Cell>()
  /// What the cells were made for.
  private(set) var items = VisibleItems()
  /// The version of the layout that the cells were positioned for.
  private(set) var version = -1
  /// Cells whose items were reloaded while they were carried: the items get others when they are
  /// put down.
  private var outdated: [Cell] = []

  init(_ host: Host, _ phases: PhaseController, _ deletions: DeletionAnimations<Host>) {
    (self.host, self.phases, self.deletions) = (host, phases, deletions)
    firstResponder = FirstResponderCell(host, deletions)
    ahead = CellPrefetcher(host)
  }

  // MARK: Looking up

  subscript(path: RowPath) -> Cell? { views[path] }

  /// The cells in view.
  var displayed: [RowPath: Cell] { views.displayed }

  /// How many cells have come into view so far.
  var displayCount: Int { views.displayCount }

  /// The cell of an item that is in view, or made to be measured.
  func cellInUse(at path: RowPath) -> Cell? { views.view(at: path) }

  /// The items in view, from first to last.
  var paths: [RowPath] { displayed.keys.sorted() }

  /// Whether a cell is that of an item: in view, measured, or kept for its first responder.
  func shows(_ cell: Cell, at path: RowPath) -> Bool {
    views.view(at: path) === cell || firstResponder.cell === cell
  }

  // MARK: Showing

  /// Shows the cells of `items` and takes away all others.
  func show(_ items: VisibleItems, version: Int) {
    let isStale = self.version != version
    guard isStale || self.items != items else { return }
    if let duration = host.layoutAnimationDuration {
      hide(outside: items, after: duration)
    } else {
      hide(outside: items)
    }
    for path in items.items where !phases.isInterrupted { show(path) }
    guard !phases.isInterrupted else { return }
    // What was placed first is out of date if something has moved since.
    didShow(items, version: version)
    if isStale { position() }
  }

  /// Takes in that the cells are those of `items`, positioned for a version of the layout.
  func didShow(_ items: VisibleItems, version: Int) {
    (self.items, self.version) = (items, version)
    recyclePrepared()
  }

  /// Has the next layout position all cells.
  func invalidatePositions() { version = -1 }

  /// Takes away cells that are not in `items`.
  private func hide(outside items: VisibleItems) {
    for path in paths(outside: items) where !phases.hasAppliedUpdates {
      if let cell = remove(path) { endDisplaying(cell, path) }
    }
  }

  /// Takes away cells that are not in `items` at the end of the animation in which the list is laid
  /// out: until then they are seen on their way out.
  private func hide(outside items: VisibleItems, after duration: TimeInterval) {
    let gone = paths(outside: items)
    guard !gone.isEmpty else { return }
    deletions.beginBatch()
    let batch = deletions.batchNumber
    for path in gone {
      if let cell = remove(path) { deletions.delete(cell, path, .place(cell.frame)) }
    }
    deletions.finish(batch: batch, after: duration)
  }

  /// The items with a cell in view that are not in `items`, from first to last.
  func paths(outside items: VisibleItems) -> [RowPath] {
    views.keys(outside: Set(items.items + [host.liftedItem].compactMap(\.self)))
  }

  /// Forgets the cell of an item and returns it, unless it is kept for its first responder.
  func remove(_ path: RowPath) -> Cell? {
    guard let cell = views.remove(path), !firstResponder.keep(cell, path)
    else { return nil }
    return cell
  }

  /// Puts the cell of an item in view unless it is there.
  func show(_ path: RowPath) {
    guard displayed[path] == nil else { return }
    let cell = cell(at: path)
    guard !phases.isInterrupted else { return }
    views.display(cell, at: path)
    if cell === firstResponder.cell { firstResponder.restore() }
    UIView.performWithoutAnimation { host.position(cell, at: path) }
    host.notifyWillDisplay(cell, at: path)
    guard let place = cell.itemPath, displayed[place] === cell else { return }
    if cell.superview !== host { host.insertCell(cell) }
    cell.isHidden = false
  }

  /// The cell of an item that is about to come into view, made by the data source.
  func cell(at path: RowPath) -> Cell {
    if let cell = views.view(at: path) { return cell }
    if let cell = firstResponder.cell, firstResponder.path == path { return cell }
    return UIView.withoutAnimation {
      let cell = ahead.take(path) ?? host.makeCell(at: path)
      views.prepare(cell, at: path)
      host.prepare(cell, at: path)
      return cell
    }
  }

  /// Gives every cell in view its place.
  func position() {
    for (path, cell) in displayed { host.position(cell, at: path) }
    if let cell = firstResponder.cell, let path = firstResponder.path {
      host.position(cell, at: path)
    }
    host.didPositionCells()
  }

  // MARK: Ending

  /// Keeps cells that were measured but did not come into view for another item.
  func recyclePrepared() {
    for (_, cell) in views.takePrepared() { host.enqueueForReuse(cell) }
  }

  /// Takes a cell out of the list and tells the delegate.
  func endDisplaying(_ cell: Cell, _ path: RowPath) {
    outdated.removeAll { $0 === cell }
    host.endInteractions(with: cell)
    cell.removeFromSuperview()
    host.notifyDidEndDisplaying(cell, at: path)
    host.enqueueForReuse(cell)
  }

  /// Takes away all cells, as before a reload.
  func endDisplayingAll() {
    ahead.drop()
    hide(outside: VisibleItems())
    recyclePrepared()
  }

  /// Forgets which items are in view, after all views have been taken away.
  func reset() {
    views.reset()
    (items, version) = (VisibleItems(), -1)
  }

  // MARK: Updates

  /// Gives the cells in view their new paths; those that have none are sent away.
  func apply<Snapshot>(_ transition: ListTransition<Snapshot>) {
    ahead.drop()
    reclaim(transition.map)
    let lifted = host.liftedItem
    let gone = views.renumber { old in
      transition.map.newPath(old).flatMap { new in
        guard transition.map.isReloaded(old) else { return new }
        guard new == lifted, let cell = views[old] else { return nil }
        noteOutdated(cell)
        return new
      }
    }
    for (path, cell) in displayed { cell.setItemPath(path) }
    for (old, cell) in gone {
      deletions.delete(cell, old, .out(transition.updates.animation(deletingItem: old)))
    }
    firstResponder.apply(transition.map)
  }

  private func noteOutdated(_ cell: Cell) {
    if !outdated.contains(where: { $0 === cell }) { outdated.append(cell) }
  }

  /// Counts cells as in view that the batch before still sends out of view if this batch deletes
  /// their items. An item that comes back into view gets another cell, for its data may have
  /// changed.
  private func reclaim(_ map: IndexPathMap) {
    deletions.reclaimCells { cell, path in
      guard displayed[path] == nil, map.newPath(path) == nil else { return false }
      views.display(cell, at: path)
      cell.setItemPath(path)
      return true
    }
  }

  /// The items in view whose cells are out of date because they were carried; each is told once.
  func takeOutdatedItems() -> [RowPath] {
    let paths = outdated.compactMap { cell in
      cell.itemPath.flatMap { displayed[$0] === cell ? $0 : nil }
    }
    outdated = []
    return paths.sorted()
  }

  // MARK: Reconfiguring

  /// Has the data source dequeue and configure the very cell that an item in view has.
  /// - Parameter configure: Asks the data source for the cell.
  /// - Returns: Whether the data source returned that cell, if there is one.
  func reconfigure(_ path: RowPath, _ configure: () -> Cell) -> Bool {
    let kept = firstResponder.path == path ? firstResponder.cell : nil
    guard let cell = displayed[path] ?? kept else { return true }
    return views.reconfigure(path, cell, configure)
  }

  /// Has the data source configure the cell of an item anew that is typed into.
  ///
  /// - Returns: Whether it did: not if nobody types into the cell, or if the data source has
  ///   another one for the item.
  func refreshEdited(_ path: RowPath) -> Bool {
    guard let cell = displayed[path], firstResponder.isEdited(cell) else { return false }
    return reconfigure(path) { host.makeCell(at: path) }
  }

  /// The cell that is being configured again at a path.
  func reconfiguredCell(_ identifier: String, at path: RowPath?) -> Cell? {
    views.reconfiguredView(at: path).flatMap { $0.reuseIdentifier == identifier ? $0 : nil }
  }
}
