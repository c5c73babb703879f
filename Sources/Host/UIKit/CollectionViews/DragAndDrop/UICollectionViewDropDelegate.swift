import Foundation

/// What a collection view would do with the things that are held over it.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where things go.
  public enum Intent: Int, Sendable {
    /// Anywhere: the view shows nothing.
    case unspecified = 0
    /// Between items: an item of the view itself makes room there.
    case insertAtDestinationIndexPath = 1
    /// Into an item: it is highlighted.
    case insertIntoDestinationIndexPath = 2
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

/// Says what a collection view does with things that are held over it or dropped. All but the first
/// method have a default.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Called when things are dropped: take them into the data, tell the view, and say where each one
  /// goes.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)

  /// Whether the view is interested; true by default. Asked once for each drag.
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool

  /// Called when the finger comes over the view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

  /// What would become of the things at a place; by default they are moved within their view and
  /// copied elsewhere. Asked whenever the finger moves.
  /// - Parameter destinationIndexPath: The item that the finger is over; nil between items.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal

  /// Called when the finger leaves the view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

  /// Called when all is over, wherever the things went.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)

  /// How the picture of a thing looks when it arrives at the item it was dropped to; nil, the
  /// default, for as it was dragged.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }

  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}

  /// Moves within the view, copies from elsewhere.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: collectionView.hasActiveDrag ? .move : .copy,
      intent: .insertAtDestinationIndexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}

  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}

  /// As it was dragged.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// One thing that is dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }

  /// The item of this view that it comes from; nil if it comes from elsewhere or the view has been
  /// updated since.
  var sourceIndexPath: IndexPath? { get }

  /// The size of its picture; zero if it comes from elsewhere.
  var previewSize: CGSize { get }
}

/// A drop on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The things.
  var items: [any UICollectionViewDropItem] { get }

  /// Where they go; nil between items.
  var destinationIndexPath: IndexPath? { get }

  /// What was proposed last.
  var proposal: UICollectionViewDropProposal { get }

  /// The drag.
  var session: any UIDropSession { get }

  /// Lets a thing fly to a new item that stands for it until its data has come.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext

  /// Lets a thing fly to an item that the view now has.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

  /// Lets a thing fly into a part of an item, in the item's coordinates.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating

  /// Lets a thing fly anywhere.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
