import CoreGraphics
import ListGeometry

/// What the reordering of items asks of a list.
@MainActor
protocol ReorderHost: ListEngineHost {
  /// Whether items have the numbers of the places that they make room at while one is held, as
  /// layouts of collection views are asked; else they are only shown elsewhere until it is let go.
  static var numbersHeldItems: Bool { get }

  // MARK: Who decides

  /// Whether the data source lets the user move an item.
  func canMove(_ path: RowPath) -> Bool

  /// Whether keys move items as things are.
  var movesItemsByKeys: Bool { get }

  /// Where the delegate wants an item that is proposed to go to `place`, counted without it.
  func targetPath(ofMoving path: RowPath, proposed place: RowPath) -> RowPath

  /// Has the data source move an item.
  func moveData(from path: RowPath, to newPath: RowPath)

  // MARK: The item that is held

  /// Where an item is held, in the content; nil if there is no such item.
  func holdPoint(of path: RowPath) -> CGPoint?

  /// Ends touches and movements that a holder takes over from.
  func itemWillBeLifted()

  /// Shows that an item is held: by its holder, or else dragged.
  func itemWasLifted(_ path: RowPath, at point: CGPoint)

  /// The place nearest to the held item, counted without it; nil for none, or to stay where
  /// it is.
  func proposedPlace(of path: RowPath, heldBy holder: ItemHolder) -> RowPath?

  /// Shows the item where its holder is; called after room was made for it, too.
  func heldItemDidMove()

  /// What scrolls while a finger rests near an edge of it, in the window.
  func scrollViews(below finger: CGPoint) -> [UIScrollView]

  // MARK: Room

  /// The height of the room for an item; with nil, for something from elsewhere.
  func gapHeight(of path: RowPath?) -> CGFloat?

  /// How long a place is wanted before there is room at it, in seconds.
  var gapDelay: CFTimeInterval { get }

  /// Where room can be made when it is wanted at a place; nil for nowhere.
  func gapPlace(wanted place: RowPath?) -> RowPath?

  /// Leads everything to where the gap has it.
  func gapDidChange(from old: ReorderGap)

  /// Lets everything stand without the gap.
  func gapDidClose(_ old: ReorderGap, _ end: ReorderEnd)

  /// Called when the list is on its way to where it is without the held item.
  func itemWasPutDown()
}

/// How the holding of an item ends, or of something from elsewhere.
enum ReorderEnd {
  /// The item stays where there was room for it.
  case landed
  /// The item goes back, and the others with it.
  case cancelled
  /// An update or a reload of the list leads everything to its place.
  case overtaken
}
