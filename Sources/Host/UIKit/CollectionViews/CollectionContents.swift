import ListGeometry

/// How many items a collection view has, as its data source said.
@MainActor
final class CollectionContents {
  private unowned let view: UICollectionView
  let list = ListContents()
  /// Whether all views are to be asked for anew.
  private(set) var needsReload = false

  init(of view: UICollectionView) { self.view = view }

  /// The number of items of each section.
  var counts: [Int] { list.counts }

  /// Whether the data source was asked since the counts became stale.
  var isLoaded: Bool { list.isLoaded }

  /// The counts, asked for if they are stale.
  var loadedCounts: [Int] {
    loadIfNeeded()
    return counts
  }

  /// The counts as the data source has them now, and placeholders.
  func askCounts() -> [Int] { view.placeholders.added(to: askDataCounts()) }

  /// The counts as the data source has them now.
  func askDataCounts() -> [Int] {
    guard let source = view.dataSource else { return [] }
    let sections = max(0, source.numberOfSections(in: view))
    return (0..<sections).map {
      max(0, source.collectionView(view, numberOfItemsInSection: $0))
    }
  }

  /// Asks the data source, unless it was asked already.
  func loadIfNeeded() {
    if isLoaded, view.dataSource == nil, !counts.isEmpty { invalidate() }
    guard !isLoaded, view.phases.phase != .loading else { return }
    view.phases.withPhase(.loading) { list.load(askCounts()) }
  }

  /// Marks the counts as stale, as after a change of the data source.
  func invalidate() {
    guard view.phases.phase != .loading else { return view.phases.deferReload() }
    list.invalidate()
    needsReload = true
    view.sectionIndex.invalidate()
    let context = view.currentLayout.makeContext(.everything)
    (context.values.everything, context.values.counts) = (true, true)
    view.currentLayout.invalidateLayout(with: context)
    if view.phases.phase == .filling { view.phases.deferReload() }
  }

  /// Has everything asked for anew in the next layout.
  func reload() {
    guard view.phases.isIdle else { return view.phases.deferReload() }
    view.abandonMovement()
    view.placeholders.removeAll()
    view.dragAndDrop.dragging?.forgetRows()
    view.updates.discard()
    view.choice.reset()
    view.prefetcher.reset()
    view.scrollTarget.clear()
    invalidate()
  }

  /// Takes over the counts after a batch of updates.
  func update(_ counts: [Int]) { list.update(counts) }

  /// Counts as reloaded: all views have been taken away.
  func didReload() { needsReload = false }

  // MARK: Places

  func contains(_ path: RowPath) -> Bool { list.hasItem(path) }

  /// Whether an element that a layout speaks of can be shown: items must exist, supplementary
  /// views with a section need one that does.
  func contains(_ key: ElementKey) -> Bool {
    if key.category == .cell { return RowPath(key.path).map(contains) ?? false }
    return key.path.count != 2 || counts.indices.contains(key.path[0])
  }
}
