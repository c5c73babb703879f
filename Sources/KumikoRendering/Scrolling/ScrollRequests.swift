import KumikoComponents
import UIKit

/// Scrolls a list, once it shows the newest data; the latest request wins.
@MainActor
final class ScrollRequests {
  private(set) var waiting: ScrollRequest?
  private var isScheduled = false

  /// What an animation leads to now.
  private var underWay: ScrollUnderWay?

  /// The offset at which the row that is scrolled to was thought to be; nil for the ends.
  private var goal: CGFloat?

  /// Brings the list back to where it was; nil unless that was asked for.
  private(set) var restorer: PositionRestorer?

  /// Whether something waits for the list to have a size, or to be where it was.
  var needsLayouts: Bool { waiting != nil || restorer?.isActive == true }

  /// Whether an animation leads to the last row, below which more may follow.
  private var leadsToEnd = false

  isolated deinit { finish(.interrupted) }

  /// Takes a request, and carries it out if that is possible.
  func add(_ request: ScrollRequest, for adapter: ListAdapter) {
    finish(.interrupted)
    restorer = nil
    waiting = request
    performWaiting(for: adapter)
  }

  /// Forgets what is under way and what waits.
  private func finish(_ result: ScrollResult) {
    leadsToEnd = false
    let arrivals = [underWay?.request.arrival, waiting?.arrival]
    (underWay, waiting) = (nil, nil)
    for arrival in arrivals { arrival?.finish(result) }
  }

  /// Performs what waits, unless newer data is on its way or the list is being handed its rows.
  func performWaiting(for adapter: ListAdapter) {
    guard let request = waiting, let list = adapter.list, adapter.phase != .updating,
      adapter.announcedUpdateCount == 0
    else { return }
    if adapter.phase != .idle { return performWaitingLater(for: adapter) }
    guard !list.bounds.isEmpty else { return }
    // A list that is not on screen may get another size, so it is scrolled again when it is laid
    // out there for the first time.
    let isFinal = list.window != nil
    if isFinal { waiting = nil }
    goal = nil
    let result = perform(request, in: list, adapter: adapter)
    guard isFinal else { return }
    if let result { return request.arrival.finish(result) }
    underWay = ScrollUnderWay(request, goal: goal)
    request.arrival.watch { [weak self, weak adapter] in
      if let adapter { self?.watch(adapter) }
    }
  }

  /// Performs what waits in the next turn of the main actor.
  func performWaitingLater(for adapter: ListAdapter) {
    guard waiting != nil, !isScheduled else { return }
    isScheduled = true
    NextTurn.add { [weak adapter] in
      self.isScheduled = false
      if let adapter { self.performWaiting(for: adapter) }
    }
  }

  /// The user scrolls: what was asked for before is over.
  func userScrolls() {
    restorer = nil
    leadsToEnd = false
    let arrival = underWay?.request.arrival
    underWay = nil
    arrival?.finish(.interrupted)
  }

  /// The content has moved.
  func contentMoved() { underWay?.contentMoved() }

  /// A scrolling animation has ended.
  ///
  /// How far the end of a list is turns out on the way there, and only to a row can a list be
  /// scrolled that is not measured yet. What follows the last row comes afterwards.
  func animationEnded(for adapter: ListAdapter) {
    guard let list = adapter.list else { return finish(.interrupted) }
    guard adapter.phase == .idle else {
      if underWay != nil {
        NextTurn.add { [weak adapter] in if let adapter { self.animationEnded(for: adapter) } }
      }
      return
    }
    if leadsToEnd {
      leadsToEnd = false
      if list.scrollOnToEnd(after: adapter.data) { return }
    }
    guard let scroll = underWay else { return }
    underWay = nil
    if scroll.isStale { return scroll.request.arrival.finish(.arrived) }
    let outcome = scroll.request.outcome(in: list, adapter: adapter)
    // An animation that a finger or the app has stopped ends, too, but not where it led.
    let isDone = outcome == .arrived || scroll.leads(to: list.contentOffset)
    scroll.request.arrival.finish(
      isDone
        ? arrive(scroll.request, in: list, adapter: adapter) : outcome ?? .interrupted)
  }

  /// Scrolls the rest of the way where rows have turned out higher or lower than was thought.
  private func arrive(
    _ request: ScrollRequest, in list: any BatchUpdating, adapter: ListAdapter
  ) -> ScrollResult {
    guard case .row(let id, let section) = request.goal else { return .arrived }
    for _ in 0..<Self.searches {
      guard let path = adapter.data.indexPath(of: id, in: section) else { return .missing }
      let before = list.contentOffset
      list.scrollToItem(at: path, at: request.position, animated: false)
      list.layoutIfNeeded()
      let after = list.contentOffset
      if abs(after.x - before.x) < 0.5, abs(after.y - before.y) < 0.5 { break }
    }
    return .arrived
  }

  /// How often a row is looked for again while rows near it turn out higher or lower.
  private static var searches: Int { 6 }

