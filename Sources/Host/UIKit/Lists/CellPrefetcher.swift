import CoreGraphics
import ListGeometry

/// What making cells ahead asks of a list.
@MainActor
protocol CellPrefetcherHost: UIScrollView {
  /// Whether cells may be made before they are needed, as things are.
  var allowsCellsAhead: Bool { get }
  /// The items that scrolling in a direction brings into view next, the nearest first.
  func itemsComingNext(_ direction: CGVector) -> [RowPath]
}

/// Makes the cells that come next while a list scrolls, each in a frame that brings none into view,
/// so that the frame in which they appear has less to do.
///
/// They are in no view, and nobody is told of them, until they are shown. What they show may change
/// with any update, so that updates and reloads drop them, as another direction does.
@MainActor
final class CellPrefetcher<Host: ElementSource> {
  private unowned let host: Host
  private unowned let elements: ListElements<Host>
  private var cells: [RowPath: Host.Cell] = [:]
  /// What comes next; nil if it has to be found out.
  private var next: [RowPath]?
  private var direction = CGVector.zero
  /// The content offset and the number of cells shown at the end of the last layout.
  private var last: (offset: CGPoint, displayCount: Int)?

  init(_ host: Host, _ elements: ListElements<Host>) {
    (self.host, self.elements) = (host, elements)
  }

  /// The cell that was made ahead for an item.
  subscript(path: RowPath) -> Host.Cell? { cells[path] }

  /// Called at the end of each layout.
  func update() {
    guard host.allowsCellsAhead else { return drop() }
    let old = last
    last = (host.contentOffset, elements.displayCount)
    guard let old, host.isTracking || host.animator.isMoving else { return }
    follow(
      CGVector(
        dx: host.contentOffset.x - old.offset.x, dy: host.contentOffset.y - old.offset.y))
    if old.displayCount == elements.displayCount {
      if host.contentOffset != old.offset { makeNext() }
    } else {
      next = nil
    }
  }

  /// Drops what was made for another direction.
  private func follow(_ step: CGVector) {
    guard step != .zero else { return }
    let isSame = step.dx * direction.dx >= 0 && step.dy * direction.dy >= 0
    if !isSame { drop() }
    direction = step
  }

  private func makeNext() {
    let wanted = next ?? host.itemsComingNext(direction)
    next = wanted
    for path in cells.keys where !wanted.contains(path) { discard(path) }
    let missing = wanted.first { cells[$0] == nil && elements.madeView(of: .cell($0)) == nil }
    if let missing, let cell = elements.makeCellAhead(at: missing) { cells[missing] = cell }
  }

  /// Hands out the cell of an item that is about to be shown or measured; nil if there is none.
  func dequeue(_ path: RowPath) -> Host.Cell? { cells.removeValue(forKey: path) }

  /// Lets the cell of an item wait for another one.
  func discard(_ path: RowPath) {
    if let cell = dequeue(path) { host.enqueueForReuse(cell, .cell) }
  }

  /// Lets all cells wait for other items.
  func drop() {
    next = nil
    for path in cells.keys.sorted() { discard(path) }
  }
}
