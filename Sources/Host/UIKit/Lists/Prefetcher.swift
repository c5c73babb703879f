import CoreGraphics
import ListGeometry

/// How a list has scrolled since prefetching was looked after.
struct PrefetchMotion {
  /// How far the content has moved; zero at first.
  var step = CGVector.zero
  /// The last direction of scrolling; onward at first.
  var direction = CGVector(dx: 1, dy: 1)
  /// Whether elements stand where they stood then.
  var isLayoutSame = false
}

/// What scrolling is about to bring into view.
struct PrefetchOutlook {
  /// The items ahead, the nearest first.
  var ahead: [RowPath]
  /// Whether an item out of view that was told of is not needed any more.
  var isMissed: (RowPath) -> Bool
}

/// What prefetching asks of a list.
@MainActor
protocol PrefetcherHost: AnyObject {
  /// Whether there is a prefetching data source that is to be told of items.
  var isPrefetching: Bool { get }
  var contentOffset: CGPoint { get }
  /// Counts changes of where elements stand.
  var layoutVersion: Int { get }
  /// Whether the cell of an item is in view.
  func isDisplayed(_ path: RowPath) -> Bool
  /// What is ahead; nil: nothing new, the next motion is counted from where the last one was.
  func prefetchOutlook(_ motion: PrefetchMotion) -> PrefetchOutlook?
  func notifyPrefetch(_ items: [RowPath])
  func notifyCancelPrefetching(_ items: [RowPath])
}

/// Tells the prefetching data source of items that scrolling is about to bring into view, and of
/// those that it is not.
@MainActor
final class Prefetcher<Host: PrefetcherHost> {
  private unowned let host: Host
  /// Items told of that have not been in view since.
  private var outstanding: Set<RowPath> = []
  /// The content offset and the version of the layout at the last look; nil before the first.
  private var last: (offset: CGPoint, version: Int)?
  private var direction = PrefetchMotion().direction

  init(_ host: Host) { self.host = host }

  /// Called at the end of each layout.
  func update() {
    guard host.isPrefetching else { return }
    let motion = motion(to: host.contentOffset)
    guard let outlook = host.prefetchOutlook(motion) else { return }
    let version = host.layoutVersion
    last = (host.contentOffset, version)
    direction = motion.direction
    outstanding = outstanding.filter { !host.isDisplayed($0) }
    let missed = outstanding.filter(outlook.isMissed)
    outstanding.subtract(missed)
    let new = outlook.ahead.filter { !host.isDisplayed($0) && !outstanding.contains($0) }
    outstanding.formUnion(new)
    if !missed.isEmpty { host.notifyCancelPrefetching(missed.sorted()) }
    guard host.layoutVersion == version else { return }
    if !new.isEmpty { host.notifyPrefetch(new) }
  }

  /// How the content moved since the last look.
  private func motion(to offset: CGPoint) -> PrefetchMotion {
    var motion = PrefetchMotion(direction: direction)
    guard let last else { return motion }
    motion.step = CGVector(dx: offset.x - last.offset.x, dy: offset.y - last.offset.y)
    if motion.step != .zero { motion.direction = motion.step }
    motion.isLayoutSame = last.version == host.layoutVersion
    return motion
  }

  /// Forgets which items were told of.
  func reset() { (outstanding, last, direction) = ([], nil, PrefetchMotion().direction) }

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