  /// Begins to scroll. Returns how it ended; nil if an animation goes on.
  private func perform(
    _ request: ScrollRequest, in list: any BatchUpdating, adapter: ListAdapter
  ) -> ScrollResult? {
    let animated = request.animated && list.window != nil
    switch request.goal {
    case .start:
      let goal = CGPoint(x: list.contentOffset.x, y: -list.adjustedContentInset.top)
      let isThere = list.contentOffset == goal
      list.setContentOffset(goal, animated: animated)
      return animated && !isThere ? nil : .arrived
    case .end:
      let isThere = list.isAtEnd
      list.scrollToEnd(after: adapter.data, animated: animated)
      leadsToEnd = animated
      return animated && !isThere ? nil : .arrived
    case .row(let id, let section):
      guard let path = adapter.data.indexPath(of: id, in: section) else { return .missing }
      if request.ifVisible == .stay && list.showsWhole(path) { return .arrived }
      guard animated else { return arrive(request, in: list, adapter: adapter) }
      let isThere = list.isResting(at: path, request.position)
      goal = list.restingOffset(at: path, request.position)
      list.scrollToItem(at: path, at: request.position, animated: true)
      return isThere ? .arrived : nil
    }
  }

  // MARK: Positions

  /// Brings a list back to where it was, as soon as it can be.
  func restore(_ position: SavedPosition, for adapter: ListAdapter) {
    finish(.interrupted)
    let restorer = PositionRestorer(position)
    self.restorer = restorer
    if let list = adapter.list { restorer.restore(in: list, adapter: adapter) }
  }

  /// The list shows new data.
  func dataDidChange(for adapter: ListAdapter) {
    if let list = adapter.list { restorer?.dataDidChange(in: list, adapter: adapter) }
  }

  /// The list was laid out, or has other insets.
  func geometryMayHaveChanged(for adapter: ListAdapter) {
    if let list = adapter.list { restorer?.geometryMayHaveChanged(in: list, adapter: adapter) }
  }

  // MARK: Waiting

  /// Looks from time to time, as long as somebody waits, whether the content still moves: nobody
  /// tells of an animation that ended because somebody else has moved the content, or because the
  /// list has left its window.
  private func watch(_ adapter: ListAdapter) {
    guard let scroll = underWay, let list = adapter.list else { return finish(.interrupted) }
    if let result = scroll.request.outcome(in: list, adapter: adapter) {
      underWay = nil
      return scroll.request.arrival.finish(result)
    }
    scroll.watch(list) { [weak self, weak adapter, weak scroll] in
      guard let self, let scroll, underWay === scroll else { return }
      guard let adapter, let list = adapter.list, list.window != nil else {
        return finish(.interrupted)
      }
      if scroll.takeMovement() { return watch(adapter) }
      underWay = nil
      scroll.request.arrival.finish(
        scroll.request.outcome(in: list, adapter: adapter) ?? .interrupted)
    }
  }
}

extension ScrollRequest {
  /// How the scrolling has ended, as far as that can be seen; nil if the list shows something else.
  @MainActor
  fileprivate func outcome(
    in list: any BatchUpdating, adapter: ListAdapter
  ) -> ScrollResult? {
    switch goal {
    case .start:
      return list.contentOffset.y <= -list.adjustedContentInset.top + 1 ? .arrived : nil
    case .end: return list.isAtEnd ? .arrived : nil
    case .row(let id, let section):
      guard let path = adapter.data.indexPath(of: id, in: section) else { return .missing }
      return list.isResting(at: path, position) ? .arrived : nil
    }
  }
}

/// An animation that leads to a goal.
@MainActor
private final class ScrollUnderWay {
  let request: ScrollRequest
  private let start = CACurrentMediaTime()
  private let timer = DisplayTimer()
  private var hasMoved = false
  /// True at first: nobody hears of sections that scroll by themselves.
  private var movesAgain = true

  private let goal: CGFloat?

  init(_ request: ScrollRequest, goal: CGFloat?) { (self.request, self.goal) = (request, goal) }

  /// Whether an animation that was begun as this one ends at an offset.
  func leads(to offset: CGPoint) -> Bool { goal.map { abs($0 - offset.y) < 1.5 } ?? false }

  /// Whether nothing has moved for so long that the list must have been where it should: what ends
  /// now is another animation.
  private(set) var isStale = false

  func contentMoved() {
    if !hasMoved, CACurrentMediaTime() - start > 0.5 { isStale = true }
    (hasMoved, movesAgain) = (true, true)
  }

  /// Whether the content has moved since this was asked last.
  func takeMovement() -> Bool {
    defer { movesAgain = false }
    return movesAgain
  }

  /// Calls `body` after a while, or when the list has left its window.
  func watch(_ list: UIView, _ body: @escaping @MainActor () -> Void) {
    timer.onDeparture(body)
    timer.schedule(after: 0.3, in: list, body)
  }
}
