import KumikoComponents
import UIKit

/// Finds out when the ends of a list come into view.
///
/// A row near an end comes into view by being displayed, or is there already when rows beyond it
/// leave. An end is told once per approach: again after other rows have come at that end, or after
/// it was out of reach. Only then, while it is waited for, is scrolling of interest.
@MainActor
final class EndReachedObserver {
  /// What is to be done at the ends of a list; nil for nothing.
  typealias Handlers = (start: ListEdgeHandler?, end: ListEdgeHandler?)

  /// How many of the outermost rows tell whether others have come at an end: enough for a spinner
  /// or a footer that stays the last row. How near an end is has nothing to do with it.
  private static let comparedRowCount = 8

  /// The rows at the ends that were told, by identifier.
  private var told: [PageEdge: [AnyHashable]] = [:]

  /// Whether an end was told that has neither other rows yet nor is out of reach.
  var isWaiting: Bool { !told.isEmpty }

  /// Rows came into view.
  ///
  /// - Parameters:
  ///   - first: The topmost of the rows.
  ///   - last: The undermost of the rows.
  func rowsDisplayed(
    from first: IndexPath, through last: IndexPath, data: [Section], _ ends: Handlers
  ) {
    if let start = ends.start, data.hasStart(near: first, start.threshold) {
      tell(.start, start, data)
    }
    if let end = ends.end, data.hasEnd(near: last, end.threshold) {
      tell(.end, end, data)
    }
  }

  /// All rows in view are known: ends that are not near them are told when they come near again.
  func rowsVisible(
    from first: IndexPath, through last: IndexPath, data: [Section], _ ends: Handlers
  ) {
    if let start = ends.start, !data.hasStart(near: first, start.threshold) {
      told[.start] = nil
    }
    if let end = ends.end, !data.hasEnd(near: last, end.threshold) { told[.end] = nil }
  }

  /// There are no rows: whatever comes next is news.
  func rowsRemoved() { told = [:] }

  /// Calls a handler unless it waits for rows. The handler may give the list other options.
  private func tell(_ end: PageEdge, _ handler: ListEdgeHandler, _ data: [Section]) {
    let rows = data.identifiers(at: end == .start, count: Self.comparedRowCount)
    if let old = told[end], old.starts(with: rows) || rows.starts(with: old) { return }
    told[end] = rows
    handler.action()
  }
}

extension [Section] {
  /// The identifiers of some rows at the start, or at the end, of the list; the outermost first.
  @MainActor fileprivate func identifiers(at start: Bool, count: Int) -> [AnyHashable] {
    var ids: [AnyHashable] = []
    for index in indices where ids.count < count {
      let rows = self[start ? index : self.count - 1 - index].elements
      let missing = count - ids.count
      ids += start ? rows.prefix(missing).map(\.id) : rows.suffix(missing).reversed().map(\.id)
    }
    return ids
  }

  /// Whether at most `count` rows lie before the one at `path`.
  @MainActor fileprivate func hasStart(near path: IndexPath, _ count: Int) -> Bool {
    var (rows, section) = (path.row, path.section - 1)
    while rows <= count, section >= 0 {
      rows += self[section].elements.count
      section -= 1
    }
    return rows <= Swift.max(0, count)
  }

  /// Whether at most `count` rows lie after the one at `path`.
  @MainActor fileprivate func hasEnd(near path: IndexPath, _ count: Int) -> Bool {
    var (rows, section) = (self[path.section].elements.count - 1 - path.row, path.section + 1)
    while rows <= count, section < self.count {
      rows += self[section].elements.count
      section += 1
    }
    return rows <= Swift.max(0, count)
  }
}
