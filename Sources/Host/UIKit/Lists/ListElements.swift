import ListGeometry

/// Where the views of a list's elements come from, and who hears of them.
@MainActor
protocol ElementSource: FirstResponderCellHost, CellPrefetcherHost {
  /// Has the data source, the delegate or the layout make the view of an element; nil if it has
  /// none.
  func makeView(of key: ElementKey) -> UIView?

  /// Gives a new cell what it has from the list, before it is measured.
  func prepare(_ cell: Cell, at path: RowPath)

  /// Gives a view its place.
  func position(_ view: UIView, _ key: ElementKey)

  /// Puts a view where elements of its kind stand before and behind each other.
  func insert(_ view: UIView, _ key: ElementKey)

  /// Called before a view comes into view.
  func notifyWillDisplay(_ view: UIView, _ key: ElementKey)

  /// Called before a cell starts on its way out: what the user does with its item ends.
  func cellWillDisappear(_ cell: Cell)

  /// Called after a view was taken out of the list: lets it wait for another element.
  /// - Parameter wasInView: Whether the delegate was told of it.
  func viewDidLeave(_ view: UIView, _ key: ElementKey, wasInView: Bool)
}

/// The views of a list's elements: those in view, those made to be measured, and those that animate
/// out.
@MainActor
final class ListElements<Source: ElementSource> {
  typealias Cell = Source.Cell

  private unowned let source: Source
  private let phases: PhaseController
  private let views = DisplayedViews<ElementKey, UIView>()
  /// Views that animate out, by the batch of updates that sends them away.
  private(set) lazy var departing = DepartingViews { [unowned self] departure in
    departure.restore()
    endDisplaying(departure.view, departure.key)
  }
  private(set) lazy var firstResponder = FirstResponderCell(source, departing)
  private(set) lazy var ahead = CellPrefetcher(source)
  let registry = ReuseRegistry<Cell>()

  /// What the cells in view were made for.
  private(set) var items = VisibleItems() { didSet { currentRect = nil } }
  /// The version of the layout that views were positioned for.
  private(set) var version = -1 { didSet { currentRect = nil } }
  /// The part of the content whose items are known to be those in view; nil if that is not known.
  private var currentRect: CGRect?
  /// Elements beside items that were asked for and have no view.
  private var absent: Set<ElementKey> = []
  /// Cells whose items were reloaded while they were carried: the items get others when they are
  /// put down.
  private var outdated: [Cell] = []

  init(_ source: Source, _ phases: PhaseController) {
    (self.source, self.phases) = (source, phases)
  }

  // MARK: Looking up

  /// The view in view of an element.
  subscript(key: ElementKey) -> UIView? { views[key] }

  /// The cell in view of an item.
  subscript(path: RowPath) -> Cell? { views[.cell(path)] as? Cell }

  /// The cells in view, in no order.
  var cells: [Cell] { views.displayed.values.compactMap { $0 as? Cell } }

  /// How many views have come into view so far.
  var displayCount: Int { views.displayCount }

  /// The cell of an item that is in view, or made to be measured.
  func cellInUse(at path: RowPath) -> Cell? { views.view(at: .cell(path)) as? Cell }

  /// The items in view, from first to last.
  var paths: [RowPath] { views.displayed.keys.compactMap(\.item).sorted() }

  /// Whether a cell is that of an item: in view, measured, or kept for its first responder.
  func shows(_ cell: Cell, at path: RowPath) -> Bool {
    cellInUse(at: path) === cell || firstResponder.cell === cell
  }

  // MARK: Showing

  /// Shows the views of `items` and of elements beside them, and takes away all others.
  /// - Parameter lifted: The item that the user carries, whose cell stays in view.
  func display(
    _ items: VisibleItems, beside others: [ElementKey], version: Int, lifted: RowPath?
  ) {
    let isStale = self.version != version
    let hasSameItems = !isStale && self.items == items
    hide { key in
      guard let item = key.item else { return others.contains(key) }
      return hasSameItems || item == lifted || items.contains(item)
    }
    if !hasSameItems {
      for path in items.items where !phases.isInterrupted { display(.cell(path)) }
      guard !phases.isInterrupted else { return }
      (self.items, self.version) = (items, version)
    }
    // What was placed first is out of date if something has moved since.
    if isStale {
      position()
    } else {
      for key in others { if let view = views[key] { source.position(view, key) } }
    }
    for key in others where !phases.isInterrupted { display(key) }
    if !phases.isInterrupted { didShow(items, beside: others, version: version) }
  }

