import Foundation

/// A step of the focus from one row of a table to another.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that the focus leaves; nil if the focus was at none.
  open private(set) var previouslyFocusedIndexPath: IndexPath?

  /// The row that the focus comes to; nil if it is taken away.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ step: FocusStep, in table: UITableView) {
    previouslyFocusedIndexPath = step.previous?.indexPath
    nextFocusedIndexPath = step.next?.indexPath
    super.init(
      from: step.isLost ? nil : step.previous.flatMap(table.displayedCell),
      to: step.next.flatMap(table.displayedCell),
      heading: step.heading)
  }
}
