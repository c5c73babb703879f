import CoreGraphics
import ListGeometry

/// How the items of a list make room for what is held over it.
@MainActor
protocol DropRoom: AnyObject {
  /// Whether nothing is held by a handle, and the list can be asked.
  var isReady: Bool { get }
  /// Whether there is room for what is held.
  var hasGap: Bool { get }
  /// Takes a dragged item of the list out of it, or gets ready to make room for other things.
  func prepare(for own: RowPath?)
  /// Makes room at the place that the delegate wants for an item of the list that is held at one.
  func open(for own: RowPath, proposed place: RowPath)
  /// Makes room at a place, or with nil nowhere.
  func show(at place: RowPath?)
  /// Lets everything stand as it did.
  func close()
  /// Lets everything stand where it does after a drop, for whose items there was room.
  func close(around perform: () -> Void)
  /// Moves the held item of the list to where there is room for it.
  /// - Parameter show: Shows the cell of the item, which has this path, where it is let go.
  func land(_ show: (RowPath) -> Void)
}
