import ListGeometry

/// What a list view gives its engine.
@MainActor
protocol ListEngineHost: SelectionHost, ScrollTargetHost, PrefetcherHost, ListDisplaySource {
  associatedtype Transition: ListTransition

  /// Whether a reload asks the data source at once; else the next layout does, or whoever wants to
  /// know how much there is.
  static var reloadsAtOnce: Bool { get }

  /// The nouns of messages about illegal updates.
  var updateWording: ListWording { get }

  // MARK: Contents

  /// Whether there is a data source.
  var hasDataSource: Bool { get }

  /// Asks the data source for the number of items of each section.
  func queryCounts() -> [Int]

  /// The number of items of each section that are shown when the data source has `counts`.
  func shownCounts(of counts: [Int]) -> [Int]

  /// The number of items of each section that the data source had when the list shows `shown`.
  func dataCounts(of shown: [Int]) -> [Int]

  /// Ends what the user is doing with items, because they are gone or unknown.
  func cancelInteractions()

  /// Takes away views that are neither cells nor supplementary views, before a reload.
  func endDisplayingOtherViews()

  /// Called when the counts are stale, and with them everything that was made of them.
  func contentsDidBecomeStale()

  // MARK: Updates

  /// Whether an update outside of a batch, before the data source was ever asked, is held against
  /// the counts that it has then; else it means nothing, for the list will ask.
  var checksFirstUpdates: Bool { get }

  /// Called before the outermost batch begins: the list is as the data source was until now.
  func batchWillBegin()

  /// What becomes of the items that are shown when the data source's items are updated: what leads
  /// there, and the counts after it. Nil if everything is to be asked for anew.
  func shownUpdate(
    _ operations: ListOperations, _ map: IndexPathMap, _ after: [Int]
  ) -> (map: IndexPathMap, after: [Int])?

  /// A batch of updates on its way to the screen: notes where everything stands before it.
  func transition(of updates: ListUpdates, _ map: IndexPathMap) -> Transition

  /// The item that the user carries, whose cell stays in view wherever the item is.
  var liftedItem: RowPath? { get }

  /// Follows items through an update, before and after the list has.
  func willApply(_ map: IndexPathMap, _ after: [Int])
  func didApply(_ map: IndexPathMap)

  /// Has the data source configure the very cells that items have.
  func configure(_ paths: [RowPath])

  /// Called after the animation of an update.
  func updateAnimationDidEnd()

  /// Makes the content as large as what there is after an update that was not shown, and scrolls
  /// back if the list looks past its end now. Returns whether it does.
  func clampContentOffsetAfterUpdate() -> Bool

  /// Makes the content as large as everything in it, unless its layout does so when it is prepared.
  func updateContentSize()
}

/// What a table and a collection view have in common: asks the data source, applies updates, and
/// keeps views in line with what is in view.
///
/// The engine owns the parts and says in which order they work; each part owns its data. What is
/// different in each kind of list view stands behind the protocols that the parts declare.
@MainActor
final class ListEngine<Host: ListEngineHost> {
  /// How often one layout may begin anew because what it asked changed the list.
  private static var fillingPasses: Int { 8 }

  private unowned let host: Host
  let contents = ListContents()
  private(set) lazy var phases = PhaseController(self)
  private(set) lazy var updates = UpdateCoordinator(self, phases, contents)
  private(set) lazy var display = ListDisplay(host, phases)
  private(set) lazy var selection = SelectionController(host, contents)
  private(set) lazy var prefetcher = Prefetcher(host)
  let scrollTarget: ScrollTarget<Host>

  init(_ host: Host) {
    self.host = host
    scrollTarget = ScrollTarget(host)
  }

  /// The views of the list's elements.
  var elements: ListElements<Host> { display.elements }

  /// Whether nothing is being asked for and no batch of updates is open.
  var isReady: Bool { phases.isIdle && !updates.isCollecting }

  /// Whether views that ask for another size are heard. Those that the list measures or places are
  /// not, or one that asks each time would keep it busy.
  var hearsOfSizes: Bool { phases.isIdle || display.isAnnouncing }
}

// MARK: Contents

extension ListEngine {
  /// Forgets how many items there are, as after a change of the data source; they are asked for
  /// when needed.
  func invalidateContents() {
    guard phases.isIdle else { return phases.deferReload() }
    contents.invalidate()
    host.contentsDidBecomeStale()
    host.setNeedsLayout()
  }

