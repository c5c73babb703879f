import ListGeometry

/// An element's place, as a layout gives it.
@MainActor
protocol ElementPlace {
  var key: ElementKey { get }
}

extension ElementKey: ElementPlace {
  var key: ElementKey { self }
}

/// Where the views of a list's elements come from, and who hears of them.
@MainActor
protocol ElementSource: FirstResponderCellHost, CellPrefetcherHost {
  /// What every view of an element is.
  associatedtype View: UIView
  /// What the layout says of an element: its key at least.
  associatedtype Place: ElementPlace

  /// What the layout says of an element; nil if it knows nothing of it.
  func place(of key: ElementKey) -> Place?

  /// Has the data source, the delegate or the layout make the view of an element; nil if it has
  /// none.
  func makeView(of place: Place) -> View?

  /// Gives a new view what it has from the list, before it is measured.
  func prepare(_ view: View, for place: Place)

  /// A view's element has another key after an update.
  func viewDidMove(_ view: View, to key: ElementKey)

  /// Called before a view starts on its way out: what the user does with its item ends.
  func viewWillDepart(_ view: View, _ key: ElementKey)
}

/// The views of a list's elements: those in view, those made to be measured, and those that animate
/// out.
@MainActor
final class ListElements<Source: ElementSource> {
  typealias Cell = Source.Cell
  typealias View = Source.View

  private unowned let source: Source
  private let phases: PhaseController
  private let views = DisplayedViews<ElementKey, View>()
  /// Views that animate out, by the batch of updates that sends them away.
  private(set) lazy var departing = DepartingViews { [weak self, weak source = source] departure in
    // An animation may end while another thread lets go of the list.
    guard let self, let source, let view = departure.view as? View else { return }
    withExtendedLifetime(source) {
      departure.restore()
      endDisplaying(view, departure.key)
    }
  }
  private(set) lazy var firstResponder = FirstResponderCell(source, departing)
  private(set) lazy var ahead = CellPrefetcher(source, self)
  /// Elements that were asked for and have no view.
  private var absent: Set<ElementKey> = []
  /// Cells whose items were reloaded while they were carried: the items get others when they are
  /// put down.
  private var outdated: [Cell] = []

  init(_ source: Source, _ phases: PhaseController) {
    (self.source, self.phases) = (source, phases)
  }

  // MARK: Looking up

  /// The view in view of an element.
  subscript(key: ElementKey) -> View? { views[key] }

  /// The cell in view of an item.
  subscript(path: RowPath) -> Cell? { views[.cell(path)] as? Cell }

  /// The views in view, from first to last.
  var displayed: [DisplayedViews<ElementKey, View>.Entry] { views.displayed }

  /// The cells in view, from first to last.
  var cells: [Cell] { views.displayed.compactMap { $0.view as? Cell } }

  /// How many views have come into view so far.
  var displayCount: Int { views.displayCount }

  /// The cell of an item that is in view, or made to be measured.
  func cellInUse(at path: RowPath) -> Cell? { views.view(at: .cell(path)) as? Cell }

  /// The items in view, from first to last.
  var paths: [RowPath] { views.displayed.compactMap(\.key.item) }

  /// The views in view of places, nil where there is none; quickest if these are in order.
  func views(of places: [Source.Place]) -> [View?] { views.views(of: places) { $0.key } }

  /// The elements in view that are not wanted, from first to last.
  func keys(outside isWanted: (ElementKey) -> Bool) -> [ElementKey] {
    views.keys(outside: isWanted)
  }

  /// Whether a cell is that of an item: in view, measured, or kept for its first responder.
  func shows(_ cell: Cell, at path: RowPath) -> Bool {
    cellInUse(at: path) === cell || firstResponder.cell === cell
  }

  // MARK: Making

  /// The view that was made of an element: in view, measured, or kept for its first responder.
  func madeView(of key: ElementKey) -> View? {
    if let view = views.view(at: key) { return view }
    guard let cell = firstResponder.cell, let path = key.item, firstResponder.path == path else {
      return nil
    }
    return cell as? View
  }

  /// The view of an element, made when first asked for; nil when there is none.
  func view(of place: Source.Place) -> View? {
    let key = place.key
    if let view = madeView(of: key) { return view }
    guard !absent.contains(key) else { return nil }
    return UIView.withoutAnimation {
      guard let view = takeCellAhead(key) ?? source.makeView(of: place) else {
        absent.insert(key)
        return nil
      }
      endDeparture(of: view)
      views.prepare(view, at: key)
      source.prepare(view, for: place)
      return view
    }
  }

