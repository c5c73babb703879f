import KumikoComponents
import UIKit

/// Finds out when the ends of a list come into view.
///
/// A row near an end comes into view by being displayed, or is there already when rows beyond it
/// leave; scrolling as such is of no interest, so it costs nothing.
@MainActor
final class ReachWatcher {
  /// What was at an end when it was reached.
  private struct Content: Equatable {
    var id: AnyHashable
    var count: Int
  }

  private var startReached: Content?
  private var endReached: Content?

  /// Rows came into view, or the data is new.
  ///
  /// - Parameters:
  ///   - first: The topmost of the rows.
  ///   - last: The undermost of the rows.
  func rowsDisplayed(
    from first: IndexPath, through last: IndexPath, data: [Section], options: ListOptions
  ) {
    if let start = options.reachStart, data.hasStart(near: first, start.threshold),
      let id = data.first(where: { !$0.elements.isEmpty })?.elements.first?.id
    {
      call(start, Content(id: id, count: data.rowCount), \.startReached)
    }
    if let end = options.reachEnd, data.hasEnd(near: last, end.threshold),
      let id = data.last(where: { !$0.elements.isEmpty })?.elements.last?.id
    {
      call(end, Content(id: id, count: data.rowCount), \.endReached)
    }
  }

  /// Calls a handler unless it knows the content. The handler may give the list other options.
  private func call(
    _ handler: ListEdgeHandler, _ content: Content,
    _ reached: ReferenceWritableKeyPath<ReachWatcher, Content?>
  ) {
    guard self[keyPath: reached] != content else { return }
    self[keyPath: reached] = content
    handler.action()
  }
}

extension [Section] {
  /// The number of rows.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  @MainActor var rowCount: Int { reduce(0) { $0 + $1.elements.count } }

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
