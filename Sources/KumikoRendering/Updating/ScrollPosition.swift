import KumikoComponents
import KumikoDiff
import UIKit

/// Where a list view is scrolled to before an update, and how it gets back there afterwards.
@MainActor
struct ScrollPosition {
  /// The offset as a number.
  private let offset: CGPoint

  /// The rows that can be seen, from the top; none if they are not to be followed.
  let anchors: [Anchor]

  struct Anchor {
    let path: IndexPath
    let section: Section
    let node: CellNode
    /// From the top of the list view to the top of the row.
    let distance: CGFloat
  }

  /// Whether the end of the content is to stay in view.
  let isAtEnd: Bool

  /// A row that stays where it is on the screen through an update.
  struct AnchorRow {
    let anchor: Anchor
    /// Where the row is before the update.
    let source: IndexPath
    /// Where it is afterwards.
    let target: IndexPath
  }

  /// Notes where a list view is scrolled to, and if need be which rows can be seen.
  init(of target: some BatchUpdating, anchor: ScrollAnchor, adapter: some Adapter) {
    offset = target.contentOffset
    isAtEnd = anchor == .bottom && offset.y >= target.contentOffsetRule.greatest.y - 1
    let isAtTop = offset.y <= -target.adjustedContentInset.top
    if anchor == .none || anchor == .offset || anchor == .top && isAtTop {
      anchors = []
      return
    }
    let rows = target.visibleElements.compactMap { element -> Anchor? in
      guard case .cell(let path, _) = element else { return nil }
      return Anchor(
        path: path, section: adapter.data[path.section], node: adapter.cellNode(at: path),
        distance: target.frameOfItem(at: path).minY - target.contentOffset.y)
    }
    if case .row(let id) = anchor, let index = rows.firstIndex(where: { $0.node.id == id }) {
      anchors = [rows[index]] + rows
    } else {
      anchors = rows
    }
  }

  /// The first row that was visible, is in `data` and has not moved itself; nil if there is none or
  /// rows are not to be followed.
  ///
  /// - Parameter moved: Where rows are in `data` that have moved.
  func anchorRow(in data: [Section], moved: Set<IndexPath>) -> AnchorRow? {
    for anchor in anchors {
      guard let path = anchor.currentPath(in: data), !moved.contains(path) else { continue }
      return AnchorRow(anchor: anchor, source: anchor.path, target: path)
    }
    return nil
  }

  /// The first row that was visible and is in `data`, and where it stood.
  func heldRow(in data: [Section]) -> HeldRow? {
    for anchor in anchors {
      guard let path = anchor.currentPath(in: data) else { continue }
      return HeldRow(path: path, distance: anchor.distance)
    }
    return nil
  }

  /// Sets the offset so that the first row that was visible and has not moved itself is at the same
  /// height again. Returns whether there is one.
  @discardableResult
  func restoreRow(in target: some BatchUpdating, data: [Section], moved: Set<IndexPath>) -> Bool {
    guard let row = anchorRow(in: data, moved: moved) else { return false }
    bring(row.target, to: row.anchor.distance, in: target)
    return true
  }

  /// Scrolls until a row is at a distance from the top of the list view; again after rows that come
  /// into view by that turn out higher or lower than was thought.
  ///
  /// Content that a finger or momentum moves may be beyond its edges, and stays there.
  private func bring(_ path: IndexPath, to distance: CGFloat, in target: some BatchUpdating) {
    for _ in 0..<4 {
      var wanted = target.frameOfItem(at: path).minY - distance
      if !target.isScrolling {
        let least = -target.adjustedContentInset.top
        wanted = max(least, min(wanted, target.contentOffsetRule.greatest.y))
      }
      guard abs(target.contentOffset.y - wanted) > 0.01 else { return }
      target.contentOffset.y = wanted
      target.layoutIfNeeded()
    }
  }

  /// Sets the offset to the number that it was; see ``ContentOffsetRule``. What that brings into
  /// view is there afterwards, to be rendered.
  func restoreOffset(in target: some BatchUpdating) {
    guard let offset = target.contentOffsetRule.restoring(offset), target.contentOffset != offset
    else { return }
    target.contentOffset = offset
    target.layoutIfNeeded()
  }
}

/// A row that stays where it is on the screen while a batch is performed.
struct HeldRow {
  /// Where the row is after the batch.
  let path: IndexPath
  /// From the top of the list view to the top of the row.
  let distance: CGFloat
}

extension ScrollPosition.Anchor {
  /// Where the row is now; nil if it is gone or in another section.
  @MainActor
  func currentPath(in data: [Section]) -> IndexPath? {
    guard
      let sectionIndex = data.nearestIndex(
        to: path.section, where: { $0.hasSameIdentifier(as: section) })
    else { return nil }
    let rows = data[sectionIndex].elements
    return rows.nearestIndex(to: path.item, where: { $0.hasSameIdentifier(as: node) })
      .map { IndexPath(item: $0, section: sectionIndex) }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The index nearest to `start` whose element satisfies `predicate`.
  ///
  /// - Complexity: O(*d*), where *d* is the distance to it.
  @MainActor
  fileprivate func nearestIndex(to start: Int, where predicate: (Element) -> Bool) -> Int? {
    for distance in 0...Swift.max(abs(endIndex - start), abs(start - startIndex)) {
      let candidates = distance == 0 ? [start] : [start - distance, start + distance]
      for index in candidates where indices.contains(index) && predicate(self[index]) {
        return index
      }
    }
    return nil
  }
}
