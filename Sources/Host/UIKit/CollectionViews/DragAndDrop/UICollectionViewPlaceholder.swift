import Foundation

/// An item that stands in a collection view for something whose data is still on its way.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// Configures the cell of the item; nil by default. Called before the cell comes into view, and
  /// when an update was asked for.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// Makes an item.
  /// - Parameters:
  ///   - insertionIndexPath: Where it is inserted, among all items that the view then has.
  ///   - reuseIdentifier: What its cell is dequeued by.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// An item that stands in a collection view for something dropped on it whose data is still on its
/// way.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// How the picture of what was dropped looks when it arrives at the placeholder's cell; nil, the
  /// default, or a nil answer for as it was dragged.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder in a collection view, which is in the end replaced by an item of the data source
/// or deleted.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// What was dropped.
  var dragItem: UIDragItem { get }

  /// Puts an item of the data source in the placeholder's place. False if there is no placeholder
  /// any more; then nothing is called.
  /// - Parameter dataSourceUpdates: Inserts the item into the data, and nothing into the view, at
  ///   the path that it gets.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Takes the placeholder away. False if there is none any more.
  @discardableResult
  func deletePlaceholder() -> Bool

  /// Has the placeholder's cell configured again.
  func setNeedsCellUpdate()
}
