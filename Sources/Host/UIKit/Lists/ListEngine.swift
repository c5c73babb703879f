import ListGeometry

/// What a list view gives its engine.
@MainActor
protocol ListEngineHost: SelectionHost, ScrollTargetHost, PrefetcherHost, ReorderHost {
  associatedtype Transition: ListTransition

  /// The nouns of messages about illegal updates.
  var updateWording: ListWording { get }

  /// Whether there is a data source.
  var hasDataSource: Bool { get }

  /// Takes away views that are neither cells nor supplementary views, before a reload.
  func endDisplayingOtherViews()

  /// Called after all views have gone, before the data source is asked anew.
  func willReload()

  /// Follows items through an update, before and after the contents have their new counts.
  func willApply(_ map: IndexPathMap, _ after: [Int])
  func didApply(_ map: IndexPathMap)

  /// A batch of updates on its way to the screen: notes where everything stands before it.
  func transition(of updates: ListUpdates, _ map: IndexPathMap) -> Transition

  /// Called after the animation of an update.
  func updateAnimationDidEnd()

  /// Makes the content as large as what there is after an update that was not shown, and scrolls
  /// back if the list looks past its end now. Returns whether it does.
  func clampContentOffsetAfterUpdate() -> Bool

  /// The item that the user carries, whose cell stays in view wherever the item is.
  var liftedItem: RowPath? { get }

  /// Makes the content as large as everything in it.
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
  private(set) lazy var reordering = ReorderController(host, contents, display, updates)
  let scrollTarget: ScrollTarget<Host>

  init(_ host: Host) {
    self.host = host
    scrollTarget = ScrollTarget(host)
  }

  /// The views of the list's elements.
  var elements: ListElements<Host> { display.elements }

  /// Whether nothing is being asked for and no batch of updates is open.
  var isReady: Bool { phases.isIdle && !updates.isCollecting }
}

// MARK: Contents

extension ListEngine {
  /// Forgets all items, as after a change of the data source; they are asked for when needed.
  func invalidateContents() {
    guard phases.isIdle else { return phases.deferReload() }
    contents.invalidate()
    host.setNeedsLayout()
  }

  /// Asks for everything anew. While something is being asked for it is put off.
  func performReload() {
    guard phases.isIdle else { return phases.deferReload() }
    host.cancelInteractions()
    updates.discard()
    phases.withPhase(.loading) {
      elements.departing.finish()
      host.endDisplayingOtherViews()
      display.endDisplayingAll()
      elements.firstResponder.forgetPath()
      selection.reset()
      scrollTarget.clear()
      prefetcher.reset()
      host.willReload()
      phases.discardDeferredChanges()
      contents.load(host.queryCounts())
      host.listLayout.rebuild()
      host.setNeedsLayout()
    }
    elements.firstResponder.release()
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
    var rect = layout.visibleRect
    let isDone = phases.withPhase(.filling) {
      let items = layout.measureVisibleItems()
      rect = layout.visibleRect
      guard !phases.isInterrupted else { return }
      display.update(
        items, beside: layout.elements(beside: items, in: host.bounds), version: layout.version,
        lifted: host.liftedItem)
    }
    return isDone && display.version == layout.version && rect == layout.visibleRect
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

  /// Asks the data source for everything that is counted, unless it was asked already.
  func loadContentsIfNeeded() {
    guard phases.phase != .loading else { return }
    let hasLostSource = !host.hasDataSource && !contents.counts.isEmpty
    if !contents.isLoaded || hasLostSource { performReload() }
  }

  func queryCounts() -> [Int] { host.queryCounts() }

  func layOutAgain() {
    // Inside the batch no movement led to where the content ends now.
    host.animator.redirect(keepsEnd: false)
    host.setNeedsLayout()
    host.layoutIfNeeded()
  }

  func apply(_ updates: ListUpdates, _ map: IndexPathMap, _ after: [Int]) -> Bool {
    let layout = host.listLayout
    let transition = host.transition(of: updates, map)
    host.willApply(map, after)
    contents.update(after)
    selection.apply(map)
    scrollTarget.apply(map)
    prefetcher.apply(map)
    // Everything has its new path before anything is asked for by it.
    elements.departing.beginBatch()
    layout.invalidate()
    host.didApply(map)
    elements.apply(map, lifted: host.liftedItem) { .out(updates.animation(deleting: $0)) }
    layout.apply(map)
    guard phases.isIdle else {
      phases.deferEnd(ofBatch: elements.departing.batchNumber)
      return false
    }
    UpdateAnimator(transition, phases, isAnimated: host.animatesUpdates)
      .run(updates.completions) { [weak host] in host?.updateAnimationDidEnd() ?? () }
    host.setNeedsLayout()
    elements.firstResponder.endEditingOfDeletedCells()
    return true
  }
}

extension ListEngine: PhaseHost {
  func performDeferred(_ requests: DeferredRequests, after phase: QueryPhase) {
    if requests.reloads {
      // Who wants a reload whenever counts are asked for gets it once a layout.
      if phase == .loading { invalidateContents() } else { performReload() }
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
