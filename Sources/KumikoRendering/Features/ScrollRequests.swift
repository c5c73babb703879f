import KumikoComponents
import UIKit

/// Where a row should stand when a list has been scrolled to it.
public enum RowPosition: Hashable, Sendable {
  /// At the top of what can be seen.
  case top
  /// In the middle.
  case middle
  /// At the bottom.
  case bottom
  /// Wherever it is seen whole with the least scrolling.
  case none
}

/// What to do about scrolling to a row that is wholly in view already.
public enum VisibleRowPolicy: Hashable, Sendable {
  /// Scroll until it stands where it should.
  case scroll
  /// Leave it where it is.
  case stay
}

/// What a list should be scrolled to.
struct ScrollRequest {
  enum Goal {
    case row(AnyHashable, section: AnyHashable?)
    case start
    case end
  }

  var goal: Goal
  var position = RowPosition.none
  var animated = false
  var ifVisible = VisibleRowPolicy.scroll
}

/// Scrolls a list, once it shows the newest data; the latest request wins.
@MainActor
final class ScrollRequests {
  private(set) var waiting: ScrollRequest?
  private var isScheduled = false

  /// Whether an animation leads to the last row, below which more may follow.
  private var leadsToEnd = false

  /// Takes a request, and carries it out if that is possible.
  func add(_ request: ScrollRequest, for adapter: ListAdapter) {
    leadsToEnd = false
    waiting = request
    carryOut(for: adapter)
  }

  /// Carries out what waits, unless newer data is on its way or the list is being handed its rows.
  func carryOut(for adapter: ListAdapter) {
    guard let request = waiting, let list = adapter.list, adapter.phase != .updating,
      adapter.announcedUpdateCount == 0
    else { return }
    if adapter.phase != .idle { return carryOutLater(for: adapter) }
    guard !list.bounds.isEmpty else { return }
    // A list that is not on screen may get another size, so it is scrolled again when it is laid
    // out there for the first time.
    if list.window != nil { waiting = nil }
    perform(request, in: list, adapter: adapter)
  }

  /// Carries out what waits in the next turn of the main actor.
  func carryOutLater(for adapter: ListAdapter) {
    guard waiting != nil, !isScheduled else { return }
    isScheduled = true
    NextTurn.add { [weak adapter] in
      self.isScheduled = false
      if let adapter { self.carryOut(for: adapter) }
    }
  }

  /// The user scrolls: what was asked for before is over.
  func userScrolls() { leadsToEnd = false }

  /// A scrolling animation has ended.
  ///
  /// How far the end of a list is turns out on the way there, and only to a row can a list be
  /// scrolled that is not measured yet. What follows the last row comes afterwards.
  func animationEnded(for adapter: ListAdapter) {
    guard leadsToEnd, let list = adapter.list, adapter.phase == .idle else { return }
    leadsToEnd = false
    list.scrollOnToEnd(after: adapter.data)
  }

  private func perform(
    _ request: ScrollRequest, in list: any BatchUpdating, adapter: ListAdapter
  ) {
    let animated = request.animated && list.window != nil
    switch request.goal {
    case .start:
      list.setContentOffset(
        CGPoint(x: list.contentOffset.x, y: -list.adjustedContentInset.top), animated: animated)
    case .end:
      leadsToEnd = animated
      list.scrollToEnd(after: adapter.data, animated: animated)
    case .row(let id, let section):
      guard let path = adapter.data.indexPath(of: id, in: section) else { return }
      if request.ifVisible == .stay && list.showsWhole(path) { return }
      list.scrollToItem(at: path, at: request.position, animated: animated)
    }
  }
}

extension BatchUpdating {
  /// Whether all of a row is in view.
  fileprivate func showsWhole(_ path: IndexPath) -> Bool {
    let frame = frameOfItem(at: path)
    let view = bounds.inset(by: adjustedContentInset)
    return frame.minY >= view.minY - 0.5 && frame.maxY <= view.maxY + 0.5
  }

  /// Scrolls to the last row of `data`, and beyond it to what follows it.
  func scrollToEnd(after data: [Section], animated: Bool) {
    if let section = data.lastIndex(where: { !$0.elements.isEmpty }) {
      let last = IndexPath(row: data[section].elements.count - 1, section: section)
      if animated, shows(frameOfItem(at: last)) {
        return setContentOffset(CGPoint(x: contentOffset.x, y: endOffset), animated: true)
      }
      scrollToItem(at: last, at: .bottom, animated: animated)
    }
    if !animated, contentOffset.y < endOffset { contentOffset.y = endOffset }
  }

  private var endOffset: CGFloat {
    max(contentOffsetRule.greatest.y, -adjustedContentInset.top)
  }

  /// Whether a row with `frame` is in view to its end, so that only what follows it may not be.
  private func shows(_ frame: CGRect) -> Bool {
    frame.maxY <= contentOffset.y + bounds.height - adjustedContentInset.bottom + 0.5
  }

  /// Goes on to what follows the last row of `data`, if that row has just come to the bottom.
  fileprivate func scrollOnToEnd(after data: [Section]) {
    guard let section = data.lastIndex(where: { !$0.elements.isEmpty }) else { return }
    let last = IndexPath(row: data[section].elements.count - 1, section: section)
    let seenEnd = contentOffset.y + bounds.height - adjustedContentInset.bottom
    guard abs(frameOfItem(at: last).maxY - seenEnd) < 1, contentOffset.y < endOffset else { return }
    setContentOffset(CGPoint(x: contentOffset.x, y: endOffset), animated: true)
  }
}