  /// Asks for everything anew. While something is being asked for it is put off.
  func performReload() {
    guard phases.isIdle else { return phases.deferReload() }
    host.cancelInteractions()
    updates.discard()
    guard Host.reloadsAtOnce else {
      forgetItems()
      return invalidateContents()
    }
    phases.withPhase(.loading) {
      endDisplayingAll()
      forgetItems()
      host.contentsDidBecomeStale()
      phases.discardDeferredChanges()
      load()
      host.listLayout.rebuild()
      host.setNeedsLayout()
    }
    elements.firstResponder.release()
  }

  /// The number of items of each section, asked for if it is not known.
  var loadedCounts: [Int] {
    loadContentsIfNeeded()
    return contents.counts
  }

  private func load() { contents.load(host.shownCounts(of: host.queryCounts())) }

  private func endDisplayingAll() {
    host.endDisplayingOtherViews()
    display.endDisplayingAll()
    elements.firstResponder.forgetPath()
    contents.didEndDisplaying()
  }

  private func forgetItems() {
    selection.reset()
    scrollTarget.clear()
    prefetcher.reset()
  }

  /// Holds the data source's numbers of items, after it was told to move one, against those that
  /// are expected. Reports it and asks for everything anew if they are others.
  /// - Returns: Whether they are as expected.
  func checkMove(_ from: RowPath, _ to: RowPath, _ expected: [Int]) -> Bool {
    if expected == host.shownCounts(of: host.queryCounts()) { return true }
    Diagnostics.report(
      "The data source of a list was told to move the item \(from) to \(to), but its numbers of "
        + "items are not those after the move. Everything was reloaded.")
    performReload()
    return false
  }

  /// A setting that decides sizes has another value.
  func sizesDidChange() {
    guard contents.isLoaded else { return }
    guard phases.isIdle else { return phases.deferResize() }
    if updates.isCollecting {
      // The data source may already have other items than the list.
      host.listLayout.invalidateSizes()
    } else {
      host.listLayout.rebuild()
    }
    host.setNeedsLayout()
  }

  /// Elements stand elsewhere: frames are stale and so is the content's size.
  func layoutDidChange() {
    host.listLayout.invalidate()
    host.updateContentSize()
  }
}

// MARK: Filling

extension ListEngine {
  /// Brings cells and supplementary views in line with what is in view.
  ///
  /// When nothing came into or out of view and nothing moved, this only compares.
  func fill() {
    guard phases.isIdle else { return }
    elements.firstResponder.releaseIfUnused()
    var hasUpdated = false
    for _ in 0..<Self.fillingPasses {
      loadContentsIfNeeded()
      let batch = elements.departing.batchNumber
      let isDone = fillOnce()
      if !isDone, elements.departing.batchNumber != batch { hasUpdated = true }
      // Updates may have left less than there was, and fewer items may turn out smaller still.
      let hasReturned = hasUpdated && host.clampContentOffsetAfterUpdate()
      if isDone && !hasReturned { return }
    }
    host.setNeedsLayout()
  }

  /// Returns whether everything is in place: those who were asked changed nothing.
  private func fillOnce() -> Bool {
    let layout = host.listLayout
    let isDone = phases.withPhase(.filling) {
      if contents.hasStaleViews {
        endDisplayingAll()
        elements.firstResponder.release()
      }
      guard !phases.isInterrupted, let visible = layout.measureVisibleElements(),
        !phases.isInterrupted
      else { return }
      display.update(visible, version: layout.version, layout.visibleRect)
    }
    return isDone && display.isPlaced(for: layout)
  }

  /// Brings views up to date before a question about them, unless they are just being made.
  func fillIfNeeded() {
    guard isReady else { return }
    if !contents.isLoaded || !display.isCurrent(for: host.listLayout) { host.layoutIfNeeded() }
  }
}

// MARK: Updates

extension ListEngine: UpdateHost {
  var updateWording: ListWording { host.updateWording }

  var checksFirstUpdates: Bool { host.checksFirstUpdates }

  func batchWillBegin() { host.batchWillBegin() }

  func dataCounts(of shown: [Int]) -> [Int] { host.dataCounts(of: shown) }