  /// Takes in that the views are those of `items` and of elements beside them, positioned for a
  /// version of the layout.
  func didShow(_ items: VisibleItems, beside others: [ElementKey], version: Int) {
    (self.items, self.version) = (items, version)
    if !absent.isEmpty { absent.formIntersection(others) }
    recyclePrepared()
  }

  /// Whether the views in view are those that a layout wants: it is asked once for what it shows.
  func isCurrent(for layout: some ListLayout) -> Bool {
    guard version == layout.version else { return false }
    let rect = layout.visibleRect
    if rect == currentRect { return true }
    guard items == layout.visibleItems else { return false }
    currentRect = rect
    return true
  }

  /// Has the next layout position all views.
  func invalidatePositions() { version = -1 }

  /// Takes away the views that are not wanted; in the animation in which the list is laid out at
  /// its end: until then they are seen on their way out.
  private func hide(unless isWanted: (ElementKey) -> Bool) {
    let gone = views.keys(outside: isWanted)
    guard !gone.isEmpty else { return }
    let duration = source.layoutAnimationDuration
    if duration != nil { departing.beginBatch() }
    let batch = departing.batchNumber
    for key in gone where duration != nil || !phases.hasAppliedUpdates {
      guard let view = remove(key) else { continue }
      if duration == nil { endDisplaying(view, key) } else { depart(view, key, .place(view.frame)) }
    }
    if let duration { departing.finish(batch: batch, after: duration) }
  }

  /// The elements in view that are not wanted, from first to last.
  func keys(outside isWanted: (ElementKey) -> Bool) -> [ElementKey] {
    views.keys(outside: isWanted)
  }

  /// Forgets the view of an element and returns it, unless it is kept for its first responder.
  func remove(_ key: ElementKey) -> UIView? {
    guard let view = views.remove(key) else { return nil }
    if let path = key.item, let cell = view as? Cell, firstResponder.keep(cell, path) {
      return nil
    }
    return view
  }

  /// Puts the view of an element in view unless it is there.
  func display(_ key: ElementKey) {
    guard views[key] == nil, let view = view(of: key), !phases.isInterrupted else { return }
    views.display(view, at: key)
    if view === firstResponder.cell { firstResponder.restore() }
    UIView.performWithoutAnimation { source.position(view, key) }
    source.notifyWillDisplay(view, key)
    // Whoever is told may have taken the element away.
    guard !phases.isInterrupted || views.displayed.values.contains(where: { $0 === view }) else {
      return
    }
    if view.superview !== source { source.insert(view, key) }
    view.isHidden = false
  }

  /// The cell of an item that is about to come into view, made by the data source.
  func cell(at path: RowPath) -> Cell? { view(of: .cell(path)) as? Cell }

  /// The view of an element, made when first asked for; nil when there is none.
  func view(of key: ElementKey) -> UIView? {
    if let view = views.view(at: key) { return view }
    guard let path = key.item else { return absent.contains(key) ? nil : makeView(of: key) }
    if let cell = firstResponder.cell, firstResponder.path == path { return cell }
    return UIView.withoutAnimation {
      guard let cell = ahead.dequeue(path) ?? source.makeView(of: key) as? Cell else { return nil }
      views.prepare(cell, at: key)
      source.prepare(cell, at: path)
      return cell
    }
  }

  private func makeView(of key: ElementKey) -> UIView? {
    guard let view = UIView.withoutAnimation({ source.makeView(of: key) }) else {
      absent.insert(key)
      return nil
    }
    views.prepare(view, at: key)
    return view
  }

  /// Gives every view in view its place.
  func position() {
    for (key, view) in views.displayed { source.position(view, key) }
    if let cell = firstResponder.cell, let path = firstResponder.path {
      source.position(cell, .cell(path))
    }
  }

  // MARK: Ending

  /// Keeps views that were measured but did not come into view for other elements.
  func recyclePrepared() {
    for (key, view) in views.takePrepared() { discard(view, key) }
  }

