import CoreGraphics
import ListGeometry

/// What making cells ahead asks of a list.
@MainActor
protocol CellPrefetcherHost: UIScrollView {
  associatedtype Cell: ListCell

  /// Whether cells may be made before they are needed, as things are.
  var allowsCellsAhead: Bool { get }
  /// Counts the cells that have come into view.
  var displayCount: Int { get }
  /// The items that scrolling in a direction brings into view next, the nearest first.
  func itemsComingNext(_ direction: CGVector) -> [RowPath]
  /// Whether an item has a cell that is in view, measured or typed into.
  func hasCell(at path: RowPath) -> Bool
  /// Has the data source make the cell of an item; nil if it changed the list meanwhile.
  func makeCellAhead(at path: RowPath) -> Cell?
  /// Lets a cell wait for another item.
  func enqueueForReuse(_ cell: Cell)
}

/// Makes the cells that come next while a list scrolls, each in a frame that brings none into view,
/// so that the frame in which they appear has less to do.
///
/// They are in no view, and nobody is told of them, until they are shown. What they show may change
/// with any update, so that updates and reloads drop them, as another direction does.
@MainActor
final class CellPrefetcher<Host: CellPrefetcherHost> {
  private unowned let host: Host
  private var cells: [RowPath: Host.Cell] = [:]
  /// What comes next; nil if it has to be found out.
  private var next: [RowPath]?
  private var direction = CGVector.zero
  /// The content offset and the number of cells shown at the end of the last layout.
  private var last: (offset: CGPoint, displayCount: Int)?

  init(_ host: Host) { self.host = host }

  /// The cell that was made ahead for an item.
  subscript(path: RowPath) -> Host.Cell? { cells[path] }

  /// Called at the end of each layout.
  func update() {
    guard host.allowsCellsAhead else { return drop() }
    let old = last
    last = (host.contentOffset, host.displayCount)
    guard let old, host.isTracking || host.animator.isMoving else { return }
    follow(
      CGVector(
        dx: host.contentOffset.x - old.offset.x, dy: host.contentOffset.y - old.offset.y))
    if old.displayCount == host.displayCount {
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
    let missing = wanted.first { cells[$0] == nil && !host.hasCell(at: $0) }
    if let missing, let cell = host.makeCellAhead(at: missing) { cells[missing] = cell }
  }

  /// Hands out the cell of an item that is about to be shown or measured; nil if there is none.
  func dequeue(_ path: RowPath) -> Host.Cell? { cells.removeValue(forKey: path) }

  /// Lets the cell of an item wait for another one.
  func discard(_ path: RowPath) {
    if let cell = dequeue(path) { host.enqueueForReuse(cell) }
  }

  /// Lets all cells wait for other items.
  func drop() {
    next = nil
    for path in cells.keys.sorted() { discard(path) }
  }
}
