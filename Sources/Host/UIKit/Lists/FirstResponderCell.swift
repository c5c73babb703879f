import ListGeometry

/// What a cell that is typed into asks of its list.
@MainActor
protocol FirstResponderCellHost: UIView {
  associatedtype Cell: ListCell

  /// A view goes out of view: what the user does with its item comes to an end.
  func endInteractions(with view: UIView)

  /// Called after an element has left the view.
  func notifyDidEndDisplaying(_ view: UIView, _ key: ElementKey)

  /// Gives a cell that has come back into view what it has from the list.
  func restore(_ cell: Cell, at path: RowPath)

  /// Takes a view out of the list.
  func takeAway(_ view: UIView)

  /// Lets a view wait for another element of its kind.
  func enqueueForReuse(_ view: UIView, _ kind: ElementKind)
}

/// A cell that is typed into stays when its item leaves the view, so that typing goes on: out of
/// sight in its item's place, until it gives up being first responder or its item is deleted.
@MainActor
final class FirstResponderCell<Host: FirstResponderCellHost> {
  private unowned let host: Host
  private let departing: DepartingViews
  /// The cell; nil while there is none.
  private(set) var cell: Host.Cell?
  /// The cell's item; nil when the item is gone.
  private(set) var path: RowPath?

  init(_ host: Host, _ departing: DepartingViews) {
    (self.host, self.departing) = (host, departing)
  }

  /// Whether what gets keys is a cell or inside it.
  func isEdited(_ cell: UIView) -> Bool {
    cell.window?.firstResponder?.enclosingView?.isDescendant(of: cell) ?? false
  }

  private func set(_ cell: Host.Cell?, _ path: RowPath?) { (self.cell, self.path) = (cell, path) }

  /// Keeps a cell, whose item has left the view, if it is being edited. Returns whether it does.
  func keep(_ cell: Host.Cell, _ path: RowPath) -> Bool {
    guard isEdited(cell) else { return false }
    let batch = departing.batchNumber
    release()
    guard departing.batchNumber == batch else { return false }
    set(cell, path)
    host.endInteractions(with: cell)
    host.notifyDidEndDisplaying(cell, .cell(path))
    return true
  }

  /// The item has come back into view: its cell is one of those in view again.
  func restore() {
    guard let cell, let path else { return }
    set(nil, nil)
    host.restore(cell, at: path)
  }

  /// Follows the cell's item through an update.
  func apply(_ map: IndexPathMap) {
    guard let cell else { return }
    path = path.flatMap { map.isReloaded($0) ? nil : map.newPath($0) }
    cell.setItemPath(path)
  }

  /// Ends the editing of items that an update deletes or replaces. Called after the update, because
  /// whoever is told of it may make the next one.
  func endEditingOfDeletedCells() {
    endEditing(ofBatch: departing.batchNumber)
    if cell != nil, path == nil { release() }
  }

  /// Ends the editing of items in view that a batch of updates deletes or replaces.
  func endEditing(ofBatch batch: Int) {
    for cell in departing.cells(ofBatch: batch) where isEdited(cell) { cell.endEditing(true) }
  }

  /// Everything is asked for anew: the cell has no item any more.
  func forgetPath() {
    cell?.setItemPath(nil)
    path = nil
  }

  /// Releases the cell if nobody types into it any more, or its item is gone.
  func releaseIfUnused() {
    if let cell, path == nil || !isEdited(cell) { release() }
  }

  /// Lets the cell wait for another item. Whoever is told of the end of its editing finds the list
  /// as the data source is.
  func release() {
    guard let cell else { return }
    if isEdited(cell) { cell.endEditing(true) }
    guard self.cell === cell else { return }
    set(nil, nil)
    host.takeAway(cell)
    host.enqueueForReuse(cell, .cell)
  }
}

/// A list that may keep the first responder's cell out of view.
@MainActor
protocol FirstResponderCellOwner: UIView {
  var hasFirstResponderCell: Bool { get }
}

extension UIWindow {
  /// Another responder gets keys: lists around the old one may release its cell.
  func firstResponderDidChange(from old: UIResponder?) {
    keyboard.update()
    focusEngine.firstResponderDidChange(in: self)
    guard let view = old?.enclosingView else { return }
    for case let list as any FirstResponderCellOwner in sequence(first: view, next: \.superview)
    where list.hasFirstResponderCell { list.setNeedsLayout() }
  }
}