  private func discard(_ view: UIView, _ key: ElementKey) {
    if key.kind != .cell { view.removeFromSuperview() }
    source.viewDidLeave(view, key, wasInView: false)
  }

  /// Takes a view out of the list and tells the delegate.
  private func endDisplaying(_ view: UIView, _ key: ElementKey) {
    if let cell = view as? Cell {
      outdated.removeAll { $0 === cell }
      source.endInteractions(with: cell)
    }
    view.removeFromSuperview()
    source.viewDidLeave(view, key, wasInView: true)
  }

  /// Sends a view away; cells go behind the others.
  func depart(_ view: UIView, _ key: ElementKey, _ goal: Departure.Goal) {
    if let cell = view as? Cell {
      cell.setItemPath(nil)
      source.cellWillDisappear(cell)
      if cell.superview === source { source.insert(cell, key) }
    }
    departing.append(Departure(view, key, goal))
  }

  /// Takes away all views, as before a reload, and forgets what was in view.
  func endDisplayingAll() {
    ahead.drop()
    hide { _ in false }
    recyclePrepared()
    views.reset()
    (items, version, absent) = (VisibleItems(), -1, [])
  }

  // MARK: Updates

  /// Gives the views in view the keys of their elements after an update; those that have none are
  /// sent away.
  func apply<Snapshot>(_ transition: ListTransition<Snapshot>, lifted: RowPath?) {
    let map = transition.map
    ahead.drop()
    reclaim(map)
    // Where there was no view, there may be one; one that was only measured may be another now.
    absent = []
    for (key, view) in views.takePrepared(where: { $0.kind != .cell }) { discard(view, key) }
    let gone = views.renumber { old in
      if let new = map.newKey(old) { return new }
      guard let lifted, let item = old.item, map.newPath(item) == lifted else { return nil }
      if let cell = self[item] { noteOutdated(cell) }
      return .cell(lifted)
    }
    for (key, view) in views.displayed {
      if let path = key.item, let cell = view as? Cell { cell.setItemPath(path) }
    }
    for (old, view) in gone { depart(view, old, .out(transition.updates.animation(deleting: old))) }
    firstResponder.apply(map)
  }

  private func noteOutdated(_ cell: Cell) {
    if !outdated.contains(where: { $0 === cell }) { outdated.append(cell) }
  }

  /// Counts cells as in view that the batch before still sends out of view if this batch deletes
  /// their items. An item that comes back into view gets another cell, for its data may have
  /// changed.
  private func reclaim(_ map: IndexPathMap) {
    departing.reclaim { departure in
      guard case .place = departure.goal, let path = departure.key.item,
        let cell = departure.view as? Cell, views[departure.key] == nil, map.newPath(path) == nil
      else { return false }
      views.display(cell, at: departure.key)
      cell.setItemPath(path)
      return true
    }
  }

  /// The items in view whose cells are out of date because they were carried; each is told once.
  func takeOutdatedItems() -> [RowPath] {
    let paths = outdated.compactMap { cell in
      cell.itemPath.flatMap { self[$0] === cell ? $0 : nil }
    }
    outdated = []
    return paths.sorted()
  }

  // MARK: Reconfiguring

  /// Has the data source dequeue and configure the very cell that an item in view has.
  /// - Parameter configure: Asks the data source for the cell.
  /// - Returns: Whether the data source returned that cell, if there is one.
  func reconfigure(_ path: RowPath, _ configure: () -> UIView) -> Bool {
    let kept = firstResponder.path == path ? firstResponder.cell : nil
    guard let cell = self[path] ?? kept else { return true }
    return views.reconfigure(.cell(path), cell, configure)
  }

  /// Has the data source configure the cell of an item anew that is typed into.
  ///
  /// - Returns: Whether it did: not if nobody types into the cell, or if the data source has
  ///   another one for the item.
  func refreshEdited(_ path: RowPath) -> Bool {
    guard let cell = self[path], firstResponder.isEdited(cell) else { return false }
    return reconfigure(path) { source.makeView(of: .cell(path)) ?? cell }
  }

  /// The cell that is being configured again at a path.
  func reconfiguredCell(_ identifier: String, at path: RowPath?) -> Cell? {
    let cell = views.reconfiguredView(at: path.map(ElementKey.cell)) as? Cell
    return cell?.reuseIdentifier == identifier ? cell : nil
  }
}
