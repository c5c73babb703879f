import Foundation

/// What a table would do with the things that are held over it.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Where things go.
  public enum Intent: Int, Sendable {
    /// Anywhere: the table shows nothing.
    case unspecified = 0
    /// Between rows: they make room.
    case insertAtDestinationIndexPath = 1
    /// Into a row: it is highlighted.
    case insertIntoDestinationIndexPath = 2
    /// Between rows or into one, as the table thinks: between.
    case automatic = 3
  }

  /// Where things go.
  open private(set) var intent: Intent

  /// Makes a proposal for things that go nowhere in particular.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Makes a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// Says what a table does with things that are held over it or dropped. All but the first method
/// have a default.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Called when things are dropped: take them into the data, tell the table, and say where each
  /// one goes.
  ///
  /// Not called for a single row that is moved within its table and that the data source lets be
  /// moved: then the data source is told.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

  /// Whether the table is interested; true by default. Asked once for each drag.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  /// Called when the finger comes over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  /// What would become of the things at a place; by default they are moved within their table and
  /// copied elsewhere. Asked whenever the finger moves.
  /// - Parameter destinationIndexPath: The row that the finger is over, for a single row of this
  ///   table counted without it; nil away from rows and sections.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  /// Called when the finger leaves the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  /// Called when all is over, wherever the things went.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

  /// How the picture of a thing looks when it arrives at the row it was dropped to; nil, the
  /// default, for as it was dragged.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  public func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool { true }

  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) {}

  /// Moves within the table, copies from elsewhere.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
  }

  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) {}

  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}

  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// One thing that is dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }

  /// The row of this table that it comes from; nil if it comes from elsewhere or the table has been
  /// updated since.
  var sourceIndexPath: IndexPath? { get }

  /// The size of its picture; zero if it comes from elsewhere.
  var previewSize: CGSize { get }
}

/// A drop on a table.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The things.
  var items: [any UITableViewDropItem] { get }

  /// Where they go; nil away from rows and sections.
  var destinationIndexPath: IndexPath? { get }

  /// What was proposed last.
  var proposal: UITableViewDropProposal { get }

  /// The drag.
  var session: any UIDropSession { get }

  /// Lets a thing fly to a new row that stands for it until its data has come.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext

  /// Lets a thing fly to a row that the table now has.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

  /// Lets a thing fly into a part of a row, in the row's coordinates.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating

  /// Lets a thing fly anywhere.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