  /// The cell of an item, made before it comes into view; nil if that changed the list.
  func makeCellAhead(at path: RowPath) -> Cell? {
    guard let place = source.place(of: .cell(path)) else { return nil }
    var made: View?
    let isCurrent = phases.withPhase(.filling) {
      UIView.performWithoutAnimation {
        made = source.makeView(of: place)
        if let made {
          endDeparture(of: made)
          source.prepare(made, for: place)
        }
      }
    }
    guard let made, !isCurrent else { return made as? Cell }
    source.enqueueForReuse(made, .cell)
    return nil
  }

  /// Tells that a view is gone as what it was, which the client keeps and returns again before it
  /// has left.
  private func endDeparture(of view: View) {
    for departure in departing.take(view) {
      departure.restore()
      source.endInteractions(with: view)
      source.notifyDidEndDisplaying(view, departure.key)
    }
  }

  private func takeCellAhead(_ key: ElementKey) -> View? {
    key.item.flatMap { ahead.dequeue($0) } as? View
  }

  /// Counts a view as in view.
  func display(_ view: View, _ key: ElementKey) {
    views.display(view, at: key)
    if view === firstResponder.cell { firstResponder.restore() }
  }

  /// Asks again for the views of elements that had none, unless they are still wanted.
  func forgetAbsentViews(unless isWanted: (ElementKey) -> Bool) {
    if !absent.isEmpty { absent = absent.filter(isWanted) }
  }

  // MARK: Ending

  /// Forgets the view of an element and returns it.
  func remove(_ key: ElementKey) -> View? { views.remove(key) }

  /// Forgets the views in view and returns them, from first to last.
  func takeDisplayed() -> [DisplayedViews<ElementKey, View>.Entry] { views.takeDisplayed() }

  /// Forgets everything but what departs and what is typed into.
  func reset() {
    views.reset()
    absent = []
  }

  /// Keeps a cell that goes out of view if it is typed into. Returns whether it does.
  func keep(_ view: View, _ key: ElementKey) -> Bool {
    guard let path = key.item, let cell = view as? Cell, cell.itemPath != nil else { return false }
    return firstResponder.keep(cell, path)
  }

  /// Takes a view out of the list and tells of it.
  func endDisplaying(_ view: View, _ key: ElementKey) {
    if !outdated.isEmpty { outdated.removeAll { $0 === view } }
    source.endInteractions(with: view)
    source.takeAway(view)
    source.notifyDidEndDisplaying(view, key)
    source.enqueueForReuse(view, key.kind)
  }

  /// Lets views that were measured but did not come into view wait for other elements.
  func recyclePrepared() {
    for (key, view) in views.takePrepared() { discard(view, key) }
  }

  private func discard(_ view: View, _ key: ElementKey) {
    if key.kind != .cell { source.takeAway(view) }
    source.enqueueForReuse(view, key.kind)
  }

  /// Lets a view be seen until its batch is finished, although it is no element's any more.
  func depart(_ view: View, _ key: ElementKey, _ goal: Departure.Goal = .elsewhere) {
    source.viewWillDepart(view, key)
    departing.append(Departure(view, key, goal))
  }

  // MARK: Updates

  /// Gives views the keys of their elements after an update; those in view that have none are sent
  /// away.
  /// - Parameters:
  ///   - lifted: The item that the user carries, whose cell stays in view.
  ///   - goal: Where the view with an old key goes.
  func apply(
    _ map: IndexPathMap, lifted: RowPath? = nil,
    _ goal: (ElementKey) -> Departure.Goal
  ) {
    ahead.drop()
    reclaim(map)
    // Where there was no view, there may be one.
    absent = []
    let gone = views.renumber { old in
      if let new = map.newKey(old) { return new }
      guard let lifted, let item = old.item, map.newPath(item) == lifted else { return nil }
      if let cell = self[item] { noteOutdated(cell) }
      return .cell(lifted)
    }
    let unseen = views.renumberPrepared(map.newKey)
    for (key, view) in views.displayed { source.viewDidMove(view, to: key) }
    for (key, view) in views.prepared { source.viewDidMove(view, to: key) }
    for (old, view) in gone { depart(view, old, goal(old)) }
    for (old, view) in unseen { discard(view, old) }
    // One that was only measured may be another now.
    for (key, view) in views.takePrepared(where: { $0.kind != .cell }) { discard(view, key) }
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
        let view = departure.view as? View, views[departure.key] == nil, map.newPath(path) == nil
      else { return false }
      views.display(view, at: departure.key)
      source.viewDidMove(view, to: departure.key)
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
  func reconfigure(_ path: RowPath, _ configure: () -> View) -> Bool {
    guard let view = madeView(of: .cell(path)) else { return true }
    return views.reconfigure(.cell(path), view, configure)
  }

  /// The cell that is being configured again at a path.
  func reconfiguredCell(_ identifier: String, at path: RowPath?) -> Cell? {
    let cell = views.reconfiguredView(at: path.map(ElementKey.cell)) as? Cell
    return cell?.reuseIdentifier == identifier ? cell : nil
  }
}