  /// Asks the data source for everything that is counted, unless it was asked already.
  func loadContentsIfNeeded() {
    guard phases.phase != .loading else { return }
    let hasLostSource = contents.isLoaded && !host.hasDataSource && !contents.counts.isEmpty
    if Host.reloadsAtOnce {
      if !contents.isLoaded || hasLostSource { performReload() }
    } else {
      if hasLostSource { invalidateContents() }
      if !contents.isLoaded { phases.withPhase(.loading, load) }
    }
  }

  func queryCounts() -> [Int] { host.queryCounts() }

  func layOutAgain() {
    // Inside the batch no movement led to where the content ends now.
    host.animator.redirect(keepsEnd: false)
    host.setNeedsLayout()
    host.layoutIfNeeded()
  }

  func apply(_ updates: ListUpdates, _ map: IndexPathMap, _ after: [Int]) -> Bool {
    guard let shown = host.shownUpdate(updates.operations, map, after) else {
      performReload()
      return false
    }
    return show(updates, shown.map, shown.after)
  }

  /// Follows an update of what is shown, and leads the screen there unless something is being asked
  /// for. Returns whether it does.
  func show(_ updates: ListUpdates, _ map: IndexPathMap, _ after: [Int]) -> Bool {
    let transition = host.transition(of: updates, map)
    host.willApply(map, after)
    renumber(map, after) { .out(updates.animation(deleting: $0)) }
    host.didApply(map)
    if !updates.reconfigured.isEmpty {
      host.configure(updates.reconfigured.compactMap(map.newPath))
    }
    guard phases.isIdle else {
      phases.deferEnd(ofBatch: elements.departing.batchNumber)
      return false
    }
    animate(transition, updates.completions)
    elements.firstResponder.endEditingOfDeletedCells()
    return true
  }

  /// Gives everything that the engine remembers by path its new one.
  /// - Parameter goal: Where the view of an element goes that is gone, by its old key.
  func renumber(
    _ map: IndexPathMap, _ after: [Int], _ goal: (ElementKey) -> Departure.Goal
  ) {
    contents.update(after)
    selection.apply(map)
    scrollTarget.apply(map)
    prefetcher.apply(map)
    // Everything has its new path before anything is asked for by it.
    elements.departing.beginBatch()
    host.listLayout.invalidate()
    elements.apply(map, lifted: host.liftedItem, goal)
    host.listLayout.apply(map)
  }

  /// Leads the screen from what it shows to what the list is after a change.
  func animate(_ transition: Host.Transition, _ completions: [(Bool) -> Void]) {
    UpdateAnimator(transition, phases, isAnimated: host.animatesUpdates)
      .run(completions) { [weak host] in host?.updateAnimationDidEnd() ?? () }
    host.setNeedsLayout()
  }
}

extension ListEngine: PhaseHost {
  func performDeferred(_ requests: DeferredRequests, after phase: QueryPhase) {
    if requests.reloads {
      // Who wants a reload whenever counts are asked for gets it once a layout.
      if phase == .loading, Host.reloadsAtOnce { invalidateContents() } else { performReload() }
    } else if requests.resizes {
      if phase == .loading { host.listLayout.invalidateSizes() } else { host.listLayout.rebuild() }
    }
    if !requests.batches.isEmpty {
      elements.recyclePrepared()
      if contents.isLoaded { layoutDidChange() }
    }
    for batch in requests.batches {
      elements.firstResponder.endEditing(ofBatch: batch)
      elements.departing.finish(batch: batch)
    }
    requests.completions.forEach { $0(true) }
    host.setNeedsLayout()
  }
}

// MARK: What not all lists have

extension ListEngineHost {
  /// The same: everything that is shown is the data source's.
  func shownCounts(of counts: [Int]) -> [Int] { counts }

  /// The same: everything that is shown is the data source's.
  func dataCounts(of shown: [Int]) -> [Int] { shown }

  func endDisplayingOtherViews() {}

  /// They mean nothing.
  var checksFirstUpdates: Bool { false }

  func batchWillBegin() {}

  /// The same: everything that is shown is the data source's.
  func shownUpdate(
    _ operations: ListOperations, _ map: IndexPathMap, _ after: [Int]
  ) -> (map: IndexPathMap, after: [Int])? { (map, after) }

  /// Nothing is carried where an update leaves it.
  var liftedItem: RowPath? { nil }

  func didApply(_ map: IndexPathMap) {}

  func updateAnimationDidEnd() {}

  /// It does not: its layout sees to that.
  func clampContentOffsetAfterUpdate() -> Bool { false }

  func updateContentSize() {}
}
