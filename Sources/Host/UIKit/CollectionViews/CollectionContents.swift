import ListGeometry

/// What the contents of a collection view ask of it.
@MainActor
protocol CollectionContentsHost: AnyObject {
  var phases: PhaseController { get }

  /// Whether there is a data source.
  var hasDataSource: Bool { get }

  /// The number of items of each section as they are to be shown.
  func queryShownCounts() -> [Int]

  /// Gives up what the user does and what is remembered of items, before a reload.
  func willReload()

  /// Called when counts are stale, and with them everything that was made of them.
  func contentsDidBecomeStale()
}

/// How many items a collection view has, as its data source said.
@MainActor
final class CollectionContents {
  private unowned let host: any CollectionContentsHost
  let list = ListContents()
  /// Whether all views are to be asked for anew.
  private(set) var needsReload = false

  init(of host: any CollectionContentsHost) { self.host = host }

  /// The number of items of each section.
  var counts: [Int] { list.counts }

  /// Whether the data source was asked since the counts became stale.
  var isLoaded: Bool { list.isLoaded }

  /// The counts, asked for if they are stale.
  var loadedCounts: [Int] {
    loadIfNeeded()
    return counts
  }

  /// Asks the data source, unless it was asked already.
  func loadIfNeeded() {
    if isLoaded, !host.hasDataSource, !counts.isEmpty { invalidate() }
    guard !isLoaded, host.phases.phase != .loading else { return }
    host.phases.withPhase(.loading) { list.load(host.queryShownCounts()) }
  }

  /// Marks the counts as stale, as after a change of the data source.
  func invalidate() {
    guard host.phases.phase != .loading else { return host.phases.deferReload() }
    list.invalidate()
    needsReload = true
    host.contentsDidBecomeStale()
    if host.phases.phase == .filling { host.phases.deferReload() }
  }

  /// Forgets everything that was known from another data source.
  func sourceDidChange() {
    if host.phases.isIdle { host.willReload() }
    invalidate()
  }

  /// Has everything asked for anew in the next layout.
  func reload() {
    guard host.phases.isIdle else { return host.phases.deferReload() }
    host.willReload()
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
    if key.kind == .cell { return key.item.map(contains) ?? false }
    return !key.isInSection || counts.indices.contains(key.section)
  }
}
