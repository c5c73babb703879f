import ListGeometry

/// What prefetching asks of a list.
@MainActor
protocol PrefetcherHost: AnyObject {
  /// Whether there is a prefetching data source that is to be told of items.
  var isPrefetching: Bool { get }
  /// Where the view is in the content along the way of scrolling, and how much it shows.
  var prefetchViewport: (start: CGFloat, length: CGFloat) { get }
  /// The items that begin within a distance after what is in view, or before it, in order.
  func itemsOutOfView(within distance: CGFloat, isAfter: Bool) -> [RowPath]
  /// Counts changes of where elements stand.
  var layoutVersion: Int { get }
  func notifyPrefetch(_ items: [RowPath])
  func notifyCancelPrefetching(_ items: [RowPath])
}

/// Tells the prefetching data source of items that scrolling is about to bring into view, and of
/// those that it is not.
@MainActor
final class Prefetcher<Host: PrefetcherHost & VisibleCellsHost> {
  /// How many of the present steps ahead items are told of, besides a screen.
  private static var stepsAhead: CGFloat { 12 }

  private unowned let host: Host
  private let cells: VisibleCells<Host>
  /// Items told of that have not been in view since.
  private var outstanding: Set<RowPath> = []
  /// The content offset at the last look; nil before the first.
  private var offset: CGFloat?
  private var goesForward = true

  init(_ host: Host, _ cells: VisibleCells<Host>) { (self.host, self.cells) = (host, cells) }

  /// Called at the end of each layout.
  func update() {
    let (start, length) = host.prefetchViewport
    guard host.isPrefetching, length > 0 else { return }
    let step = takeStep(to: start)
    guard let first = cells.items.items.first, let last = cells.items.items.last else { return }
    let distance = length + min(abs(step) * Self.stepsAhead, 2 * length)
    let found = host.itemsOutOfView(within: distance, isAfter: goesForward)
    let unseen = found.filter { cells[$0] == nil }
    let ahead = goesForward ? unseen : unseen.reversed()
    let missed = outstanding.filter { goesForward ? $0 < first : $0 > last }
    let shown = outstanding.filter { cells[$0] != nil }
    outstanding.subtract(missed.union(shown))
    let new = ahead.filter { !outstanding.contains($0) }
    outstanding.formUnion(new)
    let version = host.layoutVersion
    if !missed.isEmpty { host.notifyCancelPrefetching(missed.sorted()) }
    guard host.layoutVersion == version else { return }
    if !new.isEmpty { host.notifyPrefetch(new) }
  }

  /// How far the content moved since the last look.
  private func takeStep(to start: CGFloat) -> CGFloat {
    let step = start - (offset ?? start)
    offset = start
    if step != 0 { goesForward = step > 0 }
    return step
  }

  /// Forgets which items were told of.
  func reset() { (outstanding, offset, goesForward) = ([], nil, true) }

  /// Tells that nothing told of is needed any more.
  func cancel() {
    let items = outstanding.sorted()
    reset()
    if !items.isEmpty { host.notifyCancelPrefetching(items) }
  }

  /// Follows a batch of updates; items that are gone need no answer.
  func apply(_ map: IndexPathMap) {
    outstanding = Set(outstanding.compactMap { map.newPath($0) })
  }
}
