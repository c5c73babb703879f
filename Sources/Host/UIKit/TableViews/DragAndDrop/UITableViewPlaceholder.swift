import Foundation

/// A row that stands in a table for something whose data is still on its way.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// Configures the cell of the row; nil by default. Called before the cell comes into view.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat

  /// Makes a row.
  /// - Parameters:
  ///   - insertionIndexPath: Where it is inserted, among all rows that the table then has.
  ///   - reuseIdentifier: What its cell is dequeued by.
  ///   - rowHeight: Its height; with `UITableView.automaticDimension` its cell decides.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

/// A row that stands in a table for something dropped on it whose data is still on its way.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// How the picture of what was dropped looks when it arrives at the placeholder's cell; nil, the
  /// default, or a nil answer for as it was dragged.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder in a table, which is in the end replaced by a row of the data source or deleted.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// What was dropped.
  var dragItem: UIDragItem { get }

  /// Puts a row of the data source in the placeholder's place. False if there is no placeholder any
  /// more; then nothing is called.
  /// - Parameter dataSourceUpdates: Inserts the row into the data, and nothing into the table, at
  ///   the path that it gets.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Takes the placeholder away. False if there is none any more.
  @discardableResult
  func deletePlaceholder() -> Bool
}
